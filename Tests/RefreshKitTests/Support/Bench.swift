import RefreshKit
import RefreshReplay
import TestSupport

/// A list with one component and a log of its callbacks: 375 x 667 points with content of 1,000 x
/// 2,000, laid out, scrolled to the top left.
///
/// The files Bench+*.swift add what some tests need: a finger, a delegate, a driver, a second
/// level, held content, auto components, and the check of all facts of a component.
@MainActor final class Bench {
  let list: ScrollView
  let component: RefreshComponent
  /// The size of the content when the bench was made.
  let contentSize: Size
  /// The component's callbacks and changes of state in order, and the delegate's calls if the bench
  /// logs them.
  private(set) var log: [String] = []

  /// Called after each entry.
  var onEntry: (() -> Void)?

  /// What the delegate of the list does.
  var delegation = Delegation()
  /// The driver of the list, if a test sets one.
  private(set) lazy var driver = RecordingDriver()
  /// The second level of the component, if it has one.
  private(set) lazy var level = SecondLevel()
  private(set) lazy var levelContent = View()

  private var observation: ObservationToken?
  private var answers: [String: () -> Void] = [:]

  /// What the log contains besides the callbacks of the component.
  enum Logs { case component, delegate }

  init(
    _ component: RefreshComponent, contentSize: Size = Size(width: 1_000, height: 2_000),
    logs: Logs = .component, driver: RecordingDriver? = nil, attaches: Bool = true
  ) {
    if RefreshConfig.default.languageCode == nil { RefreshConfig.default.languageCode = "en" }
    list = Self.list(contentSize: contentSize)
    self.component = component
    self.contentSize = contentSize
    record()
    if attaches {
      attach()
      wait()
    }
    if logs == .delegate { list.delegate = self }
    guard let driver else { return }
    self.driver = driver
    list.driver = driver
    driver.clearLog()
  }

  convenience init(
    _ kind: Kind, contentSize: Size = Size(width: 1_000, height: 2_000), logs: Logs = .component,
    driver: RecordingDriver? = nil
  ) {
    self.init(kind.make(), contentSize: contentSize, logs: logs, driver: driver)
  }

  /// A bench whose list has no component, and content of its own width. It logs the delegate's
  /// calls. ``component`` is a detached footer, so that ``y`` is the offset.
  init(contentHeight: Double = 2_000, rate: Double = 60) {
    component = RefreshFooter()
    contentSize = Size(width: 375, height: contentHeight)
    list = Self.list(contentSize: contentSize)
    list.frameRate = rate
    list.delegate = self
  }

  /// A list without a bench, laid out with `components` in their slots.
  static func list(
    _ components: RefreshComponent..., size: Size = Size(width: 375, height: 667),
    contentSize: Size = Size(width: 375, height: 2_000), on timeline: Timeline = Timeline()
  ) -> ScrollView {
    measureTextsWithoutFonts()
    let list = ScrollView(frame: Rect(origin: .zero, size: size), timeline: timeline)
    list.contentSize = contentSize
    for component in components { list[Slot(component.edge)] = component }
    timeline.advance(by: 0)
    return list
  }

  // MARK: The component

  private var slot: Slot { Slot(component.edge) }

  /// Attaches another component in the same slot.
  func replace(with other: RefreshComponent) {
    list[slot] = other
  }

  /// The component as one that has titles, loads at the end of the list, or can be in noMoreData.
  var titled: any StateTitled { component as! any StateTitled }
  var auto: any AutoLoading { component as! any AutoLoading }
  var ending: any NoMoreDataEnding { component as! any NoMoreDataEnding }

  func attach() {
    list[slot] = component
  }

  func detach() {
    list[slot] = nil
  }

  /// Hides the component, or turns its interaction off.
  func makeInactive(byHiding hides: Bool) {
    if hides { component.isHidden = true } else { component.isUserInteractionEnabled = false }
  }

  /// The inset that the component reserves for a refresh: its length along its axis, or 0 for a
  /// ring.
  var length: Double {
    component is RefreshRingHeader ? 0 : component.frame.size[component.edge.axis]
  }

  /// How often `entry` is in the log.
  func count(_ entry: String) -> Int {
    log.count { $0 == entry }
  }

  func clearLog() {
    log = []
  }

  /// Adds an entry to the log, and runs the action that ``answer(_:with:)`` has set for it.
  func note(_ entry: String) {
    log.append(entry)
    onEntry?()
    answers.removeValue(forKey: entry)?()
  }

  /// Runs `action` inside the next callback that logs `entry`, once.
  func answer(_ entry: String, with action: @escaping () -> Void) {
    answers[entry] = action
  }

  private func record() {
    observation = component.observeState { [unowned self] in note("\($0.old)>\($0.new)") }
    component.refreshingBlock = { [unowned self] in note("refreshing") }
    component.beginRefreshingCompletionBlock = { [unowned self] in note("began") }
    component.endRefreshingAnimationBeginAction = { [unowned self] in note("closing") }
    component.endRefreshingCompletionBlock = { [unowned self] in note("ended") }
  }

  // MARK: Time

  func wait(_ time: Double = 0) {
    list.timeline.advance(by: time)
  }

  /// Begins a refresh and waits until its callback has run.
  func refresh() {
    component.beginRefreshing()
    wait(1)
  }

  /// Ends the refresh and waits until the end is reported.
  func end() {
    component.endRefreshing()
    wait(1)
  }

  /// Ends the refresh, and waits for `time` while the component closes.
  func close(for time: Double) {
    component.endRefreshing()
    wait(time)
  }

  /// The offset along the component's axis when the content rests at the component's edge.
  var restingOffset: Double { offset(pulledBy: 0)[component.edge.axis] }

  // MARK: Drags and touches

  /// The offset at which the component is pulled by `fraction` of its length; for an auto
  /// component, by that fraction beyond the offset at which it is wholly visible.
  func offset(pulledBy fraction: Double) -> Point {
    let frame = component.frame
    let geometry = list.geometry
    var offset = list.contentOffset
    switch component.edge {
    case .top:
      let length = (component as? RefreshRingHeader)?.triggerDistance ?? frame.height
      let room = component is RefreshAutoHeader ? frame.height : 0
      offset.y = geometry.start(along: .vertical) - room - fraction * length
    case .bottom:
      let rest = max(geometry.overflow(along: .vertical), 0) + geometry.start(along: .vertical)
      let room = component is RefreshAutoFooter ? frame.height : 0
      offset.y = rest + room + fraction * frame.height
    case .left:
      offset.x = geometry.start(along: .horizontal) - fraction * frame.width
    case .right:
      let rest = max(geometry.overflow(along: .horizontal), 0)
      offset.x = rest + geometry.start(along: .horizontal) + fraction * frame.width
    }
    return offset
  }

  /// Begins a drag and pulls the component by `fraction`.
  func pull(by fraction: Double) {
    list.beginDragging()
    drag(by: fraction)
  }

  /// Drags on until the component is pulled by `fraction`.
  func drag(by fraction: Double) {
    list.drag(to: offset(pulledBy: fraction))
  }

  /// Moves the component's edge outwards, by an inset or by longer content.
  func moveEdgeOut(by distance: Double) {
    switch component.edge {
    case .top: list.contentInset.top += distance
    case .bottom: list.contentSize.height += distance
    case .left: list.contentInset.left += distance
    case .right: list.contentSize.width += distance
    }
  }

  /// Moves a finger on the screen: by `travel` points from the middle of the view in the direction
  /// that pulls the component, and by `aside` points to the right or downwards.
  func finger(_ phase: TouchPhase, _ travel: Double = 0, aside: Double = 0) {
    let middle = Point(x: list.frame.width / 2, y: list.frame.height / 2)
    let isLeading = component.edge == .top || component.edge == .left
    let way = isLeading ? travel : -travel
    let point =
      component.edge.axis == .vertical
      ? Point(x: middle.x + aside, y: middle.y + way)
      : Point(x: middle.x + way, y: middle.y + aside)
    list.touch(phase, at: point)
  }

  /// Whether the content is in its range, along both axes.
  var isInRange: Bool { list.geometry.clamp(list.contentOffset) == list.contentOffset }

  /// Taps the component's label.
  func tap() {
    (component as? any StateTitled)?.stateLabel.tap()
  }

  /// Pulls beyond the threshold, ends the drag and waits until the callback has run.
  func pullAndRelease() {
    pull(by: 1.5)
    list.endDragging()
    wait(1)
  }
}
