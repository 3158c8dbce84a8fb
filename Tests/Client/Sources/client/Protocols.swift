import RefreshIndicators
import RefreshKit

/// Uses each protocol as the kit or a host does.
@MainActor func checkProtocols() {
  let screen = AppScreen()
  RefreshNormalHeader().link(to: screen)
  screen.beginHeaderRefreshing()
  check(screen.isHeaderRefreshing, "the header is in the list of the screen")
  screen.endHeaderRefreshing()
  screen.refreshList.timeline.advance(by: 1)
  check(!screen.isHeaderRefreshing && !screen.isFooterRefreshing, "the refresh has ended")

  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  list.contentSize = Size(width: 375, height: 2_000)
  let (times, delegate, indicator) = (AppTimes(), AppDelegate(), AppIndicator())
  list.lastUpdatedTimes = times
  list.delegate = delegate
  let header = list.addPullRefresh(indicator) {}
  header.beginRefreshing()
  list.timeline.advance(by: 1)
  header.endRefreshing()
  list.timeline.advance(by: 1)
  check(times.time(forKey: header.lastUpdatedTimeKey) != nil, "the header stores its time")
  check(indicator.log.contains("refreshing"), "the indicator receives the state")

  let bar = AppBar()
  header.indicator = bar
  list.timeline.advance(by: 0)
  header.beginRefreshing()
  list.timeline.advance(by: 1)
  let shapes = list.displayList().items.filter { $0.view == ObjectIdentifier(bar) }
  check(shapes.map(\.frame.height), is: [30], "the bar is drawn in its height")
  header.endRefreshing(with: .failure(CancellationError()))
  list.timeline.advance(by: 0.5)
  check(header.isShowingResult, "the bar shows a failure before its header closes")
  list.timeline.advance(by: 2)
  bar.printOverrides()

  list.touch(.began, at: Point(x: 100, y: 500))
  list.timeline.advance(by: 0.02)
  list.touch(.moved, at: Point(x: 100, y: 400))
  list.touch(.ended, at: Point(x: 100, y: 400))
  list.timeline.advance(by: 10)
  check(list.contentOffset.y, is: 300, "where the delegate sent the content")
  list.setContentOffset(.zero, animated: true)
  list.timeline.advance(by: 10)
  check(delegate.calls.count, is: 7, "the calls of the delegate")

  let parts = AppPartsHeader()
  list.header = parts
  parts.endRefreshingWithNoMoreData()
  parts.resetNoMoreData()
  check(parts.state, is: .idle, "the state of a header with parts of its own")

  let pages = RefreshAutoNormalFooter(refreshing: { AppPage(isLast: true) })
  list.footer = pages
  pages.endRefreshing(with: AppPage(isLast: true).refreshResult)
  list.timeline.advance(by: 1)
  check(pages.state, is: .noMoreData, "the state of a footer after the last page")
  list.footer = nil

  let driver = AppDriver()
  list.driver = driver
  list.bounces = false
  list.isUserInteractionEnabled = false
  list.isUserInteractionEnabled = true
  list.header = RefreshRingHeader()
  list.header = RefreshNormalHeader()
  list.header?.beginRefreshing()
  list.timeline.advance(by: 1)
  check(list.contentOffset.y, is: -54, "the offset that the driver was asked for")
  list.keepingPosition { list.contentSize.height += 100 }
  check(list.contentOffset.y, is: 46, "the offset by which the driver has kept the position")
  check(driver.calls.count, is: 6, "the calls of the driver")
}

/// Puts a view into a list and taps its switch.
@MainActor func checkView() {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let view = AppView()
  list.addSubview(view)
  list.timeline.advance(by: 0)
  check(view.toggle.frame, is: view.bounds, "the switch's frame")
  let place = view.frame.center
  check(list.displayList().items.map(\.frame), is: [view.frame], "what is drawn of the view")
  check(list.hitTest(at: place) === view.toggle, "a tap reaches the switch")
  list.hitTest(at: place)?.tap()
  check(view.toggle.isOn, "the switch is on after a tap")
  view.printOverrides()
}
