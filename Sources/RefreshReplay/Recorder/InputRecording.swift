import RefreshKit

/// A part of a recorded session: an input of a scroll view, or of one of its components.
@MainActor enum RecordedItem {
  case list(ListInput)
  indirect case component(Slot, ComponentCall)
  indirect case attach(Slot, InputAttachment)
  case detach(Slot)
  case advance(Double)
  /// ``Timeline/advanceTime(by:)``.
  case advanceTime(Double)
  /// ``ScrollView/keepingPosition(_:)``, with what was done inside it.
  case keepPosition(InputList)
  /// Work of the app that the timeline runs some seconds later, with what it did.
  case after(Double, InputList)
}

/// The number of a list, which has the inputs of one run of a block of the app.
typealias InputList = Int

/// The recorded inputs of a list, and what happened with them.
@MainActor struct InputRecording {
  /// What the kit calls, in the middle of a change.
  @MainActor enum Trigger {
    /// The app's blocks for an event.
    case event(Slot, ComponentEvent)
    case driver(DriverRequest)
  }

  /// A call of app code or of a driver in the middle of a change.
  @MainActor struct Fire {
    /// The index in ``lines`` of the input during which the call was made.
    let line: Int
    let trigger: Trigger
    /// The inputs that the call made.
    let list: InputList
  }

  /// The inputs from outside the kit, in order.
  private(set) var lines: [RecordedItem] = []
  /// The calls of app code and of a driver, in order.
  private(set) var fires: [Fire] = []
  /// What the list looked like after each input.
  private(set) var trace = RecordedTrace()
  /// How many inputs have ended.
  private(set) var endedCount = 0
  /// The classes and indicators of the app, each once, in order.
  private(set) var notes: [String] = []
  /// The times that were stored under the keys of headers before the session.
  private(set) var times: [(key: String, time: Double?)] = []
  /// The widths of texts, if a function other than the default has measured them.
  private(set) var widths: [(text: String, width: Double)] = []

  /// The inputs of each list.
  private var lists: [[RecordedItem]] = []
  /// The number of the first list.
  private let firstList: InputList
  /// Work that is pending until the next advance of time.
  private var deferred: [InputList] = []

  init() { firstList = 1 }

  /// Makes a recording whose lists have other numbers than those of an earlier one, so that work
  /// from before is recognized.
  init(after earlier: InputRecording) {
    firstList = earlier.firstList + earlier.lists.count
  }

  // MARK: Inputs

  /// Appends an input from outside the kit.
  mutating func append(_ item: RecordedItem) {
    if case .advance = item, !deferred.isEmpty { appendDeferred() }
    lines.append(item)
  }

  private mutating func appendDeferred() {
    for list in deferred { lines.append(.after(0, list)) }
    deferred = []
  }

  mutating func append(_ item: RecordedItem, to list: InputList) {
    // Work from before the recording is not part of the script.
    guard list >= firstList else { return }
    lists[list - firstList].append(item)
  }

  func items(of list: InputList) -> [RecordedItem] { lists[list - firstList] }

  mutating func makeList() -> InputList {
    lists.append([])
    return firstList + lists.count - 1
  }

  /// Makes a list for the inputs of a call of app code or of a driver.
  mutating func makeList(of trigger: Trigger) -> InputList {
    let list = makeList()
    fires.append(Fire(line: lines.count - 1, trigger: trigger, list: list))
    return list
  }

  /// Lets work of the app run in the advance after the ongoing one.
  mutating func leaveForNextAdvance(_ list: InputList) { deferred.append(list) }

  // MARK: Times, traces, notes and widths

  /// Records the time that was read under a key. Only the first one is from before the session.
  mutating func recordTime(_ time: Double?, forKey key: String) {
    if !times.contains(where: { $0.key == key }) { times.append((key, time)) }
  }

  /// Called when no input is ongoing.
  mutating func recordTrace(_ values: TraceValues) {
    endedCount = lines.count
    trace.append(values, after: lines.count - 1)
  }

  mutating func addNote(_ note: String) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// Records the width of a text. A text that gets another width later keeps the first one in the
  /// script.
  mutating func recordWidth(_ width: Double, of text: String) {
    if !widths.contains(where: { $0.text == text }) { widths.append((text, width)) }
  }

  /// Measures a text as a replay does.
  var measure: TextMeasuring {
    { [widths] text, fontSize in
      widths.first { $0.text == text }?.width ?? measureByScalars(text, fontSize: fontSize)
    }
  }
}

extension InputRecording.Fire {
  /// The name of the event; nil for a request to a driver.
  var event: String? {
    if case .event(let slot, let event) = trigger { event.name(in: slot) } else { nil }
  }
}

extension InputRecording.Trigger {
  var name: String {
    switch self {
    case .event(let slot, let event): event.trigger(in: slot)
    case .driver(let request): request.name
    }
  }
}
