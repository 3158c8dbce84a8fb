import RefreshKit
import RefreshReplay
import Testing

@testable import refresh_explore

/// The inputs of the explorer's scenes have the intended effects.
@MainActor @Suite struct ExplorerSceneTests {
  @Test(arguments: ComponentKind.all.map(\.name))
  func `in each scene, a pull that is released loads`(name: String) throws {
    let kind = try #require(ComponentKind.named(name))
    let player = Player(Scene.one(kind))
    let pull = Inputs.pull(of: PullLayout(kind))
    // Begins, moves beyond the threshold, and releases.
    for input in [pull[0], pull[3], pull[1], .wait, .wait] { player.perform(input) }
    // The plain footer does nothing by itself.
    let isPulled = kind.family != .footer
    #expect(player.watches.map(\.isBegun) == [isPulled])
  }

  @Test func `held overshoot has returned after half a second`() throws {
    let kind = try #require(ComponentKind.named("RefreshRingHeader"))
    let player = Player(Scene.one(kind))
    let pull = Inputs.pull(of: PullLayout(kind))
    for input in [pull[0], pull[3], pull[1]] { player.perform(input) }
    let list = player.stage.scrollView
    #expect(list.isDecelerating)
    while list.isDecelerating { player.perform(.wait, in: 1) }
    #expect(abs(list.timeline.now - 0.5) < 1e-7)
  }

  @Test func `a law that a pair of components breaks is reported`() throws {
    let footer = try #require(ComponentKind.named("RefreshBackFooter"))
    var scene = Scene.pair(with: footer, isSimultaneous: false)
    scene.prepare = { $0.scrollView.resetsNoMoreDataAfterHeaderRefresh = false }
    let exploration = Explorer.explore(scene, limit: 300)
    #expect(
      exploration.breaches.first?.law == "after a refresh of the header the footer loads again")
  }
}
