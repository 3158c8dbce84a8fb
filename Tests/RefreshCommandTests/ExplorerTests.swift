import RefreshKit
import RefreshReplay
import TestSupport
import Testing

@testable import refresh_explore

/// The explorer finds the shortest way to a mistake of a class, and notices if its keys lack a part
/// of the state.
@Suite(.enabled(if: TestScope.explores)) @MainActor struct ExplorerTests {
  @Test func `a header of the kit breaks no law`() throws {
    let scene = Scene.one(try #require(ComponentKind.named("RefreshHeader")))
    let exploration = Explorer.explore(scene, limit: 60)
    #expect(exploration.breaches.map { $0.script(in: scene) } == [])
    #expect(exploration.graph.nodes.count > 60)
  }

  /// Classes with a mistake, and the law that each breaks.
  nonisolated enum Mistake: String, CaseIterable, Sendable {
    case callsBackTwice = "each refresh ends in exactly one way"
    case keepsItsInset = "nothing is reserved in idle"
    case isLate = "an earlier refresh has no effect"
    case neverRests = "an end and a reset lead back to idle"
    case isRestless = "a step needs a bounded number of changes"

    @MainActor func make() -> RefreshHeader {
      switch self {
      case .callsBackTwice: CallsBackTwice()
      case .keepsItsInset: KeepsItsInset()
      case .isLate: IsLate()
      case .neverRests: NeverRests()
      case .isRestless: IsRestless()
      }
    }
  }

  @Test(arguments: Mistake.allCases)
  func `the explorer finds a mistake`(mistake: Mistake) throws {
    var scene = Scene.one(try #require(ComponentKind.named("RefreshHeader")))
    scene.prepare = { $0.attach(mistake.make(), to: .header) }
    // Only this law is checked, because a mistake may break several laws.
    let laws = refresh_explore.Law.all.filter { $0.name == mistake.rawValue }
    if !laws.isEmpty { scene.ways = [] }
    let exploration = Explorer.explore(scene, laws: laws, limit: 1_000)
    #expect(exploration.breaches.first?.law == mistake.rawValue)
    let script = try #require(exploration.breaches.first).script(in: scene)
    #expect(Replay.outcome(of: Array(script.utf8), name: "script").status == .done)
  }

  // MARK: Keys

  /// A part of the key that is left out, and a scene in which this makes a difference.
  nonisolated struct Omission: CustomTestStringConvertible, Sendable {
    let part: KeyPart
    let kind: String
    let variant: Variant

    var testDescription: String { "\(part), \(kind), \(variant.rawValue)" }
  }

  nonisolated static let omissions = [
    Omission(part: .geometry, kind: "RefreshHeader", variant: .plain),
    Omission(part: .movement, kind: "RefreshHeader", variant: .plain),
    Omission(part: .surroundings, kind: "RefreshHeader", variant: .plain),
    Omission(part: .state, kind: "RefreshHeader", variant: .states),
    Omission(part: .calls, kind: "RefreshHeader", variant: .plain),
    Omission(part: .visibility, kind: "RefreshHeader", variant: .hidden),
    Omission(part: .loader, kind: "RefreshAutoFooter", variant: .plain),
  ]

  @Test(arguments: omissions)
  func `the explorer notices if a part of the state is missing in the keys`(
    omission: Omission
  ) throws {
    let kind = try #require(ComponentKind.named(omission.kind))
    var scene = Scene.one(kind, omission.variant)
    scene.ways = []
    let limit = TestScope.pick(few: 30, all: 300)
    let whole = Explorer.explore(scene, laws: [], limit: limit)
    #expect(whole.breaches.map { $0.script(in: scene) } == [])
    scene.forgottenPart = omission.part
    let incomplete = Explorer.explore(scene, laws: [], limit: limit)
    #expect(incomplete.breaches.first?.law == "equal states behave alike")
  }

  @Test func `the numbers of refreshes and drags are not part of a key`() throws {
    let scene = Scene.one(try #require(ComponentKind.named("RefreshHeader")))
    let player = Player(scene)
    let first = player.key
    let pull = Inputs.pull(of: PullLayout(try #require(ComponentKind.named("RefreshHeader"))))
    var keys: [StateKey] = []
    for _ in 0..<2 {
      // Begins, moves beyond the threshold, and releases; the refresh ends, and the content
      // returns.
      for input in [pull[0], pull[3], pull[1], .wait, .wait] { player.perform(input) }
      player.stage.scrollView.header?.endRefreshing()
      for input in [Input.wait, .wait, pull[2]] { player.perform(input) }
      keys.append(player.key)
    }
    #expect(keys[0] == keys[1] && keys[0] != first)
  }
}

private final class CallsBackTwice: RefreshHeader {
  override func executeRefreshingCallback() {
    super.executeRefreshingCallback()
    super.executeRefreshingCallback()
  }
}

private final class KeepsItsInset: RefreshHeader {
  override var state: RefreshState {
    didSet { if state == .pulling { reserveInset(9) } }
  }
}

/// Sets the state later, whatever has happened since.
private final class IsLate: RefreshHeader {
  override var state: RefreshState {
    didSet {
      guard state == .idle, oldValue == .refreshing else { return }
      scrollView?.timeline.after(1) { [weak self] in self?.state = .pulling }
    }
  }
}

private final class NeverRests: RefreshHeader {
  override var state: RefreshState {
    didSet { if state == .idle, oldValue == .refreshing { beginRefreshing() } }
  }
}

private final class IsRestless: RefreshHeader {
  private var isBusy = false

  override var state: RefreshState {
    didSet {
      guard !isBusy, state == .refreshing else { return }
      isBusy = true
      for _ in 0..<30 {
        state = .pulling
        state = .refreshing
      }
      isBusy = false
    }
  }
}
