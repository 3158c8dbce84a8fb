import RefreshKit
import RefreshReplay
import TestSupport

/// A list whose components, delegate and app do anything at random, also inside each other's calls.
///
/// Each step of the user or the app allows a few changes inside overrides and delegate calls, so that
/// no session feeds itself for ever.
@MainActor final class MisbehavingSession {
  let list: ScrollView
  var random: SeededRandom
  /// The first law that was broken.
  private(set) var breach: String?

  let delegate = CountingDelegate()
  /// Every component that was ever in a slot.
  private(set) var components: [RefreshComponent] = []
  /// What the app has set, to the last bit.
  var contentInset = EdgeInsets.zero
  /// How a host drags by calls.
  @MainActor enum Hosting { case never, wholeDrags, alsoInsideCallbacks }

  let hosting: Hosting
  /// Whether the app sets offsets that are out of range.
  let leavesRange: Bool
  /// Whether the offset was set by the app or a driver since the geometry last changed.
  var hasOwnOffset = false
  /// What async functions wait at.
  let gate = Gate()
  /// The runs of async functions that were started.
  var runs: [AsyncRun] = []
  /// How many calls overrides, observers and the delegate have had.
  private(set) var calls = 0
  /// Whether one of these is under way.
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

  // MARK: Dice

  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  // MARK: Components

  /// The components that are in a slot.
  var present: [RefreshComponent] { Slot.allCases.compactMap { list[$0] } }

  /// Makes a component of a kind and puts it into its slot.
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

  /// Puts a component into its slot, unless another list has it.
  func attach(_ component: RefreshComponent) {
    guard component.scrollView == nil else { return }
    list[Slot(component.edge)] = component
  }

  /// Puts a component of the lead's class, or another, into a slot.
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

  /// Where the delegate has a fling end, for one in four while changes are allowed.
  private var target: Point? {
    guard changesLeft > 0, chance(25) else { return nil }
    return Point(x: pick([-500, 0, 80, 2_500]), y: pick([-500, 0, 700, 2_500]))
  }

  /// Plays one step, after which the laws are asked.
  private func step() {
    changesLeft = chance(60) ? 3 : 0
    chance(55) ? gesture() : change(present.randomElement(using: &random), inLayout: false)
    changesLeft = 0
  }

  /// Plays a session: random steps, and then time until everything is at rest.
  func play(steps: Int) async -> String? {
    for count in 0..<steps where breach == nil {
      step()
      await functionsArrive()
      judge()
      if let breach { return "step \(count): \(breach)" }
    }
    settle()
    // Functions that were started meanwhile arrive at the gate first. What all return now is of refreshes
    // that are over.
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

  /// Leaves all components refreshing by functions that do not return by themselves.
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

  /// Keeps the first law that was broken.
  func note(breach: String) {
    self.breach = self.breach ?? breach
  }

  /// Moves time; the session is broken if that does not end.
  func wait(_ time: Double) {
    do {
      try list.timeline.advance(by: time, limit: 10_000)
    } catch {
      breach = breach ?? "time does not move: \(error)"
    }
  }

  /// Lifts the finger, ends everything and waits until nothing is left to do. From now on no
  /// refresh begins by itself: one that ends with no more data would leave a footer that is not idle.
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

  /// Refreshes by a call, as the first time.
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
