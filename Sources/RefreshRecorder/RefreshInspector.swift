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
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class RefreshInspector {
  /// A change of a state, or one that was not made, with the reason.
  public nonisolated struct Entry: Sendable, Hashable {
    /// When, in seconds of the timeline.
    public let time: Double
    /// What and why, as in `header idle > pulling: pulled by 60 of 54 points, beyond its length, by a finger`.
    public let text: String
  }

  /// The last entries, the oldest first.
  public private(set) var entries: [Entry] = []

  /// Called with each entry; nil by default. It must not change the list.
  public var entryWasAdded: ((Entry) -> Void)?

  private let limit: Int
  private var observer: InputObserver?
  private let subject: Subject
  /// The last call of each component that has not had an effect yet.
  private var calls: [Slot: ComponentCall] = [:]
  /// Why each component stays as it is, as it was said last.
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
    precondition(observer.inputDidEnd == nil, "A list has one inspector at a time.")
    self.observer = observer
    let inspector = Reference(self)
    observer.inputDidEnd = { inspector.object?.inputDidEnd() }
    observer.stateDidChange = { inspector.object?.add($0, $1) }
  }

  #if hasFeature(Embedded)
    deinit { stop() }
  #else
    isolated deinit { stop() }
  #endif

  /// Ends the inspection; ``entries`` stay. A second call has no effect.
  public func stop() {
    guard let observer else { return }
    (observer.inputDidEnd, observer.stateDidChange) = (nil, nil)
    self.observer = nil
    subject.release(observer)
  }

  /// A reference to the inspector that does not keep it alive: it removes itself from the observer.
  private struct Reference {
    private let inspector: Unmanaged<RefreshInspector>

    init(_ inspector: RefreshInspector) {
      self.inspector = .passUnretained(inspector)
    }

    var object: RefreshInspector? { inspector.takeUnretainedValue() }
  }

  // MARK: Entries

  private func add(_ component: RefreshComponent, _ change: Change<RefreshState>) {
    guard let slot = component.presentSlot else { return }
    let input = observer?.lastInput
    var call = calls[slot]
    if case .component(slot, let present)? = input, present.isMethod { call = present }
    let cause = component.cause(of: change, after: input, call)
    (calls[slot], reasons[slot]) = (nil, nil)
    add("\(slot.rawValue) \(change.old.rawValue) > \(change.new.rawValue): \(cause)")
  }

  private func inputDidEnd() {
    guard let list = subject.view, let input = observer?.lastInput else { return }
    if case .component(let slot, let call) = input {
      note(call, of: slot, in: list)
    }
    guard input.movesContent else { return }
    for slot in Slot.allCases {
      guard let component = list[slot] else { continue }
      let isEnd = input.endsDrag
      let reason = component.reasonToStay ?? (isEnd ? component.reasonNotToRefresh : nil)
      guard reason != reasons[slot] else { continue }
      reasons[slot] = reason
      if let reason { add("\(slot.rawValue) stays \(component.state.rawValue): \(reason)") }
    }
  }

  private func note(_ call: ComponentCall, of slot: Slot, in list: ScrollView) {
    guard let component = list[slot] else { return }
    switch call {
    case .beginRefreshing where !component.isRefreshing, .tap where !component.isRefreshing,
      .refreshIfExpired:
      calls[slot] = call
    case .endRefreshing where !component.isRefreshing && component.state != .pulling:
      add("\(slot.rawValue) stays \(component.state.rawValue): an end found no refresh")
    default: break
    }
  }

  private func add(_ text: String) {
    guard let time = subject.view?.timeline.now else { return }
    let entry = Entry(time: time, text: text)
    if entries.count == limit { entries.removeFirst() }
    entries.append(entry)
    entryWasAdded?(entry)
  }
}

extension RecordedItem {
  /// Whether it may move the content.
  fileprivate var movesContent: Bool {
    switch self {
    case .advance: true
    case .list(let input): input.movesContent
    default: false
    }
  }

  /// Whether it ends a drag.
  fileprivate var endsDrag: Bool {
    switch self {
    case .list(.touch(.ended, _, _, _)), .list(.drag(.ended)), .list(.wheel(_, .ended)): true
    default: false
    }
  }
}

nonisolated extension ListInput {
  /// Whether it may move the content.
  fileprivate var movesContent: Bool {
    switch self {
    case .touch, .wheel, .scrollStep, .scrollTo, .offset, .drag, .scroll: true
    case .decelerated, .contentSize, .inset, .safeArea, .size, .window, .rowCounts, .setting: false
    }
  }
}

nonisolated extension ComponentCall {
  /// Whether it is the call of a method, which has its effect later.
  fileprivate var isMethod: Bool {
    switch self {
    case .setting, .title, .images: false
    case .beginRefreshing, .endRefreshing, .resetNoMoreData, .tap, .refreshIfExpired,
      .openSecondLevel, .closeSecondLevel:
      true
    }
  }
}
