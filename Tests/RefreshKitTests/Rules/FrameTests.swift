import RefreshKit
import RefreshReplay
import Testing

/// Rule G1: a component's frame follows at once everything on which it depends.
@MainActor struct FrameTests {
  /// The frame that a component must have, computed from its list.
  private func expected(_ bench: Bench, ignored: Double = 0) -> Rect {
    let list = bench.list
    let inset = list.contentInset + list.safeAreaInsets
    let size = list.contentSize
    let frame = bench.component.frame
    let view = list.frame
    switch bench.component {
    case is RefreshHeader:
      return Rect(
        x: -inset.left, y: -frame.height - ignored, width: view.width, height: frame.height)
    case is RefreshAutoFooter:
      return Rect(
        x: -inset.left, y: size.height + ignored, width: view.width, height: frame.height)
    case is RefreshBackFooter:
      let end = max(size.height, view.height - inset.top - inset.bottom)
      return Rect(x: -inset.left, y: end + ignored, width: view.width, height: frame.height)
    case is RefreshLeader:
      return Rect(x: -frame.width - ignored, y: 0, width: frame.width, height: view.height)
    default:
      let end = max(size.width, view.width - inset.left - inset.right)
      return Rect(x: end + ignored, y: 0, width: frame.width, height: view.height)
    }
  }

  private func ignore(_ points: Double, _ component: RefreshComponent) {
    (component as? RefreshHeader)?.ignoredScrollViewContentInsetTop = points
    (component as? RefreshFooter)?.ignoredScrollViewContentInsetBottom = points
    (component as? RefreshTrailer)?.ignoredScrollViewContentInsetRight = points
    (component as? RefreshLeader)?.ignoredScrollViewContentInsetLeft = points
  }

  /// Everything on which a frame depends, one change after the other.
  private let changes: [(String, (Bench) -> Void)] = [
    ("content size", { $0.list.contentSize = Size(width: 800, height: 1_500) }),
    ("short content", { $0.list.contentSize = Size(width: 80, height: 90) }),
    ("view size", { $0.list.frame.size = Size(width: 667, height: 375) }),
    ("insets", { $0.list.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }),
    ("safe area", { $0.list.safeAreaInsets = EdgeInsets(top: 9, left: 8, bottom: 7, right: 6) }),
    ("own length", { $0.component.frame.size[$0.component.edge.axis] += 10 }),
    ("no content", { $0.list.contentSize = .zero }),
  ]

  /// The state and properties of the component during the changes.
  enum Condition: CaseIterable, Sendable {
    case atRest, withoutInteraction, hidden, refreshing, outOfWindow, inAnotherList
  }

  @Test(arguments: Kind.atEdges, Condition.allCases)
  func `a component follows everything on which its frame depends, at once`(
    kind: Kind, condition: Condition
  ) {
    var bench = Bench(kind)
    switch condition {
    case .atRest: break
    case .withoutInteraction: bench.component.isUserInteractionEnabled = false
    case .hidden: bench.component.isHidden = true
    case .refreshing: bench.refresh()
    case .outOfWindow: bench.list.isInWindow = false
    case .inAnotherList:
      bench.detach()
      bench = Bench(bench.component, contentSize: Size(width: 500, height: 900))
    }
    #expect(bench.component.frame == expected(bench))
    for (name, change) in changes {
      change(bench)
      #expect(bench.component.frame == expected(bench), "\(name)")
    }
    ignore(34, bench.component)
    #expect(bench.component.frame == expected(bench, ignored: 34))
    bench.list.contentInset.left += 5
    bench.list.contentSize.height += 700
    bench.component.frame.size[bench.edge.axis] += 6
    #expect(bench.component.frame == expected(bench, ignored: 34))
  }

  @Test(arguments: Kind.atEdges)
  func `the first layout uses values that were set before it`(kind: Kind) {
    let component = kind.make()
    ignore(34, component)
    let bench = Bench(component)
    #expect(component.frame == expected(bench, ignored: 34))
  }

  @Test(arguments: Kind.atEdges)
  func `a component does not follow the reserved insets of its neighbors`(kind: Kind) {
    let bench = Bench(kind)
    if bench.list.header == nil { bench.list.header = RefreshHeader() }
    if bench.list.footer == nil { bench.list.footer = RefreshBackFooter() }
    if bench.list.trailer == nil { bench.list.trailer = RefreshTrailer() }
    if bench.list.leader == nil { bench.list.leader = RefreshLeader() }
    let frame = bench.component.frame
    for slot in Slot.allCases { bench.list[slot]?.beginRefreshing() }
    bench.wait(1)
    #expect(bench.component.frame == frame)
  }
}
