import Foundation
import RefreshKit
import RefreshPaging

/// A server of a list in pages, whose answers the test decides.
///
/// ```swift
/// let server = PageServer(Array(0..<95), pageSize: 20)
/// let pager = Pager { page in try await server.page(page) }
///
/// server.next(.failure(NoNetwork()))          // the next request fails
/// server.hold()                               // later ones wait
/// server.answer(3)                            // that for page 3 is answered before the others
/// ```
///
/// At the end of the test in which the server is used, each request must have an answer. A request
/// whose task is canceled needs none.
@MainActor public final class PageServer<Item> {
  /// The answer to one request.
  public enum Answer: Sendable {
    /// The page. This is also the answer if the test has decided nothing.
    case page
    /// A failure.
    case failure(any Error)
    /// None: the request waits until it is canceled.
    case never
  }

  private struct Request {
    let number: Int
    let page: Int
    let isNeverAnswered: Bool
    let watch: FunctionWatch?
    let continuation: CheckedContinuation<Answer, any Error>

    func end(_ result: Result<Answer, any Error>) {
      watch?.endWaiting()
      continuation.resume(with: result)
    }
  }

  /// All items. The test may edit them between requests: a page is made when it is answered.
  public var items: [Item]

  /// The number of items of a page.
  public let pageSize: Int

  /// The numbers of the pages that were requested, or the cursors, in order.
  public private(set) var requests: [Int] = []

  /// The numbers, or cursors, of the requests that wait for an answer, in order.
  public var waiting: [Int] { held.map(\.page) }

  private var answers: [Answer] = []
  private var isHolding = false
  private var held: [Request] = []
  private var changeCount = 0
  /// How many pending requests were ended, and how many of their tasks have continued since.
  private var (endedCount, continuedCount) = (0, 0)
  private weak var run: TestRun?

  /// Makes a server that answers each request at once.
  ///
  /// - Parameters:
  ///   - items: All items, in order.
  ///   - pageSize: The number of items of a page, 1 or more. The last page may have fewer.
  public init(_ items: [Item], pageSize: Int) {
    (self.items, self.pageSize) = (items, max(1, pageSize))
  }

  /// Lets the server belong to the test in which a request is made.
  private func join(_ run: TestRun?) {
    guard let run, self.run !== run else { return }
    self.run = run
    run.add(
      TestRun.Server(
        changeCount: { [weak self] in self?.changeCount ?? 0 },
        isWaking: { [weak self] in self.map { $0.endedCount > $0.continuedCount } ?? false },
        unanswered: { [weak self] in
          self?.held.map { "Request \($0.number) of the PageServer, for \($0.page)," } ?? []
        }))
  }

  // MARK: Requests

  /// Answers a request for a page by its number, for `Pager(load:)`.
  ///
  /// - Parameter number: The number, from 1.
  /// - Returns: The page, which says whether it is the last one.
  /// - Throws: The failure that the test has set, or a `CancellationError`.
  public func page(_ number: Int) async throws -> Page<Item> {
    try await answer(number)
    let (items, end) = slice(from: (number - 1) * pageSize)
    return Page(items, isLast: end >= self.items.count)
  }

  /// Answers a request for a page by a cursor, for `Pager(first: 0, load:)`: the index of its first item.
  ///
  /// - Parameter cursor: The index.
  /// - Returns: The page, with the cursor of the next one.
  /// - Throws: The failure that the test has set, or a `CancellationError`.
  public func page(from cursor: Int) async throws -> Page<Item> {
    try await answer(cursor)
    let (items, end) = slice(from: cursor)
    return Page(items, next: end >= self.items.count ? nil : end)
  }

  private func slice(from start: Int) -> (items: [Item], end: Int) {
    let start = min(max(0, start), items.count)
    let end = min(start + pageSize, items.count)
    return (Array(items[start..<end]), end)
  }

  private func answer(_ page: Int) async throws {
    join(.current)
    requests.append(page)
    changeCount += 1
    try Task.checkCancellation()
    let number = requests.count
    var answer = answers.isEmpty ? Answer.page : answers.removeFirst()
    var isNever = false
    if case .never = answer { isNever = true }
    if isNever || isHolding { answer = try await wait(number, page, isNever, answer) }
    if case .failure(let error) = answer { throw error }
  }

  /// Waits until the test answers a request, and returns that answer. If the test answers with
  /// ``Answer/page``, returns the prepared answer of the request, unless that is ``Answer/never``.
  private func wait(
    _ number: Int, _ page: Int, _ isNever: Bool, _ answer: Answer
  ) async throws -> Answer {
    defer { continuedCount += 1 }
    let testAnswer = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let watch = FunctionWatch.current
        watch?.beginWaiting()
        let request = Request(
          number: number, page: page, isNeverAnswered: isNever, watch: watch,
          continuation: continuation)
        if Task.isCancelled { return end(request, .failure(CancellationError())) }
        held.append(request)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
    if case .page = testAnswer { return isNever ? testAnswer : answer }
    return testAnswer
  }

  private func end(_ request: Request, _ result: Result<Answer, any Error>) {
    changeCount += 1
    endedCount += 1
    request.end(result)
  }

  private func cancel(_ number: Int) {
    guard let index = held.firstIndex(where: { $0.number == number }) else { return }
    end(held.remove(at: index), .failure(CancellationError()))
  }

  // MARK: The test

  /// Decides how the next request is answered; further calls decide about those after it.
  public func next(_ answer: Answer) { answers.append(answer) }

  /// Lets requests wait from now on, until ``answer(_:with:)`` or ``release()``.
  public func hold() { isHolding = true }

  /// Answers the first request that waits; others go on waiting. It has no effect if there is none.
  ///
  /// - Parameters:
  ///   - page: The number of the page, or the cursor, of the request; nil (the default) for any.
  ///   - answer: The answer; by default the page, or the failure that was set for the request.
  public func answer(_ page: Int? = nil, with answer: Answer = .page) {
    guard
      let index = held.firstIndex(where: { page == nil ? !$0.isNeverAnswered : $0.page == page })
    else { return }
    end(held.remove(at: index), .success(answer))
  }

  /// Ends a ``hold()``, and answers the requests that wait, in order.
  public func release() {
    isHolding = false
    while held.contains(where: { !$0.isNeverAnswered }) { answer() }
  }
}
