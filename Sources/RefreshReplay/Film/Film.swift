import RefreshKit

/// Pictures of a script: a sheet with one for each step that matters.
///
/// ```swift
/// let film = Film()
/// let replay = Replay(name: "pull.jsonl", film: film, trace: { _ in }, report: { log($0) })
/// replay.read(script)
/// if replay.finish().goesOn { write(film.svg) }
/// ```
///
/// A film is of one replay, and changes nothing of it: it plays the script on a stage of its own, where
/// views are laid out before each picture. Any op may have a `caption`, also one of a `run` list.
@MainActor public final class Film {
  /// What becomes of the pictures.
  public nonisolated enum Form: Sendable {
    /// A sheet with a picture of each step that matters: where a state changes, a callback runs, the
    /// content moves noticeably, an expectation is not met, or the script gives a caption. Openings
    /// and closings get a picture of their middle.
    case sheet
    /// A sheet with a picture of every step.
    case fullSheet
  }

  private let sheet: SheetRecording
  private var stage: Stage?

  /// Makes a film without pictures.
  ///
  /// - Parameter form: What becomes of the pictures; a sheet by default.
  public init(form: Form = .sheet) {
    sheet = SheetRecording(showsEveryStep: form == .fullSheet)
  }

  /// The film as the text of an SVG file; the same script gives the same text.
  ///
  /// A script in which nothing matters gives one picture, of its end.
  public var svg: String {
    "\(ContactSheet(frames).svg)\n"
  }

  /// The pictures of a sheet so far.
  var frames: [FilmFrame] { sheet.frames }

  // MARK: While a replay runs

  /// The replay has a stage.
  func begin(with setting: Setting) {
    let stage = Stage(setting)
    stage.film = self
    self.stage = stage
  }

  /// The replay has performed an op.
  ///
  /// - Parameters:
  ///   - op: The op; nil for the one that set the stage.
  ///   - step: What the script says of it.
  ///   - mismatches: Where an expectation was not met.
  func play(_ op: (any Op)?, as step: Step, _ mismatches: [JSON.Mismatch]) {
    guard let stage else { return }
    sheet.begin(step)
    // An op that this stage does not survive is the last one: the replay's did not survive it either.
    do { _ = try stage.perform(op) } catch { return }
    sheet.end(on: stage, mismatches)
  }

  /// A component fires an event on the film's stage.
  func record(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage
  ) {
    sheet.record(event, from: component, in: slot, on: stage)
  }

  /// An op of a list, on the film's stage, has a caption.
  func record(_ caption: String, on stage: Stage) {
    sheet.record(caption, on: stage)
  }
}
