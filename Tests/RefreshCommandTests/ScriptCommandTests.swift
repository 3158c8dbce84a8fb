import Foundation
import TestSupport
import Testing

/// The output and the reports of `refresh replay` and `refresh film` for scripts.
@MainActor struct ScriptCommandTests {
  private nonisolated static let stage = #"{"op":"stage","width":240,"height":340}"# + "\n"
  private nonisolated static let detached = #"{"op":"detach","slot":"header"}"# + "\n"
  private nonisolated static let empty =
    #"{"op":"call","slot":"header","method":"beginRefreshing"}"# + "\n"
  private nonisolated static let warning =
    #"<stdin>:3: the slot "header" is empty; the op does nothing"# + "\n"
  private nonisolated static let mistyped =
    #"{"op":"touch","phase":"down","x":1,"y":1,"captoin":"x"}"# + "\n"
  private nonisolated static let stray = #"{"op":"drag","phase":"moved","y":-80}"# + "\n"

  private nonisolated static let commands = [
    ["replay"], ["replay", "-"], ["film", "-o", "-"], ["film", "-", "--play", "-o", "-"],
  ]

  @Test(arguments: commands)
  func `an op without effect causes a warning on standard error`(arguments: [String]) throws {
    let command = try Command("refresh", arguments, input: Self.stage + Self.detached + Self.empty)
    #expect(command.error == Self.warning)
    #expect(!command.output.isEmpty)
    #expect(command.status == 0)
  }

  @Test(arguments: [["replay", "--strict"], ["film", "--strict", "-o", "-"]])
  func `with --strict an op without effect is a mistake`(arguments: [String]) throws {
    let script = Self.stage + Self.detached + Self.empty + Self.stage
    let command = try Command("refresh", arguments, input: script)
    #expect(command.error == Self.warning)
    #expect(command.status == 2)
  }

  @Test(arguments: [
    (mistyped, #"<stdin>:2: op "touch" has no field "captoin"; "#),
    (stray, #"<stdin>:2: drag: no drag has begun before this "moved"; "#),
  ])
  func `an unknown field and an end without a begin are mistakes, and warnings with --lenient`(
    line: String, message: String
  ) throws {
    for arguments in Self.commands {
      let command = try Command("refresh", arguments, input: Self.stage + line)
      #expect(command.error.hasPrefix(message) && command.status == 2)
      let lenient = try Command("refresh", arguments + ["--lenient"], input: Self.stage + line)
      #expect(lenient.error.hasPrefix(message) && lenient.status == 0)
      #expect(lenient.error.split(separator: "\n").count == 1)
      #expect(!lenient.output.isEmpty)
    }
  }

  @Test func `with --explain, the reasons of changes are printed instead of the trace`() throws {
    let script =
      Self.stage + "# a comment\n" + #"{"op":"attach","slot":"header","class":"RefreshHeader"}"#
      + "\n"
      + #"{"op":"advance","by":0.5}"# + "\n"
      + #"{"op":"call","slot":"header","method":"beginRefreshing"}"# + "\n"
    let command = try Command("refresh", ["replay", "--explain"], input: script)
    #expect(command.output == "line 5, 0.5 s: header idle > refreshing: beginRefreshing()\n")
    #expect(command.error == "")
    #expect(command.status == 0)
    let both = try Command("refresh", ["replay", "--explain", "--changes"], input: script)
    #expect(both.status == 64)
  }

  @Test func `the printed example is a script that meets its expectations`() throws {
    let script = try Command("refresh", ["replay", "--example"]).output
    #expect(script.split(separator: "\n").count { $0.contains(#""op":"expect""#) } == 3)
    let command = try Command("refresh", ["replay", "--explain", "--strict"], input: script)
    #expect(command.output.contains("header refreshing > idle"))
    #expect(command.error == "" && command.status == 0)
  }

  @Test func `the script in the help begins a refresh`() throws {
    let help = try Command("refresh", ["replay", "--help"]).output
    let lines = help.split(separator: "\n").filter { $0.contains(#"{"op":"#) }
    #expect(lines.count == 4)
    let command = try Command(
      "refresh", ["replay", "--strict", "--changes"], input: lines.joined(separator: "\n"))
    #expect(command.output.contains(#""state":"refreshing""#))
    #expect(command.error == "" && command.status == 0)
  }

  @Test func `an animated film is written to a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let command = try Command(
      "refresh", ["film", "--play", "-o", file.path],
      input: Self.stage + """
        {"op":"attach","slot":"header","class":"RefreshNormalHeader","beginFirst":true}
        {"op":"advance","by":1}
        """)
    #expect(command.error == "")
    #expect(command.status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("@keyframes"))
  }

  @Test func `a film that ends before its script is reported`() throws {
    let command = try Command(
      "refresh", ["film", "--play", "-o", "-"],
      input: Self.stage + """
        {"op":"attach","slot":"header","class":"RefreshRingHeader","beginFirst":true}
        {"op":"advance","by":1000}
        """)
    #expect(command.error == "<stdin>: the film ends after 60 s, before the script does\n")
    #expect(command.status == 0)
  }

  @Test func `a sheet has the captions of the script, or otherwise the states`() throws {
    let advance = #"{"op":"advance","by":1"#
    let attach = #"{"op":"attach","slot":"header","class":"RefreshNormalHeader"}"# + "\n"
    for (line, text) in [("}", "header idle"), (#","caption":"at rest"}"#, "at rest")] {
      let command = try Command(
        "refresh", ["film", "-o", "-"], input: Self.stage + attach + advance + line)
      #expect(command.error == "" && command.status == 0)
      #expect(command.output.contains(">\(text)</text>"))
    }
  }

  @Test func `a film that cannot be written is reported with the reason`() throws {
    let command = try Command("refresh", ["film", "-o", "/none/such.svg"], input: Self.stage)
    #expect(command.error == "/none/such.svg: cannot be written: No such file or directory\n")
    #expect(command.status == 2)
  }

  @Test(arguments: [
    ["replay", "/none/such"], ["film", "/none/such", "-o", "-"], ["replay", "--", "--changes"],
  ])
  func `a script that cannot be read is reported, with status 2`(arguments: [String]) throws {
    let command = try Command("refresh", arguments)
    #expect(command.error.contains(": cannot be read: No such file or directory"))
    #expect(command.status == 2)
  }
}
