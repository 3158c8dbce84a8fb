import RefreshKit
import RefreshPaging

/// A random session of a pager, and the laws that must hold in it. A server of several queries
/// answers late, fails, or is asked again; an app edits rows; a user scrolls and pulls.
@MainActor package final class PagerSession: ScrollViewDelegate {
  typealias Row = PagerCheckServer.Item

  enum Kind: CaseIterable, Sendable {
    case number, cursor, top, bothWays
  }

  let seed: UInt64
  let kind: Kind
  var random: SeededRandom
  let list: ScrollView?
  let timeline: Timeline
  var pager: Pager<Row>!
  let laysOutLate: Bool
  let showsErrorRow: Bool
  let server = PagerCheckServer()
  var errorRowCount = 0
  var query = 1
  /// The query whose first page has arrived last.
  var loadedQuery = 1
  var requests: [Request] = []
  var answerCount = 0
  /// The rows that the app has deleted.
  var deletedRows: Set<Row> = []
  var firstPageRequest = 0
  /// The last request that has failed, unless a later one has succeeded.
  var failedRequest: Request?
  /// How many requests were made before the last gesture or call. After a gesture or a call, a page
  /// that has failed may be requested again.
  var requestsBeforeGestureOrCall = 0
  /// How many requests were made before the app last ended a load; nil if it has ended none.
  /// `wasInterrupted` needs it for a load that was waiting before a retry: that load had no request
  /// to cancel.
  var requestsBeforeEnd: Int?
  /// Whether there was a gesture or call during a request, since the session was last at rest. Its
  /// effect may come only after that request.
  var hasGestureOrCallDuringRequest = false
  /// Whether the last arrival at the end of the content must still load a page.
  var arrivalMustLoad = false
  var checkedItems: [Row] = []
  var breaches: [String] = []
  /// The last value of the stream of load states; nil before the first one.
  var lastStates: LoadStates?
  var reader: Task<Void, Never>?
  /// How many rows of the previous page each page repeats, because other rows were inserted.
  var overlapCount = 0
  /// How many rows were inserted before the first page.
  var insertedCount = 0
  /// How many rows each page has lost.
  var missingCount = 0
  var hasServerChanged = false
  /// Whether answers return the cursor of their own request as the cursor of the next page.
  var cursorRepeats = false
  var cursorHasRepeated = false
  /// The rows that pages return if they bring nothing new; nil if they bring new rows.
  var answersWithoutNewRows: AnswerWithoutNewRows?
  /// The pages that have arrived at each end since the last refresh. The first one is the page of
  /// that refresh.
  var arrivedPages: [LoadType: [Request]] = [:]
  /// The ends of the list at which no page has arrived since the app has removed rows.
  var endsWithRemoval: Set<LoadType> = []
  /// The types of loads whose next request belongs to a gesture or a call.
  var typesAskedFor: Set<LoadType> = []
  /// Whether a reload is in progress that has not joined a refresh.
  var isReloading = false
  /// The app shows one row for each group of this many rows; 1 shows all rows.
  let itemsPerRow: Int
  /// Whether there are many pages.
  let hasManyPages: Bool
  let retries: Bool
  var callers: [Task<Void, Never>] = []
  /// How many calls of the pager have not returned.
  var waitingCallCount = 0
  /// The rare events that have happened in this session.
  package internal(set) var rareEvents: Set<String> = []
  /// What was done so far, with the times, for a report.
  package private(set) var deeds: [String] = []

  /// Makes a session.
  ///
  /// - Parameter make: Makes the pager; nil for a pager whose kind the seed decides.
  package init(seed: UInt64, make: ((PagerCheckServer) -> Pager<PagerCheckServer.Item>)? = nil) {
    self.seed = seed
    var random = SeededRandom(seed: seed)
    let randomKind = random.pick(Kind.allCases)
    let made = make?(server)
    kind =
      made.map { $0.loadsBothWays ? .bothWays : $0.edge == .top ? .top : .number } ?? randomKind
    timeline = Timeline()
    laysOutLate = random.chance(30)
    showsErrorRow = random.chance(50)
    itemsPerRow = random.chance(25) ? random.pick([20, 1_000]) : 1
    hasManyPages = random.chance(itemsPerRow > 1 ? 70 : 20)
    retries = random.chance(60)
    let height = random.pick([300.0, 667, 1_000])
    // A pager that `make` has made uses the session's timeline only in a list. Without a list, its
    // retries would wait for another clock. So it always gets a list.
    let hasList = random.chance(80) || made != nil
    list =
      hasList
      ? ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: height), timeline: timeline) : nil
    self.random = random
    pager = made ?? makePager()
    let didChange = pager.didChange
    pager.didChange = { [weak self] in
      didChange?($0)
      self?.pagerDidChange()
    }
    server.answer = { [weak self] in try await self?.answer(to: $0, isCursor: $1) ?? .init() }
    server.isBothWays = kind == .bothWays
    reader = Task { [weak self, states = pager.states] in
      for await next in states { self?.lastStates = next }
    }
    if self.random.chance(30) { pager.preloadItems = 4 }
    if itemsPerRow > 1 { rareEvents.insert("filtered") }
    if retries { pager.retry = .doubling(from: 3, attempts: 2) }
    if let list {
      list.delegate = self
      attach(to: list)
    }
    if self.random.chance(25), kind != .bothWays {
      let rows = (0..<self.random.below(20)).map { Row(query: 1, page: 1, index: $0, request: 0) }
      pager.items = rows
      show()
    }
  }

  func makePager() -> Pager<Row> {
    let (server, timeline) = (server, timeline)
    return switch kind {
    case .number, .top:
      Pager(edge: kind == .top ? .top : .bottom, timeline: timeline) { page in
        try await server.page(page)
      }
    case .cursor:
      Pager(first: 1, timeline: timeline) { page in try await server.page(at: page) }
    case .bothWays:
      Pager(around: 0, timeline: timeline) { page in try await server.page(at: page) }
    }
  }

  func attach(to list: ScrollView) {
    let header: RefreshHeader? =
      random.chance(60)
      ? nil
      : kind == .bothWays || random.chance(50) ? RefreshAutoNormalHeader() : RefreshRingHeader()
    let footer: RefreshFooter? =
      random.pick([(5, nil), (2, RefreshBackNormalFooter()), (2, RefreshAutoNormalFooter())])
    let isHeaderRight = kind == .top || kind == .bothWays || !(header is RefreshAutoNormalHeader)
    pager.attach(
      to: list, header: isHeaderRight ? header : nil, footer: kind == .top ? nil : footer)
    if random.chance(20) { (list.footer as? RefreshAutoFooter)?.preloadDistance = 300 }
    list.allowsSimultaneousRefreshing = random.chance(75)
  }

  // MARK: The app

  private func pagerDidChange() {
    // This is the last change by the reload. The pages that arrive next do not belong to it.
    if isReloading, !pager.loadState(.refresh).isLoading {
      if pager.error == nil { (arrivedPages, endsWithRemoval) = ([:], []) }
      isReloading = false
    }
    show()
  }

  func show() {
    guard let list else { return }
    let rows = (pager.items.count + itemsPerRow - 1) / itemsPerRow
    let height = Double(rows) * 44 + Double(errorRowCount) * 4
    if laysOutLate {
      timeline.after(0.05) { [weak list] in list?.contentSize.height = height }
    } else {
      list.contentSize.height = height
    }
  }

  func settle() async {
    await yieldToTasks(12)
    timeline.advance(by: 0)
    await yieldToTasks(6)
    // Only auto footers are checked: a footer of another class shows a failure until it has closed.
    if let footer = list?.footer as? RefreshAutoFooter, pager.loadState(.append).isLoading,
      footer.showsFailureAtRest
    {
      breach("the footer says that a load has failed which is under way")
    }
    guard pager.items != checkedItems else { return }
    checkedItems = pager.items
    checkItems()
  }

  func wait(_ seconds: Double) async {
    await settle()
    for _ in 0..<Int(seconds * 5) {
      let count = timeline.runCount
      timeline.advance(by: 0.2)
      // Without work on the timeline no task has anything new to do.
      if timeline.runCount != count { await settle() }
    }
  }

  // MARK: A session

  /// Performs random deeds until a law is broken, and returns the breaches.
  package func run(deeds count: Int) async -> [String] {
    for index in 1...count where breaches.isEmpty {
      await perform()
      if index % 10 == 0, breaches.isEmpty { await rest() }
    }
    if cursorHasRepeated { rareEvents.insert("cursor") }
    // Pending requests must not outlive the session.
    for request in requests { respond(request, false) }
    reader?.cancel()
    return breaches
  }

  /// Lets tasks run until something has happened. On a busy machine they continue late.
  func yield(until hasHappened: () -> Bool) async {
    for _ in 0..<20_000 {
      if hasHappened() { return }
      await yieldToTasks(1)
    }
  }

  /// Called before a gesture or a call.
  func recordGestureOrCall() {
    typesAskedFor = [.append, .prepend]
    requestsBeforeGestureOrCall = requests.count
    if requests.contains(where: \.isLive) { hasGestureOrCallDuringRequest = true }
  }

  func note(_ deed: String) {
    let time = (timeline.now * 10).rounded() / 10
    deeds.append("\(time) \(deed)")
  }

  func perform() async {
    if random.chance(25) {
      await performAtServer()
      return await wait(0.4)
    }
    let deed = random.below(20)
    // If the header shows the pager's refresh, the header must also show a later refresh, and the
    // end of the header's refresh must end the load.
    let header = kind == .number || kind == .cursor ? list?.header : nil
    let isShown = header?.isRefreshing == true && pager.loadState(.refresh).isLoading
    let shownRequest = requests.last { $0.isLive && $0.page == firstPage }
    switch deed {
    case 0, 1:
      note("refresh by the header")
      recordGestureOrCall()
      list?.header?.beginRefreshing()
    case 2:
      note("refresh() by the app")
      recordGestureOrCall()
      call { await $0.refresh() }
    case 3:
      note("loadMore()")
      recordGestureOrCall()
      call { await $0.loadMore() }
    case 4:
      note("loadPrevious()")
      recordGestureOrCall()
      call { await $0.loadPrevious() }
    case 5:
      note("the footer begins")
      recordGestureOrCall()
      list?.footer?.beginRefreshing()
    case 6:
      let index = random.below(pager.items.count)
      note("row \(index) is shown")
      if !pager.items.isEmpty { pager.willShow(itemAt: index) }
    case 7:
      query += 1
      note("query \(query): reset, and a refresh")
      recordGestureOrCall()
      (arrivalMustLoad, errorRowCount) = (false, 0)
      pager.reset()
      show()
      if random.chance(50) {
        list?.header?.beginRefreshing()
      } else {
        call { await $0.refresh() }
      }
    case 8:
      query += 1
      note("query \(query): a refresh")
      recordGestureOrCall()
      arrivalMustLoad = false
      call { await $0.refresh() }
    case 9:
      let all = random.chance(30)
      note("rows are deleted: \(all ? "all" : "some")")
      let rows = all ? pager.items : pager.items.filter { _ in random.chance(30) }
      deletedRows.formUnion(rows)
      if !rows.isEmpty { endsWithRemoval = [.append, .prepend] }
      pager.items.removeAll { rows.contains($0) }
      show()
    case 10: await scrollToEnd()
    case 11:
      note("a pull up")
      await pull(by: -270)
    case 12:
      note("a pull down")
      await pull(by: 270)
    case 13:
      note("the view becomes higher or lower")
      list?.frame.size.height = random.pick([300.0, 667, 1_000])
    case 14:
      note("the refreshes are ended by the app")
      recordGestureOrCall()
      arrivalMustLoad = false
      if LoadType.allCases.contains(where: { pager.loadState($0).isLoading }) {
        requestsBeforeEnd = requests.count
      }
      for component in [list?.header, list?.footer] as [RefreshComponent?] {
        if component?.isRefreshing == true { component?.endRefreshing(with: .success) }
      }
    case 15: await flingAtEnd()
    default:
      let live = requests.filter { $0.continuation != nil }
      if live.isEmpty || random.chance(30) {
        note("time passes")
        await wait(0.6)
      } else {
        let request = random.pick(live)
        let isSuccess = random.chance(70)
        note("request \(request.number), page \(request.page): \(isSuccess ? "rows" : "fails")")
        respond(request, isSuccess)
      }
    }
    await settle()
    if isShown, let header, [2, 8].contains(deed), pager.loadState(.refresh).isLoading,
      !header.isRefreshing
    {
      breach("the header does not show the later refresh")
    }
    if isShown, deed == 14, shownRequest?.isLive == true {
      breach("the end of the header's refresh does not end the load")
    }
    await wait(0.4)
  }

  func call(_ body: @escaping @MainActor (Pager<Row>) async -> Void) {
    waitingCallCount += 1
    callers.append(
      Task { [weak self, pager] in
        if let pager { await body(pager) }
        self?.waitingCallCount -= 1
      })
  }

  /// Scrolls to the end as a key does: an arrival.
  func scrollToEnd() async {
    guard let list else { return }
    note("scrolls to the end")
    await wait(0.6)
    let footer = list.footer as? RefreshAutoFooter
    let arrives =
      footer.map { $0.state == .idle && !$0.isHidden && isBeforeEnd($0, in: list) } == true
    // After a failure, a key press may request a page again. The kit decides whether it does.
    recordGestureOrCall()
    list.scroll(by: .end, animated: false)
    // If the next page is loading already, the arrival need not load another one.
    let state = pager.loadState(.append)
    if arrives, let footer, !isBeforeEnd(footer, in: list), footer.isShown, pager.page >= 1,
      pager.hasMore, state.error == nil, !state.isLoading, kind != .top, isLong(list)
    {
      arrivalMustLoad = true
    }
  }

  /// Forgets an arrival once the list is not at its end any more.
  package func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard arrivalMustLoad, let footer = scrollView.footer as? RefreshAutoFooter else { return }
    if isBeforeEnd(footer, in: scrollView) { arrivalMustLoad = false }
  }

  /// The offset at the end of the content, in points.
  func endOffset(of list: ScrollView) -> Double {
    max(0, list.contentSize.height - list.frame.height)
  }

  /// Whether the rows alone are longer than the view. In a shorter list an arrival loads nothing.
  /// There a pull, a wheel or a key may still load, but not as an arrival (rule T3).
  func isLong(_ list: ScrollView) -> Bool { list.contentSize.height > list.frame.height }

  func isBeforeEnd(_ footer: RefreshAutoFooter, in list: ScrollView) -> Bool {
    list.contentOffset.y + list.frame.height
      < list.contentSize.height + footer.frame.height - footer.preloadDistance - 0.5
  }

  /// One fling that continues at the end, while loads fail and rows change their heights.
  func flingAtEnd() async {
    guard let list, list.contentSize.height > list.frame.height else { return }
    note("a fling at the end, whose loads fail")
    recordGestureOrCall()
    await wait(0.6)
    list.contentOffset.y = max(0, list.contentSize.height - list.frame.height - 60)
    for _ in 1...5 {
      await settle()
      respondToAll(false)
    }
    await wait(0.6)
    let count = requests.count
    for _ in 1...8 {
      recordGestureOrCall()
      list.contentOffset.y += 12
      await settle()
      respondToAll(false)
      await settle()
      errorRowCount += 1
      show()
      timeline.advance(by: 0.02)
    }
    if requests.count > count + 1 {
      breach("one fling has asked \(requests.count - count) times")
    }
  }

  func pull(by distance: Double) async {
    guard let list else { return }
    recordGestureOrCall()
    let start = Point(x: 100, y: distance < 0 ? 290 : 10)
    list.touch(.began, at: start)
    for step in 1...10 {
      timeline.advance(by: 0.02)
      list.touch(.moved, at: Point(x: 100, y: start.y + distance / 10 * Double(step)))
    }
    timeline.advance(by: 0.3)
    list.touch(.ended, at: Point(x: 100, y: start.y + distance))
    await wait(0.4)
  }
}
