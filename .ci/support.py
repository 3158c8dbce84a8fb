#!/usr/bin/env -S python3 -B
"""The parts that several scripts of .ci share, for scripts in Python as a module.

    .ci/support.py flags [PLATFORM]  prints the compiler flags of the libraries, with the conditions of a platform
    .ci/support.py libraries   prints the names of the libraries

Both come from Package.swift.
"""
import fcntl, functools, json, os, re, shutil, subprocess, sys, tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# In the checks, warnings are errors: see Package.swift. Their builds have a folder of their own, because in `.build` each
# change of that setting would compile everything again.
os.environ["REFRESH_STRICT"] = "1"
SCRATCH = ROOT / ".build/strict"

# The library that has only MJRefresh's names without UIKit.
HOST = "RefreshUIKit"


@functools.cache
def manifest():
    """Package.swift as the package manager reads it."""
    # In a build folder of its own, because it would wait for a build in the same folder.
    dump = subprocess.run(["swift", "package", "--package-path", ROOT, "--scratch-path", ROOT / ".build/manifest",
                           "dump-package"], stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(dump.stdout)


def libraries():
    """The names of the libraries, each of which is one module, dependencies first."""
    return [product["name"] for product in manifest()["products"] if "library" in product["type"]]


def flags(platform=None):
    """The flags with which the package manager compiles a library for a platform."""
    name = libraries()[0]
    settings, = [target["settings"] for target in manifest()["targets"] if target["name"] == name]
    features = [setting["kind"]["enableUpcomingFeature"]["_0"] for setting in settings
                if "enableUpcomingFeature" in setting["kind"]]
    mode, = manifest()["swiftLanguageVersions"]
    conditions = [setting["kind"]["define"]["_0"] for setting in settings if "define" in setting["kind"]
                  and platform in setting.get("condition", {}).get("platformNames", [platform])]
    return ["-parse-as-library", "-package-name", manifest()["name"].lower(), "-swift-version", mode,
            *(flag for name in features for flag in ("-enable-upcoming-feature", name)), *(flag for name in conditions for flag in ("-D", name))]


def sources(module):
    """The Swift files of a module."""
    return sorted((ROOT / "Sources" / module).rglob("*.swift"))


def swift(*arguments):
    """Runs a command of the package manager; returns its output, or ends with it if the command fails."""
    done = run("swift", *arguments)
    if done.returncode:
        sys.exit(without_progress(done.stdout))
    return done.stdout


@functools.cache
def debug():
    """The folder of the debug build, which is made if it is missing or out of date."""
    swift("build", "--package-path", ROOT, "--scratch-path", SCRATCH)
    return SCRATCH / "debug"


def dependent(command, package, *arguments):
    """Runs a command of the package manager for a package that depends on this one, whose modules it takes from
    the debug build of this package: both have one build folder, but descriptions of builds of their own.
    """
    return swift(command, "--package-path", package, "--scratch-path", SCRATCH,
                 "--disable-build-manifest-caching", *arguments)


@functools.cache
def target():
    """The triple of the machine, for tools that do not find it themselves."""
    return json.loads(run("swiftc", "-print-target-info").stdout)["target"]["unversionedTriple"]


@functools.cache
def reading(module):
    """The options with which tools find a library in the debug build. The host for UIKit is not there, and is found
    in the type-check for iOS.
    """
    if module == HOST:
        return subprocess.run([ROOT / ".ci/ios", "modules"], stdout=subprocess.PIPE, text=True,
                              check=True).stdout.splitlines()
    return ["-I", debug() / "Modules", "-target", target()]


def extract(module, folder, *options):
    """Writes the symbol graph of a library's public declarations to a folder."""
    subprocess.run(["swift-symbolgraph-extract", "-module-name", module, *reading(module), "-minimum-access-level",
                    "public", "-skip-synthesized-members", "-output-dir", folder, *options], check=True)


def graphs(module):
    """The symbols of a library's public declarations, and their relations."""
    graph = {"symbols": [], "relationships": []}
    with tempfile.TemporaryDirectory() as folder:
        extract(module, folder)
        for path in sorted(Path(folder).glob("*.symbols.json")):
            part = json.loads(path.read_text())
            graph = {key: graph[key] + part[key] for key in graph}
    return graph


def settable(module):
    """The identifiers of a library's public properties that its clients can set: symbol graphs do not say it for
    stored properties.
    """
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run(["swift-api-digester", "-dump-sdk", "-module", module, *reading(module), "-o", file.name],
                       check=True)
        waiting, found = [json.load(file)["ABIRoot"]], set()
    while waiting:
        node = waiting.pop()
        waiting += node.get("children", [])
        if any(accessor.get("accessorKind") == "set" for accessor in node.get("accessors", [])):
            found.add(node["usr"])
    return found


def need(found, *packages):
    """Installs packages of Debian if a command or a file is missing."""
    if shutil.which(found) or Path(found).exists(): return
    # One installation at a time, because steps run side by side.
    with open("/tmp/refresh-packages", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", *packages]):
            done = run(*command)
            if done.returncode: sys.exit(done.stdout)


def run(*command):
    """Runs a command; its result has all output as text."""
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def fixes(text, path):
    """The changes that the compiler offers for errors in a file, each as line, first and last column, and new text.

    Below an error the compiler repeats the line, marks a part of it with ~ and ^, and writes the
    replacement below the mark. Of a `?` or a `!` that it would remove it only says so.
    """
    place = rf"^{re.escape(str(path))}:(\d+):"
    for line, marks, offered in re.findall(rf"{place}\d+: error: .*\n.*\n( *[~^][ ~^]*)\n(?!.*: (?:error|warning|note): )( *\S.*)\n", text, re.M):
        for word in re.finditer(r"\S+", offered):
            end = re.compile(r"[~^]*").match(marks, word.start()).end()
            yield int(line) - 1, word.start(), end, word[0]
    for line, column in re.findall(rf"{place}(\d+): error: cannot (?:use optional chaining on|force unwrap value of) non-opt",
                                   text, re.M):
        yield int(line) - 1, int(column) - 1, int(column), ""


def fixed(path, text):
    """The text of a file with the changes that the compiler offers in its output."""
    lines = path.read_text().splitlines(keepends=True)
    for line, start, end, new in sorted(set(fixes(text, path)), reverse=True):
        lines[line] = lines[line][:start] + new + lines[line][end:]
    return "".join(lines)


def without_progress(text):
    """The output of a build without the lines of its progress."""
    return "\n".join(line for line in text.splitlines() if not re.match(r"\[\d", line))


if __name__ == "__main__":
    commands = {"flags": flags, "libraries": libraries}
    if len(sys.argv) < 2 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    print(*commands[sys.argv[1]](*sys.argv[2:]))
