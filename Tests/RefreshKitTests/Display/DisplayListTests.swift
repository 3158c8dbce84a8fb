import RefreshKit
import Testing

/// Which views a display list contains, and where.
@MainActor struct DisplayListTests {
  private let list = ScrollView(frame: Rect(x: 7, y: 9, width: 300, height: 200))

  init() {
    list.contentSize = Size(width: 300, height: 1_000)
  }

  private func label(_ text: String, _ frame: Rect) -> Label {
    let label = Label()
    label.text = text
    label.frame = frame
    return label
  }

  private var items: [DisplayItem] { list.displayList().items }

  private var words: [String] {
    items.compactMap { item in
      if case .text(let text) = item.content { text.string } else { nil }
    }
  }

  // MARK: Positions

  @Test func `frames are relative to the corner of the visible area`() {
    list.addSubview(label("text", Rect(x: 10, y: 50, width: 80, height: 20)))
    list.contentOffset.y = 30
    #expect(items.map(\.frame) == [Rect(x: 10, y: 20, width: 80, height: 20)])
    let display = list.displayList()
    #expect(display.size == list.frame.size)
    #expect(display.contentFrame == Rect(x: 0, y: -30, width: 300, height: 1_000))
  }

  @Test func `the frames of nested views add up`() {
    let outer = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    let inner = View(frame: Rect(x: 5, y: 6, width: 50, height: 50))
    inner.addSubview(label("text", Rect(x: 1, y: 2, width: 30, height: 20)))
    outer.addSubview(inner)
    list.addSubview(outer)
    outer.alpha = 0.5
    inner.alpha = 0.5
    #expect(items.map(\.frame) == [Rect(x: 16, y: 28, width: 30, height: 20)])
    #expect(items.map(\.alpha) == [0.25])
    #expect(list.displayList().groups.map(\.frame) == [outer.frame])
  }

  @Test func `subviews of a rotated view are rotated around its center`() throws {
    let outer = View(frame: Rect(x: 100, y: 50, width: 100, height: 100))
    outer.addSubview(label("text", Rect(x: 0, y: 40, width: 20, height: 20)))
    outer.rotation = .pi / 2
    list.addSubview(outer)
    let item = try #require(items.first)
    #expect(item.rotation == .pi / 2)
    // A quarter of a turn moves the center of the left side to the top.
    #expect(abs(item.frame.center.x - 150) < 1e-9 && abs(item.frame.center.y - 60) < 1e-9)
    #expect(item.frame.size == Size(width: 20, height: 20))
  }

  @Test func `during an animation, views are listed where they are at that time`() {
    let view = label("text", Rect(x: 0, y: 0, width: 80, height: 20))
    list.addSubview(view)
    list.timeline.animate(1) {
      view.frame.origin.y = 100
      view.alpha = 0.5
      list.contentOffset.y = 10
    }
    list.timeline.advance(by: 0.5)
    #expect(items.map(\.frame.y) == [50 - 5])
    #expect(items.map(\.alpha) == [0.75])
    list.timeline.advance(by: 0.5)
    #expect(items.map(\.frame.y) == [100 - 10])
    #expect(items.map(\.alpha) == [0.5])
    #expect(list.displayList().contentFrame.y == -10)
  }

  // MARK: Visible views

  @Test func `visible views are listed from back to front, each followed by its subviews`() {
    for name in ["back", "middle"] {
      list.addSubview(label(name, Rect(x: 0, y: 0, width: 80, height: 20)))
    }
    let outer = label("outer", Rect(x: 0, y: 0, width: 80, height: 20))
    outer.addSubview(label("inner", Rect(x: 0, y: 0, width: 80, height: 20)))
    list.addSubview(outer)
    #expect(words == ["back", "middle", "outer", "inner"])
    list.alpha = 0.5
    #expect(items.map(\.alpha) == [0.5, 0.5, 0.5, 0.5])
    list.isHidden = true
    #expect(items.isEmpty)
  }

  /// Changes that hide a view with its subviews, and changes that barely do not.
  private static let sights: [(String, isSeen: Bool, (View) -> Void)] = [
    ("as it is", true, { _ in }), ("hidden", false, { $0.isHidden = true }),
    ("transparent", false, { $0.alpha = 0 }), ("far above", false, { $0.frame.origin.y = -61 }),
    ("above", true, { $0.frame.origin.y = -59 }), ("below", true, { $0.frame.origin.y = 239 }),
    ("far below", false, { $0.frame.origin.y = 241 }),
    ("empty", false, { ($0.subviews.first as? Label)?.text = "" }),
    ("without a text", false, { ($0.subviews.first as? Label)?.text = nil }),
  ]

  @Test func `hidden, transparent and empty views, and views far out of sight, are not listed`() {
    for (name, isSeen, set) in Self.sights {
      let outer = View(frame: Rect(x: 0, y: 0, width: 80, height: 20))
      outer.addSubview(label("text", outer.bounds))
      set(outer)
      list.addSubview(outer)
      #expect(words == (isSeen ? ["text"] : []), "\(name)")
      #expect(list.displayList().groups.count == (isSeen ? 1 : 0), "\(name)")
      outer.removeFromSuperview()
    }
  }

  @Test func `items are clipped by the views around them, and by a list inside a list`() {
    let outer = View(frame: Rect(x: 250, y: 50, width: 100, height: 50))
    outer.addSubview(label("text", Rect(x: 0, y: 40, width: 90, height: 20)))
    list.addSubview(outer)
    #expect(items.map(\.clip) == [Rect(x: 0, y: 0, width: 300, height: 200)])
    outer.clipsToBounds = true
    #expect(items.map(\.clip) == [Rect(x: 250, y: 50, width: 50, height: 50)])
    outer.removeFromSuperview()

    let inner = ScrollView(frame: Rect(x: 100, y: 50, width: 100, height: 50))
    inner.contentSize = Size(width: 400, height: 50)
    inner.contentOffset.x = 30
    inner.addSubview(label("text", Rect(x: 40, y: 0, width: 90, height: 20)))
    list.addSubview(inner)
    #expect(items.map(\.frame) == [Rect(x: 110, y: 50, width: 90, height: 20)])
    #expect(items.map(\.clip) == [inner.frame])
  }

  @Test func `a rotated view clips to its bounding box`() throws {
    let outer = View(frame: Rect(x: 100, y: 80, width: 80, height: 40))
    outer.addSubview(label("text", Rect(x: 0, y: 0, width: 80, height: 20)))
    (outer.clipsToBounds, outer.rotation) = (true, .pi / 4)
    list.addSubview(outer)
    let clip = try #require(items.first).clip
    #expect(abs(clip.center.x - 140) < 1e-9 && abs(clip.center.y - 100) < 1e-9)
    let side = 120 * 0.5.squareRoot()
    #expect(abs(clip.width - side) < 1e-9 && abs(clip.height - side) < 1e-9)
    outer.rotation = 1
    #expect(items.map(\.rotation) == [1])
  }

  // MARK: Kinds of views

  @Test(arguments: [
    (ImageView.ContentMode.left, 0.0), (.center, 42.5), (.right, 85),
  ])
  func `an image has its natural size, at the side of its content mode`(
    mode: ImageView.ContentMode, x: Double
  ) {
    let view = ImageView(image: .arrow)
    view.frame = Rect(x: 0, y: 0, width: 100, height: 60)
    view.contentMode = mode
    list.addSubview(view)
    #expect(items.map(\.frame) == [Rect(x: x, y: 10, width: 15, height: 40)])
    #expect(items.map(\.content) == [.image(DisplayItem.Picture(.arrow, contentMode: mode))])
  }

  @Test func `an activity indicator is listed while it turns, in steps of an eighth`() {
    let spinner = ActivityIndicator()
    list.addSubview(spinner)
    #expect(items.isEmpty)
    spinner.startAnimating()
    var steps: [Int] = []
    for _ in 0..<9 {
      if case .spinner(let spinner)? = items.first?.content { steps.append(spinner.step) }
      list.timeline.advance(by: 0.1)
    }
    #expect(steps == [0, 1, 2, 3, 4, 5, 6, 7, 0])
  }

  @Test func `a ring is listed at its present place and in its present size`() throws {
    let ring = RingView()
    ring.frame = Rect(x: 100, y: 10, width: 30, height: 30)
    list.addSubview(ring)
    #expect(items.isEmpty)
    ring.pull(to: 0.5)
    #expect(list.displayList().nextChange == nil)
    #expect(items.map(\.frame) == [ring.frame])
    guard case .ring(let half)? = items.first?.content else { throw Missing() }
    #expect(half.strokeStart == 0 && half.strokeEnd == 0.5 && half.arrowhead == 0.5)
    #expect(half.lineWidth == ring.lineWidth)
    #expect(half.color.alpha == ring.shape(at: 0).strokeAlpha)
    #expect(
      half.disc
        == DisplayItem.Disc(
          radius: 20, color: Color(white: 1), shadowColor: Color(white: 0, alpha: 0.2),
          shadowRadius: 4, shadowOffset: Point(x: 0, y: 1)))
    ring.shadowOffset = Point(x: 4, y: 2)
    ring.spin(at: 0, droppingFrom: 40, in: 1)
    list.timeline.advance(by: 0.5)
    #expect(items.map(\.frame) == [Rect(x: 100, y: 30, width: 30, height: 30)])
    #expect(list.displayList().nextChange == list.timeline.now)
    list.timeline.advance(by: 1)
    ring.shrink(at: list.timeline.now)
    list.timeline.advance(by: 0.15)
    guard let item = items.first, case .ring(let small) = item.content else { throw Missing() }
    #expect(abs(item.frame.width - 15) < 1e-9 && abs(item.frame.center.y - 25) < 1e-9)
    #expect(abs(small.lineWidth - ring.lineWidth / 2) < 1e-9)
    #expect(abs((small.disc?.radius ?? 0) - 10) < 1e-9)
    #expect(small.disc?.shadowOffset.isNearly(Point(x: 2, y: 1)) == true)
    #expect(list.displayList().nextChange == list.timeline.now)
    ring.discColor = nil
    guard case .ring(let bare)? = items.first?.content else { throw Missing() }
    #expect(bare.disc == nil)
    list.timeline.advance(by: 0.2)
    #expect(items.isEmpty)
    #expect(list.displayList().nextChange == nil)
  }

  @MainActor private struct Missing: Error {}

  // MARK: Time

  @Test func `views that move out of sight do not request another drawing`() {
    let spinner = ActivityIndicator()
    spinner.startAnimating()
    spinner.frame.origin.y = -20
    list.addSubview(spinner)
    #expect(!items.isEmpty)
    #expect(list.displayList().nextChange == nil)
    list.contentOffset.y = -1
    #expect(list.displayList().nextChange != nil)
  }

  // MARK: Direction

  @Test func `a layout direction applies to subviews`() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(label("in", Rect(x: 0, y: 0, width: 80, height: 20)))
    list.addSubview(outer)
    list.addSubview(label("beside", Rect(x: 0, y: 0, width: 80, height: 20)))
    list.layoutDirection = .leftToRight
    outer.layoutDirection = .rightToLeft
    #expect(items.map(\.layoutDirection) == [.rightToLeft, .leftToRight])
    outer.layoutDirection = nil
    list.layoutDirection = .rightToLeft
    #expect(items.map(\.layoutDirection) == [.rightToLeft, .rightToLeft])
  }

  // MARK: Items that a host makes

  @Test func `by default an item is not rotated, opaque and part of the content`() {
    let item = DisplayItem(
      .text(DisplayItem.Text("text", fontSize: 14, color: .text)), frame: .zero, clip: .zero,
      layoutDirection: .leftToRight, view: ObjectIdentifier(list))
    #expect(item.rotation == 0 && item.alpha == 1)
    #expect(!DisplayList.Group(frame: .zero, items: [item]).isFloating)
    let ring = DisplayItem.Ring(strokeStart: 0, strokeEnd: 1, lineWidth: 2, color: .text)
    #expect(ring.rotation == 0 && ring.arrowhead == 0)
    #expect(DisplayItem.Disc(radius: 9, color: .text).shadowRadius == 0)
  }
}
