import RefreshKit
import Testing

/// Rule D3: what components cause in each other ends, and leaves order behind.
struct SequencesTests {
  private let fractions: [Double] = [0.1, 1.0 / 3, 0.7, 10.3, 63.999, 1e-9]

  @Test(arguments: Kind.headers)
  func `a header's inset and the clamping of its offset do not cause each other`(kind: Kind) {
    for inset in fractions {
      for safe in fractions {
        let bench = Bench(kind)
        bench.list.contentInset.top = inset
        bench.list.safeAreaInsets.top = safe
        bench.component.frame.size.height = 54.123
        bench.refresh()
        for step in 0..<50 {
          bench.list.contentOffset.y = -inset - safe - Double(step) * 1.1
          bench.list.contentInset.top += 0.1
          bench.list.contentInset.top -= 0.1
        }
        bench.end()
        #expect(bench.list.reservedInset == .zero)
      }
    }
  }

  @Test
  func `components that begin each other end at rest`() throws {
    let header = RefreshNormalHeader()
    let footer = RefreshAutoNormalFooter()
    let trailer = RefreshNormalTrailer()
    var rounds = 0
    header.refreshingBlock = { [unowned footer] in footer.beginRefreshing() }
    footer.refreshingBlock = { [unowned trailer, unowned header] in
      header.endRefreshing()
      trailer.beginRefreshing()
    }
    trailer.refreshingBlock = { [unowned footer, unowned trailer] in
      footer.endRefreshing()
      trailer.endRefreshing()
    }
    trailer.endRefreshingCompletionBlock = { [unowned header] in
      rounds += 1
      if rounds < 5 { header.beginRefreshing() }
    }
    let list = Bench.list(
      header, footer, trailer, contentSize: Size(width: 1_000, height: 2_000))
    header.beginRefreshing()
    try list.timeline.advance(by: 20, limit: 1_000)

    #expect(rounds == 5)
    #expect([header, footer, trailer].map(\.state) == [.idle, .idle, .idle])
    #expect(list.reservedInset == EdgeInsets(bottom: 44))
  }
}
