import Foundation

/// The command `refresh`.
@main
enum Refresh {
  private static let usage = """
    usage: refresh [demo]                      shows a list that is pulled, in the terminal
           refresh replay [--changes] [FILE]   plays a script, writes its trace
           refresh film [FILE] -o SVG [--all]  plays a script, draws its pictures on a sheet
           refresh --help                      shows this

    replay and film read FILE, or standard input where there is none. With --changes, a line
    of the trace has only what differs from the line before. A film has a picture of each
    step that matters, with --all of each step; -o - writes it to standard output. Exit
    status: 0; 1 where an expectation was not met; 2 where the script is bad or cannot be
    read, or the film cannot be written; 3 where the script runs away.
    """

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      print(usage)
      return
    }
    switch arguments.first ?? "demo" {
    case "demo" where arguments.count <= 1: await Demo.run()
    case "replay":
      guard let command = ReplayCommand(arguments.dropFirst()) else { refuse() }
      finish(with: command.run())
    case "film":
      guard let command = FilmCommand(arguments.dropFirst()) else { refuse() }
      finish(with: command.run())
    default: refuse()
    }
  }

  /// Ends the process. What was printed goes out first; a reader that is gone is no mistake.
  private static func finish(with status: Int32) -> Never {
    guard fflush(nil) == 0 || errno == EPIPE else {
      complain("standard output: \(String(cString: strerror(errno)))")
      exit(2)
    }
    exit(status)
  }

  private static func refuse() -> Never {
    complain(usage)
    exit(2)
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
