import Foundation

/// The output and the exit status of a command that has run.
public struct Command {
  /// The text on standard output.
  public let output: String
  /// The text on standard error.
  public let error: String
  /// The exit status.
  public let status: Int32

  /// Runs the built command `name`.
  ///
  /// - Parameters:
  ///   - name: The executable, which is built beside the tests.
  ///   - arguments: The arguments after the name.
  ///   - input: The text of standard input; empty by default.
  public init(_ name: String = "refresh", _ arguments: [String], input: String = "") throws {
    let process = Process()
    process.executableURL = try Self.executable(name)
    process.arguments = arguments
    let pipes = [Pipe(), Pipe()]
    process.standardInput = pipes[0]
    process.standardOutput = pipes[1]
    // A sanitizer may write more messages than fit into a pipe, so these go to a file.
    let messages = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: messages)
    defer { try? FileManager.default.removeItem(at: messages) }
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    // These inputs fit into a pipe, so that neither side waits for the other.
    try pipes[0].fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes[0].fileHandleForWriting.close()
    output = String(decoding: pipes[1].fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    error = try String(decoding: Data(contentsOf: messages), as: UTF8.self)
    status = process.terminationStatus
  }

  /// The executable `name`: in the folder that the environment variable `REFRESH_COMMANDS` names, or else built beside
  /// the tests.
  public static func executable(_ name: String = "refresh") throws -> URL {
    if let folder = ProcessInfo.processInfo.environment["REFRESH_COMMANDS"] {
      return URL(fileURLWithPath: folder).appendingPathComponent(name)
    }
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      var folder = URL(fileURLWithPath: argument).deletingLastPathComponent()
      while folder.path != "/" {
        let file = folder.appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
        folder.deleteLastPathComponent()
      }
    }
    throw POSIXError(.ENOENT)
  }
}
