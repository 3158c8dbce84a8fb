import RefreshKit

/// Observes the input of one scroll view: the calls of the app and of the host, not what the kit does
/// itself.
///
/// The kit notifies it before an input, and calls ``ObservedEntry/end()`` after it. Between them ``place`` is the kit,
/// so that what the kit calls in turn is no input. Before the kit calls a block of the app, the observer enters that
/// block: what the block does is put into a list of its own.
final class InputObserver {
  /// Where a call is made from.
  typealias Place = Int

  /// Outside of the kit.
  static let outside: Place = 0
  /// The kit itself.
  static let kit: Place = -1
  /// A block of the app that a script has no word for.
  static let unknown: Place = -2

  /// By this the kit notifies the observer. It is the kit's until the last user has released the observer.
  private var reference: Unmanaged<TimelineObserver>?

  /// Where the next call is made from: one of the above, or the number of a list.
  private(set) var place = outside

  /// Whether input is stored.
  private(set) var isRecording = false
  /// What was stored, from the beginning of the present recording or of the last one.
  var recording = InputRecording()

  // MARK: Whom it notifies

  /// Called after each input that was made outside of the kit, and after each advance; nil by default.
  var inputDidEnd: (() -> Void)?
  /// Called with each change of a component's state that took effect, before its observers; nil by default.
  var stateDidChange: ((RefreshComponent, Change<RefreshState>, RefreshCause) -> Void)?
  /// Called with each call that has found nothing to change, in its turn; nil by default.
  var callHadNoEffect: ((RefreshComponent, RefreshObstacle) -> Void)?
  /// What was done last outside of the kit, if ``inputDidEnd`` is set.
  private(set) var lastInput: RecordedItem?

  private weak var list: ScrollView?
  private var isNewInput = false
  private var users = 0
  /// What ``reference`` refers to, if the observer was released by what it has observed and not ended.
  private var released: TimelineObserver?

  /// All observers.
  private static var all: [InputObserver] = []

  private init() {}

  /// The observer of a scroll view, which it has from now on until ``release(of:on:)``. The caller keeps it
  /// alive until then; the scroll view does not.
  static func retain(for list: ScrollView) -> InputObserver {
    let observer = all.first { $0.observes(list) } ?? InputObserver()
    observer.users += 1
    guard observer.users == 1 else { return observer }
    all.append(observer)
    observer.list = list
    let kitObserver = observer.makeKitObserver()
    observer.reference = .passUnretained(kitObserver)
    list.add(kitObserver)
    return observer
  }

  /// Ends the observation by one user.
  ///
  /// - Parameters:
  ///   - list: The scroll view; nil if it is deallocated.
  ///   - timeline: Its timeline; nil if that is.
  func release(of list: ScrollView?, on timeline: Timeline?) {
    users -= 1
    guard users == 0 else { return }
    Self.all.removeAll { $0 === self }
    guard let kitObserver = reference?.takeUnretainedValue() as? ComponentObserver else { return }
    // An entry does not keep its observer alive.
    if place != Self.outside { released = kitObserver }
    kitObserver.remove(from: list, on: timeline)
  }

  // MARK: Places

  /// Begins a call.
  ///
  /// - Returns: Where it was made from, for ``leave(to:)``.
  func enter(_ item: @autoclosure () -> RecordedItem) -> Place {
    let outer = place
    if outer != Self.kit, isRecording || inputDidEnd != nil { take(item()) }
    place = Self.kit
    return outer
  }

  /// Ends a call, or a block.
  func leave(to outer: Place) {
    place = outer
    recordTrace()
    if outer == Self.outside, isNewInput || released != nil { didLeave() }
  }

  /// Also called when the script is asked for: what the app has changed since the last input counts to that.
  func recordTrace() {
    guard let list, isRecording, place == Self.outside else { return }
    recording.recordTrace(TraceValues(list))
  }

  private func didLeave() {
    let kept = released
    if isNewInput {
      isNewInput = false
      inputDidEnd?()
    }
    released = nil
    extendLifetime(kept)
  }

  private func take(_ item: RecordedItem) {
    if inputDidEnd != nil, place == Self.outside { (lastInput, isNewInput) = (item, true) }
    if isRecording { record(item) }
  }

  /// Stores an input of the present place.
  func record(_ item: RecordedItem) {
    if place == Self.outside {
      recording.append(item)
    } else if place != Self.unknown {
      recording.append(item, to: place)
    }
  }

  /// Begins a call of the app or of a driver.
  func enter(_ trigger: InputRecording.Trigger) -> Place {
    isRecording ? enterList(recording.makeList(of: trigger)) : enterList(place)
  }

  /// Begins a block of the app whose input is not recorded.
  func enterUnknown() -> Place { enterList(Self.unknown) }

  /// Begins a block whose input is stored in a list.
  func enterList(_ list: InputList) -> Place {
    let outer = place
    place = list
    return outer
  }

  /// Whether an input of the present place would be stored.
  var recordsInput: Bool { isRecording && place != Self.kit }

  /// Forgets an earlier recording and begins another.
  func startRecording() {
    recording = InputRecording(after: recording)
    isRecording = true
    recordTrace()
  }

  /// Ends the recording; what was stored stays.
  func stopRecording() {
    recordTrace()
    isRecording = false
  }

  // MARK: Entries

  /// Begins an input, unless the kit itself makes the call.
  func entry(_ item: @autoclosure () -> RecordedItem) -> ObservedEntry? {
    place == Self.kit ? nil : entry(from: enter(item()))
  }

  /// Begins a block of the app that another list on the timeline calls while the kit changes this one, or in its
  /// animation, which would be one of this list, too.
  func enterOtherList() -> ObservedEntry? {
    guard place == Self.kit || Timeline.isInAnimation else { return nil }
    return entry(from: enterUnknown())
  }

  /// Whether a view is in the list that is observed.
  func observes(_ view: Part) -> Bool {
    guard let observer = view.observer else { return false }
    return reference?.toOpaque() == observer.toOpaque()
  }

  /// An entry that was begun from a place, and returns there when it ends.
  func entry(from outer: Place) -> ObservedEntry? {
    guard let reference else { return nil }
    return ObservedEntry(reference, outer: outer)
  }
}

/// The list that an observer observes, and its timeline; neither is retained.
struct Subject {
  /// The list; nil once it is deallocated.
  private(set) weak var list: ScrollView?
  private weak var timeline: Timeline?

  init(_ list: ScrollView) {
    (self.list, timeline) = (list, list.timeline)
  }

  /// Ends the observation by one user.
  func release(_ observer: InputObserver) {
    observer.release(of: list, on: timeline)
  }
}

// MARK: Notices of the kit

extension InputObserver {
  /// Makes the object by which the kit notifies this one, and which keeps it alive.
  func makeKitObserver() -> ComponentObserver {
    let observer = ComponentObserver(
      end: { [self] outer in leave(to: outer) },
      willAdvance: { [self] interval in entry(.advance(interval)) },
      willSet: { [self] name, value, view in set(name, to: value, of: view) },
      willPerform: { [self] input, _ in entry(.list(input)) })
    observeTimeline(observer)
    observeViews(observer)
    observeList(observer)
    observeComponents(observer)
    return observer
  }

  private func observeTimeline(_ observer: ComponentObserver) {
    observer.willAdvanceTime = { [self] interval in entry(.advanceTime(interval)) }
    observer.willSchedule = { [self] in schedule($0, after: $1, isDeferred: $2) }
    observer.willEnqueue = { [self] work in
      place == Self.kit ? work : wrappedAsUnknown(work)
    }
    observer.willCallClient = { [self] _ in
      place == Self.kit ? entry(from: enterUnknown()) : nil
    }
  }

  private func observeViews(_ observer: ComponentObserver) {
    observer.willSetFrame = { [self] new, view in
      recordsInput ? frameInput(new, of: view).flatMap { entry($0) } : nil
    }
    observer.willActAsKit = { [self] in
      place == Self.kit ? nil : entry(from: enterList(Self.kit))
    }
    observer.didMeasure = { [self] in recordWidth(of: $0) }
    observer.willCallClientOfView = { [self] name, view in
      if !observes(view) { return enterOtherList() }
      // What a subclass does in the layout of its parts is the kit's, and its class is reported.
      if view is RefreshComponent, name == "layoutSubviews()" { return nil }
      return entry(from: enterUnknown())
    }
  }

  private func observeList(_ observer: ComponentObserver) {
    observer.willReplace = { [self] old, new, list in
      slotInput(old, new, of: list).flatMap { entry($0) }
    }
    observer.willKeepPosition = { [self] _ in
      place == Self.kit ? nil : entry(from: enterKeeping())
    }
    observer.willAsk = { [self] request, list in
      if !observes(list) { return enterOtherList() }
      return entry(from: enter(.driver(request)))
    }
    observer.didReadTime = { [self] time, key in
      if isRecording { recording.recordTime(time?.secondsSince1970, forKey: key) }
    }
  }

  private func observeComponents(_ observer: ComponentObserver) {
    observer.willPerformCall = { [self] call, component in
      entry(.component(component.slot, call))
    }
    observer.willSetSecondLevel = { [self] level, component in
      if recordsInput { recordSecondLevel(level, of: component) }
    }
    observer.willCallBlocks = { [self] event, cause, component in
      if !observes(component) { return enterOtherList() }
      if case .state(let change) = event, let cause { stateDidChange?(component, change, cause) }
      return entry(from: enter(.event(component.slot, event)))
    }
    observer.callHadNoEffect = { [self] in callHadNoEffect?($0, $1) }
  }

  private func schedule(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool
  ) -> () -> Void {
    guard isRecording, place != Self.kit else { return work }
    if place == Self.unknown { return wrappedAsUnknown(work) }
    let list = recording.makeList()
    if isDeferred { recording.leaveForNextAdvance(list) } else { record(.after(delay, list)) }
    return wrapped(work, in: list)
  }

  /// Begins to set a property of a view.
  func set(_ name: String, to value: SettingValue, of view: Part) -> ObservedEntry? {
    guard place != Self.kit, let input = input(name, value, of: view) else { return nil }
    return entry(input)
  }
}
