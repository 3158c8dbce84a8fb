import RefreshReplay
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// A released screen is deallocated with its components at any moment, and nothing of it is left in
/// the objects that app code keeps.
@MainActor @Suite(.serialized) struct EndOfScreenTests {
  nonisolated enum Moment: CaseIterable, Sendable {
    case idle, pulling, released, waitingForWindow, opening, refreshing, showingResult, closing
    case atEndOfData, secondLevel, batchUpdate, detached
  }

  /// What app code releases.
  nonisolated enum Way: CaseIterable, Sendable {
    case view, container, window
  }

  /// A screen in a container, as in a navigation controller.
  @MainActor private final class Stage {
    let window = UIWindow(frame: Screen.frame)
    let container = UIView(frame: Screen.frame)
    let view: UIScrollView
    let rows = Rows(100)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))

    init(_ view: UIScrollView) {
      self.view = view
      (view as? UITableView)?.dataSource = rows
      (view as? UICollectionView)?.dataSource = rows
      if !(view is UITableView) { view.contentSize = CGSize(width: 1_000, height: 2_000) }
      view.addSubview(row)
      container.addSubview(view)
      window.addSubview(container)
      MainRunLoop.shared.turn()
    }

    func attach() {
      view.refresh.header = RefreshNormalHeader {}
      view.refresh.footer = RefreshBackNormalFooter {}
      guard !(view is UITableView) else { return }
      view.refresh.trailer = RefreshNormalTrailer {}
      view.refresh.leader = RefreshNormalLeader {}
    }

    var components: [RefreshComponent] { Slot.allCases.compactMap { view.refresh[$0] } }

    /// Brings the components to a moment.
    func bring(to moment: Moment) {
      let (host, components) = (view.refresh, components)
      func run(_ interval: Double) { MainRunLoop.shared.run(for: interval) }
      func begin() {
        for component in components { component.beginRefreshing() }
        run(moment == .opening ? 0.1 : 1)
      }
      switch moment {
      case .idle: run(1)
      case .pulling, .released:
        view.drag(to: CGPoint(x: 0, y: -100))
        if moment == .released { view.lift() }
      case .waitingForWindow:
        container.removeFromSuperview()
        for component in components { component.beginRefreshing() }
        run(0)
      case .opening, .refreshing: begin()
      case .showingResult, .closing:
        for component in components where moment == .showingResult {
          component.resultDisplayDuration = 2
        }
        begin()
        for component in components { component.endRefreshing() }
        run(0.1)
      case .atEndOfData:
        host.footer?.endRefreshingWithNoMoreData()
        run(1)
      case .secondLevel:
        host.header?.secondLevel = SecondLevel()
        host.header?.secondLevel?.content = View(frame: Screen.frame)
        host.header?.openSecondLevel()
        run(1)
      case .batchUpdate:
        begin()
        rows.count = 5
        if let view = view as? UITableView { view.performBatchUpdates(nil) }
        if let view = view as? UICollectionView { view.performBatchUpdates(nil) }
      case .detached:
        begin()
        for slot in Slot.allCases { host[slot] = nil }
      }
    }

    /// App code releases its screen.
    func leave(_ way: Way) {
      switch way {
      case .view: view.removeFromSuperview()
      case .container: container.removeFromSuperview()
      case .window: break
      }
    }
  }

  private struct Relic {
    let name: String
    weak var object: AnyObject?

    init(_ object: AnyObject) { (name, self.object) = ("\(type(of: object))", object) }
  }

  /// All views of a tree, beginning with the root.
  private static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }

  private nonisolated static let makers: [@MainActor @Sendable () -> UIScrollView] = [
    { UIScrollView(frame: Screen.frame) }, { UITableView(frame: Screen.frame) },
    { UICollectionView(frame: Screen.frame, collectionViewLayout: FreeLayout()) },
    { UICollectionView(frame: Screen.frame) },
  ]

  /// Releases a screen at a moment.
  ///
  /// - Parameter keeps: Whether app code keeps the components and the row.
  /// - Returns: The objects that are still alive, and the problems of the kept views.
  private func faults(
    _ makeView: () -> UIScrollView, at moment: Moment, _ way: Way, keeps: Bool
  ) -> [String] {
    let (timers, links) = (MainRunLoop.shared.timerCount, MainRunLoop.shared.displayLinkCount)
    var (relics, kept): ([Relic], [UIView]) = ([], [])
    do {
      let stage = Stage(makeView())
      stage.attach()
      MainRunLoop.shared.run(for: 0.1)
      let components = stage.components
      stage.bring(to: moment)
      if keeps {
        kept = components + [stage.row]
        kept += components.compactMap { $0.secondLevel?.content }
      }
      let views = Self.tree(stage.window) + components + components.flatMap(\.subviews)
      relics = (views + [stage.view.refresh, stage.view.refresh.list, stage.rows]).map(Relic.init)
      stage.leave(way)
    }
    let known = Set(kept.flatMap { Self.tree($0) }.map(ObjectIdentifier.init))
    var faults = relics.filter { relic in
      relic.object.map { !known.contains(ObjectIdentifier($0)) } ?? false
    }.map { "\($0.name) is left" }
    faults += kept.filter(\.hasSuperview).map { "\(type(of: $0)) has a superview" }
    for case let component as RefreshComponent in kept where faults.isEmpty {
      let isAtRest = component.state == .idle || component.state == .noMoreData
      if component.scrollView != nil || component.reservedInset != 0 || !isAtRest {
        faults.append("\(type(of: component)) is \(component.state) in a list")
      }
      component.endRefreshing()
    }
    MainRunLoop.shared.run(for: 0.1)
    // A released screen keeps no timer and no display link.
    if MainRunLoop.shared.displayLinkCount > links { faults.append("frames are shown") }
    if MainRunLoop.shared.timerCount > timers { faults.append("a timer waits") }
    MainRunLoop.shared.run(for: 3)
    return faults
  }

  @Test(arguments: Moment.allCases, Way.allCases)
  func `no object of a screen released at any moment is left`(moment: Moment, way: Way) {
    for (index, makeView) in Self.makers.enumerated() {
      for keeps in [false, true] {
        let faults = faults(makeView, at: moment, way, keeps: keeps)
        #expect(faults == [], "view \(index), kept: \(keeps)")
      }
    }
  }

  // MARK: On another thread

  /// A screen at a moment, retained only by the returned pointer, and its components.
  private func makeStage(
    _ makeView: () -> UIScrollView, at moment: Moment
  ) -> (Unmanaged<Stage>, [Relic], [RefreshComponent]) {
    let stage = Stage(makeView())
    stage.attach()
    MainRunLoop.shared.run(for: 0.1)
    let components = stage.components
    stage.bring(to: moment)
    let host = stage.view.refresh
    let relics = ([stage, host, host.list] + Self.tree(stage.window) as [AnyObject]).map(Relic.init)
    return (.passRetained(stage), relics, components)
  }

  /// UIKit deallocates views on the main thread, later. Until then the main thread continues, with
  /// components whose superview is being deallocated.
  @Test(arguments: Moment.allCases)
  func `a screen is deallocated when a task with task-local values on another thread releases it`(
    moment: Moment
  ) async {
    for makeView in Self.makers {
      let (stage, relics, components) = makeStage(makeView, at: moment)
      Task.detached { Trace.$names.withValue(["another thread"]) { stage.release() } }
      while relics[0].object != nil || relics[3].object != nil { usleep(100) }
      MainRunLoop.shared.run(for: 0.1)
      for component in components { component.beginRefreshing() }
      MainRunLoop.shared.run(for: 0.5)
      for component in components { _ = { component.endRefreshing() }() }
      MainRunLoop.shared.run(for: 0.5)
      var turns = 0
      let kept = components as [UIView] + components.compactMap { $0.secondLevel?.content }
      let known = Set(kept.flatMap { Self.tree($0) }.map(ObjectIdentifier.init))
      var left: [Relic] {
        relics.filter { $0.object.map { !known.contains(ObjectIdentifier($0)) } ?? false }
      }
      while !left.isEmpty, turns < 10_000 {
        await Task.yield()
        turns += 1
      }
      #expect(left.map(\.name) == [])
      #expect(components.allSatisfy { !$0.hasSuperview && $0.scrollView == nil })
      MainRunLoop.shared.run(for: 1)
    }
  }

  // MARK: Inside a callback

  /// App code that owns a screen, and releases it in one of its callbacks.
  @MainActor private final class App {
    var screen: Screen?
    /// The callback that releases the screen.
    let place: String
    var places: Set<String> = []

    init(leavingIn place: String) { self.place = place }

    func arrive(at place: String) {
      places.insert(place)
      if place == self.place { screen = nil }
    }
  }

  /// A header of the app that reports the call of each override.
  @MainActor private final class Header: RefreshNormalHeader {
    weak var app: App?

    override var state: RefreshState { didSet { app?.arrive(at: "state \(state)") } }
    override var pullingPercent: Double { didSet { app?.arrive(at: "pullingPercent") } }

    override func placeSubviews() {
      super.placeSubviews()
      app?.arrive(at: "placeSubviews")
    }

    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      app?.arrive(at: "offset")
    }

    override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
      super.scrollViewContentSizeDidChange(change)
      app?.arrive(at: "content size")
    }

    override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
      super.scrollViewPanStateDidChange(change)
      app?.arrive(at: "pan \(change.new)")
    }

    override func executeRefreshingCallback() {
      app?.arrive(at: "executeRefreshingCallback")
      super.executeRefreshingCallback()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      app?.arrive(at: "didMoveToWindow")
    }

    override func setNeedsLayout() {
      super.setNeedsLayout()
      app?.arrive(at: "setNeedsLayout")
    }
  }

  @MainActor private final class Delegate: UIScrollViewDelegate {
    weak var app: App?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { app?.arrive(at: "didScroll") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      app?.arrive(at: "didEndDragging")
    }
  }

  private nonisolated static let places = [
    "state pulling", "state refreshing", "state idle", "pullingPercent", "placeSubviews", "offset",
    "content size", "pan began", "pan changed", "pan ended", "executeRefreshingCallback",
    "didMoveToWindow", "setNeedsLayout", "didScroll", "didEndDragging", "refreshingBlock",
    "beginRefreshingCompletionBlock", "endRefreshingAnimationBeginAction",
    "endRefreshingCompletionBlock", "observer of state", "observer of pull", "secondLevelDidOpen",
    "secondLevelDidClose", "later work", "beginRefreshing(completion:)",
  ]

  /// Lets app code use its screen until it releases it. Returns the objects that are still alive.
  private func live(_ app: App, _ makeView: () -> UIScrollView, keeps: Bool) -> [String] {
    var relics: [Relic] = []
    var (kept, observations): (Header?, [ObservationToken]) = (nil, [])
    let delegate = Delegate()
    delegate.app = app
    do {
      let (screen, header) = (Screen(makeView()), Header())
      app.screen = screen
      header.app = app
      header.refreshingBlock = { [weak app] in app?.arrive(at: "refreshingBlock") }
      header.beginRefreshingCompletionBlock = { [weak app] in
        app?.arrive(at: "beginRefreshingCompletionBlock")
      }
      header.endRefreshingAnimationBeginAction = { [weak app] in
        app?.arrive(at: "endRefreshingAnimationBeginAction")
      }
      header.endRefreshingCompletionBlock = { [weak app] in
        app?.arrive(at: "endRefreshingCompletionBlock")
      }
      header.secondLevel = SecondLevel()
      header.secondLevel?.content = UIView(frame: Screen.frame)
      header.secondLevelDidOpen = { [weak app] in app?.arrive(at: "secondLevelDidOpen") }
      header.secondLevelDidClose = { [weak app] in app?.arrive(at: "secondLevelDidClose") }
      observations.append(
        header.observeState { [weak app] _ in app?.arrive(at: "observer of state") })
      observations.append(
        header.observePull { [weak app] _ in app?.arrive(at: "observer of pull") })
      screen.view.delegate = delegate
      screen.view.refresh.header = header
      screen.view.refresh.footer = RefreshBackNormalFooter {}
      screen.view.refresh.list.timeline.after(0.5) { [weak app] in app?.arrive(at: "later work") }
      relics = (Self.tree(screen.window) + [screen, screen.host, screen.host.list]).map(Relic.init)
      if keeps { kept = header }
    }
    // While the run loop runs, only `app` retains the screen.
    let header: () -> RefreshHeader? = { app.screen?.view.refresh.header }
    MainRunLoop.shared.run(for: 0.1)
    if (app.screen?.view as? UITableView)?.dataSource == nil {
      app.screen?.view.contentSize.height = 2_100
    }
    app.screen?.pull(to: -100)
    MainRunLoop.shared.run(for: 0.1)
    app.screen?.lift()
    MainRunLoop.shared.run(for: 1)
    header()?.endRefreshing()
    MainRunLoop.shared.run(for: 1)
    header()?.beginRefreshing { [weak app] in app?.arrive(at: "beginRefreshing(completion:)") }
    MainRunLoop.shared.run(for: 1)
    header()?.endRefreshing()
    MainRunLoop.shared.run(for: 1)
    header()?.openSecondLevel()
    MainRunLoop.shared.run(for: 1)
    header()?.closeSecondLevel()
    MainRunLoop.shared.run(for: 1)
    let known = Set((kept.map(Self.tree) ?? []).map(ObjectIdentifier.init))
    var faults = relics.filter { relic in
      relic.object.map { !known.contains(ObjectIdentifier($0)) } ?? false
    }.map { "\($0.name) is left" }
    if kept?.hasSuperview == true { faults.append("the header has a superview") }
    if kept?.scrollView != nil || kept?.isRefreshing == true { faults.append("it is in a list") }
    withExtendedLifetime((observations, delegate)) {}
    return faults
  }

  @Test(arguments: places)
  func `no object of a screen released inside a callback is left`(place: String) {
    for (index, makeView) in Self.makers.enumerated() {
      for keeps in [false, true] {
        let app = App(leavingIn: place)
        let faults = live(app, makeView, keeps: keeps)
        #expect(app.places.contains(place), "view \(index)")
        #expect(app.screen == nil && faults == [], "view \(index), kept: \(keeps)")
      }
    }
  }

  // MARK: Afterward

  /// A plain `RefreshFooter` does not begin a refresh by itself.
  private nonisolated static let names = ComponentKind.all.map(\.name).filter {
    $0 != "RefreshFooter"
  }

  @Test(arguments: names, [Moment.pulling, .opening, .refreshing, .closing])
  func `a component of a released screen behaves like a new one in another screen`(
    name: String, moment: Moment
  ) throws {
    let kind = try #require(ComponentKind.named(name))
    let component = kind.make()
    do {
      let stage = Stage(UIScrollView(frame: Screen.frame))
      stage.view.refresh[kind.slot] = component
      MainRunLoop.shared.run(for: 0.1)
      stage.bring(to: moment)
    }
    #expect(!component.hasSuperview && component.scrollView == nil)
    var count = 0
    component.refreshingBlock = { count += 1 }
    let screen = Screen(UIScrollView(frame: Screen.frame))
    screen.view.contentSize = CGSize(width: 1_000, height: 2_000)
    screen.view.refresh[kind.slot] = component
    screen.run(for: 0.1)
    let control = (component as? RefreshSystemHeader)?.control
    #expect(component.superview === screen.view && component.state == .idle && count == 0)
    #expect(control?.isRefreshing != true)
    component.beginRefreshing()
    screen.run(for: 1)
    #expect(component.state == .refreshing && count == 1 && control?.isRefreshing != false)
    component.endRefreshing()
    screen.run(for: 1)
    #expect(component.state == .idle && control?.isRefreshing != true)
    #expect(component is any AutoLoading || screen.view.contentInset == .zero)
  }
}

private enum Trace {
  @TaskLocal static var names: [String] = []
}
