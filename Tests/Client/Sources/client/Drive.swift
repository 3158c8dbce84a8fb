import RefreshKit

/// Drives a subclass of each open class of components through a pull and a refresh.
@MainActor func checkComponents() {
  RefreshConfig.default.languageCode = "en"
  let leaves: [any RefreshComponent & Recording] = [
    AppNormalHeader(), AppGifHeader(), AppAutoNormalHeader(), AppAutoNormalFooter(),
    AppAutoGifFooter(), AppBackNormalFooter(), AppBackGifFooter(), AppNormalTrailer(),
    AppStateTrailer(), AppNormalLeader(), AppStateLeader(),
  ]
  let others: [any RefreshComponent & Recording] = [
    AppHeader(), AppStateHeader(), AppControl(), AppIndicatorHeader(), AppRingHeader(),
    AppAutoHeader(), AppAutoStateHeader(), AppFooter(), AppAutoFooter(), AppAutoStateFooter(),
    AppBackFooter(), AppBackStateFooter(), AppTrailer(), AppLeader(),
  ]
  for component in leaves { checkRecord(of: component, log: drive(component)) }
  for component in others { _ = drive(component) }
  for component in leaves + others {
    RefreshConfig.default.languageCode = "de"
    RefreshConfig.default.languageCode = "en"
    component.scrollView?.timeline.advance(by: 0)
    check(component.record.calls["prepare()"], is: 1, "\(type(of: component)): calls of prepare()")
    if component is AppHeader {
      for name in ["ContentOffset", "PanState"] {
        let calls = component.record.calls["scrollView\(name)DidChange(_:)"]
        check(calls != nil, "the list reports \(name) to the header's override")
      }
    }
    component.printOverrides()
  }
  callBases()
}

@MainActor private var lists: [ScrollView] = []

/// Puts a component into a list that scrolls along both axes, drags half the way and then far
/// enough, ends the drag, and ends the refresh.
///
/// - Returns: The names of the callbacks, in order.
@MainActor private func drive(_ component: any RefreshComponent & Recording) -> [String] {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  list.contentSize = Size(width: 1_000, height: 2_000)
  lists.append(list)
  var log: [String] = []
  component.refreshingBlock = { log.append("refreshing") }
  component.endRefreshingCompletionBlock = { log.append("ended") }
  switch component {
  case let header as RefreshHeader: list.header = header
  case let footer as RefreshFooter: list.footer = footer
  case let trailer as RefreshTrailer: list.trailer = trailer
  default: list.leader = component as? RefreshLeader
  }
  list.timeline.advance(by: 0)

  func offset(_ distance: Double) -> Point {
    switch component {
    case is RefreshHeader: Point(x: 0, y: -distance)
    case is RefreshFooter: Point(x: 0, y: 2_000 - 667 + distance)
    case is RefreshTrailer: Point(x: 1_000 - 375 + distance, y: 0)
    default: Point(x: -distance, y: 0)
    }
  }
  let isVertical = component is RefreshHeader || component is RefreshFooter
  let length = isVertical ? component.frame.height : component.frame.width
  list.beginDragging()
  list.drag(to: offset(length / 2))
  list.drag(to: offset(length + 6))
  list.endDragging()
  if !component.isRefreshing { component.beginRefreshing() }
  list.timeline.advance(by: 1)
  component.endRefreshing()
  list.timeline.advance(by: 1)
  return log
}

/// Checks the overrides that a subclass of one of the most derived classes recorded.
@MainActor private func checkRecord(
  of component: any RefreshComponent & Recording, log: [String]
) {
  let (name, record) = ("\(type(of: component))", component.record)
  let isAuto = component is any AutoLoading
  check(record.calls["placeSubviews()"] != nil, "\(name): placeSubviews() is called by layout")
  check(log, is: ["refreshing", "ended"], "\(name): the callbacks")
  let states: [RefreshState] =
    isAuto ? [.idle, .refreshing, .idle] : [.idle, .pulling, .refreshing, .idle]
  check(record.states, is: states, "\(name): the states")
  if !isAuto {
    check(record.percents.contains(0.5), "\(name): the percent half way")
    check(record.percents.last, is: 0, "\(name): the percent at the end")
  }
  check(record.percents.contains(1), "\(name): the percent of the refresh")
  print("\(name): \(record.states.map(\.rawValue).joined(separator: " > "))")
}

/// Calls members of the base classes, which fit no slot, by hand.
@MainActor private func callBases() {
  let component = AppComponent()
  component.layoutIfNeeded()
  component.state = .refreshing
  component.pullingPercent = 1
  component.executeRefreshingCallback()
  component.shownResultDidChange(nil)
  component.scrollViewContentOffsetDidChange(Change(old: .zero, new: .zero))
  component.scrollViewContentSizeDidChange(Change(old: .zero, new: .zero))
  component.scrollViewPanStateDidChange(Change(old: .possible, new: .began))
  RefreshConfig.default.languageCode = "de"
  RefreshConfig.default.languageCode = "en"
  component.printOverrides()
}
