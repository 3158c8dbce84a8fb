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
  /// The first block of the app that a script has no word for; those after it have lower numbers.
  private static let firstUnknown: Place = -2

  /// By this the kit notifies the observer. It is the kit's until the last user has released the observer.
  private var reference: Unmanaged<TimelineObserver>?

  /// Where the next call is made from: one of the above, or the number of a list.
  private(set) var place = outside

  /// Whether input is stored.
  private(set) var isRecording = false
  /// What was stored, from the beginning of the present recording or of the last one.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var recording = InputRecording()
  /// What the blocks are that a script has no word for, each once: the place of the first one is ``firstUnknown``.
  private var unknownBlocks: [String] = []

  private var language: ObservationToken?

  // MARK: Whom it notifies

  /// Called after each input that was made outside of the kit, and after each advance; nil by default.
  var inputDidEnd: (() -> Void)?
  /// Called with each change of a component's state that took effect, before its observers; nil by default.
  var stateDidChange: ((RefreshComponent, Change<RefreshState>, RefreshCause) -> Void)?
  /// Called with each call that has found nothing to change, in its turn; nil by default.
  var stateDidStay: ((RefreshComponent, RefreshObstacle) -> Void)?
  /// What was done last outside of the kit, if ``inputDidEnd`` is set.
  private(set) var lastInput: RecordedItem?

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
  @inline(__always)
  func enter(_ item: @autoclosure () -> RecordedItem) -> Place {
    let outer = place
    if outer != Self.kit, isRecording || inputDidEnd != nil { take(item()) }
    place = Self.kit
    return outer
  }

  /// Ends a call, or a block.
  @inline(__always)
  func leave(to outer: Place) {
    place = outer
    if outer == Self.outside, isNewInput || released != nil { didLeave() }
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

  @inline(__always)
  private func take(_ item: RecordedItem) {
    if inputDidEnd != nil, place == Self.outside { (lastInput, isNewInput) = (item, true) }
    if isRecording { record(item) }
  }

  /// Stores an input of the present place.
  @inline(__always)
  func record(_ item: RecordedItem) {
    if place == Self.outside { recording.append(item) } else { recordInside(item) }
  }

  private func recordInside(_ item: RecordedItem) {
    guard isInUnknown else { return recording.append(item, to: place) }
    addUnsupported("what \(unknownBlocks[Self.firstUnknown - place]) changes")
  }

  /// Whether the next call is made from a block of the app that a script has no word for.
  var isInUnknown: Bool { place <= Self.firstUnknown }

  /// Begins a call of the app or of a driver.
  func enter(_ trigger: InputRecording.Trigger) -> Place {
    guard isRecording else { return enterList(place) }
    if place != Self.kit { addUnsupported("the call that led to \(trigger.name)") }
    return enterList(recording.makeList(of: trigger))
  }

  /// Begins a block of the app whose input is not recorded.
  func enterUnknown(_ block: String) -> Place { enterList(unknownPlace(block)) }

  /// The place of such a block.
  func unknownPlace(_ block: String) -> Place {
    if let index = unknownBlocks.firstIndex(of: block) { return Self.firstUnknown - index }
    unknownBlocks.append(block)
    return Self.firstUnknown - unknownBlocks.count + 1
  }

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
    // The observation ends with the observer.
    let observer = Unmanaged.passUnretained(self)
    language = RefreshConfig.default.observeLanguage { _ in
      observer.takeUnretainedValue().addUnsupported("another language, or direction of layout")
    }
    recording = InputRecording(after: recording)
    isRecording = true
  }

  /// Ends the recording; what was stored stays.
  func stopRecording() {
    isRecording = false
    language = nil
  }

  /// Reports that something happened that a script cannot say.
  func addUnsupported(_ words: String) {
    if isRecording { recording.addUnsupported(words) }
  }

  /// Records the same if the app does it.
  func addUnsupportedOfApp(_ words: @autoclosure () -> String) {
    if place != Self.kit { addUnsupported(words()) }
  }

  // MARK: Entries

  /// Begins an input, unless the kit itself makes the call.
  @inline(__always)
  func entry(_ item: @autoclosure () -> RecordedItem) -> ObservedEntry? {
    place == Self.kit ? nil : entry(from: enter(item()))
  }

  /// Begins a block of the app that another list on the timeline calls while the kit changes this one, or in its
  /// animation, which would be one of this list, too.
  func enterOtherList() -> ObservedEntry? {
    guard place == Self.kit || Timeline.isInAnimation else { return nil }
    return entry(from: enterUnknown("a callback of another list"))
  }

  /// Whether a view is in the list that is observed.
  func observes(_ view: View) -> Bool {
    guard let observer = view.observer else { return false }
    return reference?.toOpaque() == observer.toOpaque()
  }

  /// An entry that was begun from a place, and returns there when it ends.
  func entry(from outer: Place) -> ObservedEntry? {
    guard let reference else { return nil }
    return ObservedEntry(reference, outer: outer)
  }
}
