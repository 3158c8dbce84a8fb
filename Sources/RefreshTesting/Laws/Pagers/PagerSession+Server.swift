import RefreshKit
import RefreshPaging

// The server of a session. Its rows may change, its cursors may repeat, its pages may bring
// nothing, and its answers may be late.

extension PagerSession {
  @MainActor final class Request {
    let number, query, page: Int
    let type: LoadType
    /// The length of the content when the page was asked for.
    let heightAtRequest: Double
    var isCancelled = false
    var hasFailed = false
    var continuation: CheckedContinuation<Bool, Never>?
    /// The rows of the answer; nil before the answer.
    var rows: [Row]?
    /// The number of the answer among all answers, from 1; 0 before the answer.
    var answerNumber = 0
    /// Whether the page has brought rows that were not in the list, and a new cursor.
    var bringsRows = false
    /// The length of the content when the page was asked for or when it arrived, in points: the
    /// smaller value.
    var smallerHeight = 0.0
    /// Whether the app has removed rows since the previous page of this type arrived.
    var followsRemoval = false

    init(_ number: Int, _ query: Int, _ page: Int, _ type: LoadType, _ height: Double) {
      (self.number, self.query, self.page) = (number, query, page)
      (self.type, heightAtRequest) = (type, height)
    }

    var isLive: Bool { continuation != nil && !isCancelled }
  }

  @MainActor struct Down: Error {}

  /// What the server returns, instead of a page's own rows, for each page that is not loaded by a
  /// refresh.
  enum AnswerWithoutNewRows: CaseIterable, Sendable {
    case noRows
    /// The rows of the neighboring page.
    case knownRows
  }

  var firstPage: Int { kind == .bothWays ? 0 : 1 }

  /// The number of the last page of a query. If the pager loads in both directions, the frontmost
  /// page has the negative of this number.
  func lastPage(_ query: Int) -> Int {
    if answersWithoutNewRows != nil { return .max }
    return hasManyPages ? 40 : 1 + (query * 7 + Int(seed % 5)) % (kind == .bothWays ? 4 : 9)
  }

  func rowCount(_ query: Int, _ page: Int) -> Int {
    let number = (query * 31 + page * 17 + Int(seed % 97) + 1_000) % 10
    return number < 3 ? 0 : number < 6 ? number : number * 3
  }

  /// The type of the load that requests a page.
  func load(of page: Int) -> LoadType {
    if pager.page < firstPage || pager.loadState(.refresh).isLoading { return .refresh }
    return kind == .top || kind == .bothWays && page < 0 ? .prepend : .append
  }

  func answer(to page: Int, isCursor: Bool) async throws -> PagerCheckServer.Answer {
    let type = load(of: page)
    let isFirst = type == .refresh && page == firstPage
    // Pages after the first belong to the query whose first page arrived last, and not to the
    // current query.
    let request = Request(
      requests.count + 1, isFirst ? query : loadedQuery, page, type, contentHeight)
    note("  request \(request.number) for page \(page)")
    if !Task.isCancelled { check(request) }
    requests.append(request)
    if arrivalMustLoad, !isFirst { arrivalMustLoad = false }
    let isAnswered = await withTaskCancellationHandler {
      await withCheckedContinuation { request.continuation = $0 }
    } onCancel: {
      MainActor.assumeIsolated { request.isCancelled = true }
    }
    guard isAnswered else { throw Down() }
    let rows = makeRows(for: request)
    request.rows = rows
    answerCount += 1
    request.answerNumber = answerCount
    // Some answers contain the cursor of their own request again. The answer for page 0 of a pager
    // that loads in both directions never does: only a refresh requests that page.
    let cursorRepeats = cursorRepeats && isCursor && (page != 0 || kind != .bothWays)
    if cursorRepeats { cursorHasRepeated = true }
    if !request.isCancelled {
      if isFirst { loadedQuery = request.query }
      pageWillArrive(request, cursorRepeats)
    }
    return .init(rows: rows, lastPage: lastPage(request.query), cursorRepeats: cursorRepeats)
  }

  private var contentHeight: Double { list.map { Double($0.contentSize.height) } ?? 0 }

  func makeRows(for request: Request) -> [Row] {
    let (query, page) = (request.query, request.page)
    func row(_ page: Int, _ index: Int) -> Row {
      Row(query: query, page: page, index: index, request: request.number)
    }
    let ownRows = (0..<rowCount(query, page)).dropLast(missingCount).map { row(page, $0) }
    if page == firstPage {
      return (0..<insertedCount).reversed().map { row(page, -1 - $0) } + ownRows
    }
    let neighbor = page < 0 ? page + 1 : page - 1
    let count = rowCount(query, neighbor)
    if let answersWithoutNewRows, request.type != .refresh {
      return answersWithoutNewRows == .noRows ? [] : (0..<count).map { row(neighbor, $0) }
    }
    let isInFront = page < 0 || kind == .top
    let repeated =
      isInFront ? 0..<min(overlapCount, count) : count - min(overlapCount, count)..<count
    let neighborRows = repeated.map { row(neighbor, $0) }
    return isInFront ? ownRows + neighborRows : neighborRows + ownRows
  }

  /// Records a page that is about to arrive, for `hasStopped`. The pages of a reload do not count.
  private func pageWillArrive(_ request: Request, _ cursorRepeats: Bool) {
    let rows = request.rows ?? []
    if isReloading, request.type == .refresh { return }
    let isFirst = request.type == .refresh
    let known = isFirst ? [] : Set(pager.items.map(\.id))
    request.bringsRows = !cursorRepeats && rows.contains { !known.contains($0.id) }
    request.smallerHeight = min(request.heightAtRequest, contentHeight)
    request.followsRemoval = endsWithRemoval.remove(request.type) != nil
    if isFirst {
      endsWithRemoval = []
      arrivedPages = [.append: [request], .prepend: [request]]
    } else {
      arrivedPages[request.type, default: []].append(request)
    }
  }

  func respond(_ request: Request, _ isSuccess: Bool) {
    let continuation = exchange(&request.continuation, with: nil)
    if request.isCancelled {
      // A canceled request does not count as failed.
    } else if isSuccess {
      failedRequest = nil
    } else {
      (failedRequest, request.hasFailed) = (request, true)
      if showsErrorRow { errorRowCount += 1 }
    }
    continuation?.resume(returning: isSuccess)
  }

  func respondToAll(_ isSuccess: Bool) {
    for request in requests where request.isLive { respond(request, isSuccess) }
  }

  // MARK: Deeds

  /// A change of the rows on the server, a canceled call, a reload by the app, or a call during the
  /// wait before a retry.
  func performAtServer() async {
    switch random.below(7) {
    case 0:
      note("rows are inserted on the server")
      overlapCount = random.below(3)
      insertInFront(random.below(3))
      rareEvents.insert("inserted")
    case 1:
      note("rows are deleted on the server")
      (missingCount, hasServerChanged) = (random.below(3), true)
      rareEvents.insert("deleted")
    case 2:
      let live = requests.filter(\.isLive)
      note("a caller gives up")
      if waitingCallCount > 0, !live.isEmpty { rareEvents.insert("canceled") }
      for task in callers { task.cancel() }
      callers = []
      await settle()
      if live.contains(where: \.isCancelled) { breach("a caller that gives up cancels a request") }
    case 3:
      note("cursors come back")
      cursorRepeats = true
    case 4:
      note("pages bring nothing")
      (answersWithoutNewRows, hasServerChanged) = (random.pick(AnswerWithoutNewRows.allCases), true)
      rareEvents.insert("barren")
    case 5: await reload()
    default: await callDuringRetryWait()
    }
  }

  private func insertInFront(_ count: Int) {
    hasServerChanged = true
    if kind == .number || kind == .cursor { insertedCount = min(insertedCount + count, 9) }
  }

  /// Makes a load fail, and calls again during the wait before its retry.
  private func callDuringRetryWait() async {
    guard retries, !LoadType.allCases.contains(where: { pager.loadState($0).isLoading }) else {
      return
    }
    let isFirst = pager.page < 1 || !pager.hasMore
    note("a call during the wait of a \(isFirst ? "refresh" : "page")")
    let type: LoadType = isFirst ? .refresh : kind == .top ? .prepend : .append
    for count in [requests.count, requests.count + 1] {
      recordGestureOrCall()
      call { _ = await isFirst ? $0.refresh() : $0.loadMore() }
      await settle()
      await yield { requests.count > count || !pager.loadState(type).isLoading }
      guard let request = requests.last, requests.count > count else {
        if pager.loadState(type).isLoading { breach("a call during a wait does not ask") }
        return
      }
      respond(request, false)
      await settle()
      // Before the wait has begun, a call joins the request that has failed.
      await yield { !pager.loadState(type).isLoading || isWaitingForRetry(type) }
    }
    rareEvents.insert("wait")
  }

  /// Whether a load waits before a retry.
  private func isWaitingForRetry(_ type: LoadType) -> Bool {
    pager.presentLoads.contains { $0.type == type && $0.phase == .waitingForRetry }
  }

  /// Reloads. Often the server has newer rows in front, or the list is scrolled. Often nothing has
  /// changed.
  private func reload() async {
    guard pager.page >= firstPage, pager.page > 0 else { return }
    note("reload()")
    recordGestureOrCall()
    rareEvents.insert("reload")
    if random.chance(50) { insertInFront(1 + random.below(3)) }
    if let list, random.chance(50) {
      errorRowCount = 0
      show()
      list.contentOffset.y = Double(random.below(Int(max(0, endOffset(of: list))) + 1))
    }
    arrivalMustLoad = false
    await wait(1)
    var (place, result): (Place?, RefreshResult?)
    var pages = 0
    let count = requests.count
    call { [weak self] pager in
      // During a refresh, the call waits for that refresh, which does not keep the place.
      if let self, !pager.loadState(.refresh).isLoading {
        isReloading = true
        place = seenPlace()
        pages = pager.page
      }
      result = await pager.reload()
      self?.isReloading = false
    }
    for _ in 1...40 where result == nil {
      await settle()
      await yield {
        result != nil || requests.contains(where: \.isLive) || isWaitingForRetry(.refresh)
      }
      // All tasks have run. If there is no request now, the next one needs time on the timeline,
      // which this loop does not advance.
      guard requests.contains(where: \.isLive) else { break }
      respondToAll(true)
    }
    await settle()
    guard result?.isSuccess == true else { return }
    if let place { checkPlace(place) }
    if kind != .bothWays, pager.hasMore, pager.page < min(pages, 5) {
      breach("a reload has loaded \(requests.count - count) of \(pages) pages")
    }
  }
}
