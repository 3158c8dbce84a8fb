import RefreshKit
import RefreshReplay

/// Pictures of a script: a sheet with several pictures, or one picture that plays.
///
/// A film observes one replay, and its pictures show the stage of that replay. Any op may have a
/// `caption`, also an op of a `run` list.
@MainActor package final class Film {
  package enum Form: Sendable {
    /// A sheet with a picture of each op that has a caption. If no op has a caption, the sheet has
    /// a picture of each change of a state. This picture is taken when the animations of the change
    /// are over, or just before the next op that changes something. An expectation that is not met
    /// has a picture, too.
    case sheet
    /// A picture that plays repeatedly, and stands still for readers who prefer reduced motion.
    case play
  }

  let recording: Recording

  package init(form: Form = .sheet) {
    recording = Recording(form)
  }

  /// The film as the text of an SVG file; the same script gives the same text.
  package var svg: String {
    let picture =
      recording.form == .sheet
      ? SVG.sheet(of: recording) : SVG.play(of: recording)
    return "\(picture)\n"
  }

  /// The text of an SVG file in which several films play, in rows of at most three, each with its
  /// first caption below it. All films begin together, and begin again when the longest film has
  /// ended.
  package static func svg(of films: [Film]) -> String {
    "\(SVG.group(of: films.map(\.recording)))\n"
  }

  /// The length at which the film is cut, as a text, such as "60 s"; nil if the film shows all of
  /// the script.
  package var limit: String? { recording.isCut ? recording.limit : nil }
}

extension Film: ReplayObserver {
  package func willPerform(_ op: Op, on stage: Stage) {
    switch op.name {
    case .stage, .advance, .after, .on, .expect: break
    default: recording.willChange(stage.scrollView)
    }
  }

  package func didPerform(_ op: Op, on stage: Stage, _ mismatches: [JSON.Mismatch]) {
    let view = stage.scrollView
    if !op.isNested {
      recording.endLine(
        op.fields.op, on: view, caption: op.caption, mismatch: mismatches.first?.description)
    } else if let caption = op.caption {
      recording.endOp(on: view, caption: caption)
    }
  }

  package func replayDidEnd(on stage: Stage) {
    recording.end(on: stage.scrollView)
  }
}
