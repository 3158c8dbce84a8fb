import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// A ring whose stroke, rotation and arrowhead change.
@Suite struct AnimatedRingTests {
  private func drawn(_ rings: [DisplayItem.Ring]) -> (elements: String, rules: String) {
    let frame = Rect(x: 0, y: 0, width: 40, height: 40)
    let items = rings.enumerated().map { index, ring in
      let item = SceneItem(slot: .header, content: .ring(ring), frame: frame)
      return AnimatedItem(
        sample: .init(time: Double(index), scene: .empty(items: [item])), item: item, content: .zero
      )
    }
    let sheet = Stylesheet(duration: Double(rings.count - 1), still: 0)
    let elements = AnimatedRing(items)?.elements(sheet) ?? []
    return ("\(elements)", "\(sheet.element)")
  }

  private func ring(
    rotation: Double = 0, arrowhead: Double = 1
  ) -> DisplayItem.Ring {
    DisplayItem.Ring(
      strokeStart: 0, strokeEnd: 0.5, rotation: rotation, arrowhead: arrowhead, lineWidth: 2,
      color: .red)
  }

  @Test func `an arrowhead that grows stays at the end of the stroke`() {
    let half = drawn([ring(arrowhead: 0.5), ring(arrowhead: 1)])
    // The circle's radius is 19: half of the line is inside the frame.
    #expect(half.elements.contains(#"transform="rotate(180) translate(0 -19) scale(0.5)""#))
    #expect(half.rules.contains("rotate(180deg) translate(0,-19px) scale(1)"))
    #expect(half.elements.contains(#"d="M0 -4.4L6 0L0 4.4Z""#))
  }

  @Test func `a rotation that begins anew goes on`() {
    let turns = [0.8, 0.95, 1.1, 1.25].map { turn in
      ring(rotation: 2 * .pi * (turn - turn.rounded(.down)))
    }
    let rules = drawn(turns).rules
    #expect(rules.contains("0%{transform:rotate(288deg)}100%{transform:rotate(450deg)}"))
  }
}
