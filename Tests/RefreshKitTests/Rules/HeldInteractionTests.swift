import RefreshKit
import Testing

/// Rules N5 and A19, headers for collection views, which hold interaction while they open and close.
struct HeldInteractionTests {
  @Test(arguments: Kind.collectionHeaders)
  func `interaction is held while a header opens and while it closes`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.beginRefreshing()
    #expect(!bench.list.isUserInteractionEnabled)
    #expect(bench.list.reservedInset == .zero)
    bench.wait(0.25)
    #expect(bench.list.isUserInteractionEnabled)
    #expect(bench.list.contentOffset.y == -54)
    bench.expect(.refreshing, reserved: .open, log: "idle>refreshing refreshing began")

    bench.component.endRefreshing()
    bench.wait()
    #expect(!bench.list.isUserInteractionEnabled)
    bench.expect(.idle, reserved: .atRest, log: "refreshing>idle closing")
    bench.wait(0.4)
    #expect(bench.list.isUserInteractionEnabled)
    bench.expect(.idle, log: "ended")
  }

  @Test(arguments: Kind.collectionHeaders, [true, false])
  func `interaction is given back as the app had it`(kind: Kind, isEnabled: Bool) {
    let bench = Bench(kind)
    bench.list.isUserInteractionEnabled = !isEnabled
    bench.component.beginRefreshing()
    bench.list.isUserInteractionEnabled = isEnabled
    #expect(!bench.list.isUserInteractionEnabled)
    bench.wait(1)
    #expect(bench.list.isUserInteractionEnabled == isEnabled)

    bench.end()
    #expect(bench.list.isUserInteractionEnabled == isEnabled)
  }

  @Test(arguments: Kind.collectionHeaders, [0.05, 0.3])
  func `interaction is given back where a new refresh begins during the closing`(
    kind: Kind, opened: Double
  ) {
    let bench = Bench(kind)
    bench.component.beginRefreshing()
    bench.wait(opened)
    bench.close(for: 0.1)
    bench.answer("ended") { bench.note("interaction \(bench.list.isUserInteractionEnabled)") }
    bench.component.beginRefreshing()
    #expect(bench.log.suffix(3) == ["ended", "interaction true", "idle>refreshing"])
    #expect(!bench.list.isUserInteractionEnabled)
    bench.wait(0.25)
    #expect(bench.list.isUserInteractionEnabled)
    bench.expect(.refreshing, percent: 1, reserved: .points(54))

    for isHidden in [true, false] {
      let bench = Bench(kind)
      bench.refresh()
      bench.close(for: 0.1)
      if isHidden { bench.component.isHidden = true } else { bench.list.isInWindow = false }
      bench.refresh()
      #expect(bench.component.state == (isHidden ? .refreshing : .willRefresh))
      #expect(bench.list.isUserInteractionEnabled)
    }
  }

  private enum Start: CaseIterable { case waiting, opening, ownEvent, byHand }

  @Test(arguments: Kind.collectionHeaders, Start.allCases)
  private func `a refresh that has not opened takes no interaction when it ends`(
    kind: Kind, start: Start
  ) {
    let bench = Bench(kind)
    if start == .ownEvent { bench.answer("idle>refreshing") { bench.component.state = .idle } }
    if start == .waiting { bench.list.isInWindow = false }
    if start == .byHand {
      bench.component.state = .willRefresh
    } else {
      bench.component.beginRefreshing()
    }
    if start == .opening { bench.wait(0.1) }
    bench.component.state = .idle
    #expect(bench.list.isUserInteractionEnabled)
    #expect(bench.list.reservedInset == .zero)
    bench.wait(1)
    #expect(bench.list.isUserInteractionEnabled)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.collectionHeaders, [true, false])
  func `interaction is given back where the header changes its ways`(kind: Kind, first: Bool) {
    let bench = Bench(kind)
    let header = bench.list.header
    header?.isCollectionViewAnimationBug = first
    bench.component.beginRefreshing()
    bench.wait(0.1)
    header?.isCollectionViewAnimationBug = !first
    bench.wait(1)
    bench.close(for: 0.1)
    header?.isCollectionViewAnimationBug = first
    bench.refresh()

    #expect(bench.list.isUserInteractionEnabled)
    #expect(bench.list.reservedInset.top == 54)
  }

  @Test(arguments: Kind.collectionHeaders)
  func `the opening of a refresh that has ended gives no interaction back to the next one`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    let (list, header) = (bench.list, bench.component)
    header.beginRefreshing()
    bench.wait(0.15)
    header.endRefreshing()
    bench.wait(0.05)
    header.beginRefreshing()
    // The first opening would be over now.
    bench.wait(0.1)
    #expect(!list.isUserInteractionEnabled && list.reservedInset == .zero)
    bench.wait(0.2)
    bench.expect(.refreshing, reserved: .open)
    #expect(list.isUserInteractionEnabled && bench.count("refreshing") == 1)
  }
}
