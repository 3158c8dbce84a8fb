import RefreshReplay

/// `refresh replay [--changes] [--strict] [SCRIPT]`
struct ReplayCommand {
  static let help = """
    usage: refresh replay [--changes] [--strict] [SCRIPT]

    Plays a script of JSON lines and writes its trace: one line for each op, with the whole state of
    the scroll view and its components. Without SCRIPT, or with -, it reads standard input.

      --changes  a line has only what differs from the line before
      --strict   what would be a warning, such as a field that an op does not have, is a mistake

    exit status: 0; 1 where an expectation is not met; 2 where the script is bad or cannot be read;
    3 where it does not end; 64 where the command line is wrong
    """

  private let form: Replay.Form
  private let isStrict: Bool
  private let path: String?

  /// Parses the arguments after `replay`.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    let arguments = try Arguments(
      arguments, options: [.init(name: "--changes"), .init(name: "--strict")])
    form = arguments.flags.contains("--changes") ? .changes : .full
    isStrict = arguments.flags.contains("--strict")
    path = arguments.script
  }

  /// Plays the script and returns the exit status.
  func run() -> Int32 {
    let name = path ?? Input.standardName
    let replay = Replay(
      name: name, form: form, isStrict: isStrict, trace: { print($0) }, report: Refresh.complain,
      warn: Refresh.complain)
    return replay.play(path, name: name).rawValue
  }
}
