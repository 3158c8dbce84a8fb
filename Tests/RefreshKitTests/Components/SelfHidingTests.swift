import RefreshKit
import Testing

/// Footers and trailers that hide while their list is empty.
struct SelfHidingTests {
  private func empty(_ kind: Kind) -> Bench {
    let component = kind.make()
    (component as? any SelfHiding)?.hidesWhileEmpty = true
    return Bench(component, contentSize: .zero)
  }

  private let full = Size(width: 1_000, height: 2_000)

  @Test(arguments: Kind.ending)
  func `by default they are shown`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: .zero)
    #expect(bench.component.isShown)
    #expect((bench.component as? any SelfHiding)?.hidesWhileEmpty != true)
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
      #expect(bench.list.adjustedContentInset[bench.component.edge] == room)
    }
  }

  @Test(arguments: Kind.ending)
  func `it takes effect at once, also when it is taken back`(kind: Kind) {
    let bench = Bench(kind.make(), contentSize: .zero)
    for hides in [true, false, true] {
      (bench.component as? any SelfHiding)?.hidesWhileEmpty = hides
      #expect(bench.component.isShown == !hides)
      #expect(bench.list.reservedInset[bench.component.edge] == (kind.isAuto && !hides ? 44 : 0))
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

  @Test(arguments: Kind.backFooters + Kind.sides)
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
    #expect(bench.list.reservedInset[bench.component.edge] == (kind.isAuto ? 44 : 0))
  }

  @Test(arguments: Kind.ending)
  func `outside a list, and in a list that has content, it is shown`(kind: Kind) {
    let bench = empty(kind)
    #expect(!bench.component.isShown)
    bench.detach()
    #expect(bench.component.isShown)
    let other = Bench(bench.component)
    #expect(other.component.isShown)
    #expect(other.list.reservedInset[other.component.edge] == (kind.isAuto ? 44 : 0))
  }

  @Test func `it is drawn, and has its texts, when it is shown again`() {
    let bench = empty(Kind({ RefreshAutoNormalFooter() }, "RefreshAutoNormalFooter"))
    bench.list.contentSize = full
    bench.wait()
    let footer = bench.component as? RefreshAutoNormalFooter
    #expect(footer?.frame.y == 2_000)
    #expect(footer?.stateLabel.frame == footer?.bounds)
    #expect(footer?.accessibilityHint == "Load more")
  }

  // MARK: While the content fits

  /// Content that is as long as the view, along the component's axis.
  private func fitting(_ kind: Kind) -> Bench {
    let component = kind.make()
    (component as? any SelfHiding)?.hidesWhileContentFits = true
    return Bench(component, contentSize: Size(width: 375, height: 667))
  }

  @Test(arguments: Kind.ending)
  func `while the content fits they are not shown, reserve nothing and are not triggered`(
    kind: Kind
  ) {
    let bench = fitting(kind)
    #expect(!bench.component.isShown && !bench.component.isHidden)
    #expect(bench.list.reservedInset == .zero)
    bench.pull(by: 1.5)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.component.state == .idle)
    bench.list.contentSize = Size(width: 376, height: 668)
    #expect(bench.component.isShown)
    #expect(bench.list.reservedInset[bench.component.edge] == (kind.isAuto ? 44 : 0))
    bench.list.contentSize = Size(width: 375, height: 667)
    #expect(!bench.component.isShown)
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: Kind.ending)
  func `the app's insets, the safe area and the size of the view count, reserved insets do not`(
    kind: Kind
  ) {
    let bench = fitting(kind)
    let list = bench.list
    list.contentInset = EdgeInsets(top: 1, left: 1, bottom: 0, right: 0)
    #expect(bench.component.isShown)
    list.contentInset = .zero
    #expect(!bench.component.isShown)
    list.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 1, right: 1)
    #expect(bench.component.isShown)
    list.safeAreaInsets = .zero
    #expect(!bench.component.isShown)
    list.frame.size = Size(width: 374, height: 666)
    #expect(bench.component.isShown)
    list.frame.size = Size(width: 375, height: 667)
    let other: RefreshComponent = bench.component.edge == .top ? RefreshFooter() : RefreshHeader()
    list[Slot(other.edge)] = other
    other.reserveInset(100)
    #expect(!bench.component.isShown)
  }

  @Test(arguments: Kind.ending)
  func `what begins while the content fits ends as any other`(kind: Kind) {
    let bench = fitting(kind)
    bench.refresh()
    #expect(bench.component.state == .refreshing)
    bench.end()
    #expect(bench.component.state == .idle)
    #expect(bench.list.reservedInset == .zero)
  }

  @Test func `content of one point is not empty`() {
    let bench = Bench(RefreshBackNormalFooter(), contentSize: Size(width: 375, height: 1))
    (bench.component as? any SelfHiding)?.hidesWhileEmpty = true
    #expect(bench.component.isShown)
    bench.list.contentSize.height = 0
    #expect(!bench.component.isShown)
  }
}
