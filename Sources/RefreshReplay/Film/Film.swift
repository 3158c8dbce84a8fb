import RefreshKit

/// Pictures of a script: one for each step that matters, and for what happens half way.
///
/// ```swift
/// let film = Film()
/// let replay = Replay(name: "pull.jsonl", film: film, trace: { _ in }, report: { log($0) })
/// replay.read(script)
/// if replay.finish().goesOn { write(film.svg) }
/// ```
///
/// A step matters where a state changes, a callback runs, the content moves noticeably, an
/// expectation is not met, or the script gives it a caption (the field `caption` of any op). Openings
/// and closings get a picture of their middle. A film is of one replay, and changes nothing of it.
@MainActor public final class Film {
  /// The pictures so far.
  private(set) var frames: [FilmFrame] = []

  /// How long arrows take to turn, in seconds, unless the script says otherwise.
  private static let settlingTime = 0.25

  /// How many moments inside a step may get pictures: a script may fire without end.
  private static let momentLimit = 100

  private let showsEveryStep: Bool
  private var step: Step?
  /// Whether the last picture is of a moment inside the present step.
  private var endsInMoment = false
  /// How many moments may still get pictures in it.
  private var momentsLeft = 0
  /// What was seen before anything moved, as long as there is no picture.
  private var prelude: Scene?
  /// What happened since the last picture.
  private var acts: [String] = []
  private var calls: [FilmFrame.Call] = []
  private var hasNews = false

  /// Makes a film without pictures.
  ///
  /// - Parameter showsEveryStep: Whether each step gets a picture, whether it matters or not; false
  ///   by default.
  public init(showsEveryStep: Bool = false) {
    self.showsEveryStep = showsEveryStep
  }

  /// The film on one sheet, as the text of an SVG file; the same film gives the same text.
  ///
  /// A script in which nothing matters gives one picture, of its end.
  public var svg: String {
    let frames = frames.isEmpty ? [prelude].compactMap { $0 }.map(Self.first) : frames
    return "\(ContactSheet(frames).svg)\n"
  }

  private static func first(_ scene: Scene) -> FilmFrame {
    FilmFrame(scene: scene, caption: "at first")
  }

  // MARK: While a replay runs

  /// A line of the script is about to be performed.
  func begin(_ step: Step) {
    self.step = step
    endsInMoment = false
    momentsLeft = Self.momentLimit
  }

  /// A component fires something.
  func hear(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage
  ) {
    hasNews = true
    if case .callback(let callback) = event {
      calls.append(FilmFrame.Call(slot: slot, callback: callback))
    }
    guard momentsLeft > 0, let next = Moment.following(event, of: component) else { return }
    momentsLeft -= 1
    stage.timeline.after(next.delay) { [weak self, weak stage] in
      if let stage { self?.take(next.moment, of: stage) }
    }
  }

  /// The line is done.
  func end(on stage: Stage, _ mismatches: [JSON.Mismatch]) {
    guard let step else { return }
    let scene = Camera(stage).scene
    let caption = step.caption ?? mismatches.first?.description
    if endsInMoment, !hasNews, let last = frames.last, abs(last.scene.time - scene.time) < 1e-6 {
      frames[frames.count - 1].caption = caption ?? last.caption
      frames[frames.count - 1].isUnmet = !mismatches.isEmpty
      return
    }
    let matters = isNews(scene)
    let words = step.words(on: stage.scrollView)
    if matters || caption != nil || showsEveryStep {
      if matters { open() }
      keep(scene, caption ?? told(step.isWait ? nil : words) ?? words, isUnmet: !mismatches.isEmpty)
      if !step.isWait { settle(on: stage) }
    } else {
      if scene.isAtRest(since: prelude) { prelude = scene }
      if step.isAct { acts.append(words) }
    }
  }

  private func take(_ moment: Moment, of stage: Stage) {
    let scene = Camera(stage).scene
    let isSeen = moment.isOnTheWay ? scene.remainder >= Scene.noticeable / 4 : hasNews
    guard isSeen else { return }
    open()
    keep(scene, told(moment.rawValue) ?? "")
    endsInMoment = true
  }

  // MARK: Pictures

  private func isNews(_ scene: Scene) -> Bool {
    let last = frames.last?.scene ?? prelude
    return hasNews || last.map(scene.differsNoticeably) == true
  }

  /// Begins the film with how things were before anything mattered.
  private func open() {
    guard frames.isEmpty, !showsEveryStep, let prelude else { return }
    frames.append(Self.first(prelude))
  }

  private func keep(_ scene: Scene, _ caption: String, isUnmet: Bool = false) {
    frames.append(FilmFrame(scene: scene, caption: caption, calls: calls, isUnmet: isUnmet))
    acts = []
    calls = []
    hasNews = false
  }

  /// Has the last picture taken again once the views are laid out, and once arrows have turned,
  /// unless something happens before.
  private func settle(on stage: Stage) {
    let count = frames.count
    for delay in [0, Self.settlingTime] {
      stage.timeline.after(delay) { [weak self, weak stage] in
        guard let self, let stage, frames.count == count, !hasNews, acts.isEmpty else { return }
        let scene = Camera(stage).scene
        if scene.content == frames[count - 1].scene.content { frames[count - 1].scene = scene }
      }
    }
  }

  /// A caption that begins with what was done since the last picture; nil where that, and `words`,
  /// say nothing.
  private func told(_ words: String?) -> String? {
    let all = acts + [words].compactMap { $0 }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
