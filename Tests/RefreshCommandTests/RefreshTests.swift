import Foundation
import TestSupport
import Testing

/// The help and the version of the commands.
struct RefreshTests {
  @Test(arguments: [
    (["--help"], "usage: refresh [demo] "), (["-h"], "usage: refresh [demo] "),
    (["demo", "--help"], "usage: refresh demo\n"),
    (["replay", "--help"], "usage: refresh replay [--changes | --explain] [--strict] [SCRIPT]\n"),
    (["replay", "x", "-h"], "usage: refresh replay "),
    (
      ["film", "--help"],
      "usage: refresh film [SCRIPT...] -o FILE [--play] [--strict]\n"
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
