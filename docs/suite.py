#!/usr/bin/env python3
"""Holds an engine against the conformance suite: docs/SUITE.md.

    go build -o /tmp/console ./engine/console
    python3 docs/suite.py engine/testdata/suite/brian-boru.txt /tmp/console protocol

The engine reads a line of commands and answers with a line of JSON, as
docs/CONSOLE.md describes it. To try another engine, give it these:
new, open, turn, legal, do and undo.
"""
import json
import subprocess
import sys
import zlib

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if isinstance(answer, dict) and "error" in answer:
            sys.exit(f"{line}: {answer['error']}")
        return answer

    def hash(self):
        turn, legal = self.ask("turn"), self.ask("legal")
        over = turn["kind"] == "over"
        told = [" ".join([str(turn["seat"]), turn["kind"]] + ["-" if over else turn[k] or "-" for k in ("side", "other", "place")])]
        told += [" ".join([c["verb"], c["from"] or "-", c["to"] or "-"]) for c in legal]
        check = zlib.crc32("".join(line + "\n" for line in told).encode()) & 0xFFF
        return DIGITS[check >> 6] + DIGITS[check & 63]

    def leaves(self, made, depth):
        legal = self.ask("legal")
        if depth == 1:
            return len(legal)
        total = 0
        for i in range(len(legal)):
            after = self.ask(f"do {i}")["choices"]
            if after > made + 1:  # what Nature had no alternative to is made at once
                total += 1
            else:
                total += self.leaves(after, depth - 1)
            while after > made:
                after = self.ask("undo")["choices"]
        return total


def play(engine, game, match):
    engine.ask(f"new {game} dice=hand scenario={match['setup'][0]} " + " ".join(match["setup"][1:]))
    made = 0
    while True:
        if engine.hash() != match["hashes"][made]:
            sys.exit(f"after {made} choices the hash is {engine.hash()}, not {match['hashes'][made]}")
        for after, *counts in match["leaves"]:
            if after == made and [engine.leaves(made, depth) for depth in (1, 2)] != counts[:2]:
                sys.exit(f"after {made} choices the leaves are not {counts}")
        if made == len(match["ranks"]):
            break
        made = engine.ask(f"do {match['ranks'][made]}")["choices"]
    if engine.ask(f"open {match['link']}")["choices"] != made or engine.hash() != match["hashes"][made]:
        sys.exit("the link opens another match")


def read(path):
    game, matches = None, []
    for line in open(path, encoding="utf-8"):
        word, *rest = line.split()
        if word == "suite":
            game = rest[1]
        elif word == "match":
            matches.append({"setup": rest, "leaves": []})
        elif word == "link":
            matches[-1]["link"] = rest[0]
        elif word == "ranks":
            matches[-1]["ranks"] = [int(n) for n in rest]
        elif word == "hashes":
            matches[-1]["hashes"] = [rest[0][i:i + 2] for i in range(0, len(rest[0]), 2)]
        elif word == "leaves":
            matches[-1]["leaves"].append([int(n) for n in rest])
    return game, matches


game, matches = read(sys.argv[1])
engine = Engine(sys.argv[2:])
for number, match in enumerate(matches):
    play(engine, game, match)
    print(f"match {number}: {len(match['ranks'])} choices agree", flush=True)
