import RefreshKit
import Testing

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

  @Test func `without the other, each is in the middle`() {
    trailer.arrowView.isHidden = true
    bench.wait()
    #expect(trailer.stateLabel.center == Point(x: 30, y: 333.5))
    trailer.arrowView.isHidden = false
    trailer.stateLabel.isHidden = true
    bench.wait()
    #expect(trailer.arrowView.center == Point(x: 30, y: 333.5))
  }

  @Test func `with no more data the arrow is hidden, and afterwards as it was`() {
    for wasHidden in [false, true] {
      trailer.arrowView.isHidden = wasHidden
      trailer.endRefreshingWithNoMoreData()
      bench.wait()
      #expect(trailer.arrowView.isHidden)
      trailer.resetNoMoreData()
      bench.wait()
      #expect(trailer.arrowView.isHidden == wasHidden)
    }
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
