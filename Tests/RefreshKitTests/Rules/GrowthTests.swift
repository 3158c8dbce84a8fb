import TestSupport
import Testing

@testable import RefreshKit

/// What costs in the order of n, found by counting steps: the kit counts those of its lists, and a view
/// of the test counts how often a pass is asked for.
struct GrowthTests {
  private static let counts = [500, 1_000, 2_000, 4_000]

  /// Expects that `steps` of each count are at most so many for one, and so many `besides`.
  private func expectLinear(_ limit: Int, besides: Int = 100, _ steps: (Int) -> Int) {
    for count in Self.counts {
      let number = steps(count)
      #expect(number <= limit * count + besides, "\(number) steps for \(count)")
    }
  }

  /// How many steps the list of all components may cost for those that other tests have left.
  private var others: Int { 4 * RefreshConfig.default.components.count + 100 }

  @Test func `to make components`() {
    expectLinear(4, besides: others) { count in
      let before = Growth.references
      let components = (0..<count).map { _ in RefreshNormalHeader() }
      #expect(components.count == count)
      return Growth.references - before
    }
  }

  @Test func `to make components that are released at once`() {
    expectLinear(4, besides: others) { count in
      let before = Growth.references
      for _ in 0..<count { _ = RefreshNormalHeader() }
      return Growth.references - before
    }
  }

  @Test func `observers that were released are removed`() {
    var observers = Observers<Int>()
    var sum = 0
    let before = Growth.references
    for _ in 0..<10_000 { _ = observers.add { sum += $0 } }
    let last = observers.add { sum += $0 }
    observers.send(1)
    #expect(sum == 1)
    #expect(Growth.references - before < 20_000)
    withExtendedLifetime(last) {}
  }

  @Test func `finished bindings leave nothing behind`() async {
    let header = RefreshNormalHeader()
    for _ in 0..<200 {
      let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
      model.finish()
      await header.bind(to: states).value
      #expect(header.followers.bindingCount == 0)
    }
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    let binding = header.bind(to: states)
    #expect(header.followers.bindingCount == 1)
    binding.cancel()
    await binding.value
    #expect(header.followers.bindingCount == 0)
    model.finish()
  }

  nonisolated enum Order: CaseIterable {
    case first, last, random, bothEnds, allFromTheList
  }

  @Test(arguments: Order.allCases)
  func `to take out subviews, in every order`(order: Order) {
    var random = SeededRandom(seed: 3)
    expectLinear(6) { count in
      let before = Growth.subviews
      let parent = View()
      var views = (0..<count).map { _ in View() }
      for view in views { parent.addSubview(view) }
      switch order {
      case .first: break
      case .last: views.reverse()
      case .random: views.shuffle(using: &random)
      case .bothEnds:
        views = (0..<count).map { views[$0 % 2 == 0 ? $0 / 2 : count - 1 - $0 / 2] }
      case .allFromTheList: views = parent.subviews
      }
      for view in views { view.removeFromSuperview() }
      #expect(parent.subviews.isEmpty)
      return Growth.subviews - before
    }
  }

  // MARK: Trees

  /// A view that counts how often it hands on that a pass is needed.
  private final class Counting: View {
    static var steps = 0
    /// Whether it gives its subview another size in each layout.
    var resizes = false

    override func schedulePass() {
      Self.steps += 1
      super.schedulePass()
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
}
