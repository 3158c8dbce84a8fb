import RefreshKit

/// Writes a recording as the lines of a script.
@MainActor struct ScriptWriter {
  /// The lines, without line breaks.
  private(set) var lines: [String] = []
  /// How many lines at the beginning restore the state in which the recording began.
  private(set) var lengthOfBeginning = 0
  /// For each line after the beginning, the number of its input; nil for a line that only prepares
  /// an answer to an event.
  private(set) var inputOfLine: [Int?] = []

  let recording: InputRecording
  private var beginnings = Beginnings()
  /// Whether a line continues or ends a drag or a wheel, although no line before it begins one.
  private var lacksBeginnings = false

  /// The indices of the next input to write, and of the next element of
  /// ``InputRecording/clientCalls``.
  private var nextInput = 0, nextClientCall = 0

  /// Writes all lines.
  init(_ recording: InputRecording, since beginning: InputBeginning, language: String) {
    self.init(lineByLine: recording, since: beginning, language: language)
    while writeNext() {}
  }

  /// Writes the lines of the beginning. ``writeNext()`` writes the other lines.
  init(
    lineByLine recording: InputRecording, since beginning: InputBeginning, language: String
  ) {
    self.recording = recording
    begin(beginning, language: language)
    lengthOfBeginning = lines.count
  }

  /// Writes the lines of the next input. Returns false if all are written.
  mutating func writeNext() -> Bool {
    guard nextInput < recording.inputs.count else {
      addMissingBeginnings()
      return false
    }
    var clientCalls: [InputRecording.ClientCall] = []
    while nextClientCall < recording.clientCalls.count,
      recording.clientCalls[nextClientCall].input <= nextInput
    {
      clientCalls.append(recording.clientCalls[nextClientCall])
      nextClientCall += 1
    }
    add(answers(to: clientCalls), input: nil)
    add(ops(of: recording.inputs[nextInput]), input: nextInput)
    nextInput += 1
    return true
  }

  private mutating func add(_ ops: [JSON], input: Int?) {
    for op in ops {
      append(op)
      inputOfLine.append(input)
    }
  }

  /// The script, with comments that name the app's own parts and the differences of a replay.
  ///
  /// - Parameter differences: The differences that a ``RecordingProof`` has found.
  func script(_ differences: [String]) -> String {
    let comments = (recording.notes + differences).map { "# not in this script: \($0)" }
    return (lines + comments).map { $0 + "\n" }.joined()
  }

  // MARK: The beginning

  private mutating func begin(_ beginning: InputBeginning, language: String) {
    var ops = [stage(beginning, language: language)]
    for item in beginning.items { ops += self.ops(of: item) }
    for op in ops { append(op) }
  }

  private mutating func append(_ op: JSON) {
    lacksBeginnings = !beginnings.read(op).isEmpty || lacksBeginnings
    lines.append(op.description)
  }

  /// If ``lacksBeginnings``, inserts a drag and a wheel after the stage, because a script must
  /// begin what it ends. The app may have ended a drag that had not begun. It may also have ended a
  /// drag inside a callback: the `on` op with this end is written before the line that begins the
  /// drag. No component is attached yet, so the inserted lines change nothing.
  private mutating func addMissingBeginnings() {
    guard lacksBeginnings else { return }
    lacksBeginnings = false
    let ops = [ListInput.drag(.began), .drag(.cancelled), .wheel(.zero, .moved)].map(\.op)
    lines.insert(contentsOf: ops.map(\.description), at: 1)
    lengthOfBeginning += ops.count
  }

  private func stage(_ beginning: InputBeginning, language: String) -> JSON {
    let (size, content) = (beginning.geometry.size, beginning.geometry.contentSize)
    let wallClock = beginning.wallClock
    let times = recording.times.compactMap { entry in entry.time.map { (entry.key, $0) } }
    var members = [JSON.Member("op", .string(OpName.stage.rawValue))]
    members +=
      JSON(members: [
        "width": JSON(size.width),
        "height": JSON(size.height),
        "contentWidth": content.width != size.width ? JSON(content.width) : nil,
        "contentHeight": content.height != 0 ? JSON(content.height) : nil,
        "inset": beginning.inset != .zero ? JSON(beginning.inset) : nil,
        "safeArea": beginning.safeArea != .zero ? JSON(beginning.safeArea) : nil,
        "driven": beginning.isDriven ? .bool(true) : nil,
        "inWindow": beginning.isInWindow ? nil : .bool(false),
        "sections": beginning.rowCounts.isEmpty ? nil : JSON(beginning.rowCounts.map(Double.init)),
      ]).members ?? []
    members += beginning.values.map { name, value in
      JSON.Member(name == ListInput.paging ? OpName.paging.rawValue : name, JSON(value))
    }
    members +=
      JSON(members: [
        "language": language != "en" ? .string(language) : nil,
        "wallClock": wallClock != StageLine.start ? JSON(wallClock.secondsSince1970) : nil,
        "secondsFromGMT":
          beginning.secondsFromGMT != 0 ? JSON(Double(beginning.secondsFromGMT)) : nil,
        "updated": Self.object(times),
        "textWidths": Self.object(recording.widths.map { ($0.text, $0.width) }),
      ]).members ?? []
    return .object(members)
  }

  /// An object of numbers; nil if there are none.
  private static func object(_ numbers: [(String, Double)]) -> JSON? {
    numbers.isEmpty ? nil : .object(numbers.map { JSON.Member($0, JSON($1)) })
  }

  // MARK: Answers

  /// Returns the `on` ops that are written before a line. During that line, the kit called app code
  /// or a driver. In a replay, the ops perform the inputs that the called code made.
  private func answers(to clientCalls: [InputRecording.ClientCall]) -> [JSON] {
    var names: [String] = []
    var runs: [[[JSON]]] = []
    for call in clientCalls {
      let name = call.trigger.name
      if let index = names.firstIndex(of: name) {
        runs[index].append(ops(of: call.list))
      } else {
        names.append(name)
        runs.append([ops(of: call.list)])
      }
    }
    var answers: [JSON] = []
    for (name, runs) in zip(names, runs) {
      if let answer = answer(to: name, runs[...]) { answers.append(answer) }
    }
    return answers
  }

  /// How many answers an event can have in one line. Each answer is nested in the answer before it.
  /// If there are more answers, the script has none of them.
  private static let maximumRuns = 300

  /// The op that prepares the answers to an event that fires several times in a line. Each of
  /// `runs` answers the event once, in order. If all runs are equal, one op prepares all of them.
  /// Otherwise a run begins with the op that prepares the next run. Nil if all runs are empty, or
  /// if there are more than ``maximumRuns``.
  private func answer(to event: String, _ runs: ArraySlice<[JSON]>) -> JSON? {
    guard let last = runs.lastIndex(where: { !$0.isEmpty }), runs.count <= Self.maximumRuns
    else { return nil }
    let runs = runs[...last]
    guard let first = runs.first else { return nil }
    func op(_ times: Int, _ run: [JSON]) -> JSON {
      .op(.on, ["event": .string(event), "times": JSON(Double(times)), "run": .array(run)])
    }
    if runs.allSatisfy({ $0 == first }) { return op(runs.count, first) }
    let next = answer(to: event, runs.dropFirst())
    return op(1, (next.map { [$0] } ?? []) + first)
  }

  // MARK: Ops

  private func ops(of list: InputList) -> [JSON] {
    recording.items(of: list).flatMap { ops(of: $0) }
  }

  /// The ops of an item: one for most items, several for an attachment, none for work that made no
  /// input.
  private func ops(of item: RecordedItem) -> [JSON] {
    switch item {
    case .after(let delay, let list):
      let run = ops(of: list)
      guard !run.isEmpty else { return [] }
      return [.op(.after, ["by": JSON(delay), "run": .array(run)])]
    case .keepPosition(let list):
      return [.op(.keepPosition, ["run": .array(ops(of: list))])]
    case .attach(let slot, let attachment):
      return ops(of: attachment, in: slot)
    case .detach(let slot):
      return [.op(.detach, ["slot": .string(slot.rawValue)])]
    case .advance(let interval):
      return [.op(.advance, ["by": JSON(interval)])]
    case .advanceTime(let interval):
      return [.op(.advance, ["by": JSON(interval), "runs": .bool(false)])]
    case .list(let input):
      return [input.op]
    case .component(let slot, let call):
      return [call.op(of: slot)]
    }
  }

  private func ops(of attachment: InputAttachment, in slot: Slot) -> [JSON] {
    var ops = [attachment.op(in: slot)]
    ops += attachment.calls.map { $0.op(of: slot) }
    return ops
  }
}
