import RefreshKit
import RefreshReplay
import Testing

/// What the display list contains of every class of components, in every phase of a refresh.
@MainActor struct DisplayListOfComponentsTests {
  /// An item that the list must contain.
  @MainActor private struct Expected: Equatable, CustomStringConvertible {
    let view: ObjectIdentifier
    let frame: Rect
    let alpha: Double

    var description: String { "\(frame), \(alpha)" }
  }

  /// The items for a view and its subviews, computed from their presentations alone.
  private func expected(of view: View, at origin: Point, _ alpha: Double, _ now: Double)
    -> [Expected]
  {
    let look = view.presentation
    let alpha = alpha * min(max(look.alpha, 0), 1)
    guard !view.isHidden, alpha > 0 else { return [] }
    let frame = Rect(
      x: origin.x + look.frame.x, y: origin.y + look.frame.y, width: look.frame.width,
      height: look.frame.height)
    let own = place(of: view, in: frame, now).map {
      Expected(view: ObjectIdentifier(view), frame: $0, alpha: alpha)
    }
    return [own].compactMap { $0 }
      + view.subviews.flatMap { expected(of: $0, at: frame.origin, alpha, now) }
  }

  private func place(of view: View, in frame: Rect, _ now: Double) -> Rect? {
    switch view {
    case let label as Label:
      return label.text.flatMap { $0.isEmpty ? nil : frame }
    case let view as ImageView:
      return (view.isAnimating ? view.animationImages[0] : view.image).map {
        let x =
          switch view.contentMode {
          case .left: frame.x
          case .center: frame.center.x - $0.size.width / 2
          case .right: frame.maxX - $0.size.width
          }
        return Rect(
          x: x, y: frame.center.y - $0.size.height / 2, width: $0.size.width,
          height: $0.size.height)
      }
    case let spinner as ActivityIndicator:
      return spinner.isAnimating ? frame : nil
    case let ring as RingView:
      let shape = ring.shape(at: now)
      guard shape.strokeEnd > shape.strokeStart, shape.scale > 0 else { return nil }
      return Rect(
        center: Point(x: frame.center.x, y: frame.center.y + shape.drop),
        size: Size(width: frame.width * shape.scale, height: frame.height * shape.scale))
    default:
      return nil
    }
  }

  private func dressed(_ kind: Kind, _ direction: LayoutDirection) -> Bench {
    let component = kind.make()
    component.layoutDirection = direction
    if let pictured = component as? any GifShowing {
      let images = (0..<3).map { Image(name: "\($0)", size: Size(width: 20, height: 30)) }
      for state in RefreshState.allCases { pictured.setImages(images, duration: nil, for: state) }
    }
    return Bench(component)
  }

  @Test(arguments: Kind.all, Phase.allCases)
  func `each view of a component is listed once, where it is visible`(kind: Kind, phase: Phase) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let bench = dressed(kind, direction)
      bench.list.contentOffset = bench.offset(pulledBy: 0)
      bench.bring(to: phase)
      let offset = bench.list.scrollPresentation.contentOffset
      let expected = expected(
        of: bench.component, at: Point(x: -offset.x, y: -offset.y), 1, bench.list.timeline.now)
      let display = bench.list.displayList()
      let items = display.items.map { Expected(view: $0.view, frame: $0.frame, alpha: $0.alpha) }
      let isInSight = bench.component.frame.size.width > 0 && !items.isEmpty
      if isInSight { #expect(items == expected) }
      for group in display.groups {
        #expect(group.edge == bench.component.edge)
        #expect(group.isFloating == Kind.floating.map(\.name).contains(kind.name))
        for item in group.items { #expect(item.layoutDirection == direction) }
      }
    }
  }

  @Test(arguments: Kind.pulled + Kind.floating)
  func `a component that is pulled into view is listed`(kind: Kind) {
    let bench = dressed(kind, .leftToRight)
    bench.pull(by: 1.5)
    let isBare = ComponentKind.named(kind.name)?.style == .bare
    #expect(bench.list.displayList().items.isEmpty == isBare)
  }

  @Test(arguments: Kind.all)
  func `making a display list changes nothing`(kind: Kind) {
    let bench = dressed(kind, .leftToRight)
    bench.refresh()
    bench.clearLog()
    let display = bench.list.displayList()
    #expect(bench.list.displayList() == display)
    #expect(bench.log.isEmpty)
    #expect(bench.list.timeline.nextDue == nil)
  }

  @Test func `a component in front of the content is listed last, and hit first`() {
    let header = RefreshRingHeader()
    let list = Bench.list(header, size: Size(width: 300, height: 200))
    let row = Label()
    row.text = "row"
    row.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    row.tapAction = {}
    list.addSubview(row)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    let groups = list.displayList().groups
    #expect(groups.map(\.isFloating) == [false, true])
    #expect(list.subviews.first === header)
    header.tapAction = {}
    let place = Point(x: 150, y: header.frame.center.y - list.contentOffset.y)
    #expect(list.hitTest(at: place) === header)
    #expect(list.hitTest(at: Point(x: 150, y: 190)) === row)
  }
}
