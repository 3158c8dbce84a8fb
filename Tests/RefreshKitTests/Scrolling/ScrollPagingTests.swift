import RefreshKit
import Testing

/// A list of three pages, of 667 points each.
struct ScrollPagingTests {
  private let glass = Glass(contentHeight: 3 * 667)

  private var list: ScrollView { glass.list }

  init() {
    list.isPagingEnabled = true
    list.alwaysBounceVertical = true
  }

  private func tap() {
    glass.down(300)
    glass.wait(0.05)
    glass.up(300)
    glass.wait(3)
  }

  /// Turns pages by a swipe, and waits until the content is at rest.
  private func swipe(by travel: Double) {
    glass.flick(from: 400, by: travel / 8, times: 8)
    glass.wait(3)
  }

  // MARK: Taps

  @Test(arguments: [0, 47.0, 300])
  func `a tap on the first page moves nothing`(top: Double) {
    list.safeAreaInsets.top = top
    list.contentOffset.y = -top
    tap()
    #expect(glass.y == -top)
    #expect(!glass.log.contains("will decelerate"))
  }

  @Test(arguments: [0, 34.0, 300])
  func `a tap on the last page moves nothing`(bottom: Double) {
    list.safeAreaInsets.bottom = bottom
    list.contentOffset.y = 1_334 + bottom
    tap()
    #expect(glass.y == 1_334 + bottom)
  }

  @Test func `a tap while a header refreshes moves nothing`() {
    let header = RefreshNormalHeader()
    list.header = header
    header.beginRefreshing()
    glass.wait(1)
    tap()
    #expect(glass.y == -54)
    #expect(header.reservedInset == 54)
  }

  @Test(arguments: [300, 667, 1_334.0])
  func `a tap on content that the app has left moves nothing`(y: Double) {
    list.footer = RefreshAutoNormalFooter()
    (list.footer as? RefreshAutoFooter)?.isAutomaticallyRefresh = false
    list.contentOffset.y = y
    tap()
    #expect(glass.y == y)
  }

  @Test func `a page that is caught on its way ends at rest on a page`() {
    glass.flick(from: 500, by: -20, times: 8)
    glass.wait(0.1)
    let caught = glass.y
    #expect(caught > 0 && caught < 667)
    tap()
    #expect(glass.y == 0 || glass.y == 667)
  }

  // MARK: Pages

  @Test(arguments: [(0, 0), (47, 0), (0, 34), (47, 34.0)])
  func `swipes turn all pages, and the ends are those of the range`(top: Double, bottom: Double) {
    list.safeAreaInsets = EdgeInsets(top: top, bottom: bottom)
    list.contentOffset.y = -top
    var rests: [Double] = []
    for travel in [-200, -200, -200, 200, 200, 200.0] {
      swipe(by: travel)
      rests.append(glass.y)
    }
    #expect(rests == [667, 1_334 + bottom, 1_334 + bottom, 667, -top, -top])
  }

  @Test(arguments: [47, -47.0])
  func `a small pull on the first page returns to it`(travel: Double) {
    list.safeAreaInsets.top = 47
    list.contentOffset.y = -47
    glass.down(300)
    glass.move(300 + travel)
    glass.wait(0.3)
    glass.up(300 + travel)
    glass.wait(3)
    #expect(glass.y == -47)
  }

  @Test func `a page that is shorter than the others is the end of the range`() {
    list.contentSize.height = 2.3 * 667
    var rests: [Double] = []
    for travel in [-200, -200, 100, 200.0] {
      swipe(by: travel)
      rests.append(glass.y)
    }
    #expect(rests == [667, list.contentSize.height - 667, 667, 0])
  }

  @Test(arguments: [3, 2.5])
  func `no offset is ever minus zero`(pages: Double) {
    list.contentSize.height = pages * 667
    swipe(by: 30)
    #expect(glass.y == 0 && glass.y.sign == .plus)
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
    glass.flick(from: 600, by: -60, times: 5)
    glass.wait(0.1)
    list.contentSize.height = 6 * 667
    glass.wait(3)
    #expect(glass.y == 1_334)
  }
}
