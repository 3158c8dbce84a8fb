import RefreshKit
import RefreshReplay

/// Pictures of a script: a sheet with one for each step that matters, or one that moves.
///
/// ```swift
/// let film = Film()
/// let replay = Replay(name: "pull.jsonl", film: film, trace: { _ in }, report: { log($0) })
/// replay.read(script)
/// if replay.finish().canContinue { write(film.svg) }
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
    /// A sheet with a picture of each op that has a caption, and of each expectation that is not met.
    case captions
    /// One picture that moves as the content does, over and over; it does not move for readers who
    /// prefer reduced motion.
    case animation
  }

  /// What is made of a sheet; nil for an animation.
  private let sheet: SheetRecording?
  /// What is made of an animation; nil for a sheet.
  private let animation: AnimationRecording?
  /// What the film plays the script on; nil until the replay has a stage.
  private(set) var stage: Stage?

  /// Makes a film without pictures.
  ///
  /// - Parameter form: What becomes of the pictures; a sheet by default.
  public init(form: Form = .sheet) {
    sheet = form == .animation ? nil : SheetRecording(form)
    animation = form == .animation ? AnimationRecording() : nil
  }

  /// Makes an animation of a recording.
  init(_ recording: AnimationRecording) {
    sheet = nil
    animation = recording
  }

  /// The film as the text of an SVG file; the same script gives the same text.
  ///
  /// A sheet without such a step has one picture: the list before anything moves.
  public var svg: String {
    let picture = animation.map { AnimatedFilm($0).svg } ?? ContactSheet(frames).svg
    return "\(picture)\n"
  }

  /// Animations of several scripts in one picture, in rows of three, as the text of an SVG file. All begin
  /// together, and begin anew after the longest one. Films that are no animations are left out.
  ///
  /// - Parameter films: The films, from left to right and from the top to the bottom.
  public static func svg(of films: [Film]) -> String {
    "\(AnimatedGroup(films.compactMap(\.animation)).svg)\n"
  }

  /// How long the animation is that the film was cut to, in seconds; nil if all of it is shown.
  public var limit: Double? {
    animation?.isCut == true ? AnimationRecording.limit : nil
  }

  /// Whether an op had a caption so far, or an expectation was not met.
  package var hasCaptions: Bool { frames.contains(where: \.isInCaptions) }

  /// The pictures of a sheet so far.
  var frames: [FilmFrame] { sheet?.frames ?? [] }
}

extension Film: ReplayObserver {
  package func replayDidBegin(with line: StageLine) {
    let stage = Stage(line)
    stage.observer = self
    self.stage = stage
  }

  package func didPerform(_ op: Op, on stage: Stage, _ mismatches: [JSON.Mismatch]) {
    if stage !== self.stage {
      if !op.isNested { play(op, mismatches) }
    } else if op.isNested, let caption = op.caption {
      sheet?.record(caption, on: stage)
      animation?.record(caption, on: stage)
    }
  }

  /// Plays a line of the replay on the film's own stage.
  private func play(_ op: Op, _ mismatches: [JSON.Mismatch]) {
    guard let stage else { return }
    let step = Step(fields: op.fields, caption: op.caption)
    sheet?.begin(step)
    animation?.begin(step, on: stage)
    // An op that this stage does not survive is the last one: the replay's did not survive it either.
    do { _ = try stage.perform(op) } catch { return }
    sheet?.end(on: stage, mismatches)
    animation?.end(step, on: stage, mismatches)
  }

  package func didFire(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage
  ) {
    guard stage === self.stage else { return }
    sheet?.record(event, from: component, in: slot, on: stage)
    animation?.record(event, in: slot, on: stage)
  }
}
