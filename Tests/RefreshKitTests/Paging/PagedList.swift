import RefreshKit
import RefreshPaging
import TestSupport

/// A list with a pager, and a server with pages of three items, which can fail and wait.
@MainActor final class PagedList {
  /// How a request names its page.
  enum Kind: Sendable, CaseIterable {
    case number, cursor
  }

  @MainActor struct Down: Error {}

  let list = Bench.list(contentSize: .zero)
  private(set) var pager: Pager<Int>!
  /// The number of each requested page, and the time of the request.
  private(set) var asked: [(page: Int, time: Double)] = []
  /// What each call of `didChange` reported: the number of items, and whether the attempt failed.
  private(set) var reports: [String] = []
  let door = AsyncActionTests.Door()
  /// Whether loads wait at the door.
  var isClosed = false
  /// How many of the next loads will fail.
  var failures = 0
  /// The error with which loads fail.
  var error: any Error = Down()
  var pageCount = 4

  /// The numbers of the requested pages.
  var pages: [Int] { asked.map(\.page) }
  var footer: RefreshFooter { list.footer! }
  var header: RefreshHeader { list.header! }

  init(_ kind: Kind = .cursor, edge: PagerEdge = .bottom, footer: RefreshFooter? = nil) {
    switch kind {
    case .number:
      pager = Pager(in: list, edge: edge, footer: footer) { [weak self] page in
        try await self?.load(page)
        return Page(Self.items(page), isLast: page >= self?.pageCount ?? 0)
      }
    case .cursor:
      pager = Pager(in: list, edge: edge, footer: footer, first: "page 1") { [weak self] cursor in
        let page = Int(cursor.dropFirst(5)) ?? 0
        try await self?.load(page)
        return Page(Self.items(page), next: page < self?.pageCount ?? 0 ? "page \(page + 1)" : nil)
      }
    }
    pager.didChange = { [weak self] in
      $0.list?.contentSize.height = Double($0.items.count) * 300
      self?.reports.append("\($0.items.count)\($0.error == nil ? "" : " failed")")
    }
    wait(0)
  }

  static func items(_ page: Int) -> [Int] { (0..<3).map { page * 10 + $0 } }

  private func load(_ page: Int) async throws {
    asked.append((page, list.timeline.now))
    if isClosed { await door.pass() }
    guard failures > 0 else { return }
    failures -= 1
    throw error
  }

  func wait(_ time: Double) {
    list.timeline.advance(by: time)
  }

  func forgetRequests() { asked = [] }

  /// Begins a refresh, and waits until its function has been called.
  func begin(_ component: RefreshComponent) async {
    component.beginRefreshing()
    wait(1)
    await settle()
  }

  /// Refreshes, and waits until the component has closed.
  func run(_ component: RefreshComponent) async {
    await begin(component)
    wait(1)
  }

  /// Waits until all tasks have done what they can do now.
  func settle() async {
    await yieldToTasks(50)
    wait(0)
  }
}
