/// Observes the input of one scroll view: the calls of the app and of the host, not what the kit does
/// itself.
///
/// A public function of the kit calls ``enter(_:)`` first and ``InputEntry/end()`` last. Between them ``place``
/// is the kit, so that what the kit calls in turn is no input. Where the kit calls a block of the app, it
/// enters that block: what the block does is put into a list of its own.
package final class InputObserver {
  /// How many observers there are. While there are none, each hook is one comparison.
  private(set) static var count = 0

  @inline(__always)
  static var isInUse: Bool { count > 0 }

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

  /// A run of a block of the app inside an event.
  package struct Fire {
    /// The line during which it ran.
    package let line: Int
    package let slot: Slot
    package let event: ComponentEvent
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
  /// Where a script has brought content into its range, and a driver has not yet; nil otherwise.
  var awaitedClamp: Point?
  /// What the block of the place ``unknown`` is.
  private var unknownBlock = ""

  // MARK: Whom it notifies

  /// Called after each input that was made outside of the kit, and after each advance; nil by default.
  @exclusivity(unchecked) package var inputDidEnd: (() -> Void)?
  /// Called with each change of a component's state that took effect, before its observers; nil by default.
  package var stateDidChange: ((RefreshComponent, Change<RefreshState>) -> Void)?
  /// What was done last outside of the kit, where ``inputDidEnd`` is set.
  package private(set) var lastInput: RecordedItem?

  @exclusivity(unchecked) private var isNewInput = false
  private var users = 0

  private init() {}

  /// The observer of a scroll view, which it has from now on until ``release(of:on:)``. The caller keeps it
  /// alive until then; the scroll view does not.
  package static func retain(for list: ScrollView) -> InputObserver {
    let observer = list.inputObserver ?? InputObserver()
    observer.users += 1
    guard observer.users == 1 else { return observer }
    count += 1
    list._inputObserver = .passUnretained(observer)
    list.timeline.inputObservers.append(.passUnretained(observer))
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
    Self.count -= 1
    list?._inputObserver = nil
    timeline?.inputObservers.removeAll { $0.use { $0 === self } }
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
    guard isNewInput, outer == Self.outside else { return }
    isNewInput = false
    inputDidEnd?()
  }

  private func take(_ item: RecordedItem) {
    if inputDidEnd != nil { (lastInput, isNewInput) = (item, true) }
    if isRecording { record(item) }
  }

  /// Stores an input of the present place.
  private func record(_ item: RecordedItem) {
    missClamp()
    switch place {
    case Self.outside:
      if case .advance = item { recordDeferred() }
      lines.append(item)
    case Self.unknown:
      addUnsupported("what \(unknownBlock) changes")
    default:
      guard place >= firstList else {
        return addUnsupported("what work that was scheduled before the recording changes")
      }
      lists[place].append(item)
    }
  }

  private func recordDeferred() {
    if deferred.isEmpty { return }
    for list in deferred { lines.append(.after(0, list)) }
    deferred = []
  }

  /// Begins a block of the app that runs inside an event.
  func enter(_ event: ComponentEvent, of slot: Slot) -> Place {
    guard isRecording else { return enterList(place) }
    missClamp()
    if place != Self.kit {
      addUnsupported("the call that led to \(event.trigger(in: slot))")
    }
    fires.append(Fire(line: lines.count - 1, slot: slot, event: event, list: makeList()))
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
    (lines, fires, unsupported) = (RecordedItems(), [], [])
    (deferred, times, widths, awaitedClamp) = ([], [], [], nil)
    firstList = lists.count
    isRecording = true
  }

  /// Ends the recording; what was stored stays.
  package func stopRecording() {
    awaitedClamp = nil
    isRecording = false
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
