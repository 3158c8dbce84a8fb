import RefreshKit
import Testing

struct RefreshGifHeaderTests {
  @Test func `images are to the left of the labels, or in the middle of the header`() {
    let header = RefreshGifHeader()
    let bench = Bench(header)
    let text: Double = 154  // "Last update: No record"
    let frame = Rect(x: 0, y: 0, width: 187.5 - text / 2 - 20, height: 54)
    #expect(header.gifView.frame == frame)
    #expect(header.gifView.contentMode == .right)
    header.stateLabel.isHidden = true
    header.lastUpdatedTimeLabel.isHidden = true
    bench.wait()
    #expect(header.gifView.frame == header.bounds)
    #expect(header.gifView.contentMode == .center)
  }

  @Test func `a header that has grown is placed higher, and pulled further`() {
    let header = RefreshGifHeader()
    let bench = Bench(header)
    header.setImages([Image(name: "tall", size: Size(width: 9, height: 100))], for: .idle)
    #expect(header.frame.y == -100)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -99))
    #expect(header.state == .idle)
    bench.list.drag(to: Point(x: 0, y: -101))
    #expect(header.state == .pulling)
  }
}
