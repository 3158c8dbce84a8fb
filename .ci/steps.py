"""All checks of the project, each a step with a name.

    .ci/run            the gate: what must pass before a change is merged, from a fresh clone
    .ci/run fast       what takes a minute or two after a change: before each commit
    .ci/run weekly     all steps, with all classes, all states and many random sessions: about three hours
    .ci/run STEP...    some steps, by name; with `weekly` before them as in the weekly set
    .ci/run --list     the names

Steps run in two lanes, because most of them use one processor. The output of a step is printed when the step ends, and
a table of the seconds of all steps at the end. A step after one that has failed does not run.
"""
import concurrent.futures, os, re, shutil, subprocess, sys, tempfile, threading, time
from pathlib import Path

from support import ROOT, SCRATCH, flags, need, sources

FIXTURES = ROOT / "Tests/RefreshReplayTests/Fixtures"
WEEKLY = sys.argv[1:2] == ["weekly"]
STEPS = {}


def step(lane, *sets):
    """Makes a step of a function. `lane` is that of the step if two run side by side; `sets` are those it belongs to."""
    def add(function):
        STEPS[function.__name__.replace("_", "-")] = (function, lane, sets)
        return function
    return add


class Failure(Exception):
    """A check that has failed; its text says why."""


class Step(threading.local):
    """The output of the step of the present thread."""
    output = None

    def say(self, text):
        self.output.write(text.rstrip("\n") + "\n")


this = Step()


def call(*command, quiet=False, **options):
    """Runs a command. Its output, if not `quiet`, is a part of that of the step."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", cwd=options.pop("cwd", ROOT), stdin=subprocess.DEVNULL, **options)
    text = "\n".join(line for line in done.stdout.splitlines() if not re.match(r"\[\d", line))
    if done.returncode:
        raise Failure(f"{text}\n{' '.join(map(str, command))}: exit status {done.returncode}")
    if not quiet: this.say(text)
    return text


def environment(**values):
    return dict(os.environ, **values)


def tested(*command, **options):
    """Runs tests; of those that pass, only their number is printed."""
    try:
        text = call(*command, quiet=True, **options)
    except Failure as failure:
        raise Failure("\n".join(line for line in str(failure).splitlines() if not re.match("[◇✔↳]", line)))
    if re.search(r"passing .{300,} to .* started|[\x00-\x08\x0b-\x1a\x1c-\x1f]", text):
        raise Failure("the description of a test's argument is long, or has control characters")
    this.say(text.splitlines()[-1])
    return text


# MARK: The gate

@step(1, "gate", "fast", "weekly")
def format():
    """The layout of the sources."""
    call("swift", "format", "lint", "--strict", "--parallel", "--recursive", "Package.swift", "Sources", "Tests",
         "Examples", "from-mjrefresh.swift")


@step(1, "gate", "fast", "weekly")
def layers():
    """The folders of values use none of the folders after them, and the doors are called in public members only."""
    call(".ci/package", "layers")


@step(1, "gate", "fast", "weekly")
def guides():
    """The pages: their number, their lengths, their links and pictures."""
    call(".ci/package", "guides")


@step(1, "gate", "fast", "weekly")
def build():
    """The debug build of everything, in which warnings are errors."""
    call("swift", "build", "--scratch-path", SCRATCH, "--build-tests")


@step(1, "gate", "fast", "weekly")
def deinits():
    """No class of the sources has an isolated `deinit`."""
    call(".ci/package", "deinits")


@step(1, "gate", "fast", "weekly")
def tests():
    """The tests, by the README's command; the tests of the kit beside the others, because each run uses one processor."""
    command = ["swift", "test", "--scratch-path", SCRATCH, "--skip-build"]
    halves = [["--filter", r"^RefreshKitTests\."], ["--skip", r"^RefreshKitTests\."]]
    outputs, failures = [], []

    def half(options):
        this.output = tempfile.TemporaryFile("w+")
        try:
            tested(*command, *options)
        except Failure as failure:
            failures.append(str(failure))
        this.output.seek(0)
        outputs.append(this.output.read())

    threads = [threading.Thread(target=half, args=[options]) for options in halves]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    if failures: raise Failure("\n".join(failures))
    this.say("".join(outputs))


@step(1, "gate", "weekly")
def declarations():
    """The public declarations are those of the lists in Tests/API, and all of them are documented."""
    call(".ci/package", "api")
    call(".ci/package", "docs")


@step(1, "gate", "weekly")
def client():
    """A package that depends on this one, as an app does."""
    call(".ci/package", "client")


@step(1, "gate", "weekly")
def examples():
    """The examples of the README and the guides compile, run, and print what they say."""
    call(".ci/package", "examples")


@step(1, "gate", "weekly")
def explore():
    """The states of components that any inputs reach, and the laws in them, and the explorer's own tests: see Architecture.md."""
    tested("swift", "test", "--scratch-path", SCRATCH, "--skip-build", "--filter", r"^RefreshCommandTests\.Explorer",
           env=environment(REFRESH_EXPLORE="1"))
    binary = release("refresh-explore") if WEEKLY else SCRATCH / "debug/refresh-explore"
    with tempfile.TemporaryDirectory() as folder:
        call(binary, "--diagrams", folder)
        for picture in Path(folder).glob("*.svg"):
            if picture.read_bytes() != (ROOT / "Tests/Guides" / picture.name).read_bytes():
                raise Failure("draw it again: refresh-explore --diagrams Tests/Guides")
    bound = ["--bound", "full"] if WEEKLY else ["--bound", "small", "--limit", "25"]
    scenes = call(binary, "--list", *bound, quiet=True).splitlines()
    running = subprocess.run(["xargs", "-d", "\n", "-P", str(os.cpu_count()), "-I", "SCENE", binary, *bound, "--only",
                              "SCENE"], input="\n".join(scenes), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             text=True)
    if running.returncode: raise Failure(running.stdout)
    counts = [re.search(r": (\d+) states, (\d+) steps", line) for line in running.stdout.splitlines()]
    states, steps = (sum(int(count[group]) for count in counts if count) for group in (1, 2))
    this.say(f"{len(scenes)} scenes, {states:,} states, {steps:,} steps, no law broken")


@step(2, "gate", "weekly")
def ios():
    """The kit and the host for UIKit, type-checked for iOS against declared headers, and the privacy manifest."""
    call(".ci/package", "privacy")
    call(".ci/ios", *["all"] * WEEKLY)


@step(2, "gate", "weekly")
def uikit():
    """The host on a stub that behaves like UIKit: every script, random lives of a scroll view, and the examples of the
    guides. Weekly: optimized, each script in all manners, and 50,000 lives.
    """
    call(".ci/package", "examples", "--uikit", "Tests/UIKit/.build/guides", "--stub")
    options = ["-c", "release", "-Xswiftc", "-enable-testing"] if WEEKLY else []
    # One test at a time: they share the stub's run loop and its clock.
    tested("swift", "test", "--no-parallel", "--package-path", "Tests/UIKit", "--scratch-path",
           "Tests/UIKit/.build/strict", *options, env=environment(UIKIT_GUIDES="1", UIKIT_LIVES="50000" if WEEKLY else "100"))


@step(3, "gate", "weekly")
def recordings():
    """Recordings of random sessions on the stub of UIKit, judged by `refresh`. Weekly: 200 of each class."""
    # It follows the builds of both lanes.
    options = ["-c", "release", "-Xswiftc", "-enable-testing"] if WEEKLY else []
    commands = release("refresh").parent if WEEKLY else SCRATCH / "debug"
    tested("swift", "test", "--no-parallel", "--package-path", "Tests/UIKit", "--scratch-path",
           "Tests/UIKit/.build/strict", *options, "--filter", "JudgedHostRecordingTests",
           env=environment(REFRESH_COMMANDS=commands, UIKIT_JUDGED="200" if WEEKLY else "8"))


@step(2, "gate", "weekly")
def allocations():
    """An offset change, a frame of a motion and a pull of an indicator allocate nothing: Valgrind's totals for N and for
    2N of them must be the same.
    """
    need("valgrind", "valgrind")
    binary = release("refresh-bench")
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind cannot read Swift's debug information.
        call("strip", "--strip-debug", "-o", f"{folder}/bench", binary)
        for name, count in [("drag", 1_000), ("frame", 10_000), ("frame-refreshing", 10_000), ("indicator-pull", 1_000)]:
            totals = [re.search(r"total heap usage: ([\d,]+) allocs", call(
                "valgrind", f"{folder}/bench", "--only", name, "--repeat", repeats, quiet=True))[1]
                for repeats in (count, 2 * count)]
            this.say(f"{name}: {totals[0]} allocations, with twice as many {totals[1]}")
            if totals[0] != totals[1]: raise Failure(f"{name} allocates")


@step(2, "gate", "weekly")
def instructions(limit=1_000, ratio=12):
    """The instructions of an offset change, alone and as a multiple of one of the state machine in C: times vary by two on
    one machine, these counts do not. Each is the difference of two runs, without what begins and ends a run.
    """
    need("valgrind", "valgrind")
    binary = release("refresh-bench")
    # The sessions of a run, without those of its warm-up, and the offset changes of a session.
    sessions, changes = 20, 263
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind cannot read Swift's debug information.
        call("strip", "--strip-debug", "-o", f"{folder}/bench", binary)

        def count(name, times):
            text = call("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"{folder}/bench", "--json", "--only",
                        name, "--repeat", times, quiet=True)
            return int(re.search(r"Collected : (\d+)", text)[1])

        kit, machine = [(count(name, 2 * times) - count(name, times)) / times / changes
                        for name, times in [("offset-change", sessions), ("state-machine", 50 * sessions)]]
    this.say(f"{kit:.0f} instructions, {kit / machine:.1f} times the {machine:.1f} of the state machine in C")
    if kit > limit or kit / machine > ratio:
        raise Failure(f"more than {limit} instructions, or {ratio} times those of the state machine")


@step(2, "gate", "weekly")
def scripts():
    """The release build of `refresh` plays every script as the debug build does: the same output, messages and status."""
    call("swift", "build", "--scratch-path", SCRATCH, "--product", "refresh")
    programs = [SCRATCH / "debug/refresh", release("refresh")]
    scripts = [path.relative_to(ROOT) for path in FIXTURES.glob("*/*.jsonl") if not path.name.endswith(".trace.jsonl")]
    # Those that only a limit ends take the longest.
    scripts.sort(key=lambda path: (not path.name.startswith("runaway"), path))

    def differs(script):
        options = ["--lenient"] if script.parent.name == "lenient" else []
        played = [subprocess.run([program, "replay", *options, script], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                 env=environment(SWIFT_BACKTRACE="enable=no")) for program in programs]
        one, other = [(each.returncode, each.stderr, each.stdout) for each in played]
        return one != other or played[0].returncode < 0

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        different = [str(script) for script, differs in zip(scripts, pool.map(differs, scripts)) if differs]
    if different: raise Failure("\n".join(["a release build plays these differently:", *different]))
    this.say(f"{len(scripts)} scripts, as in debug")


@step(2, "gate", "weekly")
def test_in_release():
    """A test of RefreshTesting in a release build."""
    call(release("refresh-bench"), "--only", "test", "--repeat", "1")


@step(2, "gate", "weekly")
def demo():
    """Every key of the demo in release, in terminals of three sizes."""
    call(".ci/demo", release("refresh"))


# MARK: Weekly

def release(product):
    """The program of a product, built in release."""
    call("swift", "build", "--scratch-path", SCRATCH, "-c", "release", "--product", product)
    return SCRATCH / "release" / product


@step(1, "weekly")
def builds():
    """Unusual builds: the tests in release, and a `refresh` with its own Swift runtime."""
    tested("swift", "test", "-c", "release", "--scratch-path", ".build/release-tests", "-Xswiftc", "-enable-testing",
           env=environment(SWIFT_BACKTRACE="enable=no"))
    call("swift", "build", "-c", "release", "--scratch-path", ".build/static", "--static-swift-stdlib", "--product",
         "refresh")
    binary = ROOT / ".build/static/release/refresh"
    if "swift" in call("ldd", binary, quiet=True): raise Failure("refresh needs shared libraries of Swift")
    for script in sorted((FIXTURES / "improvements").glob("*.jsonl")):
        call(binary, "replay", script, quiet=True, env={})
    call(binary, "demo", quiet=True, env={})


# What the address sanitizer takes for a leak: memory of the toolchain, work that a test leaves on a timeline on purpose,
# and the tables of settings, whose references have tags in spare bits.
LEAKS = "leak:XCTest\nleak:libFoundation\nleak:*RefreshKitTests*Timeline*\nleak:*NamedValue*_WZ\n"


@step(1, "weekly")
def sanitize():
    """The tests under the address sanitizer, which also finds leaks, and those that use threads under the thread
    sanitizer. The sanitizers leave the signals of crashes to the program.
    """
    (ROOT / ".build").mkdir(exist_ok=True)
    (ROOT / ".build/leaks").write_text(LEAKS)
    # A command that a test runs has no search path, and names of leaks need the symbolizer.
    options = "handle_segv=0:handle_sigbus=0:handle_sigfpe=0:external_symbolizer_path=" + \
        (shutil.which("llvm-symbolizer") or "")
    values = environment(SWIFT_BACKTRACE="enable=no", REFRESH_LAWS_SEEDS="20", ASAN_OPTIONS=options, TSAN_OPTIONS=options,
                         LSAN_OPTIONS=f"suppressions={ROOT}/.build/leaks:print_suppressions=0")
    for sanitizer, chosen in [("address", []), ("thread", ["--filter", "Async|Loop|Thread|Settling|Pager"])]:
        tested("swift", "test", "--sanitize", sanitizer, "--scratch-path", f".build/{sanitizer}", *chosen, env=values)


@step(2, "weekly")
def uikit_kit():
    """The tests of the kit and of the replay where views are UIKit's, on the stub. Tests/UIKit/Package.swift says what is
    left out. There is no host, so a system header is drawn by the kit, as on the Mac.
    """
    tested("swift", "test", "--package-path", "Tests/UIKit", "--scratch-path", "Tests/UIKit/.build/kit",
           env=environment(REFRESH_KIT_TESTS="1", SWIFT_BACKTRACE="enable=no", UIKIT_IDIOM="mac"))


@step(1, "gate", "fast", "weekly")
def reasons():
    """Each reason in Tests/Mutants.md is that of a mutant."""
    call(".ci/mutate", "--reasons")


@step(1, "weekly")
def migration():
    """The compiler replaces MJRefresh's names."""
    call(".ci/package", "migration")


@step(1, "weekly")
def fuzz(seconds=900):
    """Random scripts: libFuzzer changes the fixtures, and keeps the scripts that reach new code in .build/fuzz/corpus. It
    fails at the first crash, leak, or script that takes longer than two minutes or more than two gigabytes.
    """
    work = ROOT / ".build/fuzz"
    for folder in ("seeds", "corpus"): (work / folder).mkdir(parents=True, exist_ok=True)
    modules = {name: sources(name) for name in ("RefreshKit", "RefreshPaging", "RefreshReplay", "RefreshTesting")}
    modules |= {name: sorted((ROOT / "Tests" / name).glob("*.swift")) for name in ("TestSupport", "Fuzz")}
    for name, files in modules.items():
        call("swiftc", *flags(), "-c", "-O", "-wmo", "-enable-testing", "-sanitize=fuzzer,address", "-module-name", name,
             "-emit-module", "-emit-module-path", work / f"{name}.swiftmodule", "-I", work, "-o", work / f"{name}.o", *files)
    call("swiftc", "-sanitize=fuzzer,address", *[work / f"{name}.o" for name in modules], "-o", work / "fuzz")
    for script in FIXTURES.glob("*/*.jsonl"):
        if not script.name.endswith(".trace.jsonl"): shutil.copy(script, work / "seeds")
    (ROOT / ".build/leaks").write_text(LEAKS)
    call("nice", "./fuzz", f"-max_total_time={seconds}", "-max_len=4096", "-timeout=120", "-rss_limit_mb=2048",
         "-entropic_scale_per_exec_time=1", "-print_final_stats=1", "corpus", "seeds", cwd=work,
         env=environment(SWIFT_BACKTRACE="enable=no", LSAN_OPTIONS=f"suppressions={ROOT}/.build/leaks"))


@step(1, "weekly")
def mutate():
    """A fifth of the mutants, another one each week."""
    week = int(time.strftime("%V"))
    # A mutant that survives takes all tests that reach it: those of all classes would take days.
    call(".ci/mutate", "--part", f"{week % 5 + 1}/5", env=environment(REFRESH_TESTS=""))


# MARK: Running

class Run:
    """A run of steps in their lanes."""

    def __init__(self, names):
        self.names, self.seconds, self.failed, self.lock = names, {}, [], threading.Lock()

    def perform(self, name):
        start, problem = time.monotonic(), None
        with tempfile.TemporaryFile("w+") as this.output:
            try:
                STEPS[name][0]()
            except Failure as failure:
                problem = str(failure)
            self.seconds[name] = time.monotonic() - start
            this.output.seek(0)
            text = this.output.read() + (problem or "")
        with self.lock:
            print(f"\n== {name}{': FAILED' if problem else ''}: {self.seconds[name]:.0f} seconds\n{text.strip()}", flush=True)
            if problem: self.failed.append(name)

    def lane(self, number):
        for name in self.names:
            if STEPS[name][1] == number and not self.failed: self.perform(name)

    def all(self):
        start = time.monotonic()
        lanes = [threading.Thread(target=self.lane, args=[number]) for number in (1, 2)]
        for lane in lanes: lane.start()
        for lane in lanes: lane.join()
        self.lane(3)
        print("\n" + "\n".join(f"{name:14}{seconds:6.0f} s" for name, seconds in self.seconds.items()))
        print(f"{'all':14}{time.monotonic() - start:6.0f} s")
        if self.failed: sys.exit(f"failed: {', '.join(self.failed)}")


def main():
    words = sys.argv[2:] if WEEKLY else sys.argv[1:]
    if words == ["--list"]:
        for name, (function, _, sets) in STEPS.items():
            print(f"{name:14}{', '.join(sets)}: {' '.join(function.__doc__.split())}")
        return
    if unknown := [word for word in words if word not in STEPS and word not in ("fast", "gate")]:
        sys.exit(f"there is no step {', '.join(unknown)}; .ci/run --list has the names")
    if WEEKLY: os.environ.setdefault("REFRESH_TESTS", "all")
    chosen = [word for word in words if word in STEPS] or [
        name for name, (_, _, sets) in STEPS.items() if ("weekly" if WEEKLY else (words or ["gate"])[0]) in sets]
    Run(chosen).all()


main()
