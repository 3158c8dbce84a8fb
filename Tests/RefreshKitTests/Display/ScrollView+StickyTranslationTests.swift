import RefreshKit
import Testing

/// Components stay in sight where the content is scrolled across their axis.
struct ScrollViewStickyTranslationTests {
  /// A list that scrolls in both directions, with a component of a class.
  private func list(with component: RefreshComponent) -> ScrollView {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    list.contentSize = Size(width: 900, height: 1_000)
    switch component {
    case let header as RefreshHeader: list.header = header
    case let footer as RefreshFooter: list.footer = footer
    case let leader as RefreshLeader: list.leader = leader
    default: list.trailer = component as? RefreshTrailer
    }
    list.timeline.advance(by: 0)
    return list
  }

  /// The places of the first item that a list shows of its component, across the component's axis, where
  /// the content is scrolled to its beginning and to its end along it.
  private func places(in list: ScrollView, _ component: RefreshComponent) -> [Double] {
    let isBeside = component is RefreshLeader || component is RefreshTrailer
    let range = isBeside ? [0, 250, 800.0] : [0, 250, 600.0]
    return range.compactMap { scrolled in
      // At the component's edge, where it is in sight.
      list.contentOffset = isBeside ? Point(x: 0, y: scrolled) : Point(x: scrolled, y: 0)
      switch component {
      case is RefreshHeader: list.contentOffset.y = -20
      case is RefreshFooter: list.contentOffset.y = 830
      case is RefreshLeader: list.contentOffset.x = -20
      default: list.contentOffset.x = 620
      }
      let group = list.displayList().groups.first { $0.edge != nil }
      return isBeside ? group?.frame.y : group?.frame.x
    }
  }

  @Test(arguments: Kind.all)
  func `a component is shown along the whole of its edge`(kind: Kind) {
    let component = kind.make()
    let label = Label()
    (label.text, label.frame) = ("drawn", Rect(x: 0, y: 0, width: 40, height: 20))
    component.addSubview(label)
    #expect(places(in: list(with: component), component) == [0, 0, 0])
  }

  @Test func `its frame stays in the content, and an overshoot takes it along`() {
    let leader = RefreshNormalLeader()
    let list = list(with: leader)
    list.contentInset.left = 60
    list.contentOffset = Point(x: -60, y: 400)
    #expect(leader.frame == Rect(x: -60, y: 0, width: 60, height: 200))
    list.beginDragging()
    list.drag(to: Point(x: -60, y: -50))
    #expect(list.displayList().groups.first { $0.edge == .left }?.frame.y == 50)
    list.drag(to: Point(x: -60, y: 840))
    #expect(list.displayList().groups.first { $0.edge == .left }?.frame.y == -40)
  }

  @Test func `a tap reaches it where it is shown`() {
    let leader = RefreshNormalLeader()
    leader.tapAction = {}
    let list = list(with: leader)
    list.contentInset.left = 60
    list.contentOffset = Point(x: -60, y: 700)
    #expect(list.hitTest(at: Point(x: 5, y: 5)) === leader)
    #expect(list.hitTest(at: Point(x: 65, y: 5)) == nil)
  }

  @Test func `other views stay where they are`() {
    let list = list(with: RefreshNormalLeader())
    let row = Label()
    (row.text, row.frame) = ("row", Rect(x: 0, y: 400, width: 100, height: 20))
    list.addSubview(row)
    list.contentOffset.y = 390
    #expect(list.displayList().groups.first { $0.edge == nil }?.frame.y == 10)
  }

  @Test func `at the beginning of the content it is where its frame is`() {
    let leader = RefreshNormalLeader()
    let list = list(with: leader)
    list.contentInset = EdgeInsets(top: 30, left: 60)
    list.contentOffset = Point(x: -60, y: -30)
    let group = list.displayList().groups.first { $0.edge == .left }
    #expect(group?.frame.y == leader.frame.y + 30)
  }

  @Test func `it stays in sight in a list inside another`() {
    let inner = list(with: RefreshNormalLeader())
    inner.contentInset.left = 60
    inner.contentOffset = Point(x: -60, y: 400)
    let outer = ScrollView(frame: inner.frame)
    outer.addSubview(inner)
    let frames = inner.displayList().items.map(\.frame)
    #expect(!frames.isEmpty && outer.displayList().items.map(\.frame) == frames)
  }
}
