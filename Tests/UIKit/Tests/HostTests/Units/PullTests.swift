import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// What the user feels of a pull.
@Suite(.serialized) struct FeedbackTests {
  private typealias Generator = UIImpactFeedbackGenerator

  private let screen = Screen()
  private let header = RefreshNormalHeader()

  /// How many impacts a pull to an offset makes.
  private func impacts(of y: CGFloat, on screen: Screen) -> Int {
    Generator.impacts = []
    screen.pull(to: y)
    screen.run()
    return Generator.impacts.count
  }

  @Test func `crossing the threshold is felt, unless the app has turned it off`() {
    screen.show(header)
    #expect(impacts(of: -80, on: screen) == 1 && Generator.impacts.last == .light)
    #expect(impacts(of: -10, on: screen) == 0)
    screen.host.givesHaptics = false
    #expect(impacts(of: -80, on: screen) == 0)
  }

  @Test func `the generator of impacts is kept, and prepared when a pull begins`() {
    screen.show(header)
    let (count, preparations) = (Generator.count, Generator.preparations)
    for pull in 1...3 {
      screen.pull(to: 10)
      #expect(Generator.preparations == preparations + 2 * pull - 2)
      screen.pull(to: -5)
      screen.pull(to: -10)
      #expect(Generator.preparations == preparations + 2 * pull - 1)
      screen.pull(to: -80)
      screen.run()
      #expect(Generator.preparations == preparations + 2 * pull)
      screen.pull(to: 0)
      screen.lift()
    }
    #expect(Generator.count == count + 1)
  }

  @Test func `a threshold that a search bar moves away in the pull is not felt`() {
    _ = ScreenBars(around: screen.view, heights: 91...143)
    screen.view.contentOffset.y = -91
    screen.show(header)
    Generator.impacts = []
    screen.pull(to: -150)
    // The list does not know yet that the bar has grown by 52 points.
    #expect(header.state == .pulling)
    screen.run()
    #expect(header.state == .idle && Generator.impacts.isEmpty)
    screen.lift()
    screen.run(for: 1)
    #expect(header.state == .idle && Generator.impacts.isEmpty)
    #expect(impacts(of: -200, on: screen) == 1 && header.state == .pulling)
  }

  @Test func `a pull that is released at once is felt`() {
    screen.show(header)
    Generator.impacts = []
    screen.pull(to: -80)
    screen.lift()
    screen.run()
    #expect(header.isRefreshing && Generator.impacts.count == 1)
  }

  @Test func `a component that was in another list has the settings of the present one`() {
    let other = Screen()
    screen.show(header)
    screen.host.header = nil
    other.host.givesHaptics = false
    other.show(header)
    #expect(impacts(of: -80, on: other) == 0 && header.state == .pulling)
    other.host.header = nil
    screen.show(header)
    #expect(impacts(of: -80, on: screen) == 1)
  }
}
