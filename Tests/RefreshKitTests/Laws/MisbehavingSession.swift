import RefreshKit
import TestSupport

/// A list whose components, delegate and app do anything at random, also inside each other's calls.
///
/// Each step of the user or the app allows a few changes inside overrides and delegate calls, so that
/// no session feeds itself for ever.
final class MisbehavingSession {
  let list: ScrollView
  var random: SeededRandom
  /// The first law that was broken.
  private(set) var breach: String?

  let delegate = CountingDelegate()
  /// Every component that was ever in a slot.
  private(set) var components: [any Misbehaving] = []
  /// What the app has set, to the last bit.
  var contentInset = EdgeInsets.zero
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
    list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    list.delegate = delegate
    delegate.act = { [weak self] in self?.changeInside() }
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
    let component = kind.makeMisbehaving()
    // With the default key, a header that expires writes a message.
    (component as? RefreshHeader)?.lastUpdatedTimeKey = "misbehaving"
    component.misbehaviour.act = { [weak self] component, override in
      self?.changeInside(component, override)
    }
    observations.append(component.observeState { [weak self] _ in self?.calls += 1 })
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
    _ component: RefreshComponent? = nil, _ override: Misbehaviour.Override? = nil
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
    return breach.map { "at rest: \($0)" }
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
    await functionsArrive()
  }

  /// Keeps the first law that was broken.
  func note(breach: String) {
    self.breach = self.breach ?? breach
  }

  /// Moves time; the session is broken where that does not end.
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
      (component as? RefreshHeader)?.expirationInterval = nil
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

  private func judge() {
    breach = breach ?? delegate.mistake ?? brokenLaw
  }

  private func judgeRest() {
    breach = breach ?? delegate.mistake ?? brokenLawAtRest
  }
}
