# The parts that several shell scripts of .ci share. A script sources this file first; after that, its working
# folder is the root of the project.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
fixtures=Tests/RefreshReplayTests/Fixtures

# In the checks, warnings are errors: see Package.swift. Their builds have a folder of their own, because in `.build` each
# change of that setting would compile everything again.
export REFRESH_STRICT=1
scratch=$PWD/.build/strict
binaries=$scratch/release

# Calls the package manager in that folder: package COMMAND OPTION...
package() { swift "$1" --scratch-path "$scratch" "${@:2}"; }

# Builds a product in release: release PRODUCT
release() { package build -c release --product "$1"; }

# Installs packages of Debian if a command or a file is missing: need COMMAND-OR-PATH PACKAGE...
need() {
  local log
  if command -v "$1" > /dev/null || [ -e "$1" ]; then return; fi
  log=$(mktemp)
  # One installation at a time, because steps run side by side.
  (
    flock 9
    apt-get update && apt-get install -y --no-install-recommends "${@:2}"
  ) > "$log" 2>&1 9> /tmp/refresh-packages || { cat "$log" >&2; exit 1; }
  rm "$log"
}

# Prints the paths of the scripts in folders, one on each line; traces are not scripts.
scripts() { find "$@" -name '*.jsonl' ! -name '*.trace.jsonl' | LC_ALL=C sort; }

# Prints the paths of the Swift files of a module, one on each line.
sources() { find "Sources/$1" -name '*.swift' | LC_ALL=C sort; }
