import RefreshKit

/// Records the inputs of a scroll view in an app, as a script that gives the same trace anywhere.
///
/// ```swift
/// let recorder = SessionRecorder(list)
/// list.header?.beginRefreshing()
/// list.timeline.advance(by: 1)
/// print(recorder.script)
/// ```
///
/// It records touches, scroll wheels, drags, offsets, sizes, insets, the window, time, and the
/// calls and properties of components. The app may make these inputs at top level, in work that the
/// timeline runs later, or inside the events of components. What follows from the inputs is not
/// recorded. ``unsupported`` names the places where the script gives another trace.
///
/// It records from when it is made until ``stop()``, or until it is released. Nothing of the list is retained.
@MainActor public final class SessionRecorder {
  private let beginning: InputBeginning
  private let language: String
  private let subject: Subject
  private let observer: InputObserver
  /// The recording, once it has ended; until then nil.
  private var finishedRecording: InputRecording?

  /// Begins to record a list, best while nothing moves it and no component refreshes.
  ///
  /// - Precondition: The list has no other recorder that records.
  public init(_ list: ScrollView) {
    let observer = InputObserver.retain(for: list)
    if observer.isRecording {
      fatalError("A list has one recorder at a time; stop the other first.")
    }
    beginning = observer.beginRecording(of: list)
    language = RefreshConfig.default.language.code
    subject = Subject(list)
    self.observer = observer
  }

  deinit {
    guard isRecording else { return }
    Ending.perform { [observer, subject] in Self.stop(observer, of: subject) }
  }

  /// Whether the session is still being recorded.
  public private(set) var isRecording = true

  /// The session so far, as a script: JSON lines, each with a line break, and then a comment for each report of
  /// ``unsupported``.
  ///
  /// - Complexity: Proportional to the length of the session, which is replayed. The app does not change.
  public var script: String {
    let writer = writer
    return writer.script(RecordingProof.differences(writer))
  }

  /// The script of the session so far, written and replayed in small steps.
  ///
  /// - Parameter pause: Called after each step; the session may continue meanwhile.
  package func script(pausing pause: () async -> Void) async -> String {
    var writer = ScriptWriter(lineByLine: recording, since: beginning, language: language)
    while writer.writeNext() { await pause() }
    let proof = RecordingProof(writer)
    while proof.differences == nil {
      proof.playNext()
      await pause()
    }
    return writer.script(proof.differences ?? [])
  }

  /// The app's own classes and indicators. After them, the differences at the first line of the
  /// script for which a replay gives another trace, such as
  /// `line 41: footer.alpha 0.5, recorded 1`. Empty if the script gives the same trace.
  public var unsupported: [String] {
    let writer = writer
    return writer.recording.notes + RecordingProof.differences(writer)
  }

  /// Ends the recording; ``script`` and ``unsupported`` stay. A second call has no effect.
  public func stop() {
    guard isRecording else { return }
    isRecording = false
    Self.stop(observer, of: subject)
    finishedRecording = observer.recording
  }

  private static func stop(_ observer: InputObserver, of subject: Subject) {
    observer.stopRecording()
    subject.release(observer)
  }

  /// How many lines at the beginning of the script restore the state in which the recording began.
  package var lengthOfBeginning: Int { writer.lengthOfBeginning }

  /// How many inputs from outside the kit were recorded so far.
  package var inputCount: Int { recording.inputs.count }

  /// For each line of the script after the beginning, the number of its input. Nil for an `on` op:
  /// it is no input, but lists the ops to perform when an event is fired.
  package var inputOfLine: [Int?] { writer.inputOfLine }

  private var recording: InputRecording {
    if let finishedRecording { return finishedRecording }
    observer.recordTrace()
    return observer.recording
  }

  private var writer: ScriptWriter {
    ScriptWriter(recording, since: beginning, language: language)
  }
}
