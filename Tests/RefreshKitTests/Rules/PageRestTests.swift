import RefreshKit
import Testing

/// Rule D2, second part: a list with paging comes to rest at a page when a component at its end
/// closes.
@MainActor struct PageRestTests {
  enum Growth: CaseIterable, Sendable {
    case before, withEnd, after, none, noMoreData
  }

  /// A list with paging, of three pages by default, whose footer or trailer refreshes and is
  /// visible.
  private func opened(_ axis: Axis, pages: Double = 3) -> ScrollView {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    list.isPagingEnabled = true
    let page = list.frame.size[axis]
    list.contentSize =
      axis == .vertical
      ? Size(width: 400, height: pages * page) : Size(width: pages * page, height: 600)
    let component: RefreshComponent =
      axis == .vertical ? RefreshBackNormalFooter() : RefreshNormalTrailer()
    if let footer = component as? RefreshFooter { list.footer = footer }
    if let trailer = component as? RefreshTrailer { list.trailer = trailer }
    list.timeline.advance(by: 0)
    component.beginRefreshing()
    list.timeline.advance(by: 1)
    return list
  }

  private func grow(_ list: ScrollView, _ axis: Axis) {
    list.contentSize[axis] *= 2
  }

  @Test(arguments: Axis.allCases, Growth.allCases)
  func `the content rests at the page at which the refresh opened`(axis: Axis, growth: Growth) {
    let list = opened(axis)
    let component: RefreshComponent? = axis == .vertical ? list.footer : list.trailer
    let end = 2 * list.frame.size[axis]
    #expect(list.contentOffset[axis] > end)
    if growth == .before { grow(list, axis) }
    list.timeline.advance(by: 0.2)
    if growth == .withEnd { grow(list, axis) }
    if growth == .noMoreData { grow(list, axis) }
    component?.endRefreshing(with: growth == .noMoreData ? .noMoreData : .success)
    list.timeline.advance(by: 0.1)
    if growth == .after { grow(list, axis) }
    list.timeline.advance(by: 2)
    #expect(list.contentOffset[axis] == end && list.adjustedContentInset == .zero)
  }

  @Test func `the page is the one nearest to the end of the content`() {
    for (height, page) in [(1_499.97, 600.0), (1_500.03, 1_200)] {
      let list = opened(.vertical, pages: height / 600)
      #expect(abs(list.contentOffset.y - (height - 600 + 44)) < 1e-6)
      grow(list, .vertical)
      list.footer?.endRefreshing()
      list.timeline.advance(by: 2)
      #expect(list.contentOffset.y == page)
    }
  }

  @Test func `the content stays at the end itself, and half a point beyond it does not`() {
    for (distance, y) in [(0, 900.0), (0.5, 1_200)] {
      let list = opened(.vertical, pages: 2.5)
      grow(list, .vertical)
      list.contentOffset.y = 900 + distance
      list.footer?.endRefreshing()
      list.timeline.advance(by: 2)
      #expect(list.contentOffset.y == y)
    }
  }

  @Test func `without paging, or if the user has moved on, the content stays`() {
    for isPaged in [false, true] {
      let list = opened(.vertical)
      list.isPagingEnabled = isPaged
      grow(list, .vertical)
      let y = isPaged ? 1_800.0 : list.contentOffset.y
      list.contentOffset.y = y
      list.footer?.endRefreshing()
      list.timeline.advance(by: 2)
      #expect(list.contentOffset.y == y)
    }
  }

  @Test func `under a finger, the content stays`() {
    let list = opened(.vertical)
    grow(list, .vertical)
    let y = list.contentOffset.y
    list.touch(.began, at: Point(x: 100, y: 300))
    list.footer?.endRefreshing()
    list.timeline.advance(by: 2)
    #expect(list.contentOffset.y == y)
  }
}
