import RefreshKit

/// Drives a subclass of each leaf of the hierarchy through a refresh.
@MainActor func checkLeaves() {
  drive(header: AppNormalHeader())
  drive(header: AppGifHeader())
  drive(header: AppAutoNormalHeader())
  drive(footer: AppAutoNormalFooter())
  drive(footer: AppAutoGifFooter())
  drive(footer: AppBackNormalFooter())
  drive(footer: AppBackGifFooter())
  drive(trailer: AppNormalTrailer())
  drive(trailer: AppStateTrailer())
  drive(leader: AppNormalLeader())
  drive(leader: AppStateLeader())
}

@MainActor private func drive(header: some RefreshHeader & Recording) {
  let list = makeList()
  header.link(to: list)
  drive(header, in: list, halfWay: Point(x: 0, y: -27), beyond: Point(x: 0, y: -60))
}

@MainActor private func drive(footer: some RefreshFooter & Recording) {
  let list = makeList()
  footer.link(to: list)
  drive(footer, in: list, halfWay: Point(x: 0, y: 1_355), beyond: Point(x: 0, y: 1_380))
}

@MainActor private func drive(trailer: some RefreshTrailer & Recording) {
  let list = makeList()
  trailer.link(to: list)
  drive(trailer, in: list, halfWay: Point(x: 655, y: 0), beyond: Point(x: 690, y: 0))
}

@MainActor private func drive(leader: some RefreshLeader & Recording) {
  let list = makeList()
  leader.link(to: list)
  drive(leader, in: list, halfWay: Point(x: -30, y: 0), beyond: Point(x: -65, y: 0))
}

/// Drags half way and then far enough, ends the drag, and ends the refresh.
@MainActor private func drive(
  _ component: some RefreshComponent & Recording, in list: ScrollView, halfWay: Point, beyond: Point
) {
  let (name, record) = ("\(type(of: component))", component.record)
  let isAuto = component is any AutoLoading
  var log: [String] = []
  component.refreshingBlock = { log.append("refreshing") }
  component.endRefreshingCompletionBlock = { log.append("ended") }
  list.timeline.advance(by: 0)
  check(record.calls["prepare()"], is: 1, "\(name): calls of prepare()")
  check(record.calls["placeSubviews()"] != nil, "\(name): placeSubviews() is called by layout")

  list.beginDragging()
  list.drag(to: halfWay)
  if !isAuto { check(record.percents.last, is: 0.5, "\(name): the percent half way") }
  list.drag(to: beyond)
  list.endDragging()
  list.timeline.advance(by: 1)
  check(log, is: ["refreshing"], "\(name): the callbacks of the refresh")
  check(record.percents.last, is: 1, "\(name): the percent of the refresh")

  component.endRefreshing()
  list.timeline.advance(by: 1)
  check(log, is: ["refreshing", "ended"], "\(name): the callbacks after the end")
  let states: [RefreshState] =
    isAuto ? [.idle, .refreshing, .idle] : [.idle, .pulling, .refreshing, .idle]
  check(record.states, is: states, "\(name): the states")
  if !isAuto { check(record.percents.last, is: 0, "\(name): the percent at the end") }
  check(record.calls["prepare()"], is: 1, "\(name): calls of prepare()")
  print("\(name): \(record.states.map(\.rawValue).joined(separator: " > "))")
}
