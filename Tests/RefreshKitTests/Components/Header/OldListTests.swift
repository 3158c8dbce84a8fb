import RefreshKit
import Testing

/// `refreshIfExpired(after:)`: a header that refreshes a list because the list is old.
struct OldListTests {
  nonisolated static let kinds = Kind.headers + Kind.ownHeaders + Kind.floating

  /// A list with a header, and its callbacks.
  private final class Stage {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let header: RefreshHeader
    private(set) var begins = 0

    /// - Parameter age: How many seconds ago the list was updated last; nil for never.
    init(_ kind: Kind, age: Double? = nil) throws {
      header = try #require(kind.make() as? RefreshHeader)
      list.timeline.start = WallTime(secondsSince1970: 1e9)
      list.contentSize = Size(width: 375, height: 2_000)
      header.lastUpdatedTimeKey = "feed"
      header.refreshingBlock = { [unowned self] in begins += 1 }
      if let age { update(secondsAgo: age) }
      list.header = header
      wait()
    }

    func update(secondsAgo age: Double, forKey key: String = "feed") {
      let now = list.timeline.wallTime.secondsSince1970
      list.lastUpdatedTimes.setTime(WallTime(secondsSince1970: now - age), forKey: key)
    }

    func wait(_ time: Double = 0) { list.timeline.advance(by: time) }

    func end(_ result: RefreshResult = .success) {
      header.endRefreshing(with: result)
      wait(1)
    }
  }

  private struct Offline: Error {}

  @Test(
    arguments: kinds,
    [
      (nil, 60, true), (59, 60, false), (60, 60, false), (61, 60, true), (-100, 60, false),
      (nil, .infinity, true), (1e12, .infinity, false), (1, 0, true),
    ] as [(Double?, Double, Bool)])
  func `a list refreshes if it was never updated, or longer ago than the seconds`(
    kind: Kind, row: (age: Double?, limit: Double, begins: Bool)
  ) throws {
    let stage = try Stage(kind, age: row.age)
    stage.wait(1)
    #expect(stage.header.state == .idle, "only the call begins a refresh")
    if let age = row.age { stage.update(secondsAgo: age) }
    stage.header.refreshIfExpired(after: row.limit)
    #expect(stage.header.state == (row.begins ? .refreshing : .idle))
    stage.wait(1)
    #expect(stage.begins == (row.begins ? 1 : 0))
  }

  @Test(arguments: kinds)
  func `a refresh that has failed updates nothing, and a success does`(kind: Kind) throws {
    let stage = try Stage(kind)
    for (result, begins) in [
      (RefreshResult.failure(Offline()), 1), (.success, 2), (.success, 2),
    ] {
      stage.header.refreshIfExpired(after: 60)
      stage.wait(1)
      #expect(stage.begins == begins)
      stage.end(result)
    }
    stage.wait(60)
    stage.header.refreshIfExpired(after: 60)
    stage.wait(1)
    #expect(stage.begins == 3)
  }

  @Test func `an update under another key does not count`() throws {
    let stage = try Stage(.normalHeader)
    stage.update(secondsAgo: 1, forKey: "another list")
    stage.header.refreshIfExpired(after: 60)
    #expect(stage.header.state == .refreshing)
  }

  /// What keeps a list from refreshing because it is old.
  nonisolated enum Hindrance: CaseIterable {
    case refresh, closing, result, openLevel, touch, drag, hostDrag, hidden, interaction
    case otherRefresh, detached, noMoreData
  }

  @Test(arguments: kinds, Hindrance.allCases)
  func `a call that cannot refresh an old list has no effect, then and later`(
    kind: Kind, hindrance: Hindrance
  ) throws {
    let stage = try Stage(kind)
    let (list, header) = (stage.list, stage.header)
    header.resultDisplayDuration = hindrance == .result ? 10 : 0
    list.allowsSimultaneousRefreshing = false
    switch hindrance {
    case .refresh, .closing, .result:
      header.beginRefreshing()
      stage.wait(1)
      if hindrance != .refresh {
        header.endRefreshing(with: .failure(Offline()))
        stage.wait(0.1)
      }
      #expect(header.isShowingResult == (hindrance == .result))
    case .openLevel:
      header.secondLevel = SecondLevel()
      header.openSecondLevel()
      stage.wait(1)
    case .touch, .drag:
      list.touch(.began, at: Point(x: 50, y: 300))
      stage.wait(0.1)
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
    let begins = stage.begins
    header.refreshIfExpired(after: 60)
    stage.wait(0.5)
    #expect(stage.begins == begins)
    switch hindrance {
    case .refresh: stage.end(.failure(Offline()))
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
    stage.wait(20)
    #expect(stage.begins == begins)
    header.refreshIfExpired(after: 60)
    stage.wait(1)
    #expect(stage.begins == begins + 1)
  }

  @Test(arguments: kinds)
  func `outside a window the refresh waits for the window`(kind: Kind) throws {
    let stage = try Stage(kind)
    stage.list.isInWindow = false
    stage.header.refreshIfExpired(after: 60)
    stage.wait(1)
    #expect(stage.header.state == .willRefresh)
    stage.list.isInWindow = true
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  @Test(arguments: kinds)
  func `while an end waits, the refresh begins after the end`(kind: Kind) throws {
    let stage = try Stage(kind)
    stage.header.endRefreshing()
    stage.header.refreshIfExpired(after: 60)
    #expect(stage.header.state == .idle)
    stage.wait(1)
    #expect(stage.header.state == .refreshing)
    #expect(stage.begins == 1)
  }
}
