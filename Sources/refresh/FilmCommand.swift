import RefreshReplay

/// `refresh film [SCRIPT] -o FILE [--all]`
struct FilmCommand {
  /// What stands for standard input, and for standard output.
  private static let standard = "-"

  private let script: String?
  private let output: String
  private let showsEveryStep: Bool

  /// Reads the arguments after `film`; nil where they are not understood.
  init?(_ arguments: some Sequence<String>) {
    var script: String?
    var output: String?
    var showsEveryStep = false
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--all": showsEveryStep = true
      case "-o":
        guard output == nil, let path = rest.popFirst() else { return nil }
        output = path
      case _ where script != nil: return nil
      case _ where argument.hasPrefix("-") && argument != Self.standard: return nil
      default: script = argument
      }
    }
    guard let output else { return nil }
    self.script = script == Self.standard ? nil : script
    self.output = output
    self.showsEveryStep = showsEveryStep
  }

  /// Plays the script, writes its film unless it was cut short, and returns the exit status.
  func run() -> Int32 {
    let name = script ?? Input.standardName
    let film = Film(form: showsEveryStep ? .fullSheet : .sheet)
    let replay = Replay(name: name, film: film, trace: { _ in }, report: Refresh.complain)
    let status = replay.play(script, name: name)
    guard status.goesOn else { return status.rawValue }
    do {
      try Output.write(film.svg, to: output == Self.standard ? nil : output)
    } catch {
      Refresh.complain("\(output): cannot be written: \(error)")
      return Replay.Status.bad.rawValue
    }
    return status.rawValue
  }
}
