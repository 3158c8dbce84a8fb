import Foundation
import RefreshIndicators
import RefreshKit

@main
@MainActor enum Refresh {
  /// The newest version in the change log, followed by `+unreleased` if the log has later changes.
  static let version = "0.1.0"

  /// The exit status of a wrong command line, as in BSD's `sysexits.h`.
  private static let wrongUsage: Int32 = 64

  private static let help = """
    usage: refresh [demo]               shows a list to pull, in the terminal
           refresh replay [SCRIPT]      plays a script, writes its trace
           refresh film [SCRIPT...] -o FILE
                                        plays scripts, draws them
           refresh help [COMMAND]       shows this, or the options of a command, as --help does
           refresh --version            shows which version this is
    """

  private static let demoHelp = """
    usage: refresh demo

    Shows a list to pull, live in a terminal; where there is no screen, it says what to do instead.
    """

  private static let commands = ["demo", "replay", "film"]

  static func main() async {
    RefreshIndicatorHeader.registerGallery()
    var arguments = CommandLine.arguments.dropFirst()
    let name = arguments.popFirst() ?? "demo"
    do throws(UsageError) {
      try await run(name, Array(arguments))
    } catch {
      let command = commands.contains(name) ? "refresh \(name)" : "refresh"
      complain("\(command): \(error.message)\n\(command) --help shows what it can do")
      exit(wrongUsage)
    }
  }

  private static func run(_ name: String, _ arguments: [String]) async throws(UsageError) {
    let wantsHelp = !Arguments.help.isDisjoint(with: arguments.prefix { $0 != "--" })
    switch name {
    case "demo" where wantsHelp: print(demoHelp)
    case "demo":
      try refuse(arguments, after: "demo")
      await Demo.run()
    case "replay" where wantsHelp: print(ReplayCommand.help)
    case "replay": finish(with: try ReplayCommand(arguments).run())
    case "film" where wantsHelp: print(FilmCommand.help)
    case "film": finish(with: try FilmCommand(arguments).run())
    case "help", "--help", "-h":
      guard let command = arguments.first, arguments.count == 1, commands.contains(command) else {
        guard wantsHelp || arguments.isEmpty else {
          let all = commands.joined(separator: ", ")
          throw UsageError(message: "\"\(name)\" can be followed by one command: \(all)")
        }
        return print(help)
      }
      try await run(command, ["--help"])
    case "--version":
      try refuse(arguments, after: name)
      print("refresh \(version), script format 1")
    default: throw UsageError(message: message(for: name))
    }
  }

  private static func message(for name: String) -> String {
    let all = commands.joined(separator: ", ")
    guard !name.hasPrefix("-") else {
      return "there is no option \"\(name)\"; it must be --help, --version, or a command: \(all)"
    }
    let script = name.hasSuffix(".jsonl") ? "; refresh replay \(name) plays it" : ""
    return "there is no command \"\(name)\"; it must be one of \(all)\(script)"
  }

  /// Refuses arguments after an argument that must be the last.
  private static func refuse(_ arguments: [String], after name: String) throws(UsageError) {
    guard let argument = arguments.first else { return }
    throw UsageError(message: "\"\(argument)\" follows \"\(name)\"; nothing must follow it")
  }

  /// Ends the process, after all output is written. A closed pipe is not an error.
  private static func finish(with status: Int32) -> Never {
    guard fflush(nil) == 0 || errno == EPIPE else {
      complain("standard output: \(String(cString: strerror(errno)))")
      exit(2)
    }
    exit(status)
  }

  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
