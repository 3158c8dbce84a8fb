import RefreshKit

/// Says in words why the components of a list change their states, and why they do not.
///
/// ```swift
/// let inspector = RefreshInspector(list)
/// // footer idle > refreshing: arrived at the end, offset 1377 of 1377, by deceleration, outside of a drag
/// // footer stays idle: autoTriggerTimes used up in this drag
/// for entry in inspector.entries { print(entry.text) }
/// ```
///
/// It stores the last entries, from when it is made until ``stop()``, or until it is released.
@MainActor public final class RefreshInspector {
  /// A change of a state, or one that was not made, with the reason.
  public struct Entry: Sendable, Hashable {
    /// When, in seconds of the timeline.
    public let time: Double
    /// What and why, as in `header idle > pulling: pulled by 60 of 54 points, beyond its threshold, by a finger`.
    public let text: String
  }

  /// The last entries, the oldest first.
  public private(set) var entries: [Entry] = []

  /// Called with each entry; nil by default. It must not change the list.
  public var entryWasAdded: ((Entry) -> Void)?

  private let limit: Int
  private var observer: InputObserver?
  private let subject: Subject
  /// For each component whose state has stayed the same, the reason in the last entry about the
  /// component. An equal reason makes no new entry.
  private var reasons: [Slot: String] = [:]

  /// Begins to inspect a list.
  ///
  /// - Precondition: The list has no other inspector.
  ///
  /// - Parameters:
  ///   - list: The list; it is not retained.
  ///   - limit: How many entries are stored, 1 or more; 100 by default.
  public init(_ list: ScrollView, limit: Int = 100) {
    self.limit = max(1, limit)
    subject = Subject(list)
    let observer = InputObserver.retain(for: list)
    if observer.inputDidEnd != nil {
      fatalError(
        "A list has one inspector at a time. A TestList has made one: read its `inspector`.")
    }
    self.observer = observer
    observer.inputDidEnd = { [weak self] in self?.inputDidEnd() }
    observer.stateDidChange = { [weak self] in self?.add($0, $1, $2) }
    observer.callHadNoEffect = { [weak self] in self?.add($0, $1) }
  }

  deinit {
    guard let observer else { return }
    Ending.perform { [subject] in Self.stop(observer, of: subject) }
  }

  /// Ends the inspection; ``entries`` stay. A second call has no effect.
  public func stop() {
    guard let observer else { return }
    self.observer = nil
    Self.stop(observer, of: subject)
  }

  private static func stop(_ observer: InputObserver, of subject: Subject) {
    (observer.inputDidEnd, observer.stateDidChange, observer.callHadNoEffect) = (nil, nil, nil)
    subject.release(observer)
  }

  // MARK: Entries

  private func add(
    _ component: RefreshComponent, _ change: Change<RefreshState>, _ cause: RefreshCause
  ) {
    guard let slot = component.presentSlot else { return }
    let text = Explanation(facts: component.facts).text(of: cause, change)
    reasons[slot] = nil
    add("\(slot.rawValue) \(change.old.rawValue) > \(change.new.rawValue): \(text)")
  }

  private func add(_ component: RefreshComponent, _ obstacle: RefreshObstacle) {
    guard let slot = component.presentSlot else { return }
    add(slot, component, staysBecauseOf: Explanation(facts: component.facts).text(of: obstacle))
  }

  private func add(_ slot: Slot, _ component: RefreshComponent, staysBecauseOf reason: String) {
    add("\(slot.rawValue) stays \(component.state.rawValue): \(reason)")
  }

  private func inputDidEnd() {
    guard let list = subject.list, let input = observer?.lastInput, input.movesContent else {
      return
    }
    for slot in Slot.allCases {
      guard let component = list[slot] else { continue }
      let isEnd = input.endsDrag
      let obstacle = component.obstacle ?? (isEnd ? component.obstacleOfRelease : nil)
      let reason = obstacle.map { Explanation(facts: component.facts).text(of: $0) }
      guard reason != reasons[slot] else { continue }
      reasons[slot] = reason
      if let reason { add(slot, component, staysBecauseOf: reason) }
    }
  }

  private func add(_ text: String) {
    guard let time = subject.list?.timeline.now else { return }
    let entry = Entry(time: time, text: text)
    if entries.count == limit { entries.removeFirst() }
    entries.append(entry)
    entryWasAdded?(entry)
  }
}

extension RecordedItem {
  fileprivate var movesContent: Bool {
    switch self {
    case .advance: true
    case .list(let input): input.movesContent
    case .keepPosition: true
    default: false
    }
  }

  fileprivate var endsDrag: Bool {
    switch self {
    case .list(.touch(.ended, _, _, _)), .list(.drag(.ended)), .list(.wheel(_, .ended)): true
    default: false
    }
  }
}

extension ListInput {
  fileprivate var movesContent: Bool {
    switch self {
    case .touch, .wheel, .scrollStep, .scrollTo, .offset, .drag, .scroll, .report: true
    case .decelerated, .contentSize, .inset, .safeArea, .size, .window, .rowCounts, .setting: false
    }
  }
}
