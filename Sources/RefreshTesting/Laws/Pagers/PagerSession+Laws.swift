import RefreshKit
import RefreshPaging

// What must be true of a session at every moment, and at rest.

extension PagerSession {
  func breach(_ text: String) {
    let states = LoadType.allCases.map { "\($0) \(pager.loadState($0))" }.joined(separator: ", ")
    breaches.append(
      "\(text); \(kind)\(list == nil ? ", without a list" : ""), page \(pager.page), "
        + "\(pager.items.count) rows, more \(pager.hasMore), previous \(pager.hasPrevious), \(states)"
    )
  }

  /// Checks that no row is there twice, none is lost, none is of another query, and none of a late
  /// answer.
  func checkItems() {
    let items = pager.items
    if Set(items.map(\.id)).count != items.count { return breach("a row is there twice") }
    if Set(items.map(\.query)).count > 1 { return breach("rows of two queries") }
    let pages = hasComeBack || hasServerChanged ? [] : items.map(\.page)
    if pages != (kind == .top ? pages.sorted(by: >) : pages.sorted()) {
      return breach("pages are not in order")
    }
    let groups = Dictionary(grouping: items, by: \.page)
    for (page, rows) in groups {
      let request = rows[0].request
      guard request > 0 else { continue }
      if hasServerChanged || hasComeBack { continue }
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
    checkAnswers(items)
    if items.contains(where: { $0.request == 0 }), items.contains(where: { $0.request > 0 }) {
      return breach("rows of an earlier run and of a page")
    }
    let first = groups[firstPage]?.first?.request ?? 0
    if first > 0, !hasServerChanged, !hasComeBack, items.contains(where: { $0.request < first }) {
      breach("a late answer")
    }
    if first > 0, first < firstRequest, !hasServerChanged, !hasComeBack {
      breach("an older refresh has replaced a newer one")
    }
    firstRequest = max(first, firstRequest)
    guard let query = items.first?.query, items[0].request > 0 else { return }
    let last = kind == .bothWays ? pager.page - 1 : pager.page
    for page in firstPage...max(firstPage, last) where groups[page] == nil {
      let isDeleted = deleted.contains { $0.query == query && $0.page == page }
      if rowCount(query, page) > missing, !isDeleted, !hasComeBack, !hasServerChanged {
        return breach("page \(page) is lost")
      }
    }
  }

  /// Checks that each row of an answer that was used is in the list, with the data of the latest
  /// answer that has the row, unless the app has deleted the row since.
  func checkAnswers(_ items: [Row]) {
    let numbers = Dictionary(items.map { ($0.id, $0.request) }) { first, _ in first }
    for number in Set(items.map(\.request)) where number > 0 {
      for row in requests[number - 1].rows ?? [] {
        if let present = numbers[row.id] {
          if present < number {
            return breach("row \(row.id) is older than the answer to \(number)")
          }
        } else if !deleted.contains(where: { $0.id == row.id && $0.request >= number }) {
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

  /// Answers everything, waits until nothing happens any more, and checks what is seen then.
  func rest() async {
    let fails = random.chance(25)
    (comesBack, isReloading) = (false, false)
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
      if isOfKit, last != present { breach("the stream has said \(last) of \(type) last") }
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
  var hasStopped: Bool {
    let answered = requests.filter { $0.continuation == nil && !$0.isCancelled }.suffix(10)
    let height = list?.contentSize.height ?? 0
    return answered.count == 10
      && (answered.allSatisfy { ($0.rows ?? []).isEmpty }
        || list != nil && answered.allSatisfy { $0.height >= height } || hasComeBack)
  }

  /// Whether the last request was canceled: what follows is the user's or the app's to ask for.
  var wasInterrupted: Bool { requests.last?.isCancelled == true }

  func checkEnd(of component: RefreshComponent?, hasMore: Bool, _ isLoaded: Bool) {
    guard let component, component is any NoMoreDataEnding, component.isShown, isLoaded else {
      return
    }
    guard !pager.items.isEmpty else { return }
    if (component.state == .noMoreData) == hasMore {
      breach("the state is \(component.state), and there are \(hasMore ? "" : "no ")more pages")
    }
  }

  /// Checks that at an end with more pages, a gesture loads one.
  func checkGesture(_ list: ScrollView, _ footer: RefreshFooter) async {
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
