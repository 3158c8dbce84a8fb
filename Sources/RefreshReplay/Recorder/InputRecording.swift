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

/// What was done in one run of a block of the app.
typealias InputList = Int

/// What was recorded of a list: its inputs, in order.
@MainActor struct InputRecording {
  /// What the kit calls, in the middle of a change.
  @MainActor enum Trigger {
    /// The app's blocks of an event.
    case event(Slot, ComponentEvent)
    case driver(DriverRequest)
  }

  /// A call of the app or of a driver in the middle of a change.
  @MainActor struct Fire {
    /// The line during which it was made.
    let line: Int
    let trigger: Trigger
    /// What it did.
    let list: InputList
  }

  /// What was done outside of the kit, in order.
  private(set) var lines: [RecordedItem] = []
  /// The calls of the app and of a driver, in order.
  private(set) var fires: [Fire] = []
  /// What was seen of the list after each input.
  private(set) var trace = RecordedTrace()
  /// The number of inputs that are over.
  private(set) var endedCount = 0
  /// The classes and indicators of the app, each once, in order.
  private(set) var notes: [String] = []
  /// The times that were stored under the keys of headers before the session.
  private(set) var times: [(key: String, time: Double?)] = []
  /// How wide texts are, if another function than the default has measured them.
  private(set) var widths: [(text: String, width: Double)] = []

  /// What was done in each run of a block.
  private var lists: [[RecordedItem]] = []
  /// The number of the first list.
  private let firstList: InputList
  /// Work that waits for the next advance.
  private var deferred: [InputList] = []

  init() { firstList = 1 }

  /// Makes a recording whose lists have other numbers than those of an earlier one.
  init(after earlier: InputRecording) {
    firstList = earlier.firstList + earlier.lists.count
  }

  // MARK: Inputs

  /// Appends an input that was made outside of the kit.
  mutating func append(_ item: RecordedItem) {
    if case .advance = item, !deferred.isEmpty { appendDeferred() }
    lines.append(item)
  }

  private mutating func appendDeferred() {
    for list in deferred { lines.append(.after(0, list)) }
    deferred = []
  }

  mutating func append(_ item: RecordedItem, to list: InputList) {
    // Work from before the recording is in no script.
    guard list >= firstList else { return }
    lists[list - firstList].append(item)
  }

  func items(of list: InputList) -> [RecordedItem] { lists[list - firstList] }

  mutating func makeList() -> InputList {
    lists.append([])
    return firstList + lists.count - 1
  }

  /// Makes a list for what a call of the app or of a driver does.
  mutating func makeList(of trigger: Trigger) -> InputList {
    let list = makeList()
    fires.append(Fire(line: lines.count - 1, trigger: trigger, list: list))
    return list
  }

  /// Leaves work of the app for the advance after the present one.
  mutating func leaveForNextAdvance(_ list: InputList) { deferred.append(list) }

  // MARK: What goes with them

  /// Records the time that was read under a key: the first one is from before the session.
  mutating func recordTime(_ time: Double?, forKey key: String) {
    if !times.contains(where: { $0.key == key }) { times.append((key, time)) }
  }

  /// Called when nothing is under way.
  mutating func recordTrace(_ values: TraceValues) {
    endedCount = lines.count
    trace.append(values, after: lines.count - 1)
  }

  mutating func addNote(_ note: String) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// Records how wide a text is. One that has another width later is not in the script.
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
