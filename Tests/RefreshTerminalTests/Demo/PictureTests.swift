import Foundation
import RefreshTerminal
import TestSupport
import Testing

/// The picture of the demo in the README.
struct PictureTests {
  @Test func `the picture of the README is the demo's screen during a pull`() async throws {
    let bench = DemoBench()
    await bench.show()
    await bench.drag(from: 3, through: 14)
    await bench.wait(0.3)
    let picture = TerminalPicture(bench.frame.canvas).svg(
      label: "A list in a terminal, pulled down: Release to refresh")
    let path = "Sources/RefreshKit/RefreshKit.docc/terminal.svg"
    guard try PackageFile.text(path) != picture else { return }
    let new = FileManager.default.temporaryDirectory.appendingPathComponent("terminal.svg")
    try Data(picture.utf8).write(to: new)
    Issue.record("\(path) differs: look at \(new.path), and copy it")
  }
}
