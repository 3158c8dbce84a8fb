# The parts that several shell scripts of .ci share. A script sources this file first; it is in the root
# of the project after that.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
fixtures=Tests/RefreshReplayTests/Fixtures

# Prints the title of a step.
step() { printf '\n== %s\n' "$1"; }

# Installs packages of Debian where a command or a file is missing: need COMMAND-OR-PATH PACKAGE...
need() {
  local log
  if command -v "$1" > /dev/null || [ -e "$1" ]; then return; fi
  log=$(mktemp)
  (apt-get update && apt-get install -y --no-install-recommends "${@:2}") > "$log" 2>&1 ||
    { cat "$log" >&2; exit 1; }
  rm "$log"
}

# Prints the scripts in folders, a path a line; traces are no scripts.
scripts() { find "$@" -name '*.jsonl' ! -name '*.trace.jsonl' | LC_ALL=C sort; }

# Prints the Swift files of a module, a path a line.
sources() { find "Sources/$1" -name '*.swift' | LC_ALL=C sort; }

# Writes the element for web pages and modules of WebAssembly into .build/web/site, and nothing else.
site() {
  rm -rf .build/web/site
  mkdir -p .build/web/site
  cp Sources/RefreshWeb/{*.mjs,*.d.ts,package.json} "$@" .build/web/site
}
