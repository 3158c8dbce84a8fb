import RefreshKit
import Testing

struct RefreshTrailerTests {
  @Test(arguments: Kind.trailers)
  func `a trailer is after the content, or after the view where that is longer`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentInset = EdgeInsets(left: 10, right: 20)
    #expect(bench.component.frame == Rect(x: 1_000, y: 0, width: 60, height: 667))
    bench.list.contentSize.width = 100
    #expect(bench.component.frame.x == 345)
  }

  @Test(arguments: Kind.trailers)
  func `the ignored inset moves the trailer away`(kind: Kind) throws {
    let bench = Bench(kind)
    try #require(bench.list.trailer).ignoredScrollViewContentInsetRight = 20
    #expect(bench.component.frame.x == 1_020)
  }

  @Test(arguments: Kind.trailers)
  func `a refresh reserves an inset at the right, y stays`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.contentOffset.y = 300
    bench.refresh()
    #expect(bench.list.reservedInset == EdgeInsets(right: 60))
    #expect(bench.list.contentOffset == Point(x: 685, y: 300))
    bench.end()
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentOffset == Point(x: 625, y: 300))
  }
}

struct RefreshStateTrailerTests {
  @Test func `the label is in the middle, one character wide`() {
    let trailer = RefreshStateTrailer()
    let bench = Bench(trailer)
    #expect(trailer.stateLabel.frame == Rect(x: 23, y: 0, width: 14, height: 667))
    trailer.stateLabel.fontSize = 15.5
    bench.wait()
    #expect(trailer.stateLabel.frame == Rect(x: 22, y: 0, width: 16, height: 667))
  }
}

struct RefreshNormalTrailerTests {
  private let trailer = RefreshNormalTrailer()
  private let bench: Bench

  init() {
    bench = Bench(trailer)
  }

  @Test func `arrow and label are side by side`() {
    #expect(trailer.arrowView.frame.size == Size(width: 20, height: 20))
    #expect(trailer.arrowView.center == Point(x: 15, y: 333.5))
    #expect(trailer.stateLabel.center == Point(x: 40, y: 333.5))
  }

  @Test func `after a pull the arrow rotates back while the trailer closes`() {
    bench.pullAndRelease()
    #expect(trailer.arrowView.rotation == .pi)
    trailer.endRefreshing()
    bench.wait(0.2)
    #expect(trailer.arrowView.rotation == .pi)
    bench.wait(0.1)
    #expect(trailer.arrowView.rotation == 0)
  }
}

/// What the normal classes at both sides have in common.
struct RefreshNormalSideTests {
  nonisolated static let sides = Kind.arrowed.filter {
    ["RefreshNormalTrailer", "RefreshNormalLeader"].contains($0.name)
  }

  private func side(of bench: Bench) throws -> (arrow: ImageView, label: Label) {
    let arrow = try #require(bench.component as? any ArrowShowing).arrowView
    return (arrow, try #require(bench.component as? any StateTitled).stateLabel)
  }

  @Test(arguments: sides)
  func `without the other, arrow and label are each in the middle`(kind: Kind) throws {
    let bench = Bench(kind)
    let (arrow, label) = try side(of: bench)
    arrow.isHidden = true
    bench.wait()
    #expect(label.center == Point(x: 30, y: 333.5))
    arrow.isHidden = false
    label.isHidden = true
    bench.wait()
    #expect(arrow.center == Point(x: 30, y: 333.5))
  }

  @Test(arguments: sides, [false, true])
  func `with no more data the arrow is hidden, and afterwards as it was`(
    kind: Kind, wasHidden: Bool
  ) throws {
    let bench = Bench(kind)
    let (arrow, _) = try side(of: bench)
    let ending = try #require(bench.component as? any NoMoreDataEnding)
    arrow.isHidden = wasHidden
    ending.endRefreshingWithNoMoreData()
    bench.wait()
    #expect(arrow.isHidden)
    ending.resetNoMoreData()
    bench.wait()
    #expect(arrow.isHidden == wasHidden)
  }
}
