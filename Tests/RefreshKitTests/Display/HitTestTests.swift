import RefreshKit
import Testing

/// Which view a tap reaches.
@MainActor struct HitTestTests {
  private let list = ScrollView(frame: Rect(x: 50, y: 60, width: 300, height: 200))

  init() {
    list.contentSize = Size(width: 300, height: 1_000)
  }

  private func target(_ frame: Rect, in outer: View? = nil) -> View {
    let view = View(frame: frame)
    view.tapAction = {}
    (outer ?? list).addSubview(view)
    return view
  }

  private func hit(_ x: Double, _ y: Double) -> View? { list.hitTest(at: Point(x: x, y: y)) }

  @Test(arguments: Kind.tapped) func `a tap reaches a footer's title`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    (titled as? RefreshAutoFooter)?.isAutomaticallyRefresh = false
    bench.list.contentOffset = bench.offset(pulledBy: 0)
    let frame = titled.stateLabel.frame
    let offset = bench.list.contentOffset
    let place = Point(
      x: titled.frame.x + frame.center.x - offset.x, y: titled.frame.y + frame.center.y - offset.y)
    #expect(bench.list.hitTest(at: place) === titled.stateLabel)
    bench.list.hitTest(at: place)?.tap()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
  }

  @Test func `points are relative to the corner of the visible area`() {
    let view = target(Rect(x: 10, y: 50, width: 20, height: 20))
    list.contentOffset.y = 40
    #expect(hit(10, 10) === view)
    #expect(hit(29.5, 29.5) === view)
    #expect(hit(30, 10) == nil)
    #expect(hit(10, 50) == nil)
  }

  @Test func `a point beyond the visible area reaches nothing`() {
    _ = target(Rect(x: -50, y: -50, width: 500, height: 500))
    #expect(hit(0, 0) != nil)
    let beyond = [(-1.0, 0.0), (0, -1), (300, 0), (0, 200), (.nan, 0)]
    for (x, y) in beyond { #expect(hit(x, y) == nil) }
  }

  @Test func `the frontmost view is hit, and subviews before their superview`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    _ = target(frame)
    let front = target(frame)
    let plain = View(frame: frame)
    list.addSubview(plain)
    #expect(hit(5, 5) === front)
    let inner = target(Rect(x: 0, y: 0, width: 50, height: 50), in: front)
    #expect(hit(5, 5) === inner)
    #expect(hit(60, 60) === front)
  }

  @Test func `a view that cannot be tapped is passed over with its subviews`() {
    let behind = target(Rect(x: 0, y: 0, width: 100, height: 100))
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    list.addSubview(outer)
    let inner = target(Rect(x: 0, y: 0, width: 100, height: 100), in: outer)
    #expect(hit(5, 5) === inner)
    outer.isUserInteractionEnabled = false
    #expect(hit(5, 5) === behind)
    outer.isUserInteractionEnabled = true
    outer.isHidden = true
    #expect(hit(5, 5) === behind)
    outer.isHidden = false
    outer.alpha = 0.005
    #expect(hit(5, 5) === behind)
    outer.alpha = 0.01
    #expect(hit(5, 5) === inner)
    outer.alpha = 1
    list.isUserInteractionEnabled = false
    #expect(hit(5, 5) == nil)
  }

  @Test func `the list itself is hit where no view in it is`() {
    list.tapAction = {}
    let view = target(Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(hit(5, 5) === view)
    #expect(hit(60, 60) === list)
  }

  @Test func `a rotated view is hit where it is visible`() {
    let view = target(Rect(x: 50, y: 90, width: 100, height: 20))
    #expect(hit(60, 100) === view)
    view.rotation = .pi / 2
    #expect(hit(60, 100) == nil)
    #expect(hit(100, 60) === view)
    #expect(hit(109, 60) === view && hit(91, 60) === view)
    #expect(hit(111, 60) == nil && hit(89, 60) == nil)
    view.rotation = 1
    #expect(hit(121, 133) === view)
  }

  @Test func `in a list inside a list, its content is hit`() {
    let inner = ScrollView(frame: Rect(x: 100, y: 100, width: 100, height: 50))
    inner.contentSize = Size(width: 500, height: 50)
    list.addSubview(inner)
    let view = target(Rect(x: 200, y: 0, width: 50, height: 50), in: inner)
    #expect(hit(110, 110) == nil)
    inner.contentOffset.x = 200
    #expect(hit(110, 110) === view)
  }
}
