package slim

import (
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// hollowed lists functions of the standard library that do nothing in a page: they
// measure, trace and check the program itself, when a variable of the environment or
// a debugger asks for it, which no page has. Those behind "!" are of use, but not to
// the program: they panic.
var hollowed = map[string][]string{
	"runtime/traceruntime.go": {"traceEnabled", "traceShuttingDown", "traceAllocFreeEnabled", "traceAcquireEnabled", "traceRelease", "traceLocker.ok", "traceThreadDestroy"},
	"runtime/trace.go":        {"traceAdvance", "traceReader", "traceReaderAvailable", "traceRegisterLabelsAndReasons"},
	"runtime/tracecpu.go":     {"traceReadCPU", "traceInitReadCPU", "traceStopReadCPU", "traceCPUFlush"},
	"runtime/metrics.go":      {"initMetrics", "godebug_registerMetric", "readMetrics"},
	"runtime/mprof.go":        {"mProf_Malloc", "mProf_Free", "mProf_Flush", "mProf_FlushLocked", "mProf_NextCycle", "mProf_PostSweep", "tryRecordGoroutineProfile", "tryRecordGoroutineProfileWB", "blockevent", "saveBlockEventStack"},
	"runtime/cpuprof.go":      {"runtime_pprof_readProfile"},
	"runtime/proc.go":         {"schedtrace", "dumpgstatus"},
	"runtime/mcheckmark.go":   {"checkFinalizersAndCleanups"},
	"runtime/mgcmark.go":      {"gcDumpObject"},
	"runtime/traceback.go":    {"tracebackHexdump", "tracebacksomeothers", "printArgs"},
	"runtime/hexdump.go":      {"hexdumpWords"},
	"runtime/symtab.go":       {"moduledataverify1", "expandCgoFrames"},
	"runtime/type.go":         {"typelinksinit"},
	"runtime/runtime1.go":     {"parsegodebug", "reparsedebugvars"},
	"internal/cpu/cpu.go":     {"processOptions"},
	"log/log.go":              {"formatHeader"},
	"reflect/value.go":        {"!callMethod", "!callReflect"},
	"time/format.go":          {"!parse", "!Time.GoString"},
	"time/format_rfc3339.go":  {"!parseRFC3339"},
	"time/zoneinfo.go":        {"!tzset"},
}

// hollow is the change that empties functions, and methods as Type.name: they do
// nothing and answer nothing, or panic, where a "!" is before the name. Functions
// that only they called leave the program.
func hollow(names ...string) change {
	return func(source []byte) ([]byte, error) {
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, "", source, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		offset := func(p token.Pos) int { return files.Position(p).Offset }
		type span struct {
			from, to int
			text     string
		}
		var spans []span
		found := map[string]bool{}
		used := map[string]bool{}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if ok && f.Body != nil {
				name, body := nameOf(f), ""
				switch {
				case slices.Contains(names, name):
					body = emptyBody(source, f, offset)
				case slices.Contains(names, "!"+name):
					name = "!" + name
					body = `{ panic("left out of programs for the browser") }`
				}
				if body != "" {
					found[name] = true
					spans = append(spans, span{offset(f.Body.Pos()), offset(f.Body.End()), body})
					f.Body = nil
				}
			}
			ast.Inspect(d, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok {
					if x, ok := s.X.(*ast.Ident); ok {
						used[x.Name] = true
					}
				}
				return true
			})
		}
		for _, name := range names {
			if !found[name] {
				return nil, fmt.Errorf("there is no function %s: %w", name, ErrLayout)
			}
		}
		for _, i := range file.Imports {
			imported, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return nil, err
			}
			if i.Name == nil && !used[path.Base(imported)] {
				spans = append(spans, span{offset(i.Pos()), offset(i.Pos()), "_ "})
			}
		}
		slices.SortFunc(spans, func(a, b span) int { return a.from - b.from })
		var out []byte
		at := 0
		for _, s := range spans {
			out = append(append(out, source[at:s.from]...), s.text...)
			at = s.to
		}
		return format.Source(append(out, source[at:]...))
	}
}

// nameOf is the name of a function, behind that of its type where it has one.
func nameOf(f *ast.FuncDecl) string {
	if f.Recv == nil || len(f.Recv.List) == 0 {
		return f.Name.Name
	}
	of := f.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if id, ok := of.(*ast.Ident); ok {
		return id.Name + "." + f.Name.Name
	}
	return f.Name.Name
}

// emptyBody returns nothing of each type that a function returns.
func emptyBody(source []byte, f *ast.FuncDecl, offset func(token.Pos) int) string {
	if f.Type.Results == nil {
		return "{}"
	}
	var values []string
	for _, r := range f.Type.Results.List {
		value := "*new(" + string(source[offset(r.Type.Pos()):offset(r.Type.End())]) + ")"
		if id, ok := r.Type.(*ast.Ident); ok && id.Name == "bool" {
			value = "false"
		}
		for range max(1, len(r.Names)) {
			values = append(values, value)
		}
	}
	return "{ return " + strings.Join(values, ", ") + " }"
}

// sortingOf is the file of package sort with what sorts by Less and Swap, which
// slicesStub needs in package slices.
func sortingOf(src string) ([]byte, error) {
	source, err := os.ReadFile(filepath.Join(src, "sort", "zsortfunc.go"))
	if err != nil {
		return nil, fmt.Errorf("slim: %w: %w", ErrLayout, err)
	}
	return replace(source, "package sort", "package slices")
}
