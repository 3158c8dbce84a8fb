import RefreshKit

/// The values of a scroll view at one moment. A ``RecordingProof`` compares the values of the
/// recorded list with the values of the list of a replay. Their order depends only on the attached
/// components. Making a ``TraceLine`` after each input instead would take three times as long.
@MainActor struct TraceValues {
  private(set) var values: [SettingValue] = []

  fileprivate init(_ values: [SettingValue]) { self.values = values }

  init(_ list: ScrollView) {
    values.reserveCapacity(96)
    list.visitTrace { values.append($1) }
  }

  fileprivate func isNearlyEqual(to other: TraceValues) -> Bool {
    values.count == other.values.count
      && zip(values, other.values).allSatisfy { $0.isNearlyEqual(to: $1) }
  }

  /// The differences between these recorded values and the present values of the list of a replay,
  /// such as `footer.alpha 0.5, recorded 1`.
  func differences(from list: ScrollView) -> [String] {
    var (index, differences) = (0, [String]())
    var isOtherComponent = false
    list.visitTrace { place, value in
      guard !isOtherComponent else { return }
      let recorded = index < values.count ? values[index] : nil
      index += 1
      guard recorded.map({ !value.isNearlyEqual(to: $0) }) ?? true else { return }
      differences.append("\(place) \(value.text), recorded \(recorded?.text ?? "nothing")")
      // If the class of a component differs, the values that follow cannot be compared.
      isOtherComponent = place.isClassName
    }
    return differences
  }
}

extension SettingValue {
  /// Whether two values are equal. Numbers may differ by less than a millionth, because a platform
  /// and a script round them in different places.
  fileprivate func isNearlyEqual(to other: SettingValue) -> Bool {
    guard case .number(let number) = self, case .number(let other) = other else {
      return self == other
    }
    return number == other || abs(number - other) < 1e-6
  }

  fileprivate var text: String { self == .nothing ? "none" : JSON(self).description }
}

/// The name of a value in a trace, and where it belongs. `slot` is nil for a value of the list.
/// `part` is nil for a value of the list or of a whole component. The description is made only for
/// a value that differs.
private struct TracePlace: CustomStringConvertible {
  var slot: Slot?
  var part: ComponentPart?
  let name: StaticString

  /// Whether the value is the name of the attached component's class.
  var isClassName: Bool { "\(name)" == "class" }

  var description: String {
    [slot?.rawValue, part?.rawValue, "\(name)"].compactMap { $0 }.joined(separator: ".")
  }
}

extension ScrollView {
  fileprivate func visitTrace(_ visitPlace: (TracePlace, SettingValue) -> Void) {
    func visit(_ name: StaticString, _ value: SettingValue) {
      visitPlace(TracePlace(name: name), value)
    }
    visit("offset.x", .number(contentOffset.x))
    visit("offset.y", .number(contentOffset.y))
    let (held, inset) = (heldOverscroll, adjustedContentInset)
    visit("held", .flag(hasHoldingComponent))
    visit("held.top", .number(held.top))
    visit("held.left", .number(held.left))
    visit("held.bottom", .number(held.bottom))
    visit("held.right", .number(held.right))
    visit("inset.top", .number(inset.top))
    visit("inset.left", .number(inset.left))
    visit("inset.bottom", .number(inset.bottom))
    visit("inset.right", .number(inset.right))
    visit("contentSize.width", .number(contentSize.width))
    visit("contentSize.height", .number(contentSize.height))
    visit("dragging", .flag(isDragging))
    visit("tracking", .flag(isTracking))
    visit("decelerating", .flag(isDecelerating))
    visit("interactive", .flag(isUserInteractionEnabled))
    for slot in Slot.allCases {
      let component = self[slot]
      visitPlace(
        TracePlace(slot: slot, name: "class"),
        component.map { .text($0.nameOfKind) } ?? .nothing)
      component?.visitTrace(in: slot, visitPlace)
    }
  }
}

extension RefreshComponent {
  private static var namesOfKinds: [ObjectIdentifier: String] = [:]

  /// The name of the kit's class that a script uses for the component.
  fileprivate var nameOfKind: String {
    let type = ObjectIdentifier(type(of: self))
    if let name = Self.namesOfKinds[type] { return name }
    let name = kind?.name ?? ""
    Self.namesOfKinds[type] = name
    return name
  }

  fileprivate func visitTrace(in slot: Slot, _ visitPlace: (TracePlace, SettingValue) -> Void) {
    func visit(_ name: StaticString, _ value: SettingValue) {
      visitPlace(TracePlace(slot: slot, name: name), value)
    }
    visit("state", .text(state.rawValue))
    visit("percent", .number(pullingPercent))
    visit("alpha", .number(Double(alpha)))
    visit("hidden", .flag(isHidden))
    visit("frame.x", .number(frame.x))
    visit("frame.y", .number(frame.y))
    visit("frame.width", .number(frame.width))
    visit("frame.height", .number(frame.height))
    visit("secondLevel", secondLevel.map { .text($0.phase.rawValue) } ?? .nothing)
    visit("showingResult", mayShowResults ? .flag(isShowingResult) : .nothing)
    for part in ComponentPart.allCases {
      guard let view = view(part) else { continue }
      func visit(_ name: StaticString, _ value: SettingValue) {
        visitPlace(TracePlace(slot: slot, part: part, name: name), value)
      }
      if part != .loadingView { visit("hidden", .flag(view.isHidden)) }
      visit("center.x", .number(Double(view.center.x)))
      visit("center.y", .number(Double(view.center.y)))
      if part != .arrowView, part != .loadingView {
        visit("width", .number(Double(view.frame.size.width)))
        visit("height", .number(Double(view.frame.size.height)))
      }
      if let label = view as? Label {
        visit("text", label.text.map { .text($0) } ?? .nothing)
      } else if let indicator = view as? ActivityIndicator {
        visit("animating", .flag(indicator.isAnimating))
        visit("alpha", .number(Double(view.alpha)))
      } else if let image = view as? ImageView {
        if part == .arrowView {
          visit("flipped", .flag(Rotation(view.rotation).cosine < 0))
        } else {
          visit("image", image.image.map { .text(origin(of: $0)) } ?? .nothing)
          let first = image.isAnimating ? image.sequence.first : nil
          visit("animating", first.map { .text(origin(of: $0)) } ?? .nothing)
        }
      }
    }
  }
}

extension RefreshComponent {
  /// Returns words that say whether an image is one of the component's images for states. A trace
  /// says no more. In a replay, the images for states have the script's names in place of the
  /// app's, and other images have no name in a script.
  fileprivate func origin(of image: Image) -> String {
    presentImages.contains { $0.images.contains(image) } ? "an image for a state" : "another image"
  }
}

/// The values of the recorded scroll view after each input. Only the values that change are stored.
@MainActor struct RecordedTrace {
  /// The number of an input, the values that have changed since the step before, with their
  /// indices, and the number of all values.
  private typealias Step = (input: Int, changes: [(index: Int, value: SettingValue)], count: Int)

  private var steps: [Step] = []
  private var latest: [SettingValue] = []
  private var latestInput: Int?
  /// The inputs after which the recorder has read no values, because it had already stored the next
  /// input.
  private(set) var unseenInputs: Set<Int> = []

  mutating func append(_ values: TraceValues, after input: Int) {
    let values = values.values
    let isSeenBefore = latestInput == input
    if let latestInput, latestInput + 1 < input { unseenInputs.formUnion(latestInput + 1..<input) }
    latestInput = input
    var changes: [(index: Int, value: SettingValue)] = []
    for index in values.indices where index >= latest.count || values[index] != latest[index] {
      changes.append((index, values[index]))
    }
    if changes.isEmpty, values.count == latest.count { return }
    // If values were already read after this input and had not changed, no step was stored for
    // them. An empty step makes the cursor return those values as well as the new ones.
    if isSeenBefore, steps.last?.input != input { steps.append((input, [], latest.count)) }
    latest = values
    steps.append((input, changes, values.count))
  }

  /// Reads a trace from the first input to the last.
  @MainActor struct Cursor {
    private var steps: ArraySlice<Step>
    private var values: [SettingValue] = []

    init(_ trace: RecordedTrace) { steps = trace.steps[...] }

    /// Returns all values that the recorder read between the end of an input and the next input. It
    /// read them once, and again if the app then changed something without an input.
    mutating func advance(to input: Int) -> [TraceValues] {
      var seen: [TraceValues] = []
      while let step = steps.first, step.input <= input {
        steps.removeFirst()
        for (index, value) in step.changes {
          if index < values.count { values[index] = value } else { values.append(value) }
        }
        values.removeLast(max(0, values.count - step.count))
        if step.input == input { seen.append(TraceValues(values)) }
      }
      return seen.isEmpty ? [TraceValues(values)] : seen
    }
  }
}

@MainActor extension [TraceValues] {
  /// The differences between the values that were recorded after an input and those of the replay;
  /// empty if there are none.
  ///
  /// - Parameters:
  ///   - list: The list of the replay. Its present values are compared with the last recorded ones.
  ///   - firstReplayed: The values that `list` had when the input ended. They are compared with the
  ///     first recorded ones. The present values of `list` may be different ones: a `didSet` in a
  ///     subclass of the app runs after the input, and may place views.
  fileprivate func differences(from list: ScrollView, firstReplayed: TraceValues?) -> [String] {
    let last = last?.differences(from: list) ?? []
    guard last.isEmpty, count > 1, let firstRecorded = first,
      firstReplayed.map(firstRecorded.isNearlyEqual) != true
    else {
      return last
    }
    return firstRecorded.differences(from: list)
  }
}

/// Stores the values that the list of a replay has when the first input of a line ends.
@MainActor private final class FirstInputReader {
  var values: TraceValues?
  private let observer: InputObserver
  private let subject: Subject

  init(_ list: ScrollView) {
    (observer, subject) = (.retain(for: list), Subject(list))
    observer.inputDidEnd = { [weak self, weak list] in
      if let self, let list { values = values ?? TraceValues(list) }
    }
  }

  func stop() {
    observer.inputDidEnd = nil
    subject.release(observer)
  }
}

/// Replays the script of a recording, up to the first line after which something differs from the
/// recorded trace.
@MainActor final class RecordingProof {
  private let writer: ScriptWriter
  private var recording: InputRecording { writer.recording }
  private let replay: Replay
  private let reports: Reports
  private var recorded: RecordedTrace.Cursor
  private var clientCalls: ArraySlice<InputRecording.ClientCall>
  private var events: [String] = []
  private var firstInputReader: FirstInputReader?
  private var nextLine = 0
  /// The differences, such as `line 41: footer.alpha 0.5, recorded 1`; nil until the replay is
  /// over.
  private(set) var differences: [String]?

  private final class Reports {
    var texts: [String] = []
  }

  init(_ writer: ScriptWriter) {
    let reports = Reports()
    (self.writer, self.reports) = (writer, reports)
    // The replay has no name, so its reports begin with `:41: `. The word `line` replaces the first
    // colon.
    replay = Replay(
      name: "", trace: { _ in }, report: { reports.texts.append("line \($0.dropFirst())") })
    recorded = RecordedTrace.Cursor(writer.recording.trace)
    clientCalls = writer.recording.clientCalls[...]
  }

  /// Replays a whole script, and returns the differences.
  static func differences(_ writer: ScriptWriter) -> [String] {
    let proof = RecordingProof(writer)
    while proof.differences == nil { proof.playNext() }
    return proof.differences ?? []
  }

  /// Plays the next line, or ends the replay if there is none.
  func playNext() {
    guard nextLine < writer.lines.count else { return end(with: []) }
    let index = nextLine
    nextLine += 1
    firstInputReader?.values = nil
    replay.read("\(writer.lines[index])\n".utf8)
    guard replay.status.canContinue, let stage = replay.stage else {
      return end(with: reports.texts)
    }
    firstInputReader = firstInputReader ?? FirstInputReader(stage.scrollView)
    // A recorder stores the state that a component has when it is attached, but not the events that
    // led to it. So the replay leaves out such events, too.
    stage.hidesEventsOfNewComponents = true
    if index >= writer.lengthOfBeginning { events += stage.events }
    // If no values were recorded after the input, there is nothing to compare. In that case the
    // input was ongoing when the script was written, or the next input followed before values were
    // read.
    guard let input = inputCompleted(by: index), input < recording.endedInputCount,
      !recording.trace.unseenInputs.contains(input)
    else { return }
    compare(stage, after: input, line: index)
  }

  private func compare(_ stage: Stage, after input: Int, line index: Int) {
    var differences = recorded.advance(to: input).differences(
      from: stage.scrollView, firstReplayed: firstInputReader?.values)
    let callsOfInput = clientCalls.prefix { $0.input <= input }
    clientCalls = clientCalls[callsOfInput.endIndex...]
    let fired = callsOfInput.compactMap(\.event)
    if fired != events { differences.append("events \(events), recorded \(fired)") }
    if !differences.isEmpty { end(with: differences.map { "line \(index + 1): \($0)" }) }
    events = []
  }

  private func end(with differences: [String]) {
    self.differences = differences
    firstInputReader?.stop()
    firstInputReader = nil
  }

  /// The number of the input that ends with a line; -1 for the last line of the beginning. Nil if
  /// other lines of the same input follow. Also nil for an `on` op: it is no input, but lists the
  /// ops to perform when an event is fired.
  private func inputCompleted(by line: Int) -> Int? {
    let index = line - writer.lengthOfBeginning
    guard index >= -1 else { return nil }
    let inputOfLine = writer.inputOfLine
    let input = index < 0 ? nil : inputOfLine[index]
    guard index < 0 || input != nil else { return nil }
    let next = inputOfLine[(index + 1)...].first { $0 != nil } ?? nil
    guard let next else { return recording.inputs.count - 1 }
    return next == input ? nil : next - 1
  }
}
