import RefreshKit
import RefreshReplay
import TestSupport
import Testing

@testable import refresh_explore

/// The explorer notices if its keys forget a part of the state.
@Suite(.enabled(if: TestScope.explores)) struct ExplorerKeyTests {
  /// A part that is left out, and a scene in which that makes a difference.
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
  func `a part of the state that a key forgets is noticed`(omission: Omission) throws {
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

  @Test func `numbers of refreshes and drags make no difference`() throws {
    let scene = Scene.one(try #require(ComponentKind.named("RefreshHeader")))
    let player = Player(scene)
    let first = player.key
    let pull = Inputs.pull(of: PullLayout(try #require(ComponentKind.named("RefreshHeader"))))
    var keys: [StateKey] = []
    for _ in 0..<2 {
      // Begins, moves far enough, and lets go; the refresh ends, and the content moves back.
      for input in [pull[0], pull[3], pull[1], .wait, .wait] { player.perform(input) }
      player.stage.scrollView.header?.endRefreshing()
      for input in [Input.wait, .wait, pull[2]] { player.perform(input) }
      keys.append(player.key)
    }
    #expect(keys[0] == keys[1] && keys[0] != first)
  }
}
