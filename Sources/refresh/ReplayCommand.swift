import RefreshReplay

@MainActor struct ReplayCommand {
  static let help = """
    usage: refresh replay [--changes | --explain] [--strict | --lenient] [SCRIPT]
           refresh replay --example

    Plays a script of JSON lines and writes its trace: one line for each op, with the whole state of
    the scroll view and its components. Without SCRIPT, or with -, it reads standard input.

    A script of four lines, after which the header refreshes:

      {"op":"stage","width":375,"height":667,"contentHeight":2000}
      {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
      {"op":"call","slot":"header","method":"beginRefreshing"}
      {"op":"advance","by":0.5}

      --changes  a line has only what differs from the line before
      --explain  in place of the trace: why the components change their states, and why they do not
      --strict   what would be a warning, such as an op for an empty slot, is a mistake
      --lenient  fields that an op does not have, and drags without a beginning, are warnings: for a
                 script of a later version
      --example  plays nothing, but writes a script in which a finger pulls a list:
                 refresh replay --example > pull.jsonl

    exit status: 0; 1 where an expectation is not met; 2 where the script is bad or cannot be read;
    3 where it does not end; 64 where the command line is wrong
    """

  private static let example = """
    # A finger pulls a list: it refreshes, and half a second later it is at rest again.
    {"op":"stage","width":375,"height":667,"contentHeight":2000}
    {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
    {"op":"touch","phase":"down","x":100,"y":200}
    {"op":"advance","by":0.1}
    {"op":"touch","phase":"moved","x":100,"y":400}
    {"op":"expect","that":{"header":{"state":"pulling"}}}
    {"op":"touch","phase":"up","x":100,"y":400}
    {"op":"advance","by":0.5}
    {"op":"expect","that":{"offset":[0,-54],"header":{"state":"refreshing"}}}
    {"op":"call","slot":"header","method":"endRefreshing"}
    {"op":"advance","by":0.5}
    {"op":"expect","that":{"offset":[0,0],"header":{"state":"idle"}},"fired":{"header.ended":1}}
    """

  private let writesExample: Bool
  private let form: Replay.Form
  private let explains: Bool
  private let isStrict, isLenient: Bool
  private let path: String?

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    let arguments = try Arguments(
      arguments,
      options: ["--changes", "--explain", "--strict", "--lenient", "--example"]
        .map { .init(name: $0) })
    writesExample = arguments.flags.contains("--example")
    if writesExample, arguments.flags.count > 1 || arguments.script != nil {
      throw UsageError(message: "\"--example\" plays no script; it must be the only argument")
    }
    explains = arguments.flags.contains("--explain")
    if explains, arguments.flags.contains("--changes") {
      throw UsageError(message: "\"--explain\" writes no trace; it must be without \"--changes\"")
    }
    form = arguments.flags.contains("--changes") ? .changes : .full
    (isStrict, isLenient) = try arguments.strictness()
    path = arguments.script
  }

  /// Plays the script, or writes the example, and returns the exit status.
  func run() -> Int32 {
    if writesExample {
      print(Self.example)
      return Replay.Status.done.rawValue
    }
    let name = path ?? Input.standardName
    let explainer = explains ? Explainer() : nil
    let replay = Replay(
      name: name, form: form, isStrict: isStrict, isLenient: isLenient,
      trace: { if let explainer { explainer.lineWasPlayed() } else { print($0) } },
      report: Refresh.complain, warn: Refresh.complain)
    explainer?.replay = replay
    return replay.play(path, name: name).rawValue
  }

  /// Prints why the components of a replay change their states, and why they do not.
  @MainActor private final class Explainer {
    weak var replay: Replay?
    private var inspector: RefreshInspector?

    /// Called after each line. Makes the inspector after the first line, which has set the stage.
    func lineWasPlayed() {
      guard inspector == nil, let replay, let list = replay.stage?.scrollView else { return }
      let inspector = RefreshInspector(list)
      inspector.entryWasAdded = { [weak replay] entry in
        let line = replay.map { "line \($0.lineNumber)" } ?? ""
        print("\(line), \((entry.time * 1_000).rounded() / 1_000) s: \(entry.text)")
      }
      self.inspector = inspector
    }
  }
}
