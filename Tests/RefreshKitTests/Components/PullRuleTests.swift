import Testing

@testable import RefreshKit

/// One rule for a header of 50 points, above a list of 200 with 1,000 points of content.
final class PullRuleTests {
  private var view = ScrollSnapshot(
    geometry: ScrollGeometry(
      size: Size(width: 100, height: 200), contentSize: Size(width: 100, height: 1_000),
      inset: .zero, reserved: .zero),
    offset: .zero)
  private var rule = PullRule()

  @Test(arguments: [(0.0, 0.0), (25, 0.5), (50, 1), (75, 1.5)])
  func `the percent of a drag is its share of the length`(
    distance: Double, percent: Double
  ) {
    drag()
    #expect(move(to: distance, .idle).percent == percent)
  }

  @Test func `a drag beyond the threshold pulls, on it not yet`() {
    drag()
    #expect(move(to: 50, .idle).action == .none)
    #expect(move(to: 50.5, .idle).action == .pull)
    #expect(move(to: 60, .pulling).action == .none)
  }

  @Test func `a drag back to the threshold relaxes`() {
    drag()
    #expect(move(to: 50, .pulling).action == .endPull)
    #expect(move(to: -5, .pulling).action == .endPull)
  }

  @Test func `content without a finger never pulls, and shows less than a whole pull`() {
    #expect(move(to: 20, .idle).percent == 0.4)
    #expect(move(to: 50, .idle).percent == nil)
    #expect(move(to: 80, .idle).percent == nil)
    #expect(move(to: 80, .idle).action == .none)
  }

  @Test func `inside the content the percent is 0, and set only where it is not`() {
    #expect(move(to: -10, .idle, percent: 0.5).percent == 0)
    #expect(move(to: -10, .idle, percent: 0).percent == nil)
    #expect(move(to: -10, .idle, percent: 0.5, isClosing: true).percent == nil)
    #expect(move(to: -10, .willRefresh, percent: 1).percent == nil)
  }

  @Test func `a release begins with the next move, wherever that is`() {
    rule.release()
    #expect(rule.isReleased)
    #expect(move(to: -500, .pulling).action == .begin)
    rule.pullDidEnd()
    #expect(!rule.isReleased)
    #expect(move(to: -500, .pulling).action == .endPull)
  }

  @Test func `a new finger after the release does not delay the refresh`() {
    rule.release()
    drag()
    #expect(move(to: 60, .pulling).action == .begin)
  }

  @Test func `a drag that began under a refresh must return first`() {
    rule.begin(in: list(pulledTo: 0))
    drag()
    rule.end(in: list(pulledTo: 80))
    #expect(move(to: 90, .idle).action == .none)
    #expect(move(to: 40, .idle).action == .none)
    #expect(move(to: 90, .idle).action == .pull)
  }

  @Test func `so must one that began under a refresh of which it was not notified`() {
    drag()
    rule.end(in: list(pulledTo: 80))
    #expect(move(to: 90, .idle).action == .none)
  }

  @Test func `one that is back by the end is free`() {
    rule.begin(in: list(pulledTo: 0))
    drag()
    rule.end(in: list(pulledTo: 40))
    #expect(move(to: 90, .idle).action == .pull)
  }

  @Test func `the drag in which the refresh began is free`() {
    drag()
    rule.begin(in: list(pulledTo: 0))
    rule.end(in: list(pulledTo: 80))
    #expect(move(to: 90, .idle).action == .pull)
  }

  @Test func `the next drag is free`() {
    rule.begin(in: list(pulledTo: 0))
    drag()
    rule.end(in: list(pulledTo: 80))
    drag()
    #expect(move(to: 90, .idle).action == .pull)
  }

  @Test func `a pull, what it shows and a drag that is refused are what moves are looked at for`() {
    #expect(rule.ignoresCoveredMoves(in: .idle, percent: 0))
    #expect(!rule.ignoresCoveredMoves(in: .idle, percent: 0.1))
    #expect(!rule.ignoresCoveredMoves(in: .pulling, percent: 0))
    drag()
    rule.end(in: list(pulledTo: 80))
    #expect(!rule.ignoresCoveredMoves(in: .idle, percent: 0))
  }

  private func list(pulledTo distance: Double) -> Surroundings {
    Surroundings(
      now: 0, turn: 0, dragID: view.dragID, isDragging: view.isDragging, distance: distance,
      threshold: 50)
  }

  private func drag() {
    view.isDragging = true
    view.dragID += 1
  }

  private func move(
    to distance: Double, _ state: RefreshState, percent: Double = 0.2, isClosing: Bool = false
  ) -> PullRule.Decision {
    view.offset.y = -distance
    return rule.move(
      PullRule.Move(
        PullGeometry(edge: .top, rest: 0), threshold: 50, in: view, state: state, percent: percent,
        byTouchOnly: false, isClosing: isClosing))
  }
}
