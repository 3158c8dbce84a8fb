import RefreshKit
import RefreshPaging
import RefreshReplay
import Testing

/// Features that meet: what each pair does, as the table of Rules.md says.
struct InterplayTests {
  @Test func `an arrival that has waited behind an end waits on for another refresh`() {
    let arrivals: [(name: String, length: Double, arrive: (ScrollView) -> Void)] = [
      ("an offset", 1_000, { $0.contentOffset.y = 377 }),
      ("a wheel", 1_000, { $0.scrollWheel(dy: 500) }),
      ("a wheel at the end of a short list", 100, { $0.scrollWheel(dy: 500) }),
    ]
    for arrival in arrivals {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      list.contentSize.height = arrival.length
      list.allowsSimultaneousRefreshing = false
      let (header, footer) = (RefreshNormalHeader(), RefreshAutoNormalFooter())
      header.style = .front
      (list.header, list.footer) = (header, footer)
      list.timeline.advance(by: 0)
      footer.endRefreshing()
      arrival.arrive(list)
      let offset = list.contentOffset.y
      header.beginRefreshing()
      list.timeline.advance(by: 1)
      #expect(
        header.isRefreshing && !footer.isRefreshing && list.contentOffset.y == offset,
        "\(arrival.name)")
      header.endRefreshing()
      list.timeline.advance(by: 1)
      #expect(!header.isRefreshing && footer.isRefreshing, "\(arrival.name)")
    }
  }

  @Test func `a release that has waited behind an end begins nothing beside another refresh`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize.height = 1_000
    list.allowsSimultaneousRefreshing = false
    let (header, footer) = (RefreshNormalHeader(), RefreshBackNormalFooter())
    (list.header, list.footer) = (header, footer)
    list.timeline.advance(by: 0)
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -60))
    header.endRefreshing()
    list.endDragging()
    footer.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(footer.isRefreshing && !header.isRefreshing)
  }

  /// A list with a normal header, and a back footer.
  private func pair() -> (bench: Bench, footer: RefreshBackNormalFooter) {
    let (bench, footer) = (Bench(.normalHeader), RefreshBackNormalFooter())
    bench.list.footer = footer
    bench.wait()
    return (bench, footer)
  }

  private func openLevel(_ bench: Bench) {
    bench.component.secondLevel = bench.level
    bench.component.openSecondLevel()
    bench.wait(1)
  }

  /// Closes the second level, which is open and fills the view.
  private func closeLevel(_ bench: Bench, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(bench.level.phase == .open, sourceLocation: sourceLocation)
    #expect(bench.position == -667, sourceLocation: sourceLocation)
    bench.component.closeSecondLevel()
    bench.wait(1)
    #expect(bench.list.reservedInset == .zero, sourceLocation: sourceLocation)
  }

  // MARK: Second level

  @Test func `a second level opens while another component refreshes, which continues`() {
    let (bench, footer) = pair()
    footer.beginRefreshing()
    bench.wait(1)
    let inset = bench.list.reservedInset.bottom
    openLevel(bench)
    #expect(bench.level.phase == .open)
    #expect(footer.state == .refreshing)
    #expect(bench.list.reservedInset == EdgeInsets(top: 667, left: 0, bottom: inset, right: 0))
    footer.endRefreshing()
    bench.wait(1)
    closeLevel(bench)
    #expect(bench.list.contentOffset.y == 0)
  }

  @Test(arguments: RefreshStyle.allCases)
  func `a level opens in every style`(style: RefreshStyle) {
    let bench = pair().bench
    bench.component.style = style
    bench.component.secondLevel = bench.level
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -120))
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.level.phase == .open)
    #expect(bench.list.reservedInset.top == 667)
    bench.component.beginRefreshing()
    bench.wait(1)
    #expect(bench.list.reservedInset.top == (style == .front ? 0 : 54))
    #expect(bench.component.frame.height == 54)
  }

  @Test func `a result that is shown keeps a level from opening, and a level shows no result`() {
    let bench = pair().bench
    bench.component.resultDisplayDuration = 2
    bench.component.secondLevel = bench.level
    bench.component.beginRefreshing()
    bench.wait(1)
    bench.component.endRefreshing()
    bench.wait(0.5)
    bench.component.openSecondLevel()
    #expect(bench.component.isShowingResult)
    #expect(bench.level.phase == .closed)
    bench.wait(3)
    bench.component.openSecondLevel()
    bench.component.endRefreshing()
    bench.wait(1)
    #expect(bench.level.phase == .open)
    #expect(!bench.component.isShowingResult)
  }

  // MARK: Old lists

  @Test func `an old list does not refresh while a result is shown`() {
    let bench = pair().bench
    let header = bench.list.header
    header?.lastUpdatedTimeKey = "interplay"
    bench.component.resultDisplayDuration = 5
    bench.component.beginRefreshing()
    bench.wait(1)
    bench.component.endRefreshing()
    bench.wait(0.1)
    var begins = 0
    bench.component.refreshingBlock = { begins += 1 }
    bench.wait(3)
    header?.refreshIfExpired(after: 1)
    bench.wait(0.1)
    #expect(bench.component.isShowingResult)
    bench.wait(10)
    #expect(begins == 0)
    header?.refreshIfExpired(after: 1)
    bench.wait(1)
    #expect(begins == 1)
  }

  // MARK: Styles

  @Test(arguments: RefreshStyle.allCases)
  func `a result is shown in every style, where the refresh was`(style: RefreshStyle) {
    let bench = pair().bench
    bench.component.style = style
    bench.component.resultDisplayDuration = 1
    bench.component.beginRefreshing()
    bench.wait(1)
    let (frame, inset) = (bench.component.frame, bench.list.reservedInset)
    bench.component.endRefreshing()
    bench.wait(0.5)
    #expect(bench.component.isShowingResult)
    #expect(bench.component.frame == frame)
    #expect(bench.list.reservedInset == inset)
    bench.wait(2)
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: RefreshStyle.allCases)
  func `a footer that hides as content fits is hidden in every style`(style: RefreshStyle) {
    let (bench, footer) = pair()
    footer.style = style
    footer.hidesWhileContentFits = true
    bench.list.contentSize.height = 100
    #expect(!footer.isShown)
    footer.secondLevel = SecondLevel()
    footer.openSecondLevel()
    #expect(footer.secondLevel?.phase == .closed)
    bench.list.contentSize.height = 2_000
    footer.openSecondLevel()
    bench.wait(1)
    #expect(footer.secondLevel?.phase == .open)
    bench.list.contentSize.height = 100
    bench.wait(1)
    #expect(footer.secondLevel?.phase == .closed)
    #expect(bench.list.reservedInset == .zero)
  }

  // MARK: Conversations, pages, four edges

  @Test(arguments: Kind.autoHeaders)
  func `an auto header loads under a finger, and the rows stay where they are`(kind: Kind) {
    let bench = Bench(kind, contentSize: Size(width: 375, height: 2_000))
    let list = bench.list
    list.contentOffset.y = 1_000
    list.touch(.began, at: Point(x: 100, y: 100))
    var y = 100.0
    while bench.count("refreshing") == 0, y < 5_000 {
      y += 40
      list.touch(.moved, at: Point(x: 100, y: y))
      bench.wait(0.016)
    }
    #expect(bench.count("refreshing") == 1)
    for _ in 0..<3 {
      let (offset, top) = (list.contentOffset.y, list.geometry.range(along: .vertical).lowerBound)
      list.keepingPosition { list.contentSize.height += 800 }
      let moved = list.contentOffset.y - offset
      // What is beyond the edge when the rows come is there no more.
      #expect(abs(moved - 800) < 0.001 || offset < top)
    }
    #expect(bench.count("refreshing") == 1)
    bench.close(for: 0.1)
    #expect(bench.count("refreshing") == 1)
    list.touch(.ended, at: Point(x: 100, y: y))
    bench.wait(5)
    #expect(bench.component.state == .idle)
  }

  @Test func `a pager loads with a leader on the list, which refreshes by itself`() async {
    let leader = RefreshNormalLeader()
    let bench = Bench(leader)
    let pager = Pager(in: bench.list) { page in Page([page]) }
    bench.wait()
    bench.refresh()
    bench.list.header?.beginRefreshing()
    bench.wait(1)
    await bench.list.settled()
    bench.wait(1)
    #expect(pager.items == [1])
    #expect(leader.state == .refreshing)
    leader.endRefreshing(with: .noMoreData)
    bench.wait(1)
    #expect(leader.state == .noMoreData && pager.items == [1])
  }

  @Test func `rows come in front while a second level is open`() {
    let bench = pair().bench
    openLevel(bench)
    bench.list.keepingPosition { bench.list.contentSize.height += 500 }
    bench.wait(1)
    closeLevel(bench)
    #expect(bench.isInRange)
  }

  @Test func `a limit of the overscroll leaves room for the pull that opens a second level`() {
    let bench = pair().bench
    bench.component.secondLevel = bench.level
    bench.list.maximumOverscroll = 10
    bench.list.touch(.began, at: Point(x: 100, y: 10))
    for y in stride(from: 20.0, through: 3_000, by: 20) {
      bench.list.touch(.moved, at: Point(x: 100, y: y))
    }
    #expect(bench.level.phase == .armed)
  }
}
