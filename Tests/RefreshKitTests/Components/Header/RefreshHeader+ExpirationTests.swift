import Foundation
import RefreshKit
import Testing

/// A header that refreshes a list by itself because that is old.
struct RefreshHeaderExpirationTests {
  nonisolated static let kinds = Kind.headers + Kind.ownHeaders + Kind.floating

  /// A list whose header expires after a minute, and its callbacks.
  final class Stage {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let header: RefreshHeader
    private(set) var begins = 0

    /// - Parameters:
    ///   - age: How many seconds ago the list was updated last; nil for never.
    init(_ kind: Kind, age: Double? = nil, isInWindow: Bool = true) throws {
      header = try #require(kind.make() as? RefreshHeader)
      list.timeline.start = WallTime(secondsSince1970: 1e9)
      list.contentSize = Size(width: 375, height: 2_000)
      list.isInWindow = isInWindow
      header.expirationInterval = 60
      header.lastUpdatedTimeKey = "feed"
      header.refreshingBlock = { [unowned self] in begins += 1 }
      if let age { update(secondsAgo: age) }
    }

    func attach() {
      list.header = header
      wait(1)
    }

    func update(secondsAgo age: Double) {
      let now = list.timeline.wallTime.secondsSince1970
      list.lastUpdatedTimes.setTime(WallTime(secondsSince1970: now - age), forKey: "feed")
    }

    func wait(_ time: Double = 0) { list.timeline.advance(by: time) }

    func end(_ result: RefreshResult = .success) {
      header.endRefreshing(with: result)
      wait(1)
    }
  }

  struct Offline: Error {}

  @Test(arguments: kinds)
  func `by default no list is old`(kind: Kind) throws {
    let stage = try Stage(kind)
    #expect(RefreshHeader().expirationInterval == nil)
    stage.header.expirationInterval = nil
    stage.attach()
    stage.header.refreshIfExpired()
    stage.wait(1e6)
    #expect(stage.begins == 0)
  }

  @Test(arguments: kinds)
  func `in a window a list that was never updated refreshes when it is attached`(
    kind: Kind
  ) throws {
    let stage = try Stage(kind)
    stage.attach()
    #expect(stage.header.state == .refreshing)
    #expect(stage.begins == 1)
    stage.end()
    stage.wait(1e3)
    #expect(stage.header.state == .idle)
    #expect(stage.begins == 1)
  }

  @Test(arguments: kinds)
  func `so does one that was updated longer ago, and no other`(kind: Kind) throws {
    for (age, begins) in [(59.0, 0), (60, 0), (61, 1), (-100, 0)] {
      let stage = try Stage(kind, age: age)
      stage.attach()
      #expect(stage.begins == begins, "updated \(age) seconds ago")
    }
  }

  @Test func `the interval may be set after attaching, in the same turn`() throws {
    let stage = try Stage(Kind.normalHeader)
    stage.header.expirationInterval = nil
    stage.list.header = stage.header
    stage.header.expirationInterval = 60
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  @Test(arguments: kinds)
  func `it refreshes when it enters a window`(kind: Kind) throws {
    let stage = try Stage(kind, age: 0, isInWindow: false)
    stage.attach()
    stage.list.isInWindow = true
    stage.wait(1)
    #expect(stage.begins == 0)
    stage.list.isInWindow = false
    stage.wait(100)
    #expect(stage.begins == 0)
    stage.list.isInWindow = true
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  @Test(arguments: kinds)
  func `it refreshes once each time that it appears`(kind: Kind) throws {
    let stage = try Stage(kind)
    stage.attach()
    stage.end(.failure(Offline()))
    for height in [500.0, 3_000] {
      stage.list.contentSize.height = height
      stage.header.setNeedsLayout()
      stage.wait(100)
    }
    #expect(stage.begins == 1, "layout is no appearance")
    stage.list.isInWindow = false
    stage.wait(1)
    stage.list.isInWindow = true
    stage.wait(1)
    #expect(stage.begins == 2)
    stage.end(.failure(Offline()))
    stage.list.header = nil
    stage.attach()
    #expect(stage.begins == 3)
  }

  @Test(arguments: kinds)
  func `a call refreshes a list that has become old in sight`(kind: Kind) throws {
    let stage = try Stage(kind, age: 0)
    stage.attach()
    stage.header.refreshIfExpired()
    stage.wait(50)
    stage.header.refreshIfExpired()
    #expect(stage.begins == 0)
    stage.wait(50)
    stage.header.refreshIfExpired()
    #expect(stage.header.state == .refreshing)
    stage.wait(1)
    #expect(stage.begins == 1)
    stage.end()
    stage.header.refreshIfExpired()
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  @Test(arguments: kinds)
  func `outside a window a call waits for it, and while detached it does nothing`(
    kind: Kind
  ) throws {
    let stage = try Stage(kind, age: 100, isInWindow: false)
    stage.header.refreshIfExpired()
    stage.attach()
    stage.header.refreshIfExpired()
    stage.wait(1)
    #expect(stage.header.state == .idle)
    stage.list.isInWindow = true
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  @Test func `a list that becomes old in sight does not refresh by itself`() throws {
    let stage = try Stage(Kind.normalHeader, age: 30)
    stage.attach()
    stage.wait(60)
    stage.list.contentSize.height = 3_000
    stage.header.setNeedsLayout()
    stage.wait(1)
    #expect(stage.begins == 0)
  }

  @Test(arguments: [false, true])
  func `an interval that is set after the header has appeared counts from the next time on`(
    isShownAgain: Bool
  ) throws {
    let stage = try Stage(Kind.normalHeader)
    stage.header.expirationInterval = nil
    stage.header.isUserInteractionEnabled = false
    stage.attach()
    if isShownAgain {
      stage.header.isHidden = true
      stage.wait(1)
      stage.header.isHidden = false
      stage.wait(1)
    }
    stage.header.expirationInterval = 60
    stage.header.isUserInteractionEnabled = true
    stage.wait(1)
    #expect(stage.begins == 0)
    stage.header.isHidden = true
    stage.header.isHidden = false
    stage.wait(1)
    #expect(stage.begins == 1)
  }

  @Test func `with an infinite interval only a list that was never updated refreshes`() throws {
    for (age, begins) in [(nil, 1), (1e12, 0)] as [(Double?, Int)] {
      let stage = try Stage(Kind.normalHeader, age: age)
      stage.header.expirationInterval = .infinity
      stage.attach()
      #expect(stage.begins == begins)
    }
  }

  #if DEBUG
    @Test func `without a key of its own a header is reported, once`() async throws {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        @MainActor in
        for _ in 1...3 {
          let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
          list.header = RefreshNormalHeader {}
          list.header?.expirationInterval = 60
          list.timeline.advance(by: 1)
        }
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.components(separatedBy: "lastUpdatedTimeKey").count == 2)
    }
  #endif
}
