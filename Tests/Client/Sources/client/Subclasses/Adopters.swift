import RefreshIndicators
import RefreshKit

/// A view of the app with properties only.
class Switch: View {
  var isOn = false
  let label = Label()
}

/// A view of the app that places its subviews.
final class AppView: View, Recording {
  let record = Record()
  let toggle = Switch()

  convenience init() {
    self.init(frame: Rect(x: 0, y: 0, width: 50, height: 30))
    addSubview(toggle)
    toggle.addSubview(toggle.label)
    toggle.tapAction = { [unowned toggle] in toggle.isOn.toggle() }
  }

  override func layoutSubviews() {
    note()
    toggle.frame = bounds
  }

  override func draw(in context: inout DisplayContext) {
    note()
    context.fill(context.bounds, with: Color(white: 0.5, alpha: 1))
  }
}

/// A store that returns the latest stored time.
final class AppTimes: LastUpdatedTimeStore {
  let label = Label()
  private var times: [String: WallTime] = [:]

  func time(forKey key: String) -> WallTime? {
    times[key]
  }

  func setTime(_ time: WallTime, forKey key: String) {
    times[key] = time
    label.text = "\(time.secondsSince1970)"
  }
}

/// A screen with a list, which passes on the list's slots.
final class AppScreen: ListShowing, RefreshSlots {
  let refreshList = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  var header: RefreshHeader? {
    get { refreshList.header }
    set { refreshList.header = newValue }
  }
  var footer: RefreshFooter? {
    get { refreshList.footer }
    set { refreshList.footer = newValue }
  }
  var trailer: RefreshTrailer? {
    get { refreshList.trailer }
    set { refreshList.trailer = newValue }
  }
  var leader: RefreshLeader? {
    get { refreshList.leader }
    set { refreshList.leader = newValue }
  }
}

/// A page that knows whether it is the last one.
struct AppPage: RefreshResultConvertible {
  let isLast: Bool
  var refreshResult: RefreshResult { isLast ? .noMoreData : .success }
}

/// A delegate that implements every function, and places a title.
final class AppDelegate: ScrollViewDelegate {
  let title = Label()
  var calls: Set<String> = []

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    calls.insert("didScroll")
    title.frame.origin = scrollView.contentOffset
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    calls.insert("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    calls.insert("willEndDragging")
    targetContentOffset.y = 300
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    calls.insert("didEndDragging")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    calls.insert("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    calls.insert("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    calls.insert("didEndScrollingAnimation")
  }
}

/// An indicator of the app that draws itself.
final class AppBar: DrawnIndicator, Recording {
  let record = Record()

  override var pullHeight: Double {
    note()
    return super.pullHeight / 2
  }

  override var showsResults: Bool {
    note()
    return super.showsResults
  }

  override func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {
    note()
    context.fill(context.bounds, with: moment.activity > 0 ? .blue : .gray)
    context.drawResult(of: moment, in: context.bounds, color: .white)
  }
}

/// An indicator with a property of its own.
final class AppIndicator: View, RefreshIndicator {
  let label = Label()
  var log: [String] = []
  var pullHeight: Double { 40 }

  func refreshStateDidChange(to state: RefreshState) {
    log.append(state.rawValue)
    label.text = state.rawValue
  }

  func pullDidMove(to percent: Double) {
    log.append("\(percent)")
  }
}

/// A header with its own view for each part.
final class AppPartsHeader: RefreshHeader, RefreshingTitleHiding, StateTitled,
  LastUpdatedTimeShowing,
  ArrowShowing, LoadingShowing, GifShowing, NoMoreDataEnding, AutoLoading, SelfHiding
{
  var isRefreshingTitleHidden = false
  let stateLabel = Label()
  let lastUpdatedTimeLabel = Label()
  let arrowView = ImageView()
  let loadingView = ActivityIndicator()
  let gifView = ImageView()
  var labelLeftInset: Double = 25
  var failureTitle: String?
  var successTitle: String?
  var isAutomaticallyRefresh = false
  var triggerAutomaticallyRefreshPercent: Double = 1
  var preloadDistance: Double = 0
  var autoTriggerTimes = 1
  private var titles: [RefreshState: String] = [:]

  func title(for state: RefreshState) -> String? {
    titles[state]
  }

  func setTitle(_ title: String?, for state: RefreshState) -> Self {
    titles[state] = title
    return self
  }

  func setImages(_ images: [Image], duration: Double?, for state: RefreshState) -> Self {
    gifView.image = images.first
    return self
  }

  func endRefreshingWithNoMoreData() {
    state = .noMoreData
  }

  func resetNoMoreData() {
    state = .idle
  }
}

/// A driver that carries out some requests at once, and counts the others.
final class AppDriver: ScrollDriver {
  var calls: Set<String> = []

  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {
    calls.insert("reservedInset")
  }

  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
    scrollView.driverDidScroll(to: offset, by: .component)
  }

  func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point) {
    calls.insert("shift")
    let y = scrollView.contentOffset.y + distance.y
    scrollView.driverDidScroll(to: Point(x: 0, y: y), by: .component)
  }

  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {
    calls.insert("heldEdges")
  }

  func scrollViewInteractionDidChange(_ scrollView: ScrollView) {
    calls.insert("interaction")
  }

  func scrollViewBouncingDidChange(_ scrollView: ScrollView) {
    calls.insert("bouncing")
  }

  func scrollView(
    _ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void
  ) {
    calls.insert("animation")
    changes()
  }
}
