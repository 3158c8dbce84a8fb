import RefreshKit
import Testing

struct RefreshAutoGifFooterTests {
  @Test func `images are to the left of the title, or in the middle of the footer`() {
    let footer = RefreshAutoGifFooter()
    let bench = Bench(footer)
    bench.refresh()
    let frame = Rect(x: 0, y: 0, width: 187.5 - 35 - 20, height: 44)  // "Loading..." is 70 wide
    #expect(footer.gifView.frame == frame)
    #expect(footer.gifView.contentMode == .right)
    footer.isRefreshingTitleHidden = true
    bench.wait()
    #expect(footer.gifView.frame == footer.bounds)
    #expect(footer.gifView.contentMode == .center)
  }

  @Test func `a footer that has grown reserves its new height at once`() {
    let bench = Bench(RefreshAutoGifFooter())
    let tall = Image(name: "tall", size: Size(width: 9, height: 100))
    (bench.component as? RefreshAutoGifFooter)?.setImages([tall], for: .refreshing)
    #expect(bench.list.reservedInset.bottom == 100)
  }
}
