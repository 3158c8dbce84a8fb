import Foundation
import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

@Suite struct AnimatedPanelTests {
  @Test func `a caption that the next one follows at once is not seen`() {
    let recording = AnimationRecording.made(
      by:
        Filming.list() + """
          {"op":"advance","by":1,"caption":"one"}
          {"op":"drag","phase":"began","caption":"two"}
          {"op":"drag","phase":"moved","y":-20,"caption":"three"}
          {"op":"advance","by":1}
          """)
    let panel = AnimatedPanel(recording, height: 300)
    let svg = "\(panel.element(at: .zero, Stylesheet(duration: 4, still: 0)))"
    func group(of text: String) -> Substring? {
      svg.components(separatedBy: "<g opacity=").first { $0.contains(">\(text)<") }?.prefix(20)
    }
    #expect(group(of: "two")?.hasPrefix("\"0\">\n<text ") == true)
    #expect(group(of: "three")?.hasPrefix("\"0\" class=\"a k") == true)
  }
}
