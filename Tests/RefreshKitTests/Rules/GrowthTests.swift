import RefreshReplay
import TestSupport
import Testing

@testable import RefreshKit

/// What costs in the order of n, found by counting steps: a view of the test counts how often a pass is
/// requested.
struct GrowthTests {
  private static let counts = TestScope.pick(
    few: [500, 2_000], all: [500, 1_000, 2_000, 4_000])

  /// Expects that `steps` of each count are at most so many for one, and so many `besides`.
  private func expectLinear(_ limit: Int, besides: Int = 100, _ steps: (Int) -> Int) {
    for count in Self.counts {
      let number = steps(count)
      #expect(number <= limit * count + besides, "\(number) steps for \(count)")
    }
  }

  @Test func `components that were released are removed from the list of all`() {
    // Those of other tests.
    let others = 4 * ComponentRegistry.all.references.count + 100
    for _ in 0..<4_000 { _ = RefreshNormalHeader() }
    #expect(ComponentRegistry.all.references.count <= others)
  }

  @Test func `finished bindings leave nothing behind`() async {
    let header = RefreshNormalHeader()
    for _ in 0..<200 {
      let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
      model.finish()
      await header.bind(to: states).value
      #expect(header.followers.tasks.count == 0)
    }
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    let binding = header.bind(to: states)
    #expect(header.followers.tasks.count == 1)
    binding.cancel()
    await binding.value
    #expect(header.followers.tasks.count == 0)
    model.finish()
  }

  // MARK: Trees

  /// A view that counts how often it hands on that a pass is needed.
  private final class Counting: View {
    static var steps = 0
    /// How often the observer of one of them was looked up.
    static var lookups = 0
    /// Whether it gives its subview another size in each layout.
    var resizes = false

    override func scheduleLayoutPass() {
      Self.steps += 1
      super.scheduleLayoutPass()
    }

    override var observer: Unmanaged<ViewObserver>? {
      Self.lookups += 1
      return super.observer
    }

    override func layoutSubviews() {
      guard resizes else { return }
      for view in subviews { view.frame.size.height += 1 }
    }
  }

  /// A tree of so many levels, and its deepest view.
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

  @Test func `to put a tree into a window, lay it out and take it out`() {
    expectLinear(8) { count in
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      let (root, leaf) = tree(count / 4)
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
  }

  @Test func `to lay out a tree in which every level changes the next one`() {
    expectLinear(8) { count in
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      let (root, _) = tree(count / 4)
      var view: View? = root
      while let next = view as? Counting {
        next.resizes = true
        view = next.subviews.first
      }
      list.addSubview(root)
      Counting.steps = 0
      list.timeline.advance(by: 0)
      return Counting.steps
    }
  }

  @Test func `to ask again for what was asked for`() {
    expectLinear(4) { count in
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      let (root, leaf) = tree(count / 4)
      list.addSubview(root)
      list.timeline.advance(by: 0)
      Counting.steps = 0
      for _ in 0..<count { leaf.setNeedsLayout() }
      return Counting.steps
    }
  }

  @Test func `to build a tree from the inside while a list is recorded`() {
    expectLinear(4) { count in
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      let recorder = SessionRecorder(list)
      Counting.lookups = 0
      _ = tree(count / 4)
      _ = recorder.script
      return Counting.lookups
    }
  }
}
