import RefreshKit
import RefreshPaging
import TestSupport

/// A random session of a pager, and what must be true of it: a server of several queries that answers late, fails or is
/// asked again, an app that edits rows, and a user.
@MainActor final class PagerSession {
  /// A row knows its place, and the request that has brought it; 0 if it is from an earlier run of the app.
  @MainActor struct Row: Identifiable, Hashable {
    let query, page, index, request: Int

    var id: String { "\(query) \(page) \(index)" }
  }

  enum Kind: CaseIterable, Sendable {
    case number, cursor, top, bothWays
  }

  @MainActor private final class Request {
    let number, query, page: Int
    var isCancelled = false
    var continuation: CheckedContinuation<Bool, Never>?

    init(_ number: Int, _ query: Int, _ page: Int) {
      (self.number, self.query, self.page) = (number, query, page)
    }

    var isLive: Bool { continuation != nil && !isCancelled }
  }

  @MainActor struct Down: Error {}

  let seed: UInt64
  let kind: Kind
  private var random: SeededRandom
  private let list: ScrollView?
  private let timeline: Timeline
  private var pager: Pager<Row>!
  private let laysOutLate: Bool
  private let showsErrorRow: Bool
  private var errorRows = 0
  private var query = 1
  private var requests: [Request] = []
  /// The rows that the app has deleted.
  private var deleted: Set<Row> = []
  private var firstRequest = 0
  /// The last request that has failed, unless a later one has succeeded.
  private var failed: Request?
  /// The number of requests before the last deed for which a page that has failed may be requested again.
  private var requestsBeforeDeed = 0
  /// Whether a gesture may wait for the end of a refresh.
  private var gestureWaits = false
  /// The number of requests when an arrival began to owe a load; nil without one.
  private var owed: Int?
  private var checkedItems: [Row] = []
  private var breaches: [String] = []
  /// What the stream of the load states has said last.
  private var streamed: LoadStates?
  private var reader: Task<Void, Never>?
  /// What was done, for a report.
  private(set) var deeds: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededRandom(seed: seed)
    kind = random.pick(Kind.allCases)
    timeline = Timeline()
    laysOutLate = random.chance(30)
    showsErrorRow = random.chance(50)
    let height = random.pick([300.0, 667, 1_000])
    list =
      random.chance(80)
      ? ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: height), timeline: timeline) : nil
    self.random = random
    pager = makePager()
    pager.didChange = { [weak self] _ in self?.show() }
    reader = Task { [weak self, states = pager.states] in
      for await next in states { self?.streamed = next }
    }
    if self.random.chance(30) { pager.preloadItems = 4 }
    if let list { attach(to: list) }
    if self.random.chance(25), kind != .bothWays {
      let rows = (0..<self.random.below(20)).map { Row(query: 1, page: 1, index: $0, request: 0) }
      pager.items = rows
      show()
    }
  }

  private func makePager() -> Pager<Row> {
    switch kind {
    case .number, .top:
      Pager(edge: kind == .top ? .top : .bottom, timeline: timeline) { [weak self] page in
        let (rows, last) = try await self?.answer(to: page) ?? ([], 0)
        return Page(rows, isLast: page >= last)
      }
    case .cursor:
      Pager(first: "1", timeline: timeline) { [weak self] cursor in
        let page = Int(cursor) ?? 0
        let (rows, last) = try await self?.answer(to: page) ?? ([], 0)
        return Page(rows, next: page >= last ? nil : "\(page + 1)")
      }
    case .bothWays:
      Pager(around: 0, timeline: timeline) { [weak self] page in
        let (rows, last) = try await self?.answer(to: page) ?? ([], 0)
        return Page(
          rows, previous: page > -last ? page - 1 : nil, next: page < last ? page + 1 : nil)
      }
    }
  }

  private func attach(to list: ScrollView) {
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

  private var firstPage: Int { kind == .bothWays ? 0 : 1 }

  /// The query of the first page that has arrived.
  private var loadedQuery = 1

  /// The last page of a query; with both directions also the first one, negated.
  private func lastPage(_ query: Int) -> Int {
    1 + (query * 7 + Int(seed % 5)) % (kind == .bothWays ? 4 : 9)
  }

  private func rowCount(_ query: Int, _ page: Int) -> Int {
    let number = (query * 31 + page * 17 + Int(seed % 97) + 1_000) % 10
    return number < 3 ? 0 : number < 6 ? number : number * 3
  }

  private func answer(to page: Int) async throws -> (rows: [Row], last: Int) {
    // The app knows of which query its rows are.
    let request = Request(requests.count + 1, page == firstPage ? query : loadedQuery, page)
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
    let rows = (0..<rowCount(request.query, page)).map {
      Row(query: request.query, page: page, index: $0, request: request.number)
    }
    return (rows, lastPage(request.query))
  }

  /// The laws of requests.
  private func check(_ request: Request) {
    if let other = requests.first(where: { $0.isLive && $0.page == request.page }) {
      breach("page \(request.page) is requested while request \(other.number) for it is live")
    }
    let page = request.page
    let loaded = pager.page
    let isNext =
      switch kind {
      case .bothWays:
        page == 0 || page == loaded && loaded > 0 || page < 0 && loaded > 0
      default: page == 1 || page == loaded + 1
      }
    if !isNext { breach("page \(page) is requested after page \(loaded)") }
    if let failed, failed.page == page, requestsBeforeDeed < failed.number, !gestureWaits {
      breach("page \(page) is requested again by itself")
    }
  }

  private func respond(_ request: Request, _ isSuccess: Bool) {
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

  private func show() {
    guard let list else { return }
    let height = Double(pager.items.count) * 44 + Double(errorRows) * 4
    if laysOutLate {
      timeline.after(0.05) { [weak list] in list?.contentSize.height = height }
    } else {
      list.contentSize.height = height
    }
  }

  private func settle() async {
    await yieldToTasks(12)
    timeline.advance(by: 0)
    await yieldToTasks(6)
    guard pager.items != checkedItems else { return }
    checkedItems = pager.items
    checkItems()
  }

  private func wait(_ seconds: Double) async {
    await settle()
    for _ in 0..<Int(seconds * 5) {
      let count = timeline.runCount
      timeline.advance(by: 0.2)
      // Without work on the timeline no task has anything new to do.
      if timeline.runCount != count { await settle() }
    }
  }

  // MARK: A session

  /// Performs deeds, and returns what was not as it must be.
  func run(deeds count: Int) async -> [String] {
    for index in 1...count where breaches.isEmpty {
      await perform()
      if index % 10 == 0, breaches.isEmpty { await rest() }
    }
    // What still waits must not outlive the session.
    for request in requests { respond(request, false) }
    reader?.cancel()
    return breaches
  }

  private func allowRetry() {
    requestsBeforeDeed = requests.count
    if requests.contains(where: \.isLive) { gestureWaits = true }
  }

  private func note(_ deed: String) {
    let time = (timeline.now * 10).rounded() / 10
    deeds.append("\(time) \(deed)")
  }

  private func perform() async {
    let deed = random.below(20)
    // The header shows the refresh, and its end ends it.
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
      Task { [pager] in await pager?.refresh() }
    case 3:
      note("loadMore()")
      allowRetry()
      Task { [pager] in await pager?.loadMore() }
    case 4:
      note("loadPrevious()")
      allowRetry()
      Task { [pager] in await pager?.loadPrevious() }
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
        Task { [pager] in await pager?.refresh() }
      }
    case 8:
      query += 1
      note("query \(query): a refresh")
      allowRetry()
      owed = nil
      Task { [pager] in await pager?.refresh() }
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
        if component?.isRefreshing == true { component?.endRefreshing() }
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

  /// Scrolls to the end as a key does: an arrival.
  private func scrollToEnd() async {
    guard let list else { return }
    note("scrolls to the end")
    await wait(0.6)
    let footer = list.footer as? RefreshAutoFooter
    let arrives =
      footer.map { $0.state == .idle && !$0.isHidden && isBeforeEnd($0, in: list) } == true
    // A key: whether an arrival asks for a page again after a failure is the kit's rule.
    allowRetry()
    list.scroll(by: .end, animated: false)
    if arrives, let footer, !isBeforeEnd(footer, in: list), footer.isShown, pager.page >= 1,
      pager.hasMore, pager.loadState(.append).error == nil, kind != .top,
      list.contentSize.height > list.frame.height
    {
      owed = requests.count
    }
  }

  private func isBeforeEnd(_ footer: RefreshAutoFooter, in list: ScrollView) -> Bool {
    list.contentOffset.y + list.frame.height
      < list.contentSize.height + footer.frame.height - footer.preloadDistance - 0.5
  }

  /// One fling that goes on at the end, while loads fail and rows measure themselves.
  private func creep() async {
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

  private func pull(by distance: Double) async {
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

  // MARK: Laws

  private func breach(_ text: String) {
    let states = LoadType.allCases.map { "\($0) \(pager.loadState($0))" }.joined(separator: ", ")
    breaches.append(
      "\(text); \(kind)\(list == nil ? ", without a list" : ""), page \(pager.page), "
        + "\(pager.items.count) rows, more \(pager.hasMore), previous \(pager.hasPrevious), \(states)"
    )
  }

  /// No row twice, none lost, none of another query, none of a late answer.
  private func checkItems() {
    let items = pager.items
    if Set(items.map(\.id)).count != items.count { return breach("a row is there twice") }
    if Set(items.map(\.query)).count > 1 { return breach("rows of two queries") }
    let pages = items.map(\.page)
    if pages != (kind == .top ? pages.sorted(by: >) : pages.sorted()) {
      return breach("pages are not in order")
    }
    let groups = Dictionary(grouping: items, by: \.page)
    for (page, rows) in groups {
      let request = rows[0].request
      guard request > 0 else { continue }
      guard rows.allSatisfy({ $0.request == request }) else {
        return breach("page \(page) is of two requests")
      }
      let expected = (0..<rowCount(rows[0].query, page)).map {
        Row(query: rows[0].query, page: page, index: $0, request: request)
      }
      if rows != expected.filter({ !deleted.contains($0) }) {
        return breach("page \(page) has not its rows")
      }
    }
    if items.contains(where: { $0.request == 0 }), items.contains(where: { $0.request > 0 }) {
      return breach("rows of an earlier run and of a page")
    }
    let first = groups[firstPage]?.first?.request ?? 0
    if first > 0, items.contains(where: { $0.request < first }) { breach("a late answer") }
    if first > 0, first < firstRequest { breach("an older refresh has replaced a newer one") }
    firstRequest = max(first, firstRequest)
    guard let query = items.first?.query, items[0].request > 0 else { return }
    let last = kind == .bothWays ? pager.page - 1 : pager.page
    for page in firstPage...max(firstPage, last) where groups[page] == nil {
      let isDeleted = deleted.contains { $0.query == query && $0.page == page }
      if rowCount(query, page) > 0, !isDeleted { return breach("page \(page) is lost") }
    }
  }

  private var isQuiet: Bool {
    let components: [RefreshComponent?] = [list?.header, list?.footer]
    return LoadType.allCases.allSatisfy { !pager.loadState($0).isLoading }
      && !components.contains { $0?.isRefreshing == true }
  }

  /// Answers everything, waits until nothing happens any more, and checks what is seen then.
  private func rest() async {
    let fails = random.chance(25)
    note("rest\(fails ? ", where a request fails" : "")")
    for round in 1...80 {
      await wait(0.6)
      // What fills a list may wait until a component has closed.
      if !requests.contains(where: \.isLive) { await wait(2.4) }
      guard let request = requests.first(where: \.isLive) else {
        if isQuiet { break }
        // On a busy machine a task continues late.
        await yieldToTasks(20)
        continue
      }
      respond(request, !(fails && round == 1))
    }
    guard breaches.isEmpty else { return }
    if requests.contains(where: \.isLive) { return breach("requests do not end") }
    for type in LoadType.allCases where pager.loadState(type).isLoading {
      breach("\(type) is loading without a request")
    }
    // On a busy machine the reader begins late.
    for _ in 0..<10_000 where streamed == nil { await Task.yield() }
    for type in LoadType.allCases {
      let (last, present) = (streamed.map { "\($0[type])" } ?? "", "\(pager.loadState(type))")
      if last != present { breach("the stream has said \(last) of \(type) last") }
    }
    let isLoaded = pager.page >= 1
    let failure = LoadType.allCases.first { pager.loadState($0).error != nil }
    if isLoaded, pager.items.isEmpty, pager.hasMore, failure == nil, !hasStopped, !wasInterrupted {
      breach("an empty list with more pages asks for none")
    }
    guard let list else { return }
    for component in [list.header, list.footer] as [RefreshComponent?] {
      if component?.isRefreshing == true { breach("a component refreshes without a load") }
    }
    checkEnd(of: kind == .top ? list.header : list.footer, hasMore: pager.hasMore, isLoaded)
    if kind == .bothWays { checkEnd(of: list.header, hasMore: pager.hasPrevious, isLoaded) }
    guard let footer = list.footer, kind != .top, breaches.isEmpty else { return }
    let isShort = list.contentSize.height + footer.frame.height <= list.frame.height
    if isShort, isLoaded, (footer as? RefreshAutoFooter)?.loadsUntilFilled == true, pager.hasMore,
      failure == nil, !pager.items.isEmpty, !hasStopped, !wasInterrupted
    {
      breach("a short list with more pages asks for none")
    }
    if owed != nil, !isShort, isLoaded, pager.hasMore, failure == nil, !pager.items.isEmpty,
      let footer = footer as? RefreshAutoFooter, !isBeforeEnd(footer, in: list)
    {
      breach("an arrival has asked for nothing")
    }
    (owed, gestureWaits) = (nil, false)
    if isLoaded, pager.hasMore, breaches.isEmpty { await checkGesture(list, footer) }
  }

  /// Whether the last ten pages have brought nothing.
  private var hasStopped: Bool {
    let answered = requests.filter { $0.continuation == nil && !$0.isCancelled }.suffix(10)
    return answered.count == 10 && answered.allSatisfy { rowCount($0.query, $0.page) == 0 }
  }

  /// Whether the last request was canceled: what follows is the user's or the app's to ask for.
  private var wasInterrupted: Bool { requests.last?.isCancelled == true }

  private func checkEnd(of component: RefreshComponent?, hasMore: Bool, _ isLoaded: Bool) {
    guard let component, component is any NoMoreDataEnding, component.isShown, isLoaded else {
      return
    }
    guard !pager.items.isEmpty else { return }
    if (component.state == .noMoreData) == hasMore {
      breach("the state is \(component.state), and there are \(hasMore ? "" : "no ")more pages")
    }
  }

  /// Each end with more pages can be left by a gesture.
  private func checkGesture(_ list: ScrollView, _ footer: RefreshFooter) async {
    let count = requests.count
    note("a gesture at the end")
    allowRetry()
    list.scroll(by: .end, animated: false)
    await wait(0.6)
    await pull(by: -270)
    await wait(1)
    if requests.count == count {
      breach(
        "no gesture leads on: \(type(of: footer)) \(footer.state), shown \(footer.isShown), below "
          + "\(type(of: list.header!)) \(list.header!.state), at \(list.contentOffset.y), "
          + "\(list.contentSize.height) in \(list.frame.height)")
    }
  }
}
