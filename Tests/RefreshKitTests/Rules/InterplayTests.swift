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
      (list.header, list.footer) = (header, footer)
      list.timeline.advance(by: 0)
    }

    func wait(_ seconds: Double) { list.timeline.advance(by: seconds) }

    func openLevel() {
      header.secondLevel = SecondLevel()
      header.openSecondLevel()
      wait(1)
    }

    /// Closes the second level, which is open and fills the view.
    func closeLevel(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(header.secondLevel?.phase == .open, sourceLocation: sourceLocation)
      #expect(list.contentOffset.y == -667, sourceLocation: sourceLocation)
      header.closeSecondLevel()
      wait(1)
      #expect(list.reservedInset == .zero, sourceLocation: sourceLocation)
    }
  }

  // MARK: Second level

  @Test func `a second level opens while another component refreshes, which continues`() {
    let pair = Pair()
    pair.footer.beginRefreshing()
    pair.wait(1)
    let inset = pair.list.reservedInset.bottom
    pair.openLevel()
    #expect(pair.header.secondLevel?.phase == .open)
    #expect(pair.footer.state == .refreshing)
    #expect(pair.list.reservedInset == EdgeInsets(top: 667, left: 0, bottom: inset, right: 0))
    pair.footer.endRefreshing()
    pair.wait(1)
    pair.closeLevel()
    #expect(pair.list.contentOffset.y == 0)
  }

  @Test func `a component that begins by code while another's level is open closes that`() {
    let pair = Pair()
    pair.openLevel()
    pair.footer.beginRefreshing()
    pair.wait(1)
    #expect(pair.footer.state == .refreshing)
    #expect(pair.header.secondLevel?.phase == .closed)
    pair.footer.endRefreshing()
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

  @Test(arguments: RefreshStyle.allCases)
  func `a footer that hides as content fits is hidden in every style`(style: RefreshStyle) {
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

  // MARK: Conversations, pages, four edges

  @Test(arguments: Kind.autoHeaders)
  func `an auto header loads under a finger, and the rows stay where they are`(kind: Kind) throws {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    let header = try #require(kind.make() as? RefreshAutoHeader)
    list.header = header
    list.timeline.advance(by: 0)
    list.contentOffset.y = 1_000
    var loads = 0
    header.refreshingBlock = { loads += 1 }
    list.touch(.began, at: Point(x: 100, y: 100))
    var y = 100.0
    while loads == 0, y < 5_000 {
      y += 40
      list.touch(.moved, at: Point(x: 100, y: y))
      list.timeline.advance(by: 0.016)
    }
    #expect(loads == 1)
    for _ in 0..<3 {
      let (offset, top) = (list.contentOffset.y, list.geometry.range(along: .vertical).lowerBound)
      list.keepingPosition { list.contentSize.height += 800 }
      let moved = list.contentOffset.y - offset
      // What is beyond the edge when the rows come is there no more.
      #expect(abs(moved - 800) < 0.001 || offset < top)
    }
    #expect(loads == 1)
    header.endRefreshing()
    list.timeline.advance(by: 0.1)
    #expect(loads == 1)
    list.touch(.ended, at: Point(x: 100, y: y))
    list.timeline.advance(by: 5)
    #expect(header.state == .idle)
  }

  @Test func `a pager loads with a leader on the list, which refreshes by itself`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 1_000, height: 2_000)
    let leader = RefreshNormalLeader()
    list.leader = leader
    let pager = Pager(in: list) { page in Page([page]) }
    list.timeline.advance(by: 0)
    leader.beginRefreshing()
    list.timeline.advance(by: 1)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    list.timeline.advance(by: 1)
    #expect(pager.items == [1])
    #expect(leader.state == .refreshing)
    leader.endRefreshing(with: .noMoreData)
    list.timeline.advance(by: 1)
    #expect(leader.state == .noMoreData && pager.items == [1])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `four edges refresh side by side, in both directions of layout`(
    direction: LayoutDirection
  ) {
    let pair = Pair()
    let (list, leader, trailer) = (pair.list, RefreshNormalLeader(), RefreshNormalTrailer())
    (list.leader, list.trailer) = (leader, trailer)
    list.layoutDirection = direction
    pair.wait(0)
    let all: [RefreshComponent] = [pair.header, pair.footer, leader, trailer]
    for component in all { component.beginRefreshing() }
    pair.wait(1)
    // The footer's refresh has moved the content away from the header, which reserves nothing there.
    #expect(list.reservedInset == EdgeInsets(top: 0, left: 60, bottom: 44, right: 60))
    #expect(leader.frame.maxX == 0)
    #expect(trailer.frame.x == 1_000)
    for component in all { component.endRefreshing() }
    pair.wait(1)
    #expect(list.reservedInset == .zero)
    #expect(list.geometry.clamp(list.contentOffset) == list.contentOffset)
  }

  @Test func `rows come in front while a second level is open`() {
    let pair = Pair()
    pair.openLevel()
    pair.list.keepingPosition { pair.list.contentSize.height += 500 }
    pair.wait(1)
    pair.closeLevel()
    #expect(pair.list.geometry.clamp(pair.list.contentOffset) == pair.list.contentOffset)
  }

  @Test func `a limit of the overscroll leaves room for the pull that opens a second level`() {
    let pair = Pair()
    pair.header.secondLevel = SecondLevel()
    pair.list.maximumOverscroll = 10
    pair.list.touch(.began, at: Point(x: 100, y: 10))
    for y in stride(from: 20.0, through: 3_000, by: 20) {
      pair.list.touch(.moved, at: Point(x: 100, y: y))
    }
    #expect(pair.header.secondLevel?.phase == .armed)
  }
}
