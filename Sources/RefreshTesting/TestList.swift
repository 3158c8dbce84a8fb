import RefreshKit
import RefreshPaging
import RefreshReplay

/// A list under test: a scroll view without a screen, a finger, and virtual time.
///
/// ```swift
/// try await TestList.run { list in
///   list.view.header = RefreshNormalHeader { try await feed.reload() }
///   try await list.pull()
///   print(list.title(of: .header) ?? "")
/// }
/// ```
///
/// Each verb, such as ``pull(_:by:until:)``, ends settled: time has passed until what it has caused is
/// over. See ``settle()``. The list has the same components as one on iOS; table views, Auto Layout and
/// view controllers are not part of it.
@MainActor public final class TestList {
  /// The place of a component.
  public enum Slot: String, Sendable, Hashable, CaseIterable {
    /// Above the content.
    case header
    /// Below the content.
    case footer
    /// After content that scrolls horizontally.
    case trailer
    /// Before content that scrolls horizontally.
    case leader

    var edge: Edge {
      switch self {
      case .header: .top
      case .footer: .bottom
      case .trailer: .right
      case .leader: .left
      }
    }
  }

  /// The scroll view, to which components, pagers and the app's own code are attached.
  public let view: ScrollView

  /// The height of a row, in points, unless ``shows(_:rowHeight:)`` was given another one.
  public let rowHeight: Double

  /// Explains why the components have changed their states, or have not. Messages quote its last
  /// entries.
  public let inspector: RefreshInspector

  /// For how long a call waits in real time for functions that wait neither for the clock nor for a
  /// ``PageServer`` of the test, in seconds; 5 by default. After that it throws.
  public var realTimeLimit: Double {
    get { run.realTimeLimit }
    set { run.realTimeLimit = newValue }
  }

  let run: TestRun
  private let storedClock: AnyObject?
  private var rows: Rows?
  /// The finger that is down, in points of the view; nil without one.
  var finger: Point?
  /// Whether gestures leave the finger down at their end.
  var isHolding = false

  /// The clock of the list's time, for an app that takes `any Clock<Duration>`.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  public var clock: TestClock { storedClock as? TestClock ?? TestClock(run.sleeps) }

  private init(size: Size, rowHeight: Double) {
    view = ScrollView(frame: Rect(origin: .zero, size: size))
    self.rowHeight = rowHeight
    inspector = RefreshInspector(view)
    run = TestRun([view], on: view.timeline)
    storedClock = run.makeClock()
    run.showRows = { [weak self] in self?.showRows() }
    run.explain = { [weak self] in self?.explanation ?? "" }
    view.willLayOut = { [weak self] in self?.showRows() }
    view.contentSize.width = size.width
  }

  /// Runs a test with a list, and throws if anything is left at its end: see ``expectNothingLeft()``.
  ///
  /// Call it from the main actor. The whole process has one language: tests that compare titles in
  /// different languages belong in a suite that is `.serialized`.
  ///
  /// - Parameters:
  ///   - size: The size of the list, in points; nil (the default) for 375 x 667.
  ///   - rowHeight: The height of a row, in points; 44 by default.
  ///   - language: The code of the language of titles; English by default.
  ///   - test: The test. Its errors are rethrown.
  /// - Throws: A ``TestFailure``.
  public static func run(
    size: Size? = nil, rowHeight: Double = 44, language: String = "en",
    _ test: (TestList) async throws -> Void
  ) async throws {
    let list = TestList(size: size ?? Size(width: 375, height: 667), rowHeight: rowHeight)
    TestLanguage.begin(language)
    defer {
      TestLanguage.end()
      list.inspector.stop()
    }
    try await list.run.perform {
      try await test(list)
      try await list.expectNothingLeft()
    }
  }

  // MARK: Components

  /// The header; nil without one.
  public var header: RefreshHeader? { view.header }
  /// The footer; nil without one.
  public var footer: RefreshFooter? { view.footer }
  /// The trailer; nil without one.
  public var trailer: RefreshTrailer? { view.trailer }
  /// The leader; nil without one.
  public var leader: RefreshLeader? { view.leader }

  /// The title that a component shows; nil if it has none. A failure that the title says counts as read.
  public func title(of slot: Slot) -> String? {
    let component = component(at: slot.edge)
    if let component, component.isShowingFailure || component.machine.showsFailure {
      TestFailureLog.read(component.failureNumber)
    }
    return (component as? any StateTitled)?.stateLabel.text
  }

  func component(at edge: Edge) -> RefreshComponent? {
    view.attachedComponents.first { $0.edge == edge }
  }

  // MARK: Rows

  /// Shows the items of a pager as rows, now, when they have changed, and after each turn.
  ///
  /// The content is set after the pager's own `didChange`, and at the same time: before a component
  /// closes, and within `keepingPosition(_:)` for pages in front.
  ///
  /// - Parameters:
  ///   - pager: The pager.
  ///   - rowHeight: The height of the row of an item, in points; nil (the default) for
  ///     ``rowHeight``.
  public func shows<Item>(_ pager: Pager<Item>, rowHeight: ((Item) -> Double)? = nil) {
    run.add(pager)
    let height = rowHeight.map { height in { [weak pager] in height(pager!.items[$0]) } }
    rows = Rows(count: { [weak pager] in pager?.items.count ?? 0 }, height: height)
    pager.contentDidChange = { [weak self] in self?.showRows() }
    showRows()
  }

  /// Shows rows of a list without a pager: now, in each layout, and after each turn.
  ///
  /// - Parameters:
  ///   - rowHeight: The height of the row with an index, in points; nil (the default) for
  ///     ``rowHeight``.
  ///   - count: Returns the number of rows.
  public func shows(rowHeight: ((Int) -> Double)? = nil, _ count: @escaping () -> Int) {
    rows = Rows(count: count, height: rowHeight)
    showRows()
  }

  private struct Rows {
    let count: () -> Int
    let height: ((Int) -> Double)?
  }

  var rowCount: Int? { rows?.count() }

  /// The distance of a row from the beginning of the content. For the row after the last one, it is
  /// the length of the content.
  func place(ofRow row: Int) -> Double {
    guard let height = rows?.height else { return Double(row) * rowHeight }
    return (0..<row).reduce(0) { $0 + height($1) }
  }

  private func showRows() {
    guard let rowCount else { return }
    let length = place(ofRow: rowCount)
    if view.contentSize.height != length { view.contentSize.height = length }
  }

  // MARK: Time

  /// Lets time pass, from due time to due time. Before each, and at the end, tasks run until nothing
  /// changes: functions that sleep by ``clock``, time limits and retries go on in the order of their
  /// times. It returns at its instant, even in the middle of an animation; ``settle()`` ends that.
  ///
  /// - Parameter interval: The interval, in seconds.
  /// - Throws: A ``TestFailure`` if a function waits for something outside the test.
  public func advance(by interval: Double) async throws { try await run.advance(by: interval) }

  /// Lets time pass until what has been caused is over: motions, animations, components that open, show
  /// their result or close, callbacks, functions that return, and a finite `minimumRefreshingDuration`.
  ///
  /// Time limits, the waits of retries, sleeps by ``clock``, and work that the app has scheduled
  /// are not waited for: pass them by ``advance(by:)``. Requests that a ``PageServer`` holds stay
  /// unanswered, and a refresh that the app has not ended continues.
  ///
  /// - Throws: A ``TestFailure`` if something keeps changing, or waits for something outside the test.
  public func settle() async throws { try await run.settle() }

  /// Throws if something is left: a component that refreshes, a reserved inset of a component that
  /// does not refresh, a call that waits, a request without an answer, or a failure that the test
  /// has not read. ``run(size:rowHeight:language:_:)`` calls it at the end.
  ///
  /// A failure is read by `lastResult`, by `error`, `loadState(_:)` or `states` of a pager, by
  /// ``title(of:)``, or by the result of an awaited call. A failure that both a component and its
  /// pager have counts as one.
  ///
  /// - Throws: A ``TestFailure`` that names what is left.
  public func expectNothingLeft() async throws { try await run.expectNothingLeft() }

  private var explanation: String {
    let size = "\(Double(view.frame.width).inTests) x \(Double(view.frame.height).inTests)"
    let entries = inspector.entries.suffix(3).map { "\n  \($0.time.seconds): \($0.text)" }
    return "\nThe list (\(size)) at \(view.timeline.now.seconds); why:"
      + (entries.isEmpty ? " no component has changed its state." : entries.joined())
  }
}

/// The language of titles, while tests run.
@MainActor private enum TestLanguage {
  private static var count = 0
  private static var languageBefore: String?

  static func begin(_ code: String) {
    if count == 0 { languageBefore = RefreshConfig.default.languageCode }
    count += 1
    if RefreshConfig.default.languageCode != code { RefreshConfig.default.languageCode = code }
  }

  static func end() {
    count -= 1
    if count == 0, RefreshConfig.default.languageCode != languageBefore {
      RefreshConfig.default.languageCode = languageBefore
    }
  }
}
