import RefreshKit
import RefreshReplay
import TestSupport

/// A list whose components, delegate and app do anything at random, also inside each other's calls.
///
/// Each step of the user or the app allows a few changes inside overrides and delegate calls, so
/// that no session goes on forever.
@MainActor final class MisbehavingSession {
  let list: ScrollView
  var random: SeededRandom
  /// The first law that was broken.
  private(set) var breach: String?

  let delegate = CountingDelegate()
  /// Every component that was ever attached.
  private(set) var components: [RefreshComponent] = []
  /// The app's own inset, which must stay exactly as set.
  var contentInset = EdgeInsets.zero
  /// How a host drags with `drag(to:)`.
  @MainActor enum Hosting { case never, wholeDrags, alsoInsideCallbacks }

  let hosting: Hosting
  /// Whether the app sets offsets outside the range.
  let leavesRange: Bool
  /// Whether the offset was set by the app or a driver since the geometry last changed.
  var hasOwnOffset = false
  /// Where async functions wait.
  let gate = Gate()
  /// The runs of async functions so far.
  var runs: [AsyncRun] = []
  /// How often overrides, observers and the delegate were called.
  private(set) var calls = 0
  /// Whether one of these calls is ongoing.
  private(set) var isInCall = false

  private var observations: [ObservationToken] = []

  private var changesLeft = 0
  private let lead: Kind

  init(_ lead: Kind, seed: UInt64) {
    self.lead = lead
    random = SeededRandom(seed: seed)
    hosting = [.alsoInsideCallbacks, .never, .wholeDrags][Int(seed % 3)]
    leavesRange = seed % 2 == 0
    list = Bench.list()
    list.delegate = delegate
    list.alwaysBounceVertical = chance(50)
    list.isDirectionalLockEnabled = chance(25)
    list.pixelLength = pick([0, 0, 0.5, 1])
    delegate.act = { [weak self] in self?.changeInside() }
    delegate.target = { [weak self] in self?.target }
    put(lead)
    let families = [
      Kind.headers, Kind.autoFooters, Kind.backFooters, Kind.trailers, Kind.leaders,
      Kind.autoHeaders,
    ]
    for family in families where chance(40) { put(pick(family)) }
  }

  // MARK: Random choices

  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  // MARK: Components

  /// The attached components.
  var present: [RefreshComponent] { Slot.allCases.compactMap { list[$0] } }

  /// Makes a component of a kind and attaches it.
  func put(_ kind: Kind) {
    let component = kind.makeMeddling()
    if let meddler = component as? any Meddler {
      meddler.meddling.act = { [weak self] component, override in
        self?.changeInside(component, override)
      }
      observations.append(component.observeState { [weak self] _ in self?.calls += 1 })
    } else {
      observations.append(
        component.observeState { [weak self, weak component] _ in self?.changeInside(component) })
    }
    observations.append(
      component.observePull { [weak self, weak component] _ in self?.changeInside(component) })
    components.append(component)
    attach(component)
  }

  /// Attaches a component, unless another list has it.
  func attach(_ component: RefreshComponent) {
    guard component.scrollView == nil else { return }
    list[Slot(component.edge)] = component
  }

  /// Replaces a component by one of the lead's class or of another.
  func replace() {
    chance(50)
      ? put(lead) : put(pick(Kind.headers + Kind.floating + Kind.autoFooters + Kind.backFooters))
  }

  // MARK: Changes

  private func changeInside(
    _ component: RefreshComponent? = nil, _ override: Meddling.Override? = nil
  ) {
    calls += 1
    if let component, override == .executeRefreshingCallback { noteRun(of: component) }
    guard changesLeft > 0, chance(12) else { return }
    changesLeft -= 1
    let wasInCall = isInCall
    isInCall = true
    defer { isInCall = wasInCall }
    change(component ?? present.randomElement(using: &random), inLayout: override == .placeSubviews)
  }

  /// Where the delegate lets a fling end: in one of four flings, while changes are allowed.
  private var target: Point? {
    guard changesLeft > 0, chance(25) else { return nil }
    return Point(x: pick([-500, 0, 80, 2_500]), y: pick([-500, 0, 700, 2_500]))
  }

  /// Plays one step.
  private func step() {
    changesLeft = chance(60) ? 3 : 0
    chance(55) ? gesture() : change(present.randomElement(using: &random), inLayout: false)
    changesLeft = 0
  }

  /// Plays a session of random steps, and then waits until everything is at rest.
  func play(steps: Int) async -> String? {
    for count in 0..<steps where breach == nil {
      step()
      await functionsArrive()
      judge()
      if let breach { return "step \(count): \(breach)" }
    }
    settle()
    // Functions that have just started first arrive at the gate. The gate then lets only functions
    // of refreshes go that are over.
    await functionsArrive()
    gate.open()
    await functionsArrive()
    wait(60)
    judge()
    judgeRest()
    if let breach { return "at rest: \(breach)" }
    for component in present where breach == nil { refreshOnceMore(component) }
    await functionsArrive()
    gate.open()
    await functionsArrive()
    return breach.map { "in a last refresh: \($0)" }
  }

  /// Begins a refresh of each component by a function that never returns by itself.
  func leaveRefreshing() async {
    if present.isEmpty { put(lead) }
    for component in present {
      component.setRefreshing { [gate] in await gate.pass() }
      component.refreshingTimeout = nil
      component.beginRefreshing()
    }
    wait(3)
    for component in present { noteRun(of: component) }
    await functionsArrive()
  }

  /// Records the first law that was broken.
  func note(breach: String) {
    self.breach = self.breach ?? breach
  }

  /// Advances time. If that never ends, a law is broken.
  func wait(_ time: Double) {
    do {
      try list.timeline.advance(by: time, limit: 10_000)
    } catch {
      breach = breach ?? "time does not move: \(error)"
    }
  }

  /// Lifts the finger, ends everything and waits until nothing is pending. From now on no refresh
  /// begins by itself: if it ended with no more data, a footer would not be idle.
  private func settle() {
    liftFinger()
    list.endDecelerating()
    list.isInWindow = true
    for component in present {
      (component as? any AutoLoading)?.loadsUntilFilled = false
      component.endRefreshing()
    }
    wait(60)
    for component in present {
      component.closeSecondLevel()
      component.endRefreshing()
      component.state = .idle
    }
    wait(60)
  }

  /// Refreshes once more by a call, which must work as at first.
  private func refreshOnceMore(_ component: RefreshComponent) {
    (component.isHidden, component.isUserInteractionEnabled) = (false, true)
    (component.refreshingTimeout, component.secondLevel) = (nil, nil)
    (component as? any SelfHiding)?.hidesWhileContentFits = false
    (component as? RefreshAutoStateFooter)?.isRefreshingTitleHidden = false
    (component as? RefreshAutoStateHeader)?.isRefreshingTitleHidden = false
    component.refreshingBlock = {}
    component.beginRefreshing()
    wait(3)
    judge()
    breach = breach ?? brokenLaw(ofRefreshing: component)
    component.endRefreshing()
    wait(60)
    judge()
    judgeRest()
    if !(component is any AutoLoading), abs(component.pullingPercent) > 0.001 {
      note(breach: "\(type(of: component)): its percent is \(component.pullingPercent)")
    }
  }

  private func judge() {
    breach = breach ?? delegate.mistake ?? brokenLaw
  }

  private func judgeRest() {
    breach = breach ?? delegate.mistake ?? brokenLawAtRest
  }
}
