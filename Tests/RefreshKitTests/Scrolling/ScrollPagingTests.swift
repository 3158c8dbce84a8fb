import RefreshKit
import Testing

/// A list of three pages, of 667 points each.
struct ScrollPagingTests {
  private let bench = Bench(contentHeight: 3 * 667)

  private var list: ScrollView { bench.list }

  init() {
    list.isPagingEnabled = true
    list.alwaysBounceVertical = true
  }

  private func tap() {
    bench.down(300)
    bench.wait(0.05)
    bench.up(300)
    bench.wait(3)
  }

  /// Turns pages by a swipe, and waits until the content is at rest.
  private func swipe(by travel: Double) {
    bench.flick(from: 400, by: travel / 8, times: 8)
    bench.wait(3)
  }

  // MARK: Taps

  @Test func `a tap on a page, or where the app has left the content, moves nothing`() {
    for (top, bottom) in [(0.0, 0.0), (47, 34), (300, 300)] {
      list.safeAreaInsets = EdgeInsets(top: top, bottom: bottom)
      for y in [-top, 300, 667, 1_334, 1_334 + bottom] {
        bench.y = y
        tap()
        #expect(bench.y == y)
      }
    }
    #expect(!bench.log.contains("will decelerate"))
    list.safeAreaInsets = .zero
    let header = RefreshNormalHeader()
    list.header = header
    header.beginRefreshing()
    bench.wait(1)
    tap()
    #expect(bench.y == -54)
    #expect(header.reservedInset == 54)
  }

  @Test func `a page that is caught on its way ends at rest on a page`() {
    bench.flick(from: 500, by: -20, times: 8)
    bench.wait(0.1)
    let caught = bench.y
    #expect(caught > 0 && caught < 667)
    tap()
    #expect(bench.y == 0 || bench.y == 667)

    list.contentOffset.y = 0
    list.setContentOffset(Point(x: 0, y: 667), animated: true)
    bench.wait(0.1)
    #expect(bench.y > 0 && bench.y < 667)
    tap()
    #expect(bench.y == 0 || bench.y == 667)
  }

  // MARK: Pages

  @Test(arguments: [(0, 0), (47, 0), (0, 34), (47, 34.0)])
  func `swipes turn all pages, and the ends are those of the range`(top: Double, bottom: Double) {
    list.safeAreaInsets = EdgeInsets(top: top, bottom: bottom)
    list.contentOffset.y = -top
    var rests: [Double] = []
    for travel in [-200, -200, -200, 200, 200, 200.0] {
      swipe(by: travel)
      rests.append(bench.y)
    }
    #expect(rests == [667, 1_334 + bottom, 1_334 + bottom, 667, -top, -top])
  }

  @Test(arguments: [47, -47.0])
  func `a small pull on the first page returns to it`(travel: Double) {
    list.safeAreaInsets.top = 47
    list.contentOffset.y = -47
    bench.down(300)
    bench.move(300 + travel)
    bench.wait(0.3)
    bench.up(300 + travel)
    bench.wait(3)
    #expect(bench.y == -47)
  }

  @Test func `a page that is shorter than the others is the end of the range`() {
    list.contentSize.height = 2.3 * 667
    var rests: [Double] = []
    for travel in [-200, -200, 100, 200.0] {
      swipe(by: travel)
      rests.append(bench.y)
    }
    #expect(rests == [667, list.contentSize.height - 667, 667, 0])
  }

  @Test(arguments: [3, 2.5])
  func `no offset is ever minus zero`(pages: Double) {
    list.contentSize.height = pages * 667
    swipe(by: 30)
    #expect(bench.y == 0 && bench.y.sign == .plus)
    list.contentOffset = Point(x: -0.0, y: -0.0)
    #expect(list.contentOffset.x.sign == .plus && list.contentOffset.y.sign == .plus)
    list.setContentOffset(Point(x: -0.0, y: -0.0), animated: true)
    list.drag(to: Point(x: -0.0, y: -0.0))
    list.decelerate(to: Point(x: -0.0, y: -0.0))
    #expect(list.contentOffset.x.sign == .plus && list.contentOffset.y.sign == .plus)
  }

  @Test func `a page on its way stays the one that it is as content grows`() {
    list.footer = RefreshBackNormalFooter()
    list.contentOffset.y = 667
    bench.flick(from: 600, by: -60, times: 5)
    bench.wait(0.1)
    list.contentSize.height = 6 * 667
    bench.wait(3)
    #expect(bench.y == 1_334)
  }
}
