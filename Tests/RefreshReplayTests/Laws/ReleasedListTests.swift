import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// A list that its owner releases at any moment, after any line of a random session or inside a
/// callback, is deallocated. Only components that the app retains are left. They are in no list,
/// call no app code, and are like new ones in the next list.
///
/// The seeds are those of ``lawSeeds(few:all:)``.
@MainActor @Suite struct ReleasedListTests {
  /// The app, which is the only owner of a list.
  @MainActor private final class Owner: ScrollViewDelegate {
    var list: ScrollView?
    /// The number of calls after which the app releases the list.
    var callsLeft: Int
    /// The names of the calls so far.
    private(set) var calls: [String] = []
    private var observations: [ObservationToken] = []

    init(callsLeft: Int) { self.callsLeft = callsLeft }

    private func arrive(_ name: String) {
      calls.append(name)
      callsLeft -= 1
      if callsLeft == 0 { list = nil }
    }

    func listen(to component: RefreshComponent) {
      func arriving(_ name: String) -> () -> Void { { [weak self] in self?.arrive(name) } }
      component.refreshingBlock = arriving("refreshing")
      component.beginRefreshingCompletionBlock = arriving("began")
      component.endRefreshingAnimationBeginAction = arriving("ending")
      component.endRefreshingCompletionBlock = arriving("ended")
      component.secondLevelDidOpen = arriving("level opened")
      component.secondLevelDidClose = arriving("level closed")
      observations.append(component.observeState { _ in arriving("state")() })
      observations.append(component.observePull { _ in arriving("pull")() })
    }

    func listen(to list: ScrollView) {
      list.delegate = self
      // The test retains the timeline.
      list.timeline.after(0.3) { [weak self, weak list] in if list != nil { self?.arrive("time") } }
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { arrive("scroll") }
  }

  private struct Relic {
    let name: String
    weak var object: AnyObject?

    init(_ object: AnyObject) { (name, self.object) = ("\(type(of: object))", object) }
  }

  /// An action of the app or the user while the app waits for a call.
  private static func act(on list: ScrollView, _ random: inout SeededRandom) {
    let component = list[random.pick(Slot.allCases)]
    switch random.below(8) {
    case 0, 1: component?.beginRefreshing()
    case 2: component?.endRefreshing()
    case 3: component?.openSecondLevel()
    case 4: list.touch(.began, at: Point(x: 180, y: 300))
    case 5: list.touch(.moved, at: Point(x: 180, y: random.pick([100, 420, 500])))
    case 6: list.touch(random.pick([.ended, .cancelled]), at: Point(x: 180, y: 420))
    default: list.setContentOffset(Point(x: 0, y: random.pick([-60, 0, 400])), animated: true)
    }
  }

  /// Plays a part of a session, and releases its list.
  ///
  /// - Returns: What is wrong afterward; nil for nothing.
  private func fault(of session: Session, _ random: inout SeededRandom) throws -> String? {
    let owner = Owner(callsLeft: random.pick([1, 1, 2, 5, 20]))
    var (relics, kept): ([Relic], [RefreshComponent]) = ([], [])
    let timeline: Timeline
    do {
      let stage = Stage(try StageLine(Fields(session.lines[0])))
      for line in session.lines.dropFirst().prefix(random.below(session.lines.count)) {
        do throws(ScriptError) {
          _ = try stage.perform(Op(Fields(line)))
        } catch {
          guard error.kind == .runaway else { throw error }
          break
        }
      }
      let list = stage.scrollView
      let components = Slot.allCases.compactMap { list[$0] }
      kept = components.filter { _ in random.chance(40) }
      relics = ([list] + components as [AnyObject]).map(Relic.init)
      timeline = list.timeline
      for component in components { owner.listen(to: component) }
      owner.listen(to: list)
      owner.list = list
    }
    // Only the app retains the list while time passes.
    let waits = random.chance(70)
    for _ in 0..<20 where waits && owner.list != nil {
      if let list = owner.list { Self.act(on: list, &random) }
      timeline.advance(by: random.pick([0, 0.016, 0.1, 0.5, 2]))
    }
    owner.list = nil
    let count = owner.calls.count
    for relic in relics {
      guard let object = relic.object else { continue }
      if !kept.contains(where: { $0 === object }) { return "a \(relic.name) is left" }
    }
    for component in kept {
      if let fault = Self.fault(of: component) { return fault }
      if random.chance(50) { component.endRefreshing() }
    }
    timeline.advance(by: 10)
    let late = owner.calls.dropFirst(count)
    if !late.isEmpty { return "the app is called after the end of the list: \(late)" }
    return kept.lazy.compactMap { Self.faultInNextList(of: $0) }.first
  }

  private static func fault(of component: RefreshComponent) -> String? {
    let name = "\(type(of: component))"
    if component.scrollView != nil || component.superview != nil { return "\(name) is in a list" }
    return component.reservedInset == 0
      ? nil : "\(name) reserves \(component.reservedInset), without a list"
  }

  private static func faultInNextList(of component: RefreshComponent) -> String? {
    weak var last: ScrollView?
    do {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      list.contentSize = Size(width: 1_000, height: 2_000)
      (component.isHidden, component.isUserInteractionEnabled) = (false, true)
      component.refreshingTimeout = nil
      list.setComponent(component, at: component.edge)
      list.timeline.advance(by: 1)
      component.state = .idle
      list.timeline.advance(by: 1)
      component.beginRefreshing()
      list.timeline.advance(by: 1)
      guard component.state == .refreshing else {
        return "\(type(of: component)) is \(component.state) in the next list"
      }
      last = list
    }
    return last == nil ? fault(of: component) : "the next list is left"
  }

  @Test(arguments: Cast.tested)
  func `a list that is released at any moment of a random session leaves nothing behind`(
    cast: Cast
  ) throws {
    for seed in lawSeeds(few: 10, all: 100) {
      let session = SessionGenerator.session(seed: seed, cast: cast, length: 60)
      var random = SeededRandom(seed: seed)
      for _ in 0..<4 {
        let before = random
        guard let fault = try fault(of: session, &random) else { continue }
        Issue.record("\(cast.lead), seed \(seed), \(before): \(fault)\n\(session.script)")
        return
      }
    }
  }
}
