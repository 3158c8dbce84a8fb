import RefreshKit
import RefreshReplay
import Testing

/// Rule L: insets that the app sets, and insets that components reserve beside them.
@MainActor struct InsetTests {
  private let own = EdgeInsets(top: 7, left: 11, bottom: 13, right: 17)
  private let safe = EdgeInsets(top: 50, left: 3, bottom: 30, right: 2)

  /// An inset at the component's edge.
  private func inset(_ points: Double, of bench: Bench) -> EdgeInsets {
    var inset = EdgeInsets.zero
    inset[bench.edge] = points
    return inset
  }

  // MARK: L1 and L2. What a component reserves, and what the app sets

  @Test(arguments: Kind.all)
  func `a component reserves its length at its own edge, beside the app's insets`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    let list = bench.list
    list.contentInset = own
    list.safeAreaInsets = safe
    bench.refresh()
    bench.expect(.refreshing, reserved: .open)
    let reserved = inset(bench.length, of: bench)
    #expect(list.reservedInset == reserved)
    #expect(list.contentInset == own)
    #expect(list.adjustedContentInset == own + safe + reserved)
    #expect(bench.component.scrollViewOriginalInset == own + safe)

    list.contentInset += own
    #expect(list.adjustedContentInset == own + own + safe + reserved)
    list.contentInset = own
    #expect(list.adjustedContentInset == own + safe + reserved)
    list.contentInset += own
    bench.end()
    bench.expect(.idle, reserved: .atRest)
    bench.detach()
    #expect(list.contentInset == own + own)
    #expect(list.adjustedContentInset == own + own + safe)
  }

  @Test(arguments: Kind.all)
  func `a component with a length below 0 reserves nothing`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.frame.size = Size(width: -54, height: -54)
    bench.refresh()
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.backFooters + Kind.sides)
  func `beside short content, a footer or trailer also reserves the gap, and a leader its width`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    let gap = bench.edge == .left ? 0.0 : 67
    bench.list.contentInset = EdgeInsets(top: 20, left: 5, bottom: 30, right: 6)
    let insets = bench.edge.axis == .vertical ? 50.0 : 11
    bench.list.contentSize[bench.edge.axis] = bench.viewLength - insets - 67
    let rest = bench.rest()
    bench.refresh()
    bench.expect(.refreshing, reserved: .points(bench.length + gap))
    #expect(bench.position == rest[bench.edge.axis] - bench.inwards * bench.length)

    bench.end()
    bench.expect(.idle, reserved: .atRest)
    #expect(bench.list.contentOffset == rest)
    bench.refresh()
    bench.list.contentSize[bench.edge.axis] = 2_000
    bench.end()
    bench.expect(.idle, reserved: .atRest)
  }

  // MARK: L3. The inset of an auto footer or auto header

  @Test(arguments: Kind.autos, [false, true])
  func `an auto component reserves its height all the time, and none while it is hidden`(
    kind: Kind, loads: Bool
  ) {
    let component = kind.make()
    component.isHidden = true
    let bench = Bench(component)
    #expect(bench.list.reservedInset == .zero)
    component.isHidden = false
    bench.expect(.idle, reserved: .points(44))
    #expect(bench.list.adjustedContentInset == inset(44, of: bench))
    #expect(bench.list.contentInset == .zero)

    if loads { bench.refresh() }
    for (height, isHidden, points) in [
      (60.0, false, 60.0), (60, true, 0), (70, true, 0), (70, false, 70), (44, false, 44),
    ] {
      component.frame.size.height = height
      component.isHidden = isHidden
      #expect(bench.list.reservedInset == inset(points, of: bench))
    }
    bench.end()
    bench.expect(.idle, reserved: .points(44))
    bench.detach()
    #expect(bench.list.reservedInset == .zero)
  }

  // MARK: L4. Thresholds, edges and frames are computed without reserved insets

  @Test(arguments: Kind.autos)
  func `an auto component counts only its own inset for the end of the list`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 640))
    let other: RefreshComponent = bench.edge == .top ? RefreshBackFooter() : RefreshHeader()
    bench.list[Slot(other.edge)] = other
    other.beginRefreshing()
    bench.wait(1)
    // Together, the list and the other component's reserved inset are longer than the view.
    bench.y = 17
    #expect(bench.component.state == .idle)
    bench.startInset = 54  // the list and the app's own inset are longer than the view
    bench.y = 18
    #expect(bench.component.state == .refreshing)
  }

  // MARK: L5. A refresh that begins hidden

  @Test(arguments: Kind.opening, [true, false])
  func `a refresh that begins hidden or without interaction reserves and moves nothing`(
    kind: Kind, isHidden: Bool
  ) {
    let bench = Bench(kind)
    bench.makeInactive(byHiding: isHidden)
    bench.component.beginRefreshing()
    #expect(bench.list.isUserInteractionEnabled)
    bench.wait(1)
    bench.expect(.refreshing, reserved: .points(0), log: "idle>refreshing refreshing began")
    #expect(bench.list.contentOffset == .zero)

    bench.component.isHidden = false
    bench.component.isUserInteractionEnabled = true
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -30))
    bench.list.drag(to: .zero)
    bench.list.endDragging()
    bench.expect(.refreshing, reserved: .points(0))

    bench.end()
    bench.expect(.idle, reserved: .atRest, log: "refreshing>idle closing ended")
    #expect(bench.list.contentOffset == .zero)
  }

  // MARK: What a header reserves while the content moves

  @Test func `rounding changes no inset of a header, except when it is wholly open or closed`() {
    let list = Bench.list()
    list.contentInset.top = 0.1
    let header = RefreshNormalHeader()
    list.header = header
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    func inset(at offset: Double) -> Double {
      list.contentOffset.y = offset
      return header.reservedInset
    }
    #expect(inset(at: -54.1) == 54)
    #expect(inset(at: -54.1 + 5e-7) == 54)

    let between = inset(at: -30.1)
    #expect(abs(between - 30) < 1e-9)
    #expect(inset(at: -30.1 + 5e-7) == between)
    #expect(inset(at: -30.1 + 2e-6) != between)

    let almostOpen = inset(at: -54.1 + 5e-7)
    #expect(almostOpen != 54 && abs(almostOpen - 54) < 1e-6)
    #expect(inset(at: -54.1) == 54)

    let almostClosed = inset(at: -0.1 - 5e-7)
    #expect(almostClosed > 0 && almostClosed < 1e-6)
    #expect(inset(at: 0) == 0)
  }
}
