import RefreshKit
import RefreshPaging

/// A random session of a pager, and the laws that must hold in it. A server of several queries
/// answers late, fails, or is asked again; an app edits rows; a user scrolls and pulls.
@MainActor package final class PagerSession {
  typealias Row = PagerCheckServer.Item

  enum Kind: CaseIterable, Sendable {
    case number, cursor, top, bothWays
  }

  @MainActor final class Request {
    let number, query, page: Int
    /// The length of the content when the page was asked for.
    let height: Double
    var isCancelled = false
    var continuation: CheckedContinuation<Bool, Never>?
    /// The rows of the answer; nil before the answer.
    var rows: [Row]?

    init(_ number: Int, _ query: Int, _ page: Int, _ height: Double) {
      (self.number, self.query, self.page, self.height) = (number, query, page, height)
    }

    var isLive: Bool { continuation != nil && !isCancelled }
  }

  @MainActor struct Down: Error {}

  let seed: UInt64
  let kind: Kind
  var random: SeededRandom
  let list: ScrollView?
  let timeline: Timeline
  var pager: Pager<Row>!
  let laysOutLate: Bool
  let showsErrorRow: Bool
  /// Whether the pager is one of the kit's, of which it is also asked whether arrivals load.
  let isOfKit: Bool
  var errorRows = 0
  var query = 1
  var requests: [Request] = []
  /// The rows that the app has deleted.
  var deleted: Set<Row> = []
  var firstRequest = 0
  /// The last request that has failed, unless a later one has succeeded.
  var failed: Request?
  /// How many requests were made before the last deed after which a page that has failed may be
  /// requested again: a gesture or a call.
  var requestsBeforeDeed = 0
  /// Whether a gesture may wait for the end of a refresh.
  var gestureWaits = false
  /// How many requests had been made when the content arrived at its end; nil if no such arrival
  /// still has to load a page.
  var owed: Int?
  var checkedItems: [Row] = []
  var breaches: [String] = []
  /// What the stream of the load states has said last.
  var streamed: LoadStates?
  var reader: Task<Void, Never>?
  /// How many rows of the page before each page repeats, because others were inserted.
  var overlap = 0
  /// How many rows were inserted before the first page.
  var inserted = 0
  /// How many rows each page has lost.
  var missing = 0
  var hasServerChanged = false
  /// Whether the next cursor is the one of the request.
  var comesBack = false
  var hasComeBack = false
  var isReloading = false
  /// Every how many rows the app shows one.
  let showsEvery: Int
  let retries: Bool
  var callers: [Task<Void, Never>] = []
  /// The deeds of this session that few sessions do.
  package private(set) var kinds: Set<String> = []
  /// What was done, for a report.
  package private(set) var deeds: [String] = []

  /// Makes a session.
  ///
  /// - Parameter make: Makes the pager; nil for one of a kind that the seed decides.
  package init(seed: UInt64, make: ((PagerCheckServer) -> Pager<PagerCheckServer.Item>)? = nil) {
    self.seed = seed
    var random = SeededRandom(seed: seed)
    let randomKind = random.pick(Kind.allCases)
    let server = PagerCheckServer()
    let made = make?(server)
    kind =
      made.map { $0.loadsBothWays ? .bothWays : $0.edge == .top ? .top : .number } ?? randomKind
    timeline = Timeline()
    isOfKit = made == nil
    laysOutLate = random.chance(30)
    showsErrorRow = random.chance(50)
    showsEvery = random.chance(20) ? 20 : 1
    retries = random.chance(60)
    let height = random.pick([300.0, 667, 1_000])
    // A pager that the session has not made has its own timeline, and without a list its retries
    // wait for that. So it always has a list.
    let hasList = random.chance(80) || made != nil
    list =
      hasList
      ? ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: height), timeline: timeline) : nil
    self.random = random
    pager = made ?? makePager(server)
    let didChange = pager.didChange
    pager.didChange = { [weak self] in
      didChange?($0)
      self?.show()
    }
    server.answer = { [weak self] in try await self?.answer(to: $0) ?? ([], 0) }
    server.isBothWays = kind == .bothWays
    reader = Task { [weak self, states = pager.states] in
      for await next in states { self?.streamed = next }
    }
    if self.random.chance(30) { pager.preloadItems = 4 }
    if showsEvery > 1 { kinds.insert("filtered") }
    if retries { pager.retry = .doubling(from: 3, attempts: 2) }
    if let list { attach(to: list) }
    if self.random.chance(25), kind != .bothWays {
      let rows = (0..<self.random.below(20)).map { Row(query: 1, page: 1, index: $0, request: 0) }
      pager.items = rows
      show()
    }
  }

  func makePager(_ server: PagerCheckServer) -> Pager<Row> {
    switch kind {
    case .number, .top:
      Pager(edge: kind == .top ? .top : .bottom, timeline: timeline) { page in
        try await server.page(page)
      }
    case .cursor:
      Pager(first: "1", timeline: timeline) { [weak self] cursor in
        let number = Int(cursor) ?? 0
        let page = try await server.page(number)
        let staysHere = self?.comesBack == true
        if staysHere { self?.hasComeBack = true }
        return Page(
          page.items, next: staysHere ? cursor : page.isLast ? nil : "\(number + 1)")
      }
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

  // MARK: The server

  var firstPage: Int { kind == .bothWays ? 0 : 1 }

  /// The query of the first page that has arrived.
  var loadedQuery = 1

  /// The last page of a query; with both directions also the first one, negated.
  func lastPage(_ query: Int) -> Int {
    1 + (query * 7 + Int(seed % 5)) % (kind == .bothWays ? 4 : 9)
  }

  func rowCount(_ query: Int, _ page: Int) -> Int {
    let number = (query * 31 + page * 17 + Int(seed % 97) + 1_000) % 10
    return number < 3 ? 0 : number < 6 ? number : number * 3
  }

  func answer(to page: Int) async throws -> (rows: [Row], last: Int) {
    // The app requests further pages by the query whose first page has arrived.
    let height = list?.contentSize.height ?? 0
    let request = Request(requests.count + 1, page == firstPage ? query : loadedQuery, page, height)
    note("  request \(request.number) for page \(page)")
    check(request)
    requests.append(request)
    if owed != nil, page != firstPage { owed = nil }
    let isAnswered = await withTaskCancellationHandler {
      await withCheckedContinuation { request.continuation = $0 }
    } onCancel: {
      MainActor.assumeIsolated { request.isCancelled = true }
    }
    guard isAnswered else { throw Down() }
    if page == firstPage, !request.isCancelled { loadedQuery = request.query }
    let rows = makeRows(for: request)
    request.rows = rows
    return (rows, lastPage(request.query))
  }

  func makeRows(for request: Request) -> [Row] {
    let (query, page) = (request.query, request.page)
    func row(_ page: Int, _ index: Int) -> Row {
      Row(query: query, page: page, index: index, request: request.number)
    }
    let own = (0..<rowCount(query, page)).dropLast(missing).map { row(page, $0) }
    if page == firstPage { return (0..<inserted).reversed().map { row(page, -1 - $0) } + own }
    let neighbor = page < 0 ? page + 1 : page - 1
    let count = rowCount(query, neighbor)
    let isInFront = page < 0 || kind == .top
    let repeated =
      isInFront ? 0..<min(overlap, count) : count - min(overlap, count)..<count
    let others = repeated.map { row(neighbor, $0) }
    return isInFront ? own + others : others + own
  }

  /// Checks the laws of requests, before a request is added.
  func check(_ request: Request) {
    if let other = requests.first(where: { $0.isLive && $0.page == request.page }) {
      breach("page \(request.page) is requested while request \(other.number) for it is live")
    }
    let page = request.page
    let loaded = pager.page
    let isNext =
      switch kind {
      case .bothWays:
        page == 0 || page == loaded && loaded > 0 || page < 0 && loaded > 0
          || isReloading && page < loaded
      default:
        page == 1 || page == loaded + 1 || isReloading && page <= loaded
          || hasComeBack && page <= loaded
      }
    if !isNext { breach("page \(page) is requested after page \(loaded)") }
    let own = requests.dropFirst(requestsBeforeDeed).suffix(12)
    if list != nil, own.count == 12,
      own.allSatisfy({ $0.height >= request.height && $0.page != firstPage }),
      !gestureWaits
    {
      breach("twelve requests have brought nothing that is seen, without a gesture or a call")
    }
    if let failed, failed.page == page, requestsBeforeDeed < failed.number, !gestureWaits, !retries
    {
      breach("page \(page) is requested again by itself")
    }
  }

  func respond(_ request: Request, _ isSuccess: Bool) {
    let continuation = exchange(&request.continuation, with: nil)
    if request.isCancelled {
      // A canceled request does not count as failed.
    } else if isSuccess {
      failed = nil
    } else {
      failed = request
      if showsErrorRow { errorRows += 1 }
    }
    continuation?.resume(returning: isSuccess)
  }

  // MARK: The app

  func show() {
    guard let list else { return }
    let height = Double(pager.items.count / showsEvery) * 44 + Double(errorRows) * 4
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
    if let footer = list?.footer, pager.loadState(.append).isLoading, footer.showsFailureAtRest {
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
    // What still waits must not outlive the session.
    for request in requests { respond(request, false) }
    reader?.cancel()
    return breaches
  }

  func allowRetry() {
    requestsBeforeDeed = requests.count
    if requests.contains(where: \.isLive) { gestureWaits = true }
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
    // If the header shows the pager's refresh, it must also show a later one, and the end of the
    // header's refresh must end the load.
    let header = kind == .number || kind == .cursor ? list?.header : nil
    let isShown = header?.isRefreshing == true && pager.loadState(.refresh).isLoading
    let shownRequest = requests.last { $0.isLive && $0.page == firstPage }
    switch deed {
    case 0, 1:
      note("refresh by the header")
      allowRetry()
      list?.header?.beginRefreshing()
    case 2:
      note("refresh() by the app")
      allowRetry()
      call { await $0.refresh() }
    case 3:
      note("loadMore()")
      allowRetry()
      call { await $0.loadMore() }
    case 4:
      note("loadPrevious()")
      allowRetry()
      call { await $0.loadPrevious() }
    case 5:
      note("the footer begins")
      allowRetry()
      list?.footer?.beginRefreshing()
    case 6:
      let index = random.below(pager.items.count)
      note("row \(index) is shown")
      if !pager.items.isEmpty { pager.willShow(itemAt: index) }
    case 7:
      query += 1
      note("query \(query): reset, and a refresh")
      allowRetry()
      (owed, errorRows) = (nil, 0)
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
      allowRetry()
      owed = nil
      call { await $0.refresh() }
    case 9:
      let all = random.chance(30)
      note("rows are deleted: \(all ? "all" : "some")")
      let rows = all ? pager.items : pager.items.filter { _ in random.chance(30) }
      deleted.formUnion(rows)
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
      allowRetry()
      owed = nil
      for component in [list?.header, list?.footer] as [RefreshComponent?] {
        if component?.isRefreshing == true { component?.endRefreshing(with: .success) }
      }
    case 15: await creep()
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
    callers.append(Task { [pager] in if let pager { await body(pager) } })
  }

  /// A deed of a server whose rows change, of a caller that gives up, or of an app that wants the rows anew.
  func performAtServer() async {
    switch random.below(6) {
    case 0:
      note("rows are inserted on the server")
      (overlap, hasServerChanged) = (random.below(3), true)
      if kind == .number || kind == .cursor { inserted = min(inserted + random.below(3), 6) }
      kinds.insert("inserted")
    case 1:
      note("rows are deleted on the server")
      (missing, hasServerChanged) = (random.below(3), true)
      kinds.insert("deleted")
    case 2:
      let live = requests.filter(\.isLive)
      note("a caller gives up")
      for task in callers { task.cancel() }
      callers = []
      await settle()
      if live.contains(where: \.isCancelled) { breach("a caller that gives up cancels a request") }
      kinds.insert("canceled")
    case 3:
      guard kind == .cursor else { return }
      note("a cursor comes back")
      comesBack = true
      kinds.insert("cursor")
    case 4: await reload()
    default:
      guard retries, !LoadType.allCases.contains(where: { pager.loadState($0).isLoading }) else {
        return
      }
      let isFirst = pager.page < 1 || !pager.hasMore
      note("a call during the wait of a \(isFirst ? "refresh" : "page")")
      for count in [requests.count, requests.count + 1] {
        allowRetry()
        call { _ = await isFirst ? $0.refresh() : $0.loadMore() }
        await settle()
        // On a busy machine a task continues late.
        for _ in 0..<200 where requests.count <= count { await yieldToTasks(1) }
        guard let request = requests.last, requests.count > count else {
          if count > 0,
            pager.loadState(isFirst ? .refresh : kind == .top ? .prepend : .append).isLoading
          {
            breach("a call during a wait does not ask")
          }
          return
        }
        respond(request, false)
        await settle()
        await yieldToTasks(40)
      }
      kinds.insert("wait")
    }
  }

  func reload() async {
    guard pager.page >= firstPage, pager.page > 0 else { return }
    note("reload()")
    allowRetry()
    isReloading = true
    owed = nil
    kinds.insert("reload")
    await wait(1)
    let list = list
    let y = list?.contentOffset.y ?? 0
    let row = Int(y / 44)
    let seen = pager.items.indices.contains(row) ? pager.items[row].id : nil
    let before = pager.items.prefix(max(row, 0)).map(\.id)
    var isDone = false
    call {
      await $0.reload()
      isDone = true
    }
    let first = requests.count
    for _ in 1...40 where !isDone {
      await settle()
      for request in requests where request.isLive { respond(request, true) }
    }
    await settle()
    isReloading = false
    guard isOfKit, let list, let seen, pager.error == nil, !laysOutLate, showsEvery == 1,
      errorRows == 0,
      y > 1,
      kind == .number || kind == .cursor, list.header?.reservedInset ?? 0 == 0, isDone,
      requests.count - first >= 1, let place = pager.items.firstIndex(where: { $0.id == seen })
    else { return }
    // Only rows that have come in front of all others count.
    let after = pager.items.prefix(place).map(\.id)
    guard after.suffix(before.count) == before.suffix(after.count), after.count >= before.count
    else { return }
    let moved = Double(place - row) * 44
    let end = max(0, list.contentSize.height - list.frame.height)
    if y + moved <= end, abs(list.contentOffset.y - y - moved) > 0.5 {
      breach("a reload has moved the row that was seen, from \(y) to \(list.contentOffset.y)")
    }
  }

  /// Scrolls to the end as a key does: an arrival.
  func scrollToEnd() async {
    guard let list else { return }
    note("scrolls to the end")
    await wait(0.6)
    let footer = list.footer as? RefreshAutoFooter
    let arrives =
      footer.map { $0.state == .idle && !$0.isHidden && isBeforeEnd($0, in: list) } == true
    // A key: whether an arrival asks for a page again after a failure is the kit's rule.
    allowRetry()
    list.scroll(by: .end, animated: false)
    if isOfKit, arrives, let footer, !isBeforeEnd(footer, in: list), footer.isShown,
      pager.page >= 1,
      pager.hasMore, pager.loadState(.append).error == nil, kind != .top,
      list.contentSize.height > list.frame.height
    {
      owed = requests.count
    }
  }

  func isBeforeEnd(_ footer: RefreshAutoFooter, in list: ScrollView) -> Bool {
    list.contentOffset.y + list.frame.height
      < list.contentSize.height + footer.frame.height - footer.preloadDistance - 0.5
  }

  /// One fling that goes on at the end, while loads fail and rows measure themselves.
  func creep() async {
    guard let list, list.contentSize.height > list.frame.height else { return }
    note("a fling at the end, whose loads fail")
    allowRetry()
    await wait(0.6)
    list.contentOffset.y = max(0, list.contentSize.height - list.frame.height - 60)
    for _ in 1...5 {
      await settle()
      for request in requests where request.isLive { respond(request, false) }
    }
    await wait(0.6)
    let count = requests.count
    for _ in 1...8 {
      allowRetry()
      list.contentOffset.y += 12
      await settle()
      for request in requests where request.isLive { respond(request, false) }
      await settle()
      errorRows += 1
      show()
      timeline.advance(by: 0.02)
    }
    if requests.count > count + 1 {
      breach("one fling has asked \(requests.count - count) times")
    }
  }

  func pull(by distance: Double) async {
    guard let list else { return }
    allowRetry()
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
