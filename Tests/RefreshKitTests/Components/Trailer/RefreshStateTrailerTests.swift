import RefreshKit
import Testing

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
