import RefreshKit
import Testing

/// Footers and trailers that hide while their list is empty.
struct RefreshComponentShownTests {
  private func empty(_ kind: Kind) -> Bench {
    let component = kind.make()
    (component as? RefreshFooter)?.hidesWhileEmpty = true
    (component as? RefreshTrailer)?.hidesWhileEmpty = true
    return Bench(component, contentSize: .zero)
  }

  private let full = Size(width: 1_000, height: 2_000)

  @Test(arguments: Kind.ending)
  func `by default they are shown`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: .zero)
    #expect(bench.component.isShown)
    #expect((bench.component as? RefreshFooter)?.hidesWhileEmpty != true)
    #expect((bench.component as? RefreshTrailer)?.hidesWhileEmpty != true)
  }

  @Test(arguments: Kind.ending)
  func `without content they are not, and are shown again with it`(kind: Kind) {
    let bench = empty(kind)
    for size in [.zero, full, .zero, full] {
      bench.list.contentSize = size
      bench.wait()
      #expect(bench.component.isShown == (size == full))
      #expect(!bench.component.isHidden)
      let room = kind.isAuto && size == full ? 44.0 : 0
      #expect(bench.list.adjustedContentInset.bottom == room)
    }
  }

  @Test(arguments: Kind.ending)
  func `it takes effect at once, also when it is taken back`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: .zero)
    for hides in [true, false, true] {
      (bench.component as? RefreshFooter)?.hidesWhileEmpty = hides
      (bench.component as? RefreshTrailer)?.hidesWhileEmpty = hides
      #expect(bench.component.isShown == !hides)
      #expect(bench.list.reservedInset.bottom == (kind.isAuto && !hides ? 44 : 0))
    }
  }

  @Test(arguments: Kind.ending)
  func `what the app hides stays hidden when content is added`(kind: Kind) {
    let bench = empty(kind)
    bench.component.isHidden = true
    bench.list.contentSize = full
    #expect(bench.component.isHidden && !bench.component.isShown)
    bench.component.isHidden = false
    #expect(bench.component.isShown)
  }

  @Test(arguments: Kind.ending)
  func `no gesture begins anything meanwhile, a call does`(kind: Kind) {
    let bench = empty(kind)
    bench.pull(by: 1.5)
    bench.drag(by: 2)
    bench.list.endDragging()
    bench.tap()
    #expect(!bench.component.accessibilityActivate())
    bench.wait(1)
    #expect(bench.log == [])
    #expect(bench.component.pullingPercent == 0)

    bench.refresh()
    #expect(bench.count("refreshing") == 1)
    #expect(bench.list.reservedInset == .zero)
    bench.end()
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.backFooters + Kind.trailers)
  func `a pull ends when the content is removed`(kind: Kind) {
    let bench = empty(kind)
    bench.list.contentSize = full
    bench.wait()
    bench.pull(by: 1.5)
    #expect(bench.component.state == .pulling)
    bench.list.contentSize = .zero
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
  }

  @Test(arguments: Kind.ending)
  func `a refresh continues while the list is emptied, and ends as it should`(kind: Kind) {
    let bench = empty(kind)
    bench.list.contentSize = full
    bench.wait()
    bench.refresh()
    bench.list.contentSize = .zero
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    bench.list.contentSize = full
    bench.end()
    #expect(bench.count("ended") == 1)
    #expect(bench.component.isShown)
    #expect(bench.list.reservedInset.bottom == (kind.isAuto ? 44 : 0))
  }

  @Test(arguments: Kind.ending)
  func `outside a list, and in a list that has content, it is shown`(kind: Kind) {
    let bench = empty(kind)
    #expect(!bench.component.isShown)
    bench.detach()
    #expect(bench.component.isShown)
    let other = Bench(bench.component)
    #expect(other.component.isShown)
    #expect(other.list.reservedInset.bottom == (kind.isAuto ? 44 : 0))
  }

  @Test func `it is drawn, and has its texts, when it is shown again`() {
    let bench = empty(Kind.autoFooters[2])
    bench.list.contentSize = full
    bench.wait()
    let footer = bench.component as? RefreshAutoNormalFooter
    #expect(footer?.frame.y == 2_000)
    #expect(footer?.stateLabel.frame == footer?.bounds)
    #expect(footer?.accessibilityHint == "Load more")
  }
}
