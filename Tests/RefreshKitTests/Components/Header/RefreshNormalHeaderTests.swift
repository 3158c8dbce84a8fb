import RefreshKit
import Testing

struct RefreshNormalHeaderTests {
  private let header = RefreshNormalHeader()
  private let bench: Bench

  init() {
    bench = Bench(header)
  }

  // The header is 375 wide. "Last update: No record" has 22 scalars of 7 points, which makes 154;
  // "Pull down to refresh" has 20, which makes 140.

  @Test func `arrow and activity indicator are beside the wider label`() {
    let center = Point(x: 187.5 - 77 - 25, y: 27)
    #expect(header.arrowView.center == center)
    #expect(header.arrowView.frame.size == Size(width: 15, height: 40))
    #expect(header.loadingView.center == center)
  }

  @Test func `a hidden label has no width`() {
    header.lastUpdatedTimeLabel.isHidden = true
    bench.wait()
    #expect(header.arrowView.center.x == 187.5 - 70.0 - 25.0)
    header.setTitle("", for: .idle)
    bench.wait()
    #expect(header.arrowView.center.x == 187.5 - 25)
  }

  @Test func `a larger inset moves the arrow further away`() {
    header.labelLeftInset = 40
    bench.wait()
    #expect(header.arrowView.center.x == 187.5 - 77.0 - 40.0)
  }

  @Test func `another image has the same center, and its own size`() {
    let center = header.arrowView.center
    header.arrowView.image = Image(name: "star", size: Size(width: 30, height: 30))
    bench.wait()
    #expect(header.arrowView.center == center)
    #expect(header.arrowView.frame.size == Size(width: 30, height: 30))
  }

  @Test func `a host's measure of the text decides the place of the arrow`() {
    header.lastUpdatedTimeLabel.measure = { _, _ in 200 }
    bench.wait()
    #expect(header.arrowView.center.x == 187.5 - 100.0 - 25.0)
  }
}
