/// Observes the input of one scroll view: the calls of the app and of the host, not what the kit does
/// itself.
///
/// The kit notifies it before an input, and calls ``ObservedEntry/end()`` after it. Between them ``place`` is the kit,
/// so that what the kit calls in turn is no input. Before the kit calls a block of the app, the observer enters that
/// block: what the block does is put into a list of its own.
package final class InputObserver: ComponentObserver {
  /// Where a call is made from.
  typealias Place = Int

  /// Outside of the kit.
  static let outside: Place = 0
  /// The kit itself.
  static let kit: Place = -1
  /// A block of the app that a script has no word for.
  static let unknown: Place = -2

  /// Where the next call is made from: one of the above, or the number of a list.
  @exclusivity(unchecked) private(set) var place = outside

  /// Whether input is stored.
  @exclusivity(unchecked) package private(set) var isRecording = false
  /// What was stored, from the beginning of the present recording or of the last one.
  @exclusivity(unchecked) package internal(set) var recording = InputRecording()
  /// What the block of the place ``unknown`` is.
  private var unknownBlock = ""

  private var language: ObservationToken?

  // MARK: Whom it notifies

  /// Called after each input that was made outside of the kit, and after each advance; nil by default.
  @exclusivity(unchecked) package var inputDidEnd: (() -> Void)?
  /// Called with each change of a component's state that took effect, before its observers; nil by default.
  package var stateDidChange: ((RefreshComponent, Change<RefreshState>, RefreshCause) -> Void)?
  /// Called with each call that has found nothing to change, in its turn; nil by default.
  package var stateDidStay: ((RefreshComponent, RefreshObstacle) -> Void)?
  /// What was done last outside of the kit, if ``inputDidEnd`` is set.
  package private(set) var lastInput: RecordedItem?

  @exclusivity(unchecked) private var isNewInput = false
  private var users = 0
  /// The observer itself, if it was released by what it has observed and not ended.
  @exclusivity(unchecked) private var ownReference: InputObserver?

  private override init() {}

  /// The observer of a scroll view, which it has from now on until ``release(of:on:)``. The caller keeps it
  /// alive until then; the scroll view does not.
  package static func retain(for list: ScrollView) -> InputObserver {
    let observer = list.listObserver as? InputObserver ?? InputObserver()
    observer.users += 1
    guard observer.users == 1 else { return observer }
    observer.setIsObserving(true)
    list._observer = .passUnretained(observer)
    list.timeline.observers.append(.passUnretained(observer))
    return observer
  }

  /// Ends the observation by one user.
  ///
  /// - Parameters:
  ///   - list: The scroll view; nil if it is deallocated.
  ///   - timeline: Its timeline; nil if that is.
  package func release(of list: ScrollView?, on timeline: Timeline?) {
    users -= 1
    guard users == 0 else { return }
    setIsObserving(false)
    list?._observer = nil
    timeline?.observers.removeAll { $0.use { $0 === self } }
    // An entry does not keep its observer alive.
    if place != Self.outside { ownReference = self }
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
  func leave(to outer: Place) {
    place = outer
    guard outer == Self.outside, isNewInput || ownReference != nil else { return }
    let observer = self
    if isNewInput {
      isNewInput = false
      inputDidEnd?()
    }
    ownReference = nil
    extendLifetime(observer)
  }

  private func take(_ item: RecordedItem) {
    if inputDidEnd != nil, place == Self.outside { (lastInput, isNewInput) = (item, true) }
    if isRecording { record(item) }
  }

  /// Stores an input of the present place.
  @inline(__always)
  private func record(_ item: RecordedItem) {
    if place == Self.outside { recording.append(item) } else { recordInside(item) }
  }

  private func recordInside(_ item: RecordedItem) {
    guard place == Self.unknown else { return recording.append(item, to: place) }
    addUnsupported("what \(unknownBlock) changes")
  }

  /// Begins a call of the app or of a driver.
  func enter(_ trigger: InputRecording.Trigger) -> Place {
    guard isRecording else { return enterList(place) }
    if place != Self.kit { addUnsupported("the call that led to \(trigger.name)") }
    return enterList(recording.makeList(of: trigger))
  }

  /// Begins a block of the app whose input is not recorded.
  func enterUnknown(_ block: String) -> Place {
    unknownBlock = block
    return enterList(Self.unknown)
  }

  /// Begins a block whose input is stored in a list.
  func enterList(_ list: InputList) -> Place {
    let outer = place
    place = list
    return outer
  }

  /// Whether an input of the present place would be stored.
  var isNoting: Bool { isRecording && place != Self.kit }

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
  package func stopRecording() {
    isRecording = false
    language = nil
  }

  /// Notes that something happened that a script cannot say.
  package func addUnsupported(_ words: String) {
    if isRecording { recording.addUnsupported(words) }
  }

  /// Notes the same if the app does it.
  func addUnsupportedOfApp(_ words: @autoclosure () -> String) {
    if place != Self.kit { addUnsupported(words()) }
  }

  // MARK: What is observed

  override func end(_ outer: Int) { leave(to: outer) }

  override func willAdvance(by interval: Double) -> ObservedEntry? { entry(.advance(interval)) }

  override func willSchedule(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool
  ) -> () -> Void {
    guard isRecording, place != Self.kit else { return work }
    guard place != Self.unknown else {
      return wrapped(work, "work that was scheduled in such a block")
    }
    let list = recording.makeList()
    if isDeferred { recording.leaveForNextAdvance(list) } else { record(.after(delay, list)) }
    return wrapped(work, in: list)
  }

  override func willEnqueue(_ work: @escaping () -> Void) -> () -> Void {
    place == Self.kit ? work : wrapped(work, "Timeline.async")
  }

  override func willDo(_ deed: String) { addUnsupportedOfApp(deed) }

  override func willSet(
    _ name: String, _ value: SettingValue, of view: View
  ) -> ObservedEntry? {
    place == Self.kit ? nil : input(name, value, of: view).flatMap { entry($0) }
  }

  override func willSetFrame(to new: Rect, of view: View) -> ObservedEntry? {
    isNoting ? frameInput(new, of: view).flatMap { entry($0) } : nil
  }

  override func willMakeOwnChanges() -> ObservedEntry? {
    place == Self.kit ? nil : ObservedEntry(self, outer: enterList(Self.kit))
  }

  override func didChange(_ name: String, of view: View) {
    if isNoting { noteChange(of: name, of: view) }
  }

  override func didMeasure(_ label: Label) { noteWidth(of: label) }

  override func willCallClient(_ name: String) -> ObservedEntry? {
    place == Self.kit ? ObservedEntry(self, outer: enterUnknown(name)) : nil
  }

  override func willCallClient(_ name: String, for view: View) -> ObservedEntry? {
    if view.observer !== self { return enterOtherList() }
    return ObservedEntry(self, outer: enterUnknown(name))
  }

  override func willPerform(_ input: ListInput, on list: ScrollView) -> ObservedEntry? {
    entry(.list(input))
  }

  override func willReplace(
    _ old: ScrollAccessory?, with new: ScrollAccessory?, in list: ScrollView
  ) -> ObservedEntry? {
    slotInput(old, new, of: list).flatMap { entry($0) }
  }

  override func willKeepPosition(of list: ScrollView) -> ObservedEntry? {
    place == Self.kit ? nil : ObservedEntry(self, outer: enterKeeping())
  }

  override func willAsk(_ request: DriverRequest, of list: ScrollView) -> ObservedEntry? {
    if list.listObserver !== self { return enterOtherList() }
    return ObservedEntry(self, outer: enter(.driver(request)))
  }

  override func willDo(_ deed: String, to list: ScrollView) { addUnsupportedOfApp(deed) }

  override func didReadTime(_ time: WallTime?, forKey key: String) {
    if isRecording { recording.noteTime(time?.secondsSince1970, forKey: key) }
  }

  override func didStoreTime(_ time: WallTime, forKey key: String) {
    if isRecording { recording.noteStored(time.secondsSince1970, forKey: key) }
  }

  override func willPerform(
    _ call: ComponentCall, on component: RefreshComponent
  ) -> ObservedEntry? {
    entry(.component(component.slot, call))
  }

  override func willDo(_ deed: String, to component: RefreshComponent) {
    addUnsupportedOfApp("\(component.slot.rawValue): \(deed)")
  }

  override func willSetSecondLevel(_ level: SecondLevel?, of component: RefreshComponent) {
    if isNoting { noteSecondLevel(level, of: component) }
  }

  override func willCallClient(
    _ event: ComponentEvent, for component: RefreshComponent
  ) -> ObservedEntry? {
    guard component.componentObserver === self else { return enterOtherList() }
    return ObservedEntry(self, outer: enter(.event(component.slot, event)))
  }

  override func stateDidChange(
    of component: RefreshComponent, _ change: Change<RefreshState>, because cause: RefreshCause
  ) {
    stateDidChange?(component, change, cause)
  }

  override func stateDidStay(of component: RefreshComponent, because obstacle: RefreshObstacle) {
    stateDidStay?(component, obstacle)
  }

  func entry(_ item: @autoclosure () -> RecordedItem) -> ObservedEntry? {
    place == Self.kit ? nil : ObservedEntry(self, outer: enter(item()))
  }

  /// Begins a block of the app that another list on the timeline calls while the kit changes this one.
  private func enterOtherList() -> ObservedEntry? {
    guard place == Self.kit else { return nil }
    return ObservedEntry(self, outer: enterUnknown("a callback of another list"))
  }
}
