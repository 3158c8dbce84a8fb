import RefreshKit
import Testing

/// What a single view draws, for hosts that have views of their own.
@MainActor struct ViewContentsTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  @Test func `the contents are those of the view without subviews, in its own coordinates`() {
    let (outer, inner) = (Label(), Label())
    (outer.text, inner.text) = ("outer", "inner")
    outer.frame = Rect(x: 30, y: 40, width: 100, height: 20)
    (outer.alpha, outer.rotation) = (0.5, 1)
    outer.addSubview(inner)
    list.addSubview(outer)
    let item = outer.contents.items.first
    #expect(outer.contents.items.count == 1)
    #expect(item?.content == .text(DisplayItem.Text("outer", fontSize: 14, color: .text)))
    #expect(item?.frame == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(item?.alpha == 1)
    #expect(item?.rotation == 0)
  }

  @Test func `an animated view has the contents after the animation, in its layout direction`() {
    let label = Label()
    label.text = "a"
    list.addSubview(label)
    list.layoutDirection = .rightToLeft
    list.timeline.animate(1) { label.frame.size = Size(width: 50, height: 20) }
    let item = label.contents.items.first
    #expect(item?.frame.size == Size(width: 50, height: 20))
    #expect(item?.layoutDirection == .rightToLeft)
  }

  @Test func `the next change is that of the view alone`() {
    let ring = RingView()
    ring.frame.size = Size(width: 30, height: 30)
    list.addSubview(ring)
    list.timeline.advance(by: 2)
    ring.pull(to: 1)
    #expect(ring.contents.nextChange == nil)
    ring.spin(at: 2)
    list.timeline.advance(by: 0.5)
    #expect(ring.contents.nextChange == 2.5)
  }

  @Test func `a view inherits the list's preference for less motion`() {
    final class Still: View {
      override func draw(in context: inout DisplayContext) {
        if context.reducesMotion { context.draw("still", in: context.bounds) }
      }
    }
    let still = Still()
    list.addSubview(still)
    #expect(still.contents.items.isEmpty)
    list.reducesMotion = true
    #expect(still.contents.items.count == 1)
  }
}
