import RefreshKit
import Testing

struct RefreshBackGifFooterTests {
  @Test func `images are to the left of the title, or in the middle of the footer`() {
    let footer = RefreshBackGifFooter()
    let bench = Bench(footer)
    let frame = Rect(x: 0, y: 0, width: 187.5 - 70 - 20, height: 44)  // the title is 140 wide
    #expect(footer.gifView.frame == frame)
    #expect(footer.gifView.contentMode == .right)
    footer.stateLabel.isHidden = true
    bench.wait()
    #expect(footer.gifView.frame == footer.bounds)
    #expect(footer.gifView.contentMode == .center)
  }
}
