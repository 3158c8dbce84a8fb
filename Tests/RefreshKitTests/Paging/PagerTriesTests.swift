import RefreshKit
import Testing

/// A pager's tries, however they end.
struct PagerTriesTests {
  /// A list whose pages wait at a door while that is closed.
  final class Stage {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let door = AsyncActionTests.Door()
    private(set) var pager: Pager<Int>!
    private(set) var asked: [Int] = []
    /// What was reported after each try: the items, and whether it failed.
    private(set) var reports: [String] = []
    var isClosed = false
    var error: (any Error)?

    init(footer: RefreshFooter? = nil) {
      pager = Pager(in: list, footer: footer) { [weak self] page in
        try await self?.load(page) ?? Page([])
      }
      pager.didChange = { [weak self] in
        $0.list?.contentSize.height = Double($0.items.count) * 900
        self?.reports.append("\($0.items)\($0.error == nil ? "" : " failed")")
      }
      list.timeline.advance(by: 0)
    }

    private func load(_ page: Int) async throws -> Page<Int> {
      asked.append(page)
      if isClosed { await door.pass() }
      if let error { throw error }
      return Page([page])
    }

    /// Begins a refresh, up to its function's call.
    func begin(_ component: RefreshComponent?, waits: Bool = true) async {
      let arrivals = door.visits
      component?.beginRefreshing()
      list.timeline.advance(by: 1)
      if isClosed, waits { await door.arrival(arrivals + 1) }
    }

    func run(_ component: RefreshComponent?) async {
      await begin(component)
      await list.settled()
      list.timeline.advance(by: 1)
    }
  }

  nonisolated enum End: Sendable, CaseIterable {
    case timeout, call, failure, state, detach
  }

  private func end(_ stage: Stage, _ component: RefreshComponent, by end: End) {
    switch end {
    case .timeout: stage.list.timeline.advance(by: 31)
    case .call: component.endRefreshing()
    case .failure: component.endRefreshing(with: .failure(RefreshTimeout(limit: 7)))
    case .state: component.state = .idle
    case .detach:
      let list = stage.list
      if let header = component as? RefreshHeader { (list.header, list.header) = (nil, header) }
      if let footer = component as? RefreshFooter { (list.footer, list.footer) = (nil, footer) }
    }
    stage.list.timeline.advance(by: 1)
  }

  @Test(arguments: End.allCases)
  func `after a reload that hung, the next reload and the next page are loaded`(end: End) async {
    let stage = Stage()
    let header = stage.list.header!
    header.refreshingTimeout = 30
    stage.isClosed = true
    await stage.begin(header)
    self.end(stage, header, by: end)
    #expect(header.state == .idle)

    stage.isClosed = false
    await stage.run(header)
    #expect(stage.pager.items == [1])
    await stage.run(stage.list.footer)
    #expect(stage.pager.items == [1, 2])
    #expect(stage.asked == [1, 1, 2])
    let reports = stage.reports
    stage.door.open()
    await stage.list.settled()
    #expect(stage.pager.items == [1, 2], "the late answer is dropped")
    #expect(stage.reports == reports)
  }

  @Test(arguments: End.allCases)
  func `after a page that hung, the same page is asked for again`(end: End) async {
    let stage = Stage()
    let footer = stage.list.footer!
    footer.refreshingTimeout = 30
    await stage.run(stage.list.header)
    stage.isClosed = true
    await stage.begin(footer)
    self.end(stage, footer, by: end)

    stage.isClosed = false
    await stage.run(footer)
    #expect(stage.asked == [1, 2, 2])
    stage.door.open()
    await stage.list.settled()
    #expect(stage.pager.items == [1, 2])
  }

  @Test func `after a page that hung the list reloads, and after a reload that hung pages load`()
    async
  {
    let stage = Stage()
    await stage.run(stage.list.header)
    stage.isClosed = true
    await stage.begin(stage.list.header)
    self.end(stage, stage.list.header!, by: .call)
    stage.isClosed = false
    await stage.run(stage.list.footer)
    #expect(stage.pager.items == [1, 2])
    stage.door.open()
    await stage.list.settled()
    #expect(stage.pager.items == [1, 2])
  }

  @Test func `a timeout is an error, and reported as after every try`() async {
    let stage = Stage()
    stage.list.header?.refreshingTimeout = 5
    stage.isClosed = true
    await stage.begin(stage.list.header)
    stage.list.timeline.advance(by: 10)
    #expect(stage.pager.error as? RefreshTimeout == RefreshTimeout(limit: 5))
    #expect(stage.reports == ["[] failed"])
    stage.door.open()
    await stage.list.settled()
    #expect(stage.pager.error is RefreshTimeout)
    #expect(stage.reports == ["[] failed"])

    stage.isClosed = false
    await stage.run(stage.list.header)
    #expect(stage.pager.error == nil)
    #expect(stage.reports == ["[] failed", "[1]"])
  }

  @Test func `each try is reported once, whoever ends it`() async {
    let stage = Stage()
    await stage.run(stage.list.header)
    #expect(stage.reports.count == 1)
    stage.isClosed = true
    for count in 2...4 {
      await stage.begin(stage.list.footer)
      stage.list.footer?.endRefreshing()
      stage.list.timeline.advance(by: 1)
      #expect(stage.reports.count == count)
      #expect(stage.pager.error == nil)
    }
    for visit in 1...3 { stage.door.open(visit) }
    await stage.list.settled()
    #expect(stage.reports.count == 4)
  }

  @Test func `a page that a reload takes the place of is reported, and the reload too`() async {
    let stage = Stage()
    await stage.run(stage.list.header)
    stage.isClosed = true
    await stage.begin(stage.list.footer)
    await stage.begin(stage.list.header)
    stage.door.open(2)
    stage.door.open(1)
    await stage.list.settled()
    #expect(stage.reports == ["[1]", "[1]", "[1]"])
    #expect(stage.list.footer?.state == .idle && stage.list.header?.state == .idle)
  }

  @Test func `a load that cancels itself is no failure`() async {
    let stage = Stage()
    stage.error = CancellationError()
    await stage.run(stage.list.header)
    #expect(stage.pager.error == nil)
    #expect(stage.reports == ["[]"])
    #expect(stage.list.header?.lastResult?.kind == .cancelled)
  }

  @Test func `a refresh that is over before its function runs loads nothing`() async {
    let stage = Stage()
    stage.list.header?.beginRefreshing()
    stage.list.timeline.advance(by: 1)
    stage.list.header?.state = .idle
    await stage.list.header?.refreshingTask?.value
    #expect(stage.asked == [])
    #expect(stage.reports == [])
  }

  // MARK: Other components

  @Test(arguments: End.allCases)
  func `a header that takes the place of the pager's is followed as well`(end: End) async {
    let stage = Stage()
    let header = RefreshRingHeader()
    header.setRefreshing { [pager = stage.pager!] in await pager.refresh() }
    header.refreshingTimeout = 30
    stage.list.header = header
    stage.isClosed = true
    await stage.begin(header)
    await stage.begin(stage.list.footer, waits: false)
    await stage.list.footer?.refreshingTask?.value
    stage.list.timeline.advance(by: 0)
    #expect(stage.asked == [1], "no page is asked for meanwhile")
    self.end(stage, header, by: end)

    stage.isClosed = false
    await stage.run(stage.list.footer)
    #expect(stage.asked == [1, 1], "page 1 was not loaded yet")
    #expect(stage.pager.items == [1])
    #expect(stage.reports.count == (end == .detach ? 1 : 2))
    stage.door.open()
    await stage.list.settled()
    #expect(stage.pager.items == [1])
  }

  @Test func `the app may ask by itself, once or twice, and give up`() async {
    let stage = Stage()
    _ = await stage.pager.refresh()
    _ = await stage.pager.loadMore()
    #expect(stage.pager.items == [1, 2])
    stage.isClosed = true
    let late = Task { await stage.pager.refresh() }
    await stage.door.arrival()
    guard case .cancelled = await stage.pager.loadMore() else {
      Issue.record("no page is asked for while the list is reloaded")
      return
    }
    late.cancel()
    stage.door.open()
    _ = await late.value
    stage.isClosed = false
    _ = await stage.pager.loadMore()
    #expect(stage.pager.items == [1, 2, 3])
    #expect(stage.reports == ["[1]", "[1, 2]", "[1, 2, 3]"])
  }

  // MARK: The footer

  @Test func `below an empty list there is no text`() async {
    let stage = Stage()
    let footer = stage.list.footer!
    #expect(footer.hidesWhileEmpty && !footer.isShown && !footer.isHidden)
    #expect(stage.list.adjustedContentInset.bottom == 0)
    await stage.run(stage.list.header)
    #expect(footer.isShown)
    #expect(stage.list.adjustedContentInset.bottom == 44)
  }

  @Test func `a footer of the app's own is shown as the app wants it`() async {
    let footer = RefreshBackNormalFooter()
    let stage = Stage(footer: footer)
    #expect(!footer.hidesWhileEmpty && footer.isShown)
    footer.isHidden = true
    await stage.run(stage.list.header)
    #expect(footer.isHidden)
  }
}
