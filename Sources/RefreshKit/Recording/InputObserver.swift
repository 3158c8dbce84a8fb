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

  /// What the kit calls, in the middle of a change.
  package enum Trigger {
    /// The app's blocks of an event.
    case event(Slot, ComponentEvent)
    /// The driver.
    case driver(DriverRequest)
  }

  /// A call of the app or of a driver in the middle of a change.
  package struct Fire {
    /// The line during which it was made.
    package let line: Int
    package let trigger: Trigger
    /// What it did.
    package let list: InputList
  }

  // MARK: What was recorded

  /// Whether input is stored.
  @exclusivity(unchecked) package private(set) var isRecording = false
  /// What was done outside of the kit, in order.
  @exclusivity(unchecked) package private(set) var lines = RecordedItems()
  /// What was done in each run of a block; the first list is not used.
  @exclusivity(unchecked) package private(set) var lists: [[RecordedItem]] = [[]]
  /// The runs of blocks inside events, in order.
  package private(set) var fires: [Fire] = []
  /// What a script cannot say, each once, in order.
  package private(set) var unsupported: [String] = []
  /// The times that were stored under the keys of headers before the session.
  package private(set) var times: [(key: String, time: Double?)] = []
  /// How wide texts are, where another function than the default has measured them.
  package private(set) var widths: [(text: String, width: Double)] = []
  /// The first list of the present recording.
  private var firstList = 0
  /// Where calls were made from that keep the position and have not ended.
  var openKeepings: [Place] = []
  /// Work that waits for the next advance.
  @exclusivity(unchecked) private var deferred: [InputList] = []
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
  /// What was done last outside of the kit, where ``inputDidEnd`` is set.
  package private(set) var lastInput: RecordedItem?

  @exclusivity(unchecked) private var isNewInput = false
  private var users = 0
  /// The observer itself, if it was released by what it has observed and not ended.
  @exclusivity(unchecked) private var ownReference: InputObserver?

  private override init() {}

  /// The observer of a scroll view, which it has from now on until ``release(of:on:)``. The caller keeps it
  /// alive until then; the scroll view does not.
  package static func retain(for list: ScrollView) -> InputObserver {
    let observer = list.inputObserver ?? InputObserver()
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
  ///   - list: The scroll view; nil where it is deallocated.
  ///   - timeline: Its timeline; nil where that is.
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
    guard place == Self.outside else { return recordInside(item) }
    if case .advance = item, !deferred.isEmpty { recordDeferred() }
    lines.append(item)
  }

  /// Stores an input that is made by a block.
  private func recordInside(_ item: RecordedItem) {
    if place == Self.unknown {
      addUnsupported("what \(unknownBlock) changes")
    } else if place >= firstList {
      lists[place].append(item)
    } else {
      addUnsupported("what work that was scheduled before the recording changes")
    }
  }

  private func recordDeferred() {
    for list in deferred { lines.append(.after(0, list)) }
    deferred = []
  }

  /// Begins a call of the app or of a driver.
  func enter(_ trigger: Trigger) -> Place {
    guard isRecording else { return enterList(place) }
    if place != Self.kit { addUnsupported("the call that led to \(trigger.name)") }
    fires.append(Fire(line: lines.count - 1, trigger: trigger, list: makeList()))
    return enterList(lists.count - 1)
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

  /// Makes changes of the kit's own.
  func asKit(_ changes: () -> Void) {
    let outer = enterList(Self.kit)
    changes()
    place = outer
  }

  func makeList() -> InputList {
    lists.append([])
    return lists.count - 1
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
    (lines, fires, unsupported) = (RecordedItems(), [], [])
    (deferred, times, widths) = ([], [], [])
    firstList = lists.count
    isRecording = true
  }

  /// Ends the recording; what was stored stays.
  package func stopRecording() {
    isRecording = false
    language = nil
  }

  /// Notes the time that was stored under a key before the session; the first time of a key counts.
  func noteTime(_ time: Double?, forKey key: String) {
    guard isRecording, !times.contains(where: { $0.key == key }) else { return }
    times.append((key, time))
  }

  /// Notes how wide a text is. One that has another width later is not in the script.
  func noteWidth(_ width: Double, of text: String) {
    guard isRecording else { return }
    guard let known = widths.first(where: { $0.text == text }) else {
      widths.append((text, width))
      return
    }
    if known.width != width { addUnsupported("a text of several widths") }
  }

  /// Notes that something happened that a script cannot say.
  package func addUnsupported(_ words: String) {
    if isRecording, !unsupported.contains(words) { unsupported.append(words) }
  }

  /// Notes the same where it is the app that does it.
  func addUnsupportedOfApp(_ words: @autoclosure () -> String) {
    if place != Self.kit { addUnsupported(words()) }
  }

  // MARK: What is observed

  override func end(_ outer: Int) { leave(to: outer) }

  override func willAdvance(by interval: Double) -> ObservedEntry? { entry(.advance(interval)) }

  override func willSchedule(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool
  ) -> () -> Void {
    guard let list = listForWork(after: delay, isDeferred: isDeferred) else { return work }
    return list == Self.unknown
      ? wrapped(work, "work that was scheduled in such a block") : wrapped(work, in: list)
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

  override func willTap(_ view: View) -> ObservedEntry? {
    tapInput(of: view).flatMap { entry($0) }
  }

  override func willMakeOwnChanges() -> ObservedEntry? {
    place == Self.kit ? nil : ObservedEntry(self, outer: enterList(Self.kit))
  }

  override func didChange(_ name: String, of view: View) {
    if isNoting { noteChange(of: name, of: view) }
  }

  override func didMeasure(_ label: Label) { noteWidth(of: label) }

  override func willPerform(_ input: ListInput, on list: ScrollView) -> ObservedEntry? {
    entry(.list(input))
  }

  override func willReplace(
    _ old: ScrollAccessory?, with new: ScrollAccessory?, in list: ScrollView
  ) -> ObservedEntry? {
    slotInput(old, new, of: list).flatMap { entry($0) }
  }

  override func willKeepPosition(of list: ScrollView) -> ObservedEntry? {
    isNoting ? ObservedEntry(self, outer: enterKeeping()) : nil
  }

  override func willCallClient(_ name: String, for list: ScrollView) -> ObservedEntry? {
    if list.listObserver !== self { return enterOtherList() }
    return ObservedEntry(self, outer: enterUnknown(name))
  }

  override func willAsk(_ request: DriverRequest, of list: ScrollView) -> ObservedEntry? {
    if list.listObserver !== self { return enterOtherList() }
    return ObservedEntry(self, outer: enter(.driver(request)))
  }

  override func willDo(_ deed: String, to list: ScrollView) { addUnsupportedOfApp(deed) }

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

  // MARK: Time

  /// The list for work that the app schedules now.
  ///
  /// - Parameters:
  ///   - delay: After how many seconds it runs.
  ///   - isDeferred: Whether it waits for the advance after the present one.
  /// - Returns: nil where the kit schedules it.
  func listForWork(after delay: Double, isDeferred: Bool) -> InputList? {
    guard isRecording, place != Self.kit else { return nil }
    guard place != Self.unknown else { return Self.unknown }
    let list = makeList()
    if isDeferred { deferred.append(list) } else { record(.after(delay, list)) }
    return list
  }
}

extension InputObserver.Trigger {
  /// The name in scripts.
  package var name: String {
    switch self {
    case .event(let slot, let event): event.trigger(in: slot)
    case .driver(let request): request.name
    }
  }
}
