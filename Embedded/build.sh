#!/bin/sh
# Builds the runtime with Embedded Swift for WebAssembly, with the generated bundle inside, and verifies that its answers are
# identical to those of the native `rulebook eval`. docs/use/embedded.md describes the rest. It writes to .build/embedded, and the
# program to generated/node.
#
#     Embedded/build.sh                       builds and compares
#     Embedded/build.sh program               only builds
#     Embedded/build.sh program-if-possible   only builds; does nothing if the toolchain lacks Embedded Swift
#
# RULEBOOK is the native tool to compare with. The default is the tool of the release build.
set -eu
export LC_ALL=C
cd "$(dirname "$0")/.."
rulebook=${RULEBOOK:-.build/release/rulebook}
bundle=generated/rulebook.bundle
out=.build/embedded
program=$out/rulebook.wasm
target=wasm32-unknown-none-wasm
wanted=${1:-all}

say() { printf '%s\n' "$*" >&2; }
die() { say "error: $*"; exit 1; }

[ "$wanted" != all ] || [ -x "$rulebook" ] || die "$rulebook is missing; run 'make build'"
[ -f "$bundle" ] || die "$bundle is missing; run 'make generate'"
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$resources/../../bin
unicode=$resources/embedded/$target/libswiftUnicodeDataTables.a
[ -f "$unicode" ] && [ -x "$tools/wasm-ld" ] && [ -x "$tools/wasmkit" ] || {
  lacks="this Swift toolchain lacks Embedded Swift for WebAssembly, wasm-ld, or wasmkit; toolchains from swift.org have them"
  [ "$wanted" != program-if-possible ] || { say "generated/node/rulebook.wasm was not built: $lacks"; exit 0; }
  die "$lacks"
}
mkdir -p "$out"

# --- Compile

# stale FILE PART...: whether a file is missing, older than one of its parts, or older than a folder with a new part.
stale() {
  made=$1
  shift
  [ ! -f "$made" ] || [ -n "$(find "$@" -newer "$made" | head -n 1)" ]
}

# The flags that all modules share. The upcoming features are those of Package.swift. The modules are optimized together when they are linked, which makes
# the program a seventh smaller.
compile() { # compile MODULE FOLDER [FLAG...]
  module=$1
  folder=$2
  shift 2
  swiftc -target $target -enable-experimental-feature Embedded -package-name rulebook -wmo -Osize -lto=llvm-full -parse-as-library -swift-version 6 -warnings-as-errors \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature ExistentialAny -I "$out" -I Embedded/C -module-name "$module" \
    -emit-module -emit-module-path "$out/$module.swiftmodule" -c $(find "$folder" -name '*.swift' | sort) -o "$out/$module.o" "$@"
}

compile_c() { # compile_c FILE OBJECT
  "$tools/clang" --target=$target -std=c17 -O2 -Wall -Wextra -Werror -ffreestanding -mbulk-memory -I Embedded/C -c "$1" -o "$2"
}

# Disables cross-module optimization for the engines, whose code would otherwise be compiled again in each module that imports them. The code that reads
# rows keeps it. Inlining is disabled, too: pages load the program, and its size matters more there than the time of a call.
apart="-Xllvm -sil-disable-pass=cmo -Xllvm -sil-disable-pass=inline -Xllvm -sil-disable-pass=late-inline -Xllvm -inline-threshold=0"

# A changed module is compiled again with everything that imports it.
parts="Embedded/build.sh Embedded/C"
pids=
for module in RulesBundle RulesJSON; do
  if stale "$out/$module.o" $parts Sources/$module; then
    say "compiling $module"
    compile $module Sources/$module &
    pids="$pids $!"
  fi
done
for pid in $pids; do wait "$pid"; done
parts="$parts $out/RulesBundle.o $out/RulesJSON.o"
if stale "$out/RulesRuntime.o" $parts Sources/RulesRuntime; then
  say "compiling RulesRuntime"
  compile RulesRuntime Sources/RulesRuntime $apart
fi
parts="$parts $out/RulesRuntime.o"
if stale "$out/RulesRequests.o" $parts Sources/RulesRequests; then
  say "compiling RulesRequests"
  compile RulesRequests Sources/RulesRequests $apart
fi
if stale "$out/Host.o" $parts "$out/RulesRequests.o" Embedded/Host; then
  say "compiling the host program"
  compile Host Embedded/Host $apart
fi
for file in memory support wasi no-rules no-unicode; do
  if stale "$out/$file.o" Embedded/build.sh Embedded/C; then compile_c Embedded/C/$file.c "$out/$file.o"; fi
done

# The bundle as a C array, which compiles fast and is read in place. It is not committed.
{
  echo '#include "host.h"'
  echo 'static const unsigned char bytes[] __attribute__((aligned(8))) = {'
  od -An -v -tu1 "$bundle" | sed 's/[0-9][0-9]*/&,/g'
  echo '};'
  echo 'const unsigned char *rulebook_bundle_start(void) { return bytes; }'
  echo 'size_t rulebook_bundle_size(void) { return sizeof bytes; }'
} >"$out/bundle.c"
compile_c "$out/bundle.c" "$out/bundle.o"

# --- Link

# The stack is first in memory, so that an overflow stops the program instead of overwriting data.
link() { # link PROGRAM MEMORY [OPTION...]
  result=$1
  memory=$2
  shift 2
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 --lto-O2 -mllvm -inline-threshold=0 --compress-relocations --export-memory=memory --stack-first -z stack-size=524288 \
    --max-memory="$memory" "$@" "$out/RulesBundle.o" "$out/RulesJSON.o" "$out/RulesRuntime.o" "$out/RulesRequests.o" "$out/Host.o" \
    "$out/memory.o" "$out/support.o" "$out/wasi.o" -o "$result"
}
link "$program" 67108864 "$out/bundle.o" "$unicode"

# The evaluator without rules, which receives a bundle from its host. `rulebook site` puts it into pages, also compressed for pages that are opened as files.
evaluator=$out/evaluator.wasm
link "$evaluator" 67108864 "$out/no-rules.o" "$out/no-unicode.o"
gzip -9 -n -c "$evaluator" >"$evaluator.gz"

# Copy it next to the module that `rulebook build` writes. The module rejects a program with other rules when it loads it.
mkdir -p generated/node
cmp -s "$program" generated/node/rulebook.wasm || cp "$program" generated/node/rulebook.wasm
[ "$wanted" = all ] || { say "generated/node/rulebook.wasm: $(wc -c <"$program" | tr -d ' ') bytes"; exit 0; }

# --- Compare

# Handwritten requests, those of the scenarios, requests that reach everything in the bundle, one of the greatest length, one that is too long, and a last
# one without a line feed.
requests=$out/requests.ndjson
awk -f Embedded/requests.awk generated/rulebook.json >"$out/everything.ndjson"
# Histories of thousands of events test nothing that shorter ones do not.
"$rulebook" test --requests --quiet | awk 'length($0) < 10000' >"$out/scenarios.ndjson"
{
  cat Embedded/requests.ndjson "$out/scenarios.ndjson" "$out/everything.ndjson"
  awk 'BEGIN { for (n = 1040000; n <= 1048580; n += 8580) printf "{\"ask\":\"%*s\"}\n", n, "x" }'
  printf '{"ask":"plan"}'
} >"$requests"
number=$(wc -l <"$out/everything.ndjson")
[ "$number" -ge 200 ] || die "Embedded/requests.awk found only $number requests in generated/rulebook.json"

# Escapes control characters, as the tool does when it prints JSON.
printed() {
  python3 -c 'import re, sys
text = sys.stdin.buffer.read().decode("utf-8", "surrogateescape")
text = re.sub("[\x7f-\x9f\u2028-\u202e\u2066\u2067]", lambda found: "\\u%04x" % ord(found[0]), text)
sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))'
}

# answers REQUESTS NAME COMMAND...: compares the answers and the exit status of a host with those of the native tool.
answers() {
  asked=$1
  name=$2
  shift 2
  status=0
  "$@" <"$out/$asked.ndjson" >"$out/$asked.raw" || status=$?
  if [ "$name" = native ]; then mv "$out/$asked.raw" "$out/$asked.$name"; else printed <"$out/$asked.raw" >"$out/$asked.$name"; fi
  echo "exit status $status" >>"$out/$asked.$name"
  [ "$name" = native ] || cmp -s "$out/$asked.native" "$out/$asked.$name" || {
    diff "$out/$asked.native" "$out/$asked.$name" | cut -c 1-2000 | head -n 20
    die "the answers of $name differ from those of $rulebook: $out/$asked.native, $out/$asked.$name"
  }
}
native() { answers "$1" native "$rulebook" eval --bundle "$bundle"; }
native requests
if command -v node >/dev/null; then
  answers requests node-wasi node --no-warnings Embedded/run.mjs wasi "$program"
  answers requests node-module node Embedded/run.mjs module
  answers requests node-evaluator node --no-warnings Embedded/run.mjs rules "$evaluator" "$bundle"
  # WasmKit interprets the program and takes ten times as long.
  awk 'NR % 6 == 1' "$requests" >"$out/some.ndjson"
  native some
  answers some wasmkit "$tools/wasmkit" run "$program"
  hosts="Node's WASI, generated/node/index.mjs, and the evaluator without rules, and every sixth answer under wasmkit"
else
  answers requests wasmkit "$tools/wasmkit" run "$program"
  hosts="wasmkit"
fi
answered=$(grep -c '^{' "$out/requests.native")

# --- Memory

# The same program with a limit of 2 MiB on all of its memory. A memory leak would soon exceed it.
bounded=$out/bounded.wasm
link "$bounded" 2097152 "$out/bundle.o" "$unicode"
if command -v node >/dev/null; then run="node --no-warnings Embedded/run.mjs wasi"; else run="$tools/wasmkit run"; fi
many() { # many FILE: repeats its lines up to 20,000 lines
  awk -v number=20000 '{ lines[NR] = $0 } END { for (n = 0; n < number; n++) print lines[n % NR + 1] }' "$1"
}
"$rulebook" eval --bundle "$bundle" <"$out/everything.ndjson" >"$out/everything.answers"
many "$out/everything.answers" >"$out/many.native"
many "$out/everything.ndjson" | $run "$bounded" >"$out/many.raw" || die "20,000 requests need more than 2 MiB of memory"
printed <"$out/many.raw" >"$out/many.wasm"
cmp -s "$out/many.native" "$out/many.wasm" || die "the answers to 20,000 requests in 2 MiB of memory differ: $out/many.native, $out/many.wasm"

# --- Report

size() { wc -c <"$1" | tr -d ' '; }
say "$answered answers are byte for byte the same natively and under $hosts; 20,000 requests ran in 2 MiB of memory"
say "$program: $(size "$program") bytes ($(gzip -9 -c "$program" | wc -c | tr -d ' ') compressed), including $(size "$bundle") bytes of the bundle"
say "$evaluator: $(size "$evaluator") bytes ($(size "$evaluator.gz") compressed)"
