import RefreshKit
import Testing

/// Features that meet: what each pair does, as the table of <doc:Interplay> says.
struct InterplayTests {
  /// A list with a header and a component of another slot.
  private struct Pair {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let header = RefreshNormalHeader()
    let footer = RefreshBackNormalFooter()

    init() {
      RefreshConfig.default.languageCode = "en"
      list.contentSize = Size(width: 1_000, height: 2_000)
      list.header = header
      list.footer = footer
      list.timeline.advance(by: 0)
    }

    func wait(_ seconds: Double) { list.timeline.advance(by: seconds) }
  }

  // MARK: Second level

  @Test func `a second level opens while another component refreshes, which goes on`() {
    let pair = Pair()
    pair.footer.beginRefreshing()
    pair.wait(1)
    let inset = pair.list.reservedInset.bottom
    pair.header.secondLevel = SecondLevel()
    pair.header.openSecondLevel()
    pair.wait(1)
    #expect(pair.header.secondLevel?.phase == .open)
    #expect(pair.footer.state == .refreshing)
    #expect(pair.list.reservedInset == EdgeInsets(top: 667, left: 0, bottom: inset, right: 0))
    pair.footer.endRefreshing()
    pair.wait(1)
    #expect(pair.header.secondLevel?.phase == .open)
    #expect(pair.list.contentOffset.y == -667)
    pair.header.closeSecondLevel()
    pair.wait(1)
    #expect(pair.list.reservedInset == .zero)
    #expect(pair.list.contentOffset.y == 0)
  }

  @Test func `a component that begins by code while another's level is open refreshes behind it`() {
    let pair = Pair()
    pair.header.secondLevel = SecondLevel()
    pair.header.openSecondLevel()
    pair.wait(1)
    pair.footer.beginRefreshing()
    pair.wait(1)
    #expect(pair.footer.state == .refreshing)
    pair.footer.endRefreshing()
    pair.wait(1)
    pair.header.closeSecondLevel()
    pair.wait(1)
    #expect(pair.list.reservedInset == .zero)
    #expect(pair.list.geometry.clamp(pair.list.contentOffset) == pair.list.contentOffset)
  }

  @Test(arguments: RefreshStyle.allCases)
  func `a level opens in every style`(style: RefreshStyle) {
    let pair = Pair()
    pair.header.style = style
    pair.header.secondLevel = SecondLevel()
    pair.list.beginDragging()
    pair.list.drag(to: Point(x: 0, y: -120))
    pair.list.endDragging()
    pair.wait(1)
    #expect(pair.header.secondLevel?.phase == .open)
    #expect(pair.list.reservedInset.top == 667)
    pair.header.beginRefreshing()
    pair.wait(1)
    #expect(pair.list.reservedInset.top == (style == .front ? 0 : 54))
    #expect(pair.header.frame.height == 54)
  }

  @Test func `a result that is shown keeps a level from opening, and a level shows no result`() {
    let pair = Pair()
    pair.header.resultDisplayDuration = 2
    pair.header.secondLevel = SecondLevel()
    pair.header.beginRefreshing()
    pair.wait(1)
    pair.header.endRefreshing()
    pair.wait(0.5)
    pair.header.openSecondLevel()
    #expect(pair.header.isShowingResult)
    #expect(pair.header.secondLevel?.phase == .closed)
    pair.wait(3)
    pair.header.openSecondLevel()
    pair.header.endRefreshing()
    pair.wait(1)
    #expect(pair.header.secondLevel?.phase == .open)
    #expect(!pair.header.isShowingResult)
  }

  // MARK: Old lists

  @Test func `a list that expires while a result is shown refreshes after the closing`() {
    let pair = Pair()
    pair.header.lastUpdatedTimeKey = "interplay"
    pair.header.resultDisplayDuration = 5
    pair.header.beginRefreshing()
    pair.wait(1)
    pair.header.endRefreshing()
    pair.wait(0.1)
    var begins = 0
    pair.header.refreshingBlock = { begins += 1 }
    pair.header.expirationInterval = 1
    pair.wait(3)
    pair.header.refreshIfExpired()
    pair.wait(0.1)
    #expect(pair.header.isShowingResult)
    #expect(begins == 0)
    pair.wait(10)
    #expect(begins == 1)
  }

  // MARK: Styles

  @Test(arguments: RefreshStyle.allCases)
  func `automatic alpha follows the pull in every style`(style: RefreshStyle) {
    let pair = Pair()
    pair.header.style = style
    pair.header.isAutomaticallyChangeAlpha = true
    #expect(pair.header.alpha == 0)
    pair.list.beginDragging()
    pair.list.drag(to: Point(x: 0, y: -27))
    #expect(pair.header.alpha == 0.5)
    pair.list.drag(to: Point(x: 0, y: -80))
    #expect(pair.header.alpha == 1)
    pair.list.endDragging()
    pair.wait(1)
    #expect(pair.header.alpha == 1)
    pair.header.endRefreshing()
    pair.wait(1)
    #expect(pair.header.alpha == 0)
  }

  @Test(arguments: RefreshStyle.allCases)
  func `a result is shown in every style, where the refresh was`(style: RefreshStyle) {
    let pair = Pair()
    pair.header.style = style
    pair.header.resultDisplayDuration = 1
    pair.header.beginRefreshing()
    pair.wait(1)
    let (frame, inset) = (pair.header.frame, pair.list.reservedInset)
    pair.header.endRefreshing()
    pair.wait(0.5)
    #expect(pair.header.isShowingResult)
    #expect(pair.header.frame == frame)
    #expect(pair.list.reservedInset == inset)
    pair.wait(2)
    #expect(pair.list.reservedInset == .zero)
  }

  @Test(arguments: [RefreshStyle.front, .behind, .stretch])
  func `a footer that hides because content fits is hidden in every style`(style: RefreshStyle) {
    let pair = Pair()
    pair.footer.style = style
    pair.footer.hidesWhileContentFits = true
    pair.list.contentSize.height = 100
    #expect(!pair.footer.isShown)
    pair.footer.secondLevel = SecondLevel()
    pair.footer.openSecondLevel()
    #expect(pair.footer.secondLevel?.phase == .closed)
    pair.list.contentSize.height = 2_000
    pair.footer.openSecondLevel()
    pair.wait(1)
    #expect(pair.footer.secondLevel?.phase == .open)
    pair.list.contentSize.height = 100
    pair.wait(1)
    #expect(pair.footer.secondLevel?.phase == .closed)
    #expect(pair.list.reservedInset == .zero)
  }

  // MARK: Restoration

  @Test func `a list with an open level or a running refresh is restored at rest`() {
    for opensLevel in [true, false] {
      let pair = Pair()
      pair.header.secondLevel = SecondLevel()
      pair.list.contentOffset.y = 300
      opensLevel ? pair.header.openSecondLevel() : pair.header.beginRefreshing()
      pair.wait(1)
      let restored = Pair()
      restored.list.restore(pair.list.restorationState)
      restored.wait(1)
      #expect(restored.header.state == .idle)
      #expect(restored.list.reservedInset == .zero)
      let offset = restored.list.contentOffset
      #expect(restored.list.geometry.clamp(offset) == offset)
    }
  }
}
