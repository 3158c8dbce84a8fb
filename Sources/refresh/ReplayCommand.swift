import RefreshReplay

/// `refresh replay [--changes] [FILE]`
struct ReplayCommand {
  private var form = Replay.Form.full
  private var path: String?

  /// Reads the arguments after `replay`; nil where they are not understood.
  init?(_ arguments: some Sequence<String>) {
    for argument in arguments {
      switch argument {
      case "--changes": form = .changes
      case _ where argument.hasPrefix("-") || path != nil: return nil
      default: path = argument
      }
    }
  }

  /// Plays the script and returns the exit status.
  func run() -> Int32 {
    let name = path ?? Input.standardName
    let replay = Replay(
      name: name, form: form, trace: { print($0) }, report: Refresh.complain)
    return replay.play(path, name: name).rawValue
  }
}
