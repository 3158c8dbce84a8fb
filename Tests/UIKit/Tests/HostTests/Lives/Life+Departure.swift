import RefreshReplay
import TestSupport
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Half of the lives end early: app code releases the screen, as after a pop, between two events or
/// inside a callback.
///
/// Law 17: only the components that app code keeps are left of the screen. They have no list, and no
/// superview but the shelf, nothing runs, and in another screen they behave like new ones. It does
/// not matter when the requests end.
extension Life {
  /// The views of the screen.
  @MainActor final class Scene {
    let window: UIWindow
    /// The view whose layout sets the frame of the scroll view.
    let container: Container
    let view: UIScrollView
    let physics: SystemPhysics
    let list: ScrollView
    /// The host. Reading `view.refresh` instead would take over the values of the view.
    unowned let host: RefreshHost

    init(
      _ window: UIWindow, _ container: Container, _ view: UIScrollView, _ physics: SystemPhysics
    ) {
      (self.window, self.container) = (window, container)
      (self.view, self.physics) = (view, physics)
      host = view.refresh
      list = host.list
    }
  }

  /// A call of app code, which may release its screen in it.
  enum Callback: CaseIterable {
    case refreshing, function, opened, closing, closed, state, pull, override, moved, layout, data
    case observed, timer, page, change
  }

  /// The release of the screen by app code, and what app code keeps.
  @MainActor struct Departure {
    /// The object that app code releases.
    enum Way: CaseIterable { case view, container, window }

    /// The number of the event after which the screen is released at the latest.
    var event: Int
    /// The callback that releases the screen; nil for none.
    var callback: Callback?
    /// The number of calls of that callback until the release.
    var count: Int
    var way: Way
    /// The chance that a component is kept, in percent.
    var keeping: Int
    var random: SeededRandom

    /// - Returns: Nil for a life that does not end early.
    init?(seed: UInt64) {
      var random = SeededRandom(seed: seed ^ 0x5EED_0F_E7D5)
      guard random.chance(50) else { return nil }
      callback = random.chance(80) ? random.pick(Callback.allCases) : nil
      event = callback == nil ? random.below(Life.length) : Life.length - 1
      count = 1 + random.below(callback == .moved || callback == .observed ? 40 : 2)
      way = random.pick(Way.allCases)
      keeping = random.pick([0, 0, 50, 100])
      self.random = random
    }

    /// Sets the way in which UIKit deallocates views.
    mutating func setManners() {
      UIView.manners.deallocStopsAnimations = random.chance(50)
      UIView.manners.deallocBeginsAtBack = random.chance(50)
      UIView.manners.deallocNotifies = random.chance(50)
    }
  }

  /// An object that must be deallocated.
  struct Relic {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// Pending requests that the app's async functions await.
  @MainActor final class Requests {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    var isEmpty: Bool { waiting.isEmpty }

    func pass() async {
      await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
      let ending = waiting
      waiting = []
      for continuation in ending { continuation.resume() }
    }
  }

  // MARK: Callbacks

  /// Called by each callback of app code.
  func arrive(at callback: Callback) {
    calls.append(callback)
    guard let departure, callback == departure.callback, scene != nil else { return }
    self.departure?.count -= 1
    if departure.count <= 1 { leave() }
  }

  /// Makes every callback of a component call `arrive(at:)`.
  func listen(to component: RefreshComponent) {
    guard departure != nil else { return }
    component.beginRefreshingCompletionBlock = { [weak self] in self?.arrive(at: .opened) }
    component.endRefreshingAnimationBeginAction = { [weak self] in self?.arrive(at: .closing) }
    component.endRefreshingCompletionBlock = { [weak self] in self?.arrive(at: .closed) }
    observations.append(component.observeState { [weak self] _ in self?.arrive(at: .state) })
    observations.append(component.observePull { [weak self] _ in self?.arrive(at: .pull) })
    if departure?.random.chance(30) == true { component.resultDisplayDuration = 2 }
    (component as? any Calling)?.didCall = { [weak self] in self?.arrive(at: .override) }
    if departure?.random.chance(50) == true {
      component.setRefreshing { [weak self, requests] in
        self?.arrive(at: .function)
        await requests.pass()
      }
    } else {
      component.refreshingBlock = { [weak self, token] in
        _ = token
        self?.arrive(at: .refreshing)
      }
    }
  }

  /// Makes the callbacks of the screen's views call `arrive(at:)`.
  func listenToScene() {
    guard departure != nil else { return }
    keyObservation = view.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.arrive(at: .observed) }
    }
    container.didLayOut = { [weak self] in self?.arrive(at: .layout) }
    for delay in [1.0, 4, 15] {
      list.timeline.after(delay) { [weak self] in self?.arrive(at: .timer) }
    }
  }

  /// A component class of the app for a slot, in lives that end early.
  func makeOwnComponent(for slot: Slot) -> RefreshComponent? {
    guard departure?.random.chance(30) == true else { return nil }
    return switch slot {
    case .header: CallingHeader()
    case .footer: departure?.random.chance(50) == true ? CallingFooter() : CallingBackFooter()
    case .trailer: CallingTrailer()
    case .leader: nil
    }
  }

  // MARK: The end

  /// App code releases its screen.
  func leave() {
    guard let scene, let way = departure?.way, let keeping = departure?.keeping else { return }
    note("the \(way) is let go, with \(Self.present(in: scene.list).map { "\($0.state)" })")
    for component in Self.present(in: scene.list)
    where departure?.random.chance(keeping) == true {
      kept.append(component)
    }
    let root: UIView =
      switch way {
      case .view: scene.view
      case .container: scene.container
      case .window: scene.window
      }
    relics += Self.tree(root).map(Relic.init)
    relics += [scene, scene.host, scene.list, scene.physics].map(Relic.init)
    (keyObservation, finger, self.scene) = (nil, nil, nil)
    // They do not belong to the screen.
    for case let component as any Calling in shelf.subviews { component.didCall = {} }
    switch way {
    case .view:
      scene.container.didLayOut = {}
      rest += [scene.container, scene.window]
      if scene.view.superview != nil { scene.view.removeFromSuperview() }
    case .container:
      rest.append(scene.window)
      scene.container.removeFromSuperview()
      shelf.removeFromSuperview()
    case .window: break
    }
  }

  private static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }

  private static func present(in list: ScrollView) -> [RefreshComponent] {
    Slot.allCases.compactMap { list[$0] }
  }

  /// The broken law after the release of the screen, or nil.
  func brokenLawOfDeparture() async -> String? {
    guard var random = departure?.random else { return nil }
    let count = calls.count
    if let fault = faultOfDeparture { return "17: \(fault)" }
    // A frame may be late.
    MainRunLoop.shared.run(for: 0.1)
    if MainRunLoop.shared.displayLinkCount > linksBefore { return "17: frames are shown" }
    if MainRunLoop.shared.timerCount > timersBefore { return "17: a timer waits" }
    if random.chance(50) { requests.end() }
    for component in kept where random.chance(50) { end(component) }
    await Self.letFunctionsRun()
    MainRunLoop.shared.run(for: random.pick([0.1, 3]))
    await Self.letFunctionsRun()
    if calls.count > count { return "17: the app is called: \(calls[count...])" }
    if let fault = faultOfDeparture { return "17: \(fault), later" }
    guard random.chance(50) else { return nil }
    return await faultOfNextScene(&random).map { "17: in another screen, \($0)" }
  }

  /// Ends a refresh without waiting for its closing.
  private func end(_ component: RefreshComponent) { component.endRefreshing() }

  /// Lets started functions begin, and ended functions return.
  static func letFunctionsRun() async {
    await yieldToTasks(5)
  }

  /// The first object of the screen that is left by mistake, or another problem; nil if there is
  /// none.
  private var faultOfDeparture: String? {
    let controls = kept.compactMap { ($0 as? RefreshSystemHeader)?.control }
    let views = (kept + [row, shelf] + controls).flatMap(Self.tree)
    let known = Set((views + [token]).map(ObjectIdentifier.init))
    for relic in relics {
      guard let object = relic.object, !known.contains(ObjectIdentifier(object)) else { continue }
      if !rest.contains(where: { $0 === object }) { return "a \(type(of: object)) is left" }
    }
    // If only the view is released, its window and its superview still exist.
    if row.hasSuperview { return "the row has a superview" }
    if controls.contains(where: \.hasSuperview) { return "a control has a superview" }
    if rest.isEmpty, shelf.hasSuperview { return "the shelf has a superview" }
    return kept.lazy.compactMap { component in
      self.fault(of: component).map { "\(type(of: component)) \($0)" }
    }.first
  }

  private func fault(of component: RefreshComponent) -> String? {
    // App code may have released the screen while it added the component to the shelf.
    if component.hasSuperview, component.superview !== shelf { return "has a superview" }
    if component.scrollView != nil || component.storage.list != nil { return "is in a list" }
    if component.reservedInset != 0 { return "reserves \(component.reservedInset)" }
    if component.state != .idle, component.state != .noMoreData { return "is \(component.state)" }
    if component.pullingPercent != 0 { return "is pulled by \(component.pullingPercent)" }
    if component.refreshingTask?.isCancelled == false, !requests.isEmpty { return "has a task" }
    let geometry = component.storage.geometry
    if let geometry, geometry.written.center != geometry.frame.center { return "is elsewhere" }
    return component.subviews.allSatisfy { $0.superview === component } ? nil : "has lost a view"
  }

  /// Uses the kept components in another screen. Returns the first problem, or nil.
  private func faultOfNextScene(_ random: inout SeededRandom) async -> String? {
    var relics: [Relic] = []
    do {
      let (window, view) = (UIWindow(frame: Screen.frame), UIScrollView(frame: Screen.frame))
      view.contentSize = CGSize(width: 1_000, height: 2_000)
      window.addSubview(view)
      relics = [window, view, view.refresh, view.refresh.list].map(Relic.init)
      for component in kept {
        (component.isHidden, component.isUserInteractionEnabled) = (false, true)
        (component.frame.size.height, component.fastAnimationDuration) = (50, 0.25)
        view.refresh[component.slot] = component
        component.state = .idle
      }
      MainRunLoop.shared.run(for: 1)
      for component in kept {
        component.beginRefreshing()
        MainRunLoop.shared.run(for: 1)
        if component.state != .refreshing { return "\(type(of: component)) is \(component.state)" }
        if component.superview !== view { return "\(type(of: component)) is elsewhere" }
        end(component)
        MainRunLoop.shared.run(for: 2)
        if component.isRefreshing { return "\(type(of: component)) does not end" }
      }
      if random.chance(50) { kept.last?.beginRefreshing() }
      MainRunLoop.shared.run(for: random.pick([0, 0.1, 1]))
      await Self.letFunctionsRun()
    }
    if relics.contains(where: { $0.object != nil }) { return "something is left" }
    return kept.lazy.compactMap { component in
      self.fault(of: component).map { "\(type(of: component)) \($0)" }
    }.first
  }
}

// MARK: Classes of the app

/// A component whose overrides call app code.
@MainActor protocol Calling: AnyObject {
  var didCall: () -> Void { get set }
}

private final class CallingHeader: RefreshNormalHeader, Calling {
  var didCall: () -> Void = {}

  override var state: RefreshState { didSet { didCall() } }
  override var pullingPercent: Double { didSet { didCall() } }

  override func placeSubviews() {
    super.placeSubviews()
    didCall()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    didCall()
  }

  override func removeFromSuperview() {
    didCall()
    super.removeFromSuperview()
  }
}

private final class CallingFooter: RefreshAutoNormalFooter, Calling {
  var didCall: () -> Void = {}

  override var state: RefreshState { didSet { didCall() } }

  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    didCall()
  }

  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    super.scrollViewContentSizeDidChange(change)
    didCall()
  }
}

private final class CallingBackFooter: RefreshBackNormalFooter, Calling {
  var didCall: () -> Void = {}

  override var state: RefreshState { didSet { didCall() } }

  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    didCall()
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    didCall()
  }
}

private final class CallingTrailer: RefreshNormalTrailer, Calling {
  var didCall: () -> Void = {}

  override var state: RefreshState { didSet { didCall() } }

  override func willMove(toSuperview view: UIView?) {
    super.willMove(toSuperview: view)
    didCall()
  }
}
