import RefreshKit
import RefreshReplay
import Testing

/// A component on each of the four edges of one scroll view.
struct FourEdgesTests {
  private let list = Bench.list(contentSize: Size(width: 200, height: 300))
  private var components: [RefreshComponent] { Slot.allCases.compactMap { list[$0] } }

  /// The order in which the slots are filled.
  nonisolated enum Order: CaseIterable {
    case verticalFirst, horizontalFirst
  }

  private func fill(_ order: Order = .verticalFirst) {
    let slots: [Slot] =
      order == .verticalFirst
      ? [.header, .footer, .leader, .trailer] : [.leader, .trailer, .header, .footer]
    for slot in slots {
      switch slot {
      case .header: list.header = RefreshNormalHeader()
      case .footer: list.footer = RefreshBackNormalFooter()
      case .leader: list.leader = RefreshNormalLeader()
      case .trailer: list.trailer = RefreshNormalTrailer()
      }
    }
    list.timeline.advance(by: 0)
  }

  /// Drags a finger from the middle, far enough for every component.
  private func drag(_ dx: Double, _ dy: Double) {
    let middle = Point(x: 187, y: 333)
    list.touch(.began, at: middle)
    for step in 1...5 {
      list.timeline.advance(by: 0.02)
      let part = Double(step) / 5
      list.touch(.moved, at: Point(x: middle.x + dx * part, y: middle.y + dy * part))
    }
  }

  private func lift(_ dx: Double, _ dy: Double) {
    list.touch(.ended, at: Point(x: 187 + dx, y: 333 + dy))
    list.timeline.advance(by: 2)
  }

  private static let pulls: [(slot: Slot, dx: Double, dy: Double)] = [
    (.header, 0, 250), (.footer, 0, -250), (.leader, 250, 0), (.trailer, -250, 0),
  ]

  @Test(arguments: Order.allCases)
  func `short content bounces on both axes, in whatever order the slots are filled`(order: Order) {
    fill(order)
    #expect(list.alwaysBounceVertical && list.alwaysBounceHorizontal)
  }

  @Test(arguments: Order.allCases, LayoutDirection.all)
  func `a finger pulls the component at its edge alone`(order: Order, direction: LayoutDirection) {
    list.layoutDirection = direction
    fill(order)
    for (slot, dx, dy) in Self.pulls {
      drag(dx, dy)
      #expect(components.map { $0.state == .pulling } == Slot.allCases.map { $0 == slot })
      lift(dx, dy)
      #expect(components.map(\.isRefreshing) == Slot.allCases.map { $0 == slot })
      list[slot]?.endRefreshing()
      list.timeline.advance(by: 2)
      #expect(list.reservedInset == .zero)
      #expect(list.contentOffset == .zero)
    }
  }

  @Test(arguments: [(Slot.header, 80.0, 250.0), (.leader, 250.0, 80.0)])
  func `a locked axis pulls no component`(slot: Slot, dx: Double, dy: Double) {
    fill()
    list.isDirectionalLockEnabled = true
    drag(dx, dy)
    #expect(components.map { $0.state == .pulling } == Slot.allCases.map { $0 == slot })
    #expect(components.allSatisfy { ($0.pullingPercent > 0) == ($0 === list[slot]) })
    lift(dx, dy)
    #expect(components.map(\.isRefreshing) == Slot.allCases.map { $0 == slot })
  }

  @Test func `a diagonal drag pulls two, and both refresh`() {
    fill()
    drag(250, 250)
    #expect(list.header?.state == .pulling && list.leader?.state == .pulling)
    lift(250, 250)
    #expect(list.header?.isRefreshing == true && list.leader?.isRefreshing == true)
    #expect(list.contentOffset == Point(x: -60, y: -54))
  }

  @Test(arguments: LayoutDirection.all)
  func `all refresh at once, each behind its own inset, and end one by one`(
    direction: LayoutDirection
  ) {
    list.layoutDirection = direction
    fill()
    for component in components { component.beginRefreshing() }
    list.timeline.advance(by: 1)
    // Footer and trailer fill the gaps behind the short content too; the header's inset is released, as the
    // footer has moved the content over it.
    #expect(
      list.reservedInset == EdgeInsets(top: 0, left: 60, bottom: 44 + 367, right: 60 + 175))
    for component in components {
      component.endRefreshing()
      list.timeline.advance(by: 1)
      #expect(list.reservedInset[component.edge] == 0)
    }
    #expect(list.contentOffset == .zero)
  }
}

nonisolated extension LayoutDirection {
  /// Both directions.
  fileprivate static let all = [leftToRight, rightToLeft]
}
