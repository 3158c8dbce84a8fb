import RefreshKit
import RefreshPaging
import RefreshReplay
import TestSupport

/// A list of rows of 44 points with a pager, and a server whose answers the test controls.
@MainActor final class Feed {
  typealias Rows = [String]

  @MainActor struct Offline: Error {}

  let list: ScrollView
  /// The numbers of the requested pages.
  private(set) var asked: [Int] = []
  private(set) var pager: Pager<String>!
  /// The pending requests, if `isPaused`.
  private var waiting: [(page: Int, answer: CheckedContinuation<Void, Never>)] = []
  var isPaused = false
  var isOffline = false
  /// The rows of a page, and whether it is the last one.
  var page: (Int) -> (rows: Rows, isLast: Bool)
  /// How the app edits the rows before it shows them.
  var edits: (inout Rows) -> Void = { _ in }

  init(
    height: Double = 667, edge: PagerEdge = .bottom, byCursor: Bool = false,
    footer: RefreshFooter? = nil, header: RefreshHeader? = nil,
    page: @escaping (Int) -> (rows: Rows, isLast: Bool)
  ) {
    list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: height))
    self.page = page
    if byCursor {
      pager = Pager(in: list, edge: edge, header: header, footer: footer, first: "1") {
        [weak self] cursor in
        let page = Int(cursor) ?? 0
        let (rows, isLast) = try await self?.load(page) ?? ([], true)
        return Page(rows, next: isLast ? nil : "\(page + 1)")
      }
    } else {
      pager = Pager(in: list, edge: edge, header: header, footer: footer) { [weak self] page in
        let (rows, isLast) = try await self?.load(page) ?? ([], true)
        return Page(rows, isLast: isLast)
      }
    }
    pager.didChange = { [weak self] in
      self?.edits(&$0.items)
      self?.show()
    }
    list.timeline.advance(by: 0)
  }

  /// Pages of `count` rows each; `last` is the number of the last page.
  static func pages(of count: Int, last: Int = 9) -> (Int) -> (rows: Rows, isLast: Bool) {
    { page in ((0..<count).map { "row \(page).\($0)" }, page >= last) }
  }

  private func load(_ page: Int) async throws -> (rows: Rows, isLast: Bool) {
    asked.append(page)
    if isPaused { await withCheckedContinuation { waiting.append((page, $0)) } }
    if isOffline { throw Offline() }
    return self.page(page)
  }

  /// Answers the pending requests in their order.
  func answer() async {
    for request in exchange(&waiting, with: []) { request.answer.resume() }
    await settle()
  }

  func show() {
    list.contentSize.height = Double(pager.items.count) * 44
  }

  /// Lets tasks do everything that takes no time.
  func settle() async {
    await yieldToTasks(60)
    list.timeline.advance(by: 0)
  }

  func wait(_ seconds: Double) async {
    for _ in 0..<Int(seconds * 10) {
      list.timeline.advance(by: 0.1)
      await settle()
    }
  }

  func refreshByHeader() async {
    list.header?.beginRefreshing()
    await wait(2)
  }

  // MARK: Gestures

  /// Moves a finger up by `distance` points, and lifts it.
  func pullUp(_ distance: Double = 200) async {
    list.touch(.began, at: Point(x: 100, y: 600))
    for step in 1...10 {
      list.timeline.advance(by: 0.02)
      list.touch(.moved, at: Point(x: 100, y: 600 - distance / 10 * Double(step)))
    }
    list.timeline.advance(by: 0.3)
    list.touch(.ended, at: Point(x: 100, y: 600 - distance))
    await wait(2)
  }
}
