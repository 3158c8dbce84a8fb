import Foundation
import Testing

/// The size of the animations in the documentation.
struct FilmSizeTests {
  @Test func `an animation has less than 20 KB when it is zipped`() throws {
    let films = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Sources/RefreshKit/RefreshKit.docc")
      .standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: films.path)
      .filter { $0.contains("-play.") }
    #expect(names.contains("pull-to-refresh-play.svg"))
    for name in names {
      let gzip = Process()
      let output = Pipe()
      gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      gzip.arguments = ["gzip", "-c", films.appendingPathComponent(name).path]
      gzip.standardOutput = output
      try gzip.run()
      let zipped = output.fileHandleForReading.readDataToEndOfFile()
      gzip.waitUntilExit()
      #expect(gzip.terminationStatus == 0)
      #expect((1..<20_000).contains(zipped.count), "\(name)")
    }
  }
}
