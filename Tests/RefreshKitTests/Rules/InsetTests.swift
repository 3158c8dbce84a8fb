import RefreshKit
import RefreshReplay
import Testing

/// Rule L, insets that the app sets and insets that the components reserve beside them.
struct InsetTests {
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
  func `a component reserves its length at its own edge, beside all that the app sets`(
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
  func `an inset that the app sets while a refresh opens or closes is kept`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.beginRefreshing()
    bench.wait(0.1)
    bench.list.contentInset += own
    bench.wait(1)
    bench.close(for: 0.1)
    bench.list.contentInset += own
    bench.wait(1)
    bench.detach()
    #expect(bench.list.adjustedContentInset == own + own)
  }

  @Test(arguments: Kind.pulled)
  func `an inset that the app sets in a callback is kept`(kind: Kind) {
    let bench = Bench(kind)
    let moments = [
      "idle>refreshing", "refreshing", "began", "refreshing>idle", "closing", "ended",
    ]
    for moment in moments { bench.answer(moment) { bench.list.contentInset += own } }
    bench.refresh()
    bench.end()
    bench.expect(.idle, reserved: .atRest, log: moments.joined(separator: " "))
    #expect(bench.list.contentInset == EdgeInsets(top: 42, left: 66, bottom: 78, right: 102))
    #expect(bench.list.adjustedContentInset == bench.list.contentInset)
  }

  @Test(arguments: Kind.all)
  func `a component that ends, is detached or replaced releases what it has reserved, at once`(
    kind: Kind
  ) {
    let ended = Bench(kind)
    ended.refresh()
    ended.component.endRefreshing()
    ended.wait()
    ended.expect(.idle, reserved: .atRest)

    let detached = Bench(kind)
    detached.refresh()
    detached.detach()
    #expect(detached.list.reservedInset == .zero)
    #expect(detached.component.reservedInset == 0)

    let replaced = Bench(kind)
    replaced.refresh()
    let next = Bench(kind)
    next.detach()
    replaced.replace(with: next.component)
    #expect(replaced.component.reservedInset == 0)
    #expect(replaced.list.reservedInset[replaced.edge] == next.component.reservedInset)
  }

  @Test(arguments: Kind.pulled, [true, false])
  func `a component that is hidden or leaves the window keeps its inset until the end`(
    kind: Kind, hides: Bool
  ) {
    let bench = Bench(kind)
    bench.refresh()
    if hides { bench.component.isHidden = true } else { bench.list.isInWindow = false }
    bench.wait(1)
    bench.expect(.refreshing, reserved: .open)
    bench.end()
    bench.expect(.idle, reserved: .atRest)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.pulled)
  func `safe area and rotation have no part in what is released`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.safeAreaInsets = EdgeInsets(top: 59, bottom: 34)
    bench.refresh()
    bench.list.isInWindow = false
    bench.list.safeAreaInsets = EdgeInsets(left: 59, right: 59)
    bench.list.frame.size = Size(width: 667, height: 375)
    bench.end()
    bench.list.isInWindow = true
    bench.list.safeAreaInsets = EdgeInsets(top: 59, bottom: 34)
    bench.wait()
    #expect(bench.list.adjustedContentInset == EdgeInsets(top: 59, bottom: 34))
  }

  @Test(arguments: Kind.pulled)
  func `fractions leave nothing behind, however often a component refreshes`(kind: Kind) {
    let bench = Bench(kind)
    let fractions = EdgeInsets(top: 0.1, left: 0.3, bottom: 1 / 3, right: 0.7)
    bench.list.contentInset = fractions
    for round in 1...20 {
      bench.list.safeAreaInsets = EdgeInsets(top: 0.1 * Double(round), right: 1 / Double(round))
      bench.pullAndRelease()
      #expect(bench.component.state == .refreshing)
      bench.end()
    }
    bench.expect(.idle, reserved: .atRest)
    #expect(bench.list.contentInset == fractions)
  }

  @Test(arguments: Kind.all)
  func `a length below 0 reserves nothing`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.frame.size = Size(width: -54, height: -54)
    bench.refresh()
    #expect(bench.list.reservedInset == .zero)
  }

  // MARK: What a refresh moves

  @Test(arguments: Kind.pulled)
  func `a refresh moves the content by its length and back, along its own axis`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = own
    bench.list.contentOffset = Point(x: 200, y: 300)
    let rest = bench.rest()
    bench.refresh()
    #expect(bench.list.contentOffset == bench.offset(pulledBy: 1))
    bench.end()
    #expect(bench.list.contentOffset == rest)
  }

  @Test(arguments: Kind.backFooters + Kind.sides)
  func `content that is scrolled during a refresh releases nothing, and is left alone`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.refresh()
    bench.list.contentOffset = Point(x: 200, y: 300)
    bench.expect(.refreshing, reserved: .open)
    bench.end()
    bench.expect(.idle, reserved: .atRest)
    #expect(bench.list.contentOffset == Point(x: 200, y: 300))
  }

  @Test(arguments: Kind.headers)
  func `a header releases its inset as the content is scrolled over it`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset.top = 10
    bench.refresh()
    bench.list.beginDragging()
    for (y, points) in [
      (-100.0, 54.0), (-64, 54), (-40, 30), (-10, 0), (300, 0), (-20, 10), (-50, 40),
    ] {
      bench.list.drag(to: Point(x: 0, y: y))
      bench.expect(.refreshing, reserved: .points(points))
    }
    #expect(bench.list.contentInset.top == 10)
    bench.list.endDragging()
    bench.end()
    bench.expect(.idle, reserved: .atRest)
  }

  @Test(arguments: Kind.backFooters + Kind.sides)
  func `beside short content a footer or trailer reserves the gap too, a leader its width`(
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

  @Test(arguments: Kind.backFooters + Kind.sides)
  func `no reserved inset moves a component behind short content`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: Size(width: 100, height: 100))
    let before = bench.component.frame
    bench.list.header = RefreshHeader()
    bench.list.header?.beginRefreshing()
    bench.wait(1)
    #expect(bench.list.reservedInset.top == 54)
    #expect(bench.component.frame == before)

    bench.refresh()
    #expect(bench.component.reservedInset > 0)
    #expect(bench.component.frame == before)
  }

  @Test(arguments: Kind.backFooters)
  func `a header's reserved inset does not move a back footer's threshold`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 300))
    bench.list.header = RefreshHeader()
    bench.list.header?.beginRefreshing()
    bench.wait(1)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -5))
    #expect(bench.component.state == .idle)
    bench.list.drag(to: Point(x: 0, y: 44.5))
    #expect(bench.component.state == .pulling)
  }

  @Test(arguments: Kind.autos)
  func `only its own inset counts in an auto component's list end`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: Size(width: 375, height: 640))
    let other: RefreshComponent = bench.edge == .top ? RefreshBackFooter() : RefreshHeader()
    bench.list[Slot(other.edge)] = other
    other.beginRefreshing()
    bench.wait(1)
    // The list and the other's reserved inset are longer than the view.
    bench.y = 17
    #expect(bench.component.state == .idle)
    bench.startInset = 54  // the list and the app's own inset are
    bench.y = 18
    #expect(bench.component.state == .refreshing)
  }

  // MARK: L5. A refresh out of sight

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
}
