import RefreshKit
import RefreshReplay
import TestSupport
import Testing

/// The law of lists that are filled: whatever happens meanwhile, and however late the content is laid out, such a
/// list never loads while it must not, never loads a page twice, and ends filled, at its end, or at a failure.
struct FillingLawTests {
  @Test(arguments: Kind.autos)
  func `a list ends filled, at its end, or at a failure`(kind: Kind) throws {
    for seed in lawSeeds(few: 60, all: 2_500) {
      let session = try FillingSession(kind, seed: seed)
      for _ in 0..<session.random.below(40) { session.play() }
      session.finish()
      guard session.breaches.isEmpty else {
        Issue.record("seed \(seed): \(session.breaches) \(session.inspector.entries.suffix(4))")
        return
      }
    }
  }
}

/// A server of pages of any length, a list that shows them, and a user. The lengths that are not shown yet wait for
/// a layout, which a platform makes late.
private final class FillingSession {
  let list: ScrollView
  let component: any AutoLoading
  let inspector: RefreshInspector
  var random: SeededRandom
  private(set) var breaches: [String] = []

  /// The lengths of the pages.
  private let pages: [Double]
  /// How many pages are in the list, and the length of the list on the platform.
  private var (shown, length) = (0, 0.0)
  /// The page that is being loaded, and by which component; nil if there is none.
  private var loading: (page: Int, by: RefreshComponent)?
  /// Whether the last load brought nothing, failed, or had no more data.
  private var isOver = false
  /// Whether the last page was empty.
  private var isLastPageEmpty = false
  private var observation: ObservationToken?
  /// Whether the app has called for a load, which may wait for the end of another one.
  private var isCalled = false
  private var isFingerDown = false
  private let driver: RecordingDriver?

  struct Offline: Error {}

  init(_ kind: Kind, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let height = random.number(in: 100...900)
    list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: height))
    inspector = RefreshInspector(list)
    component = try #require(kind.make() as? any AutoLoading)
    pages = (0..<random.below(9)).map { _ in
      random.chance(15) ? 0 : random.number(in: 1...400)
    }
    driver = random.chance(50) ? RecordingDriver(isLate: true) : nil
    self.random = random
    list.driver = driver
    component.loadsUntilFilled = true
    component.autoTriggerTimes = 1
    list.allowsSimultaneousRefreshing = self.random.chance(50)
    (component as? any SelfHiding)?.hidesWhileContentFits = self.random.chance(30)
    component.resultDisplayDuration = self.random.pick([0, 0, 0.5])
    component.refreshingBlock = { [unowned self] in begin(page: shown, by: component) }
    observation = component.observeState { [unowned self] in stateDidChange($0) }
    if component.edge == .bottom {
      list.header = RefreshNormalHeader { [unowned self] in reload() }
      list.header?.resultDisplayDuration = self.random.pick([0, 0, 0.5])
    }
    list.addSubview(component)
    if self.random.chance(50), let first = pages.first {
      (shown, length) = (1, first)
      list.contentSize.height = length
    }
  }

  // MARK: The server

  private func stateDidChange(_ change: Change<RefreshState>) {
    if !change.old.isRefreshing, change.new.isRefreshing {
      // Content that springs back may arrive at the end.
      if !isCalled, !list.isDecelerating { expectFree() }
      isCalled = false
    }
    guard change.old.isRefreshing, !change.new.isRefreshing else { return }
    isOver = isLastPageEmpty
    if case .success? = component.lastResult {} else { isOver = true }
  }

  private func reload() {
    begin(page: 0, by: list.header!)
  }

  private func begin(page: Int, by loader: RefreshComponent) {
    if let loading {
      if loading.by === loader { record("page \(page) twice") }
      loading.by.endRefreshing(with: .cancelled)
    }
    loading = (page, loader)
    list.timeline.after(random.number(in: 0...2)) { [unowned self, weak loader] in
      if let loader, loading?.by === loader { answer(page, to: loader) }
    }
  }

  private func answer(_ page: Int, to loader: RefreshComponent) {
    loading = nil
    guard loader.isRefreshing else { return }
    if random.chance(15) { return loader.endRefreshing(with: .failure(Offline())) }
    if page >= pages.count { return loader.endRefreshing(with: .noMoreData) }
    let isReload = loader !== component
    if isReload { (shown, length) = (0, 0) }
    (shown, length) = (page + 1, length + pages[page])
    isLastPageEmpty = pages[page] == 0
    if isReload { isOver = isLastPageEmpty }
    if driver == nil { list.contentSize.height = length }
    let isLast = page == pages.count - 1 && random.chance(50)
    loader.endRefreshing(with: isLast ? .noMoreData : .success)
  }

  /// Records what must keep the component from a load.
  private func expectFree() {
    if list.isTracking || list.isDragging { record("a finger is down") }
    if !component.isUserInteractionEnabled { record("without interaction") }
    if component.isHidden { record("hidden by the app") }
    if component.edge == .bottom, list.header?.isRefreshing == true { record("beside a refresh") }
    if length <= 0 { record("an empty list") }
    if isFilled { record("a filled list") }
  }

  private var isFilled: Bool { length + 44 > list.frame.height }

  private func record(_ breach: String) { breaches.append("\(list.timeline.now): \(breach)") }

  // MARK: The user and the platform

  func play() {
    switch random.below(9) {
    case 0 where driver == nil:
      isFingerDown.toggle()
      list.touch(isFingerDown ? .began : .ended, at: Point(x: 10, y: 50))
    case 0:
      isFingerDown.toggle()
      list.driverDidTrack(isFingerDown)
    case 1: component.isUserInteractionEnabled.toggle()
    case 2: component.isHidden.toggle()
    case 3 where list.header !== component: list.header?.beginRefreshing()
    case 4: list.isInWindow.toggle()
    case 5 where random.chance(30):
      isCalled = true
      component.beginRefreshing()
    case 6:
      if loading?.by === component { loading = nil }
      component.endRefreshing(with: random.pick([.cancelled, .failure(Offline())]))
    default: break
    }
    wait(random.pick([0, 1.0 / 60, 0.3, 1]))
  }

  private func wait(_ time: Double) {
    if let driver, driver.isAsked, random.chance(40) {
      layOut(driver)
    } else if driver != nil, list.contentSize.height == length, random.chance(10) {
      // A layout that no component has requested, perhaps just before an end.
      list.driverDidLayOut()
    }
    list.timeline.advance(by: time)
  }

  private func layOut(_ driver: RecordingDriver) {
    driver.isAsked = false
    if list.contentSize.height != length { list.contentSize.height = length }
    list.driverDidLayOut()
  }

  /// Lets go, waits for all that is under way, and compares the end.
  func finish() {
    if isFingerDown {
      driver == nil
        ? list.touch(.ended, at: Point(x: 10, y: 50)) : list.driverDidTrack(false)
    }
    (component.isUserInteractionEnabled, component.isHidden) = (true, false)
    list.isInWindow = true
    for _ in 0..<100 {
      if let driver { layOut(driver) }
      list.timeline.advance(by: 1)
    }
    let isDone = isFilled || length == 0 || isOver || component.state == .noMoreData
    if component.isRefreshing || !isDone { record("ends at \(length) of \(list.frame.height)") }
  }
}
