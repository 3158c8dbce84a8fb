import RefreshKit

/// Calls every override of a subclass of each open class of components.
@MainActor func checkOverrides() {
  RefreshConfig.default.languageCode = "en"
  for header in [
    AppHeader(), AppStateHeader(), AppNormalHeader(), AppGifHeader(), AppControl(),
    AppIndicatorHeader(), AppRingHeader(), AppAutoHeader(), AppAutoStateHeader(),
    AppAutoNormalHeader(),
  ] as [RefreshHeader & Recording] {
    let list = makeList()
    list.header = header
    exercise(header, in: list)
  }
  for footer in [
    AppFooter(), AppAutoFooter(), AppAutoStateFooter(), AppAutoNormalFooter(), AppAutoGifFooter(),
    AppBackFooter(), AppBackStateFooter(), AppBackNormalFooter(), AppBackGifFooter(),
  ] as [RefreshFooter & Recording] {
    let list = makeList()
    list.footer = footer
    exercise(footer, in: list)
  }
  for trailer in [AppTrailer(), AppStateTrailer(), AppNormalTrailer()]
    as [RefreshTrailer & Recording]
  {
    let list = makeList()
    list.trailer = trailer
    exercise(trailer, in: list)
  }
  for leader in [AppLeader(), AppStateLeader(), AppNormalLeader()] as [RefreshLeader & Recording] {
    let list = makeList()
    list.leader = leader
    exercise(leader, in: list)
  }
  callBases()
}

/// A list that scrolls along both axes.
@MainActor func makeList() -> ScrollView {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  list.contentSize = Size(width: 1_000, height: 2_000)
  return list
}

/// A drag, a content size, a refresh and another language.
@MainActor private func exercise(_ component: any RefreshComponent & Recording, in list: ScrollView)
{
  list.timeline.advance(by: 0)
  list.beginDragging()
  list.drag(to: Point(x: 10, y: 10))
  list.endDragging()
  list.contentSize.height += 100
  component.beginRefreshing()
  list.timeline.advance(by: 1)
  component.endRefreshing()
  list.timeline.advance(by: 1)
  RefreshConfig.default.languageCode = "de"
  RefreshConfig.default.languageCode = "en"
  list.timeline.advance(by: 0)
  check(component.record.calls["prepare()"], is: 1, "\(type(of: component)): calls of prepare()")
  if component is AppHeader {
    for name in ["ContentOffset", "PanState"] {
      let calls = component.record.calls["scrollView\(name)DidChange(_:)"]
      check(calls != nil, "the list reports \(name) to the header's override")
    }
  }
  component.printOverrides()
}

/// What no slot takes is called by hand.
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
