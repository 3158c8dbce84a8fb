import RefreshKit
import Testing

struct RefreshBackStateFooterTests {
  @Test func `the label fills the footer`() {
    let footer = RefreshBackStateFooter()
    let bench = Bench(footer)
    #expect(footer.stateLabel.frame == Rect(x: 0, y: 0, width: 375, height: 44))
    bench.list.frame.size.width = 500
    bench.wait()
    #expect(footer.stateLabel.frame == footer.bounds)
  }
}
