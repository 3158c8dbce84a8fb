import RefreshKit

/// A part of a recorded session: an input of a scroll view, or of one of its components.
@MainActor enum RecordedItem {
  case list(ListInput)
  indirect case component(Slot, ComponentCall)
  indirect case attach(Slot, InputAttachment)
  case detach(Slot)
  case advance(Double)
  /// A call of ``Timeline/advanceTime(by:)``, by some seconds.
  case advanceTime(Double)
  /// A call of ``ScrollView/keepingPosition(_:)``, with the input list of its block.
  case keepPosition(InputList)
  /// Work that the app has scheduled on the timeline, with its delay in seconds and its input list.
  case after(Double, InputList)
}

/// The number of an input list: the list of the inputs that one block of the app makes in one run.
typealias InputList = Int

/// The recorded inputs of one scroll view, and the values of the scroll view after each of them.
@MainActor struct InputRecording {
  /// Why the kit calls code of the app or of a driver in the middle of an input.
  @MainActor enum Trigger {
    /// An event of a component: the kit calls the app's blocks for it.
    case event(Slot, ComponentEvent)
    case driver(DriverRequest)
  }

  /// One call of code of the app or of a driver, in the middle of an input.
  @MainActor struct ClientCall {
    /// The index in ``inputs`` of the input during which the call was made.
    let input: Int
    let trigger: Trigger
    /// The input list of the called code.
    let list: InputList
  }

  /// The inputs from outside the kit, in order.
  private(set) var inputs: [RecordedItem] = []
  /// The calls of code of the app and of a driver, in order.
  private(set) var clientCalls: [ClientCall] = []
  /// The values of the scroll view after each input.
  private(set) var trace = RecordedTrace()
  /// How many inputs of ``inputs`` have ended.
  private(set) var endedInputCount = 0
  /// Notes about parts that a script cannot express, such as a class or an indicator of the app.
  /// Each note is there once, in the order in which the notes were added.
  private(set) var notes: [String] = []
  /// The times that were stored under the keys of headers before the session; nil for a key without
  /// a time.
  private(set) var times: [(key: String, time: Double?)] = []
  /// The widths of texts, in points, if they differ from the widths that
  /// ``measureByScalars(_:fontSize:)`` returns.
  private(set) var widths: [(text: String, width: Double)] = []

  /// The input lists. The first of them has the number ``firstList``.
  private var inputLists: [[RecordedItem]] = []
  private let firstList: InputList
  /// The input lists of the work that the next advance of time will run.
  private var deferred: [InputList] = []

  init() { firstList = 1 }

  /// Makes a recording that follows an earlier recording. Its input lists get higher numbers than
  /// the lists of the earlier recording. So ``append(_:to:)`` recognizes work that was scheduled
  /// during the earlier recording.
  init(after earlier: InputRecording) {
    firstList = earlier.firstList + earlier.inputLists.count
  }

  // MARK: Inputs

  /// Appends an input from outside the kit.
  mutating func append(_ item: RecordedItem) {
    if case .advance = item, !deferred.isEmpty { appendDeferred() }
    inputs.append(item)
  }

  private mutating func appendDeferred() {
    for list in deferred { inputs.append(.after(0, list)) }
    deferred = []
  }

  mutating func append(_ item: RecordedItem, to list: InputList) {
    // Work that was scheduled in an earlier recording has a lower number. No line of this script
    // schedules it, so its inputs are dropped.
    guard list >= firstList else { return }
    inputLists[list - firstList].append(item)
  }

  func items(of list: InputList) -> [RecordedItem] { inputLists[list - firstList] }

  mutating func makeList() -> InputList {
    inputLists.append([])
    return firstList + inputLists.count - 1
  }

  /// Adds a call of code of the app or of a driver, and returns its input list.
  mutating func makeList(of trigger: Trigger) -> InputList {
    let list = makeList()
    clientCalls.append(ClientCall(input: inputs.count - 1, trigger: trigger, list: list))
    return list
  }

  /// Adds work of the app that runs in the advance after the ongoing one. The script schedules it
  /// just before that advance.
  mutating func deferToNextAdvance(_ list: InputList) { deferred.append(list) }

  // MARK: Times, traces, notes and widths

  /// Records the time that was read under a key. A later time under the same key is ignored: it may
  /// have been stored during the session.
  mutating func recordTime(_ time: Double?, forKey key: String) {
    if !times.contains(where: { $0.key == key }) { times.append((key, time)) }
  }

  /// Adds the values of the scroll view after the last input. Must be called only while no input is
  /// ongoing.
  mutating func recordTrace(_ values: TraceValues) {
    endedInputCount = inputs.count
    trace.append(values, after: inputs.count - 1)
  }

  mutating func addNote(_ note: String) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// Records the width of a text. Another width of the same text is ignored: a script has one width
  /// for each text.
  mutating func recordWidth(_ width: Double, of text: String) {
    if !widths.contains(where: { $0.text == text }) { widths.append((text, width)) }
  }

  /// The function by which a replay of the recording measures texts.
  var measure: TextMeasuring {
    { [widths] text, fontSize in
      widths.first { $0.text == text }?.width ?? measureByScalars(text, fontSize: fontSize)
    }
  }
}

extension InputRecording.ClientCall {
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
