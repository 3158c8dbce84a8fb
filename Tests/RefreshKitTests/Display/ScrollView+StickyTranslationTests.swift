import RefreshKit
import Testing

/// Components stay visible while the content is scrolled along their edge.
@MainActor struct ScrollViewStickyTranslationTests {
  /// A list that scrolls in both directions, with a component.
  private func list(with component: RefreshComponent) -> ScrollView {
    Bench.list(
      component, size: Size(width: 300, height: 200), contentSize: Size(width: 900, height: 1_000))
  }

  /// Where the list shows the component's first item along its edge, with the content scrolled to
  /// the beginning, the middle and the end of that axis.
  private func places(in list: ScrollView, _ component: RefreshComponent) -> [Double] {
    let isBeside = component is RefreshLeader || component is RefreshTrailer
    let range = isBeside ? [0, 250, 800.0] : [0, 250, 600.0]
    return range.compactMap { scrolled in
      // Scrolls to the component's edge, to make the component visible.
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
  func `a component is shown wherever the content is scrolled along its edge`(kind: Kind) {
    let component = kind.make()
    let label = Label()
    (label.text, label.frame) = ("drawn", Rect(x: 0, y: 0, width: 40, height: 20))
    component.addSubview(label)
    #expect(places(in: list(with: component), component) == [0, 0, 0])
  }

  /// A list whose leader of 60 points is visible and takes taps.
  private func listWithLeader() -> (ScrollView, RefreshLeader) {
    let leader = RefreshNormalLeader()
    leader.tapAction = {}
    let list = list(with: leader)
    list.contentInset.left = 60
    list.contentOffset = Point(x: -60, y: 400)
    return (list, leader)
  }

  /// Where the list shows its leader.
  private func place(in list: ScrollView) -> Double? {
    list.displayList().groups.first { $0.edge == .left }?.frame.y
  }

  @Test func `the frame of a component stays, and an overshoot moves what is shown`() {
    let (list, leader) = listWithLeader()
    #expect(leader.frame == Rect(x: -60, y: 0, width: 60, height: 200))
    list.beginDragging()
    for (y, place) in [(-50.0, 50.0), (840, -40)] {
      list.drag(to: Point(x: -60, y: y))
      #expect(self.place(in: list) == place)
    }
    list.endDragging()
    list.contentInset.top = 30
    list.contentOffset = Point(x: -60, y: -30)
    #expect(place(in: list) == leader.frame.y + 30, "at the beginning of the content")
  }

  @Test func `a component is tapped where it is shown, and other views are not moved`() {
    let (list, leader) = listWithLeader()
    let row = Label()
    (row.text, row.frame) = ("row", Rect(x: 0, y: 400, width: 100, height: 20))
    list.addSubview(row)
    list.contentOffset.y = 390
    #expect(list.hitTest(at: Point(x: 5, y: 5)) === leader)
    #expect(list.hitTest(at: Point(x: 65, y: 5)) == nil)
    #expect(list.displayList().groups.first { $0.edge == nil }?.frame.y == 10)
  }

  @Test func `a component stays visible in a list inside another list`() {
    let (inner, _) = listWithLeader()
    let outer = Bench.list(size: inner.frame.size)
    outer.addSubview(inner)
    let frames = inner.displayList().items.map(\.frame)
    #expect(!frames.isEmpty && outer.displayList().items.map(\.frame) == frames)
  }
}
