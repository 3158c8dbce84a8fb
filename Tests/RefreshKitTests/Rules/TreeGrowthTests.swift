import RefreshReplay
import TestSupport
import Testing

@testable import RefreshKit

/// What work on a tree of views costs: a view counts how often a layout pass is requested.
@MainActor struct TreeGrowthTests {
  private static let counts = TestScope.pick(
    few: [500, 2_000], all: [500, 1_000, 2_000, 4_000])

  /// Counts how often a view passes on a request for a layout pass.
  private final class Counting: View {
    static var steps = 0
    /// How often any of these views was asked for its observer.
    static var lookups = 0
    /// Whether each layout changes the size of the subview.
    var resizes = false

    override func scheduleLayoutPass() {
      Self.steps += 1
      super.scheduleLayoutPass()
    }

    override var observer: (any DoorObserver)? {
      Self.lookups += 1
      return super.observer
    }

    override func layoutSubviews() {
      guard resizes else { return }
      for view in subviews { view.frame.size.height += 1 }
    }
  }

  /// A tree with this number of levels, and its deepest view.
  private func tree(_ levels: Int) -> (root: Counting, leaf: Counting) {
    let leaf = Counting()
    var root = leaf
    for _ in 1..<levels {
      let above = Counting()
      above.addSubview(root)
      root = above
    }
    return (root, leaf)
  }

  /// A list with no content but a tree with this number of levels.
  private func listWithTree(_ levels: Int) -> (list: ScrollView, root: Counting, leaf: Counting) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let (root, leaf) = tree(levels)
    list.addSubview(root)
    return (list, root, leaf)
  }

  /// Adds a tree to a list in a window, lays it out and removes it, twice.
  private func move(_ count: Int) -> Int {
    let (list, root, leaf) = listWithTree(count / 4)
    Counting.steps = 0
    for _ in 1...2 {
      list.addSubview(root)
      list.timeline.advance(by: 0)
      list.isInWindow = false
      list.isInWindow = true
      list.timeline.advance(by: 0)
      root.removeFromSuperview()
    }
    leaf.setNeedsLayout()
    return Counting.steps
  }

  /// Lays out a tree in which every level changes the size of the next one.
  private func layOut(_ count: Int) -> Int {
    let (list, root, _) = listWithTree(count / 4)
    var view: View? = root
    while let next = view as? Counting {
      next.resizes = true
      view = next.subviews.first
    }
    Counting.steps = 0
    list.timeline.advance(by: 0)
    return Counting.steps
  }

  /// Requests again and again a layout that is already requested.
  private func askAgain(_ count: Int) -> Int {
    let (list, _, leaf) = listWithTree(count / 4)
    list.timeline.advance(by: 0)
    Counting.steps = 0
    for _ in 0..<count { leaf.setNeedsLayout() }
    return Counting.steps
  }

  /// Builds a tree from the inside outwards while another list is recorded.
  private func record(_ count: Int) -> Int {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let recorder = SessionRecorder(list)
    Counting.lookups = 0
    _ = tree(count)
    _ = recorder.script
    return Counting.lookups
  }

  @Test func `work on a tree of views takes steps in proportion to its levels`() {
    let works = [
      ("moving", limit: 8, move), ("layout", 8, layOut), ("asking again", 4, askAgain),
      ("recording", 4, record),
    ]
    for (name, limit, work) in works {
      for count in Self.counts {
        let steps = work(count)
        #expect(steps <= limit * count + 100, "\(name): \(steps) steps for \(count)")
      }
    }
  }
}
