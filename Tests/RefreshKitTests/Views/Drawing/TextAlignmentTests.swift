import RefreshKit
import Testing

/// The side at which a display list places texts.
@MainActor struct TextAlignmentTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  private var sides: [ImageView.ContentMode] {
    list.displayList().items.compactMap { item in
      if case .text(let text) = item.content { text.contentMode } else { nil }
    }
  }

  private func addLabel(_ alignment: TextAlignment, width: Double = 80) -> Label {
    let label = Label("text")
    label.frame = Rect(x: 0, y: 0, width: width, height: 100)
    label.textAlignment = alignment
    list.addSubview(label)
    return label
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, [ImageView.ContentMode.left, .center, .right]),
    (.rightToLeft, [.right, .center, .left]),
  ])
  func `a text is at the side at which reading begins or ends`(
    direction: LayoutDirection, expected: [ImageView.ContentMode]
  ) {
    list.layoutDirection = direction
    for alignment in TextAlignment.allCases { _ = addLabel(alignment) }
    #expect(sides == expected)
  }

  @Test func `glyphs in a column are centered`() {
    for alignment in TextAlignment.allCases { _ = addLabel(alignment, width: 20) }
    #expect(sides == [.center, .center, .center])
  }

  @Test func `the alignment does not change a label's frame, width and accessibility label`() {
    let label = addLabel(.trailing)
    let (width, frame) = (label.textWidth, label.frame)
    label.textAlignment = .leading
    list.timeline.advance(by: 0)
    #expect((label.textWidth, label.frame) == (width, frame))
    #expect(label.accessibilityLabel == "text")
  }

  @Test func `a view that draws itself aligns its texts in the same way`() {
    final class Sketch: View {
      override func draw(in context: inout DisplayContext) {
        for alignment in TextAlignment.allCases {
          context.draw("text", in: context.bounds, alignment: alignment)
        }
        context.draw("text", in: context.bounds)
      }
    }
    let sketch = Sketch(frame: Rect(x: 0, y: 0, width: 80, height: 20))
    sketch.layoutDirection = .rightToLeft
    list.addSubview(sketch)
    #expect(sides == [.right, .center, .left, .center])
  }
}
