import RefreshKit
import RefreshPaging

// The laws of a session: at every moment, and at rest.

extension PagerSession {
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
          || (isReloading || cursorHasRepeated) && page < loaded
      default:
        page == 1 || page == loaded + 1 || (isReloading || cursorHasRepeated) && page <= loaded
      }
    if !isNext { breach("page \(page) is requested after page \(loaded)") }
    let isRepeated = failedRequest?.page == page
    if isRepeated, let failedRequest, requestsBeforeGestureOrCall < failedRequest.number,
      !hasGestureOrCallDuringRequest, !retries
    {
      breach("page \(page) is requested again by itself")
    }
    // A retry needs no gesture or call of its own. Look for the failed request only among requests
    // of the same type, because the other end may have requested a page since.
    let before = requests.last { $0.type == request.type }
    let isRetry = retries && before?.hasFailed == true && before?.page == page
    guard request.type != .refresh, !isRetry else { return }
    if typesAskedFor.remove(request.type) == nil, hasStopped(request.type, surely: true) {
      breach(
        "page \(page) is requested without a gesture or a call, after ten pages that bring nothing")
    }
  }

  func breach(_ text: String) {
    let states = LoadType.allCases.map { "\($0) \(pager.loadState($0))" }.joined(separator: ", ")
    breaches.append(
      "\(text); \(kind)\(list == nil ? ", without a list" : ""), page \(pager.page), "
        + "\(pager.items.count) rows, more \(pager.hasMore), previous \(pager.hasPrevious), \(states)"
    )
  }

  /// Checks the rows: none appears twice, is lost, or comes from another query or a late answer.
  func checkItems() {
    let items = pager.items
    if Set(items.map(\.id)).count != items.count { return breach("a row is there twice") }
    if Set(items.map(\.query)).count > 1 { return breach("rows of two queries") }
    let pages = cursorHasRepeated || hasServerChanged ? [] : items.map(\.page)
    if pages != (kind == .top ? pages.sorted(by: >) : pages.sorted()) {
      return breach("pages are not in order")
    }
    let groups = Dictionary(grouping: items, by: \.page)
    for (page, rows) in groups {
      let request = rows[0].request
      guard request > 0 else { continue }
      if hasServerChanged || cursorHasRepeated { continue }
      guard rows.allSatisfy({ $0.request == request }) else {
        return breach("page \(page) is of two requests")
      }
      let expected = (0..<rowCount(rows[0].query, page)).map {
        Row(query: rows[0].query, page: page, index: $0, request: request)
      }
      if rows != expected.filter({ !deletedRows.contains($0) }) {
        return breach("page \(page) has not its rows")
      }
    }
    checkAnswers(items)
    if items.contains(where: { $0.request == 0 }), items.contains(where: { $0.request > 0 }) {
      return breach("rows of an earlier run and of a page")
    }
    let first = groups[firstPage]?.first?.request ?? 0
    if first > 0, !hasServerChanged, !cursorHasRepeated,
      items.contains(where: { $0.request < first })
    {
      breach("a late answer")
    }
    if first > 0, first < firstPageRequest, !hasServerChanged, !cursorHasRepeated {
      breach("an older refresh has replaced a newer one")
    }
    firstPageRequest = max(first, firstPageRequest)
    guard let query = items.first?.query, items[0].request > 0 else { return }
    let last = kind == .bothWays ? pager.page - 1 : pager.page
    for page in firstPage...max(firstPage, last) where groups[page] == nil {
      let isDeleted = deletedRows.contains { $0.query == query && $0.page == page }
      if rowCount(query, page) > missingCount, !isDeleted, !cursorHasRepeated, !hasServerChanged {
        return breach("page \(page) is lost")
      }
    }
  }

  /// Checks the rows of the answers that the pager has used. Each row must be in the list, with the
  /// data of the latest answer that has the row, unless the app has deleted the row since.
  func checkAnswers(_ items: [Row]) {
    func answerNumber(_ row: Row) -> Int {
      row.request > 0 ? requests[row.request - 1].answerNumber : 0
    }
    let present = Dictionary(items.map { ($0.id, answerNumber($0)) }) { first, _ in first }
    let deletedAnswers = Dictionary(
      deletedRows.map { ($0.id, answerNumber($0)) }, uniquingKeysWith: max)
    for number in Set(items.map(\.request)) where number > 0 {
      let request = requests[number - 1]
      for row in request.rows ?? [] {
        if let present = present[row.id] {
          if present < request.answerNumber {
            return breach("row \(row.id) is older than the answer to \(number)")
          }
        } else if deletedAnswers[row.id, default: 0] < request.answerNumber {
          return breach("row \(row.id) of the answer to \(number) is lost")
        }
      }
    }
  }

  var isQuiet: Bool {
    let components: [RefreshComponent?] = [list?.header, list?.footer]
    return LoadType.allCases.allSatisfy { !pager.loadState($0).isLoading }
      && !components.contains { $0?.isRefreshing == true }
  }

  /// Answers all requests, waits until nothing happens any more, and checks the result.
  func rest() async {
    await checkRest()
    (cursorRepeats, answersWithoutNewRows) = (false, nil)
  }

  /// Waits for a request, which may come late on a busy machine. Returns whether there is one. If
  /// there is none, it reports `breach`.
  private func requestComes(orReport breach: String) async -> Bool {
    await yield { requests.contains(where: \.isLive) }
    let isThere = requests.contains(where: \.isLive)
    if !isThere { self.breach(breach) }
    return isThere
  }

  private func checkRest() async {
    let fails = random.chance(25)
    note("rest\(fails ? ", where a request fails" : "")")
    for round in 1...120 {
      await wait(0.6)
      // A load that fills the list may wait until a component has closed.
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
    for type in LoadType.allCases {
      let present = "\(pager.loadState(type))"
      var last: String { lastStates.map { "\($0[type])" } ?? "nothing" }
      await yield { last == present }
      if last != present { breach("the stream has said \(last) of \(type) last") }
    }
    let isLoaded = pager.page >= 1
    let failure = LoadType.allCases.first { pager.loadState($0).error != nil }
    if isLoaded, pager.items.isEmpty, pager.hasMore, failure == nil,
      !hasStopped, !wasInterrupted
    {
      if await requestComes(orReport: "an empty list with more pages asks for none") {
        return await checkRest()
      }
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
      failure == nil, !pager.items.isEmpty, !hasStopped(.append), !wasInterrupted
    {
      if await requestComes(orReport: "a short list with more pages asks for none") {
        return await checkRest()
      }
    }
    if arrivalMustLoad, isLong(list), isLoaded, pager.hasMore, failure == nil, !pager.items.isEmpty,
      let footer = footer as? RefreshAutoFooter, !isBeforeEnd(footer, in: list)
    {
      breach("an arrival has asked for nothing")
    }
    (arrivalMustLoad, hasGestureOrCallDuringRequest) = (false, false)
    if isLoaded, pager.hasMore, breaches.isEmpty { await checkGesture(list, footer) }
  }

  /// Whether only a gesture or a call loads the next page.
  var hasStopped: Bool { pager.edge == .top ? hasStopped(.prepend) : hasStopped(.append) }

  /// Whether ten pages in a row have brought no new rows, or have not made the content longer. Then
  /// only a gesture or a call loads the next page.
  ///
  /// - Parameter surely: Whether to return true only if that is certain. If rows are laid out late,
  ///   or failed loads are retried, the length of the content at the beginning of a load is not
  ///   known. Then only the condition about new rows counts.
  func hasStopped(_ type: LoadType, surely: Bool = false) -> Bool {
    let pages = arrivedPages[type] ?? []
    if pages.count >= 10, !pages.suffix(10).contains(where: \.bringsRows) { return true }
    guard let list, !(surely && (laysOutLate || retries)) else { return false }
    // The length of the content at the request of each page, since the content last became longer.
    // After the app has removed rows, the first length is lowered to that of the remaining content.
    var heights: [Double] = []
    var hasRemovedRows = false
    for page in pages where page.type != .refresh {
      hasRemovedRows = hasRemovedRows || page.followsRemoval
      if let first = heights.first, page.heightAtRequest > first { heights = [] }
      heights.append(page.heightAtRequest)
      if hasRemovedRows, page.smallerHeight < heights[0] {
        (heights[0], hasRemovedRows) = (page.smallerHeight, false)
      }
    }
    return heights.count >= 10 && list.contentSize.height <= heights[0]
  }

  /// Whether the last load was canceled. Then only the user or the app begins the next load.
  var wasInterrupted: Bool {
    requests.last?.isCancelled == true || requestsBeforeEnd == requests.count
  }

  func checkEnd(of component: RefreshComponent?, hasMore: Bool, _ isLoaded: Bool) {
    guard let component, component is any NoMoreDataEnding, component.isShown, isLoaded else {
      return
    }
    guard !pager.items.isEmpty else { return }
    if (component.state == .noMoreData) == hasMore {
      breach("the state is \(component.state), and there are \(hasMore ? "" : "no ")more pages")
    }
  }

  /// Checks that a gesture at an end with more pages loads a page.
  func checkGesture(_ list: ScrollView, _ footer: RefreshFooter) async {
    let count = requests.count
    note("a gesture at the end")
    recordGestureOrCall()
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
    // After ten pages that bring nothing, the gesture loads only one page. Answer its request here:
    // `check(_:)` reports a further request that comes by itself.
    for _ in 1...3 where hasStopped {
      respondToAll(true)
      await wait(0.6)
    }
  }

  // MARK: The row at the top

  /// The row at the top of the view.
  struct Place {
    let row: Int
    let id: String
    /// The rows before it.
    let idsBefore: [String]
    /// All rows.
    let ids: Set<String>
    /// The offset, in points.
    let y: Double
  }

  /// The row at the top of the view; nil if the list is at its top, or if the row is not known.
  func seenPlace() -> Place? {
    guard let list, !laysOutLate, itemsPerRow == 1, errorRowCount == 0,
      kind == .number || kind == .cursor,
      list.header?.reservedInset ?? 0 == 0
    else { return nil }
    let y = list.contentOffset.y
    let row = Int(y / 44)
    guard y > 1, y <= endOffset(of: list), pager.items.indices.contains(row) else { return nil }
    let ids = pager.items.map(\.id)
    return Place(row: row, id: ids[row], idsBefore: Array(ids[..<row]), ids: Set(ids), y: y)
  }

  /// Checks that a reload has not moved the row that was at the top of the view. This applies only
  /// if the rows above that row are still directly above it, and if any rows above those are new.
  func checkPlace(_ place: Place) {
    guard let list, list.header?.reservedInset ?? 0 == 0,
      let row = pager.items.firstIndex(where: { $0.id == place.id }), row >= place.row,
      pager.items[..<row].suffix(place.row).map(\.id) == place.idsBefore,
      !pager.items[..<(row - place.row)].contains(where: { place.ids.contains($0.id) })
    else { return }
    let y = place.y + Double(row - place.row) * 44
    if y <= endOffset(of: list), abs(list.contentOffset.y - y) > 0.5 {
      breach("a reload has moved the row that was seen, from \(y) to \(list.contentOffset.y)")
    }
  }
}
