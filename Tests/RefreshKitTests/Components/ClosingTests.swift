import Testing

@testable import RefreshKit

/// How often the kit's own levels are called at the end of a closing.
struct ClosingTests {
  private final class Header: RefreshNormalHeader {
    var ends = 0

    override func didClose() {
      super.didClose()
      ends += 1
    }
  }

  @Test(arguments: [false, true])
  func `a closing that is over is reported once`(isCutShort: Bool) {
    let header = Header()
    let bench = Bench(header)
    bench.refresh()
    header.endRefreshing()
    bench.wait(isCutShort ? 0.1 : 1)
    if isCutShort { header.beginRefreshing() }
    #expect(header.ends == 1)
    bench.wait(1)
    #expect(header.ends == 1)
    #expect(bench.count("ended") == 1)
  }

  @Test func `a closing that is replaced by a state set by hand is reported once`() {
    let header = Header()
    let bench = Bench(header)
    bench.refresh()
    header.endRefreshing()
    bench.wait(0.1)
    header.state = .refreshing
    bench.wait(1)
    #expect(header.ends == 1)
    #expect(bench.count("ended") == 1)
  }
}
