import RefreshFilm
import RefreshReplay

@MainActor struct FilmCommand {
  static let help = """
    usage: refresh film [SCRIPT...] -o FILE [--play] [--strict | --lenient]

    Plays a script of JSON lines and draws it, as SVG: a sheet with a picture of each op that has a
    caption; without any, of each change of a state. An expectation that is not met has a picture,
    too. Without SCRIPT, or with -, it reads standard input; -o - writes to standard output.

      -o FILE   where the picture is written
      --play    one picture that plays, over and over, instead of a sheet; of several scripts, their
                phones side by side, each with its first caption
      --strict  what would be a warning, such as an op for an empty slot, is a mistake
      --lenient
                fields that an op does not have, and drags without a beginning, are warnings

    exit status: 0; 1 if an expectation is not met; 2 if the script is bad or cannot be read, or
    FILE cannot be written; 3 if the script does not end; 64 if the command line is wrong
    """

  private let scripts: [String?]
  private let output: String
  private let form: Film.Form
  private let isStrict, isLenient: Bool

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    let arguments = try Arguments(
      arguments,
      options: [
        .init(name: "-o", value: "FILE"), .init(name: "--play"), .init(name: "--strict"),
        .init(name: "--lenient"),
      ], takesSeveralScripts: true)
    guard let output = arguments.values["-o"] else {
      throw UsageError(
        message: "there is no \"-o\"; it must name the file of the picture, as in -o film.svg")
    }
    guard !arguments.scripts.contains(output) else {
      throw UsageError(
        message: "\"\(output)\" is both the script and the picture; they must be two files")
    }
    form = arguments.flags.contains("--play") ? .play : .sheet
    guard arguments.scripts.count < 2 || form == .play else {
      throw UsageError(
        message: "there are \(arguments.scripts.count) scripts; they need \"--play\", "
          + "because a sheet is of one")
    }
    (isStrict, isLenient) = try arguments.strictness()
    scripts = arguments.scripts
    self.output = output
  }

  /// Plays the scripts, writes their film, and returns the exit status: the first status that is
  /// not "done". If a script is bad or does not end, no film is written.
  func run() -> Int32 {
    var films: [Film] = []
    var result = Replay.Status.done
    for script in scripts {
      let (film, status) = play(script)
      guard status.canContinue else { return status.rawValue }
      films.append(film)
      if result == .done { result = status }
    }
    do {
      let text = films.count == 1 ? films[0].svg : Film.svg(of: films)
      try Output.write(text, to: output == Arguments.standard ? nil : output)
    } catch {
      Refresh.complain("\(output): cannot be written: \(error)")
      return Replay.Status.bad.rawValue
    }
    return result.rawValue
  }

  private func play(_ script: String?) -> (Film, Replay.Status) {
    let name = script ?? Input.standardName
    let film = Film(form: form)
    let replay = Replay(
      name: name, observer: film, isStrict: isStrict, isLenient: isLenient, trace: { _ in },
      report: Refresh.complain, warn: Refresh.complain)
    let status = replay.play(script, name: name)
    if status.canContinue, let limit = film.limit {
      Refresh.complain("\(name): the film ends after \(limit), before the script does")
    }
    return (film, status)
  }
}
