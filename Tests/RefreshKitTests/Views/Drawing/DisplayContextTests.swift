import RefreshKit
import Testing

private let red = Color(red: 1, green: 0, blue: 0)

/// Views of an app that draw themselves.
@MainActor struct DisplayContextTests {
  /// A view that draws with a closure.
  private final class Sketch: View {
    var body: (inout DisplayContext) -> Void = { _ in }

    override func draw(in context: inout DisplayContext) {
      body(&context)
    }
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  private let sketch = Sketch(frame: Rect(x: 20, y: 30, width: 100, height: 50))

  private func items(_ body: @escaping (inout DisplayContext) -> Void) -> [DisplayItem] {
    sketch.body = body
    if sketch.superview == nil { list.addSubview(sketch) }
    return list.displayList().items
  }

  @Test func `shapes have the view's frame, and paths in the view's coordinates`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let oval = Path(ovalIn: rect)
    let items = items {
      $0.fill(rect, with: red)
      $0.fill(oval, with: red)
      $0.stroke(oval, with: red, lineWidth: 2)
    }
    #expect(
      items.map(\.content) == [
        .shape(DisplayItem.Shape(Path(rect: rect), color: red)),
        .shape(DisplayItem.Shape(oval, color: red)),
        .shape(DisplayItem.Shape(oval, color: red, lineWidth: 2)),
      ])
    #expect(Set(items.map(\.frame)) == [sketch.frame])
    #expect(Set(items.map(\.view)) == [ObjectIdentifier(sketch)])
  }

  @Test func `by default a stroke is 1 point wide and round, and a text is 14 points high`() {
    let oval = Path(ovalIn: Rect(x: 1, y: 2, width: 3, height: 4))
    let items = items {
      $0.stroke(oval, with: red)
      $0.stroke(oval, with: red, lineCap: .butt, lineJoin: .miter)
      $0.draw("text", in: $0.bounds)
    }
    #expect(
      items.map(\.content) == [
        .shape(
          DisplayItem.Shape(oval, color: red, lineWidth: 1, lineCap: .round, lineJoin: .round)),
        .shape(DisplayItem.Shape(oval, color: red, lineWidth: 1, lineCap: .butt, lineJoin: .miter)),
        .text(DisplayItem.Text("text", fontSize: 14, color: .text)),
      ])
  }

  @Test(arguments: [
    (0.0, 40.0, false), (1, 40, true), (27, 40, true), (28, 40, false), (20, 20, false),
  ])
  func `a text is upright in a column narrower than two glyphs`(
    width: Double, height: Double, isUpright: Bool
  ) {
    let items = items { $0.draw("text", in: Rect(x: 0, y: 0, width: width, height: height)) }
    #expect(
      items.map(\.content) == [
        .text(DisplayItem.Text("text", fontSize: 14, color: .text, isUpright: isUpright))
      ])
  }

  @Test func `texts and images have frames of their own`() {
    let items = items {
      $0.draw("text", in: Rect(x: 10, y: 10, width: 40, height: 20), fontSize: 12, color: red)
      $0.draw(DisplayItem.Picture(.trailArrow), in: $0.bounds)
      $0.add(.spinner(DisplayItem.Spinner(step: 3, color: red)), in: $0.bounds)
    }
    #expect(
      items.map(\.frame) == [
        Rect(x: 30, y: 40, width: 40, height: 20), Rect(x: 60, y: 45, width: 20, height: 20),
        sketch.frame,
      ])
    #expect(
      items.map(\.content) == [
        .text(DisplayItem.Text("text", fontSize: 12, color: red)),
        .image(DisplayItem.Picture(.trailArrow)),
        .spinner(DisplayItem.Spinner(step: 3, color: red)),
      ])
  }

  @Test func `a drawing is behind the view's subviews`() {
    let label = Label()
    label.text = "in front"
    label.frame = Rect(x: 0, y: 0, width: 80, height: 20)
    sketch.addSubview(label)
    let items = items { $0.fill($0.bounds, with: red) }
    #expect(items.map(\.view) == [ObjectIdentifier(sketch), ObjectIdentifier(label)])
  }

  @Test func `the context has the time, the direction and the animated bounds`() {
    sketch.layoutDirection = .rightToLeft
    list.addSubview(sketch)
    list.timeline.animate(1) { sketch.frame.size.width = 200 }
    list.timeline.advance(by: 0.5)
    _ = items {
      #expect($0.time == 0.5)
      #expect($0.layoutDirection == .rightToLeft)
      #expect($0.bounds == Rect(x: 0, y: 0, width: 150, height: 50))
    }
  }

  @Test func `the context has the preference for less motion of the nearest list`() {
    let (inner, other) = (ScrollView(frame: list.frame), Sketch(frame: sketch.frame))
    var seen: [Bool] = []
    other.body = { seen.append($0.reducesMotion) }
    inner.addSubview(other)
    let outer = View(frame: list.frame)
    outer.addSubview(inner)
    outer.addSubview(sketch)
    list.addSubview(outer)
    func draw() -> [Bool] {
      seen = []
      _ = items { seen.append($0.reducesMotion) }
      return seen
    }
    #expect(draw() == [false, false])
    list.reducesMotion = true
    #expect(draw() == [false, true])
    inner.reducesMotion = true
    list.reducesMotion = false
    #expect(draw() == [true, false])
  }

  @Test func `the earliest change counts`() {
    _ = items {
      $0.changes(at: 7)
      $0.changes(at: 5)
      $0.changes(at: .nan)
      $0.changes(at: 6)
    }
    #expect(list.displayList().nextChange == 5)
    for (x, y) in [(20.0, 200.0), (20, -50), (300, 30), (-100, 30)] {
      sketch.frame.origin = Point(x: x, y: y)
      #expect(list.displayList().nextChange == nil, "it is out of sight at \(x), \(y)")
    }
  }

  @Test func `a view draws only while it is near the visible area`() {
    var calls = 0
    _ = items { _ in calls += 1 }
    sketch.isHidden = true
    _ = list.displayList()
    sketch.isHidden = false
    for (x, y) in [(0.0, 121.0), (0, -211), (161, 0), (-321, 0)] {
      list.contentOffset = Point(x: x, y: y)
      _ = list.displayList()
    }
    #expect(calls == 1)
    list.contentOffset = Point(x: 159, y: 0)
    _ = list.displayList()
    #expect(calls == 2)
  }
}
