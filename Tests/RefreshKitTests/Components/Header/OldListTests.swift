import RefreshKit
import Testing

/// `refreshIfExpired(after:)`: a header that refreshes a list because the list is old.
@MainActor struct OldListTests {
  nonisolated static let kinds = Kind.headers + Kind.ownHeaders + Kind.floating

  @MainActor private struct Offline: Error {}

  /// - Parameter age: How many seconds ago the list was last updated; nil if never.
  private func bench(_ kind: Kind, age: Double? = nil) throws -> (Bench, RefreshHeader) {
    let header = try #require(kind.make() as? RefreshHeader)
    let bench = Bench(header, attaches: false)
    bench.list.timeline.start = WallTime(secondsSince1970: 1e9)
    header.lastUpdatedTimeKey = "feed"
    if let age { bench.update(secondsAgo: age) }
    bench.attach()
    bench.wait()
    return (bench, header)
  }

  @Test(
    arguments: kinds,
    [
      (nil, 60, true), (59, 60, false), (60, 60, false), (61, 60, true), (-100, 60, false),
      (1, 0, true), (nil, .infinity, false), (nil, .nan, false), (nil, -1, false),
    ] as [(Double?, Double, Bool)])
  func `a list refreshes if its last update is older than the seconds, or there was none`(
    kind: Kind, row: (age: Double?, limit: Double, begins: Bool)
  ) throws {
    let (bench, header) = try bench(kind, age: row.age)
    bench.wait(1)
    #expect(header.state == .idle, "only the call begins a refresh")
    if let age = row.age { bench.update(secondsAgo: age) }
    header.refreshIfExpired(after: row.limit)
    #expect(header.state == (row.begins ? .refreshing : .idle))
    bench.wait(1)
    #expect(bench.count("refreshing") == (row.begins ? 1 : 0))
  }

  /// What prevents the refresh of an old list.
  enum Hindrance: CaseIterable {
    case refresh, closing, result, openLevel, touch, drag, hostDrag, hidden, interaction
    case otherRefresh, detached, noMoreData
  }

  @Test(arguments: kinds, Hindrance.allCases)
  func `a call that cannot refresh has no effect, then and later`(
    kind: Kind, hindrance: Hindrance
  ) throws {
    let (bench, header) = try bench(kind)
    let list = bench.list
    header.failureDisplayDuration = hindrance == .result ? 10 : 0
    list.allowsSimultaneousRefreshing = false
    switch hindrance {
    case .refresh, .closing, .result:
      header.beginRefreshing()
      bench.wait(1)
      if hindrance != .refresh {
        header.endRefreshing(with: .failure(Offline()))
        bench.wait(0.1)
      }
      #expect(header.isShowingResult == (hindrance == .result))
    case .openLevel:
      header.secondLevel = SecondLevel()
      header.openSecondLevel()
      bench.wait(1)
    case .touch, .drag:
      list.touch(.began, at: Point(x: 50, y: 300))
      bench.wait(0.1)
      if hindrance == .drag { list.touch(.moved, at: Point(x: 50, y: 200)) }
    case .hostDrag: list.beginDragging()
    case .hidden: header.isHidden = true
    case .interaction: header.isUserInteractionEnabled = false
    case .otherRefresh:
      list.footer = RefreshAutoNormalFooter {}
      list.footer?.beginRefreshing()
    case .detached: list.header = nil
    case .noMoreData: header.state = .noMoreData
    }
    let begins = bench.count("refreshing")
    header.refreshIfExpired(after: 60)
    bench.wait(0.5)
    #expect(bench.count("refreshing") == begins)
    switch hindrance {
    case .refresh: header.endRefreshing(with: .failure(Offline()))
    case .closing, .result: break
    case .openLevel: header.closeSecondLevel()
    case .touch, .drag: list.touch(.ended, at: Point(x: 50, y: 200))
    case .hostDrag: list.endDragging()
    case .hidden: header.isHidden = false
    case .interaction: header.isUserInteractionEnabled = true
    case .otherRefresh: list.footer?.endRefreshing()
    case .detached: list.header = header
    case .noMoreData: header.state = .idle
    }
    bench.wait(20)
    #expect(bench.count("refreshing") == begins)
    header.refreshIfExpired(after: 60)
    bench.wait(1)
    #expect(bench.count("refreshing") == begins + 1)
  }

  @Test(arguments: kinds)
  func `if an end is pending, the refresh begins after it`(kind: Kind) throws {
    let (bench, header) = try bench(kind)
    header.endRefreshing()
    header.refreshIfExpired(after: 60)
    #expect(header.state == .idle)
    bench.wait(1)
    #expect(header.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }
}

extension Bench {
  fileprivate func update(secondsAgo age: Double, forKey key: String = "feed") {
    let now = list.timeline.wallTime.secondsSince1970
    list.lastUpdatedTimes.setTime(WallTime(secondsSince1970: now - age), forKey: key)
  }
}
