import Foundation
import TestSupport
import Testing

/// The help and the version of the commands, and the report of a mistake in the command line: the
/// mistake, its correction, and status 64.
@MainActor struct ArgumentsTests {
  @Test(arguments: [
    // The command.
    (["rplay"], #"refresh: there is no command "rplay"; it must be one of demo, replay, film"#),
    (
      ["pull.jsonl"],
      #"refresh: there is no command "pull.jsonl"; it must be one of demo, replay, film; "#
        + "refresh replay pull.jsonl plays it"
    ),
    (
      ["--strict"],
      #"refresh: there is no option "--strict"; it must be --help, --version, or a command: "#
        + "demo, replay, film"
    ),
    (["--version", "2"], #"refresh: "2" follows "--version"; nothing must follow it"#),
    (
      ["--help", "rplay"],
      #"refresh: "--help" can be followed by one command: demo, replay, film"#
    ),
    (["help", "rplay"], #"refresh: "help" can be followed by one command: demo, replay, film"#),
    (["demo", "fast"], #"refresh demo: "fast" follows "demo"; nothing must follow it"#),
    // replay
    (
      ["replay", "--chnages", "a"],
      #"refresh replay: there is no option "--chnages"; it must be one of --changes, --explain, --strict, --lenient, --example, --help"#
    ),
    (
      ["replay", "a", "--strict", "b"],
      #"refresh replay: there are 2 scripts, "a" and "b"; it must be one at a time"#
    ),
    (
      ["replay", "--example", "a"],
      #"refresh replay: "--example" plays no script; it must be the only argument"#
    ),
    (
      ["replay", "--example", "--strict"],
      #"refresh replay: "--example" plays no script; it must be the only argument"#
    ),
    (
      ["replay", "--strict", "--lenient", "a"],
      #"refresh replay: "--strict" makes mistakes of warnings, and "--lenient" warnings of mistakes; "#
        + "it must be one of them"
    ),
    // film
    (
      ["film", "--strict", "--lenient", "a", "-o", "b"],
      #"refresh film: "--strict" makes mistakes of warnings, and "--lenient" warnings of mistakes; "#
        + "it must be one of them"
    ),
    (
      ["film", "a"],
      #"refresh film: there is no "-o"; it must name the file of the picture, as in -o film.svg"#
    ),
    (["film", "a", "-o"], #"refresh film: "-o" ends the line; it must be followed by FILE"#),
    (
      ["film", "-o", "a.svg", "-o", "b.svg"],
      #"refresh film: "-o" is there twice, with "a.svg" and "b.svg"; it must be there once"#
    ),
    (
      ["film", "a", "-o", "a"],
      #"refresh film: "a" is both the script and the picture; they must be two files"#
    ),
    (
      ["film", "-", "-", "--play", "-o", "c"],
      #"refresh film: standard input is there twice; it can be read once"#
    ),
    (
      ["film", "a", "b", "-o", "c"],
      #"refresh film: there are 2 scripts; they need "--play", because a sheet is of one"#
    ),
    (
      ["film", "--al"],
      #"refresh film: there is no option "--al"; it must be one of -o FILE, --play, --strict, --lenient, --help"#
    ),
  ])
  func `a mistake is reported with its correction`(arguments: [String], message: String) throws {
    let command = try Command("refresh", arguments)
    let lines = command.error.split(separator: "\n")
    #expect(lines.first.map(String.init) == message)
    #expect(lines.last?.hasSuffix(" --help shows what it can do") == true)
    #expect(lines.count == 2)
    #expect(command.output == "")
    #expect(command.status == 64)
  }

  @Test(arguments: [
    (["--fast"], #"there is no option "--fast""#),
    (["--only"], #""--only" must be followed by a measure: "#),
    (["--only", "x"], #""--only" must be followed by a measure: "#),
    (["--repeat", "0"], #""--repeat" must be followed by a whole number above 0"#),
  ])
  func `refresh-bench reports a mistake`(arguments: [String], message: String) throws {
    let command = try Command("refresh-bench", arguments)
    #expect(command.error.hasPrefix("refresh-bench: \(message)"))
    #expect(command.error.hasSuffix("\nrefresh-bench --help shows what it can do\n"))
    #expect(command.output == "")
    #expect(command.status == 64)
  }

  // MARK: Help and version

  @Test(arguments: [
    (["--help"], "usage: refresh [demo] "), (["-h"], "usage: refresh [demo] "),
    (["demo", "--help"], "usage: refresh demo\n"),
    (
      ["replay", "--help"],
      "usage: refresh replay [--changes | --explain] [--strict | --lenient] [SCRIPT]\n"
    ),
    (["replay", "x", "-h"], "usage: refresh replay "),
    (
      ["film", "--help"],
      "usage: refresh film [SCRIPT...] -o FILE [--play] [--strict | --lenient]\n"
    ),
    (["--help", "film"], "usage: refresh film "), (["help"], "usage: refresh [demo] "),
    (["help", "demo"], "usage: refresh demo\n"), (["help", "replay"], "usage: refresh replay "),
    (["help", "film"], "usage: refresh film [SCRIPT...] "),
    (["help", "--help"], "usage: refresh [demo] "),
  ])
  func `each command has a help of its own`(arguments: [String], start: String) throws {
    let command = try Command("refresh", arguments)
    #expect(command.output.hasPrefix(start))
    #expect(command.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(command.error == "")
    #expect(command.status == 0)
  }

  @Test func `refresh-bench has a help`() throws {
    let command = try Command("refresh-bench", ["--help"])
    #expect(command.output.hasPrefix("usage: refresh-bench [--json] [--only NAME] [--repeat N]\n"))
    #expect(command.status == 0)
  }

  @Test func `the version is the newest in the change log, and whether changes follow it`() throws {
    let log = try PackageFile.text("CHANGELOG.md")
    let sections = log.components(separatedBy: "\n## [").dropFirst()
    let versions = sections.map { $0.prefix { $0 != "]" } }
    let newest = try #require(versions.first { $0 != "Unreleased" })
    let hasChanges = versions.first == "Unreleased" && sections.first?.contains("\n- ") == true
    let command = try Command("refresh", ["--version"])
    let version = "\(newest)\(hasChanges ? "+unreleased" : "")"
    #expect(command.output == "refresh \(version), script format 1\n")
    #expect(command.status == 0)
  }
}
