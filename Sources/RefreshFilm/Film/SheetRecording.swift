import RefreshKit
import RefreshReplay

/// Takes the pictures of a sheet while a script plays.
final class SheetRecording {
  /// The duration of the rotation of arrows, in seconds, unless the script sets another.
  private static let settlingTime = 0.25

  /// How many moments inside a step may get pictures: a script may fire without end.
  private static let momentLimit = 100

  private let form: Film.Form
  private var taken: [FilmFrame] = []
  private var step: Step?
  /// Whether the last picture is of a moment inside the present step.
  private var endsInMoment = false
  /// When an op of a list had a caption for the last time.
  private var captionTime: Double?
  /// How many moments may still get pictures in it.
  private var momentsLeft = 0
  /// What was seen before anything moved, as long as there is no picture.
  private var prelude: Scene?
  /// What happened since the last picture.
  private var acts: [String] = []
  private var calls: [FilmFrame.Call] = []
  private var hasNews = false

  /// Makes a sheet without pictures.
  ///
  /// - Parameter form: Which pictures it has.
  init(_ form: Film.Form) {
    self.form = form
  }

  /// The pictures so far; if there is none, how things were at first.
  var frames: [FilmFrame] {
    let frames = form == .captions ? captioned : taken
    return frames.isEmpty ? [prelude].compactMap { $0 }.map(Self.first) : frames
  }

  /// The pictures with captions of the script, each with the callbacks since the one before it.
  private var captioned: [FilmFrame] {
    var calls: [FilmFrame.Call] = []
    return taken.compactMap { frame in
      calls += frame.calls
      guard frame.isInCaptions else { return nil }
      var frame = frame
      (frame.calls, calls) = (calls, [])
      return frame
    }
  }

  private static func first(_ scene: Scene) -> FilmFrame {
    FilmFrame(scene: scene, caption: "at first")
  }

  // MARK: Steps

  /// A line of the script is about to be performed.
  func begin(_ step: Step) {
    self.step = step
    endsInMoment = false
    momentsLeft = Self.momentLimit
  }

  /// A component fires an event.
  func record(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage
  ) {
    hasNews = true
    if case .callback(let callback) = event {
      calls.append(FilmFrame.Call(slot: slot, callback: callback))
    }
    guard momentsLeft > 0, let next = Moment.following(event, of: component) else { return }
    momentsLeft -= 1
    stage.timeline.schedule(after: next.delay) { [weak self, weak stage] in
      if let stage { self?.take(next.moment, of: stage) }
    }
  }

  /// An op of a list has a caption.
  func record(_ caption: String, on stage: Stage) {
    guard momentsLeft > 0 else { return }
    momentsLeft -= 1
    open()
    keep(Camera(stage).scene, caption, isCaptioned: true)
    endsInMoment = true
    captionTime = stage.timeline.now
  }

  /// The line is done.
  func end(on stage: Stage, _ mismatches: [JSON.Mismatch]) {
    guard let step else { return }
    let scene = Camera(stage).scene
    let caption = step.caption ?? mismatches.first?.description
    if endsInMoment, !hasNews, let last = taken.last, abs(last.scene.time - scene.time) < 1e-6,
      step.caption == nil || !last.isCaptioned
    {
      taken[taken.count - 1].caption = caption ?? last.caption
      taken[taken.count - 1].isCaptioned = last.isCaptioned || step.caption != nil
      taken[taken.count - 1].isUnmet = !mismatches.isEmpty
      return
    }
    let matters = isNews(scene)
    let words = step.words(on: stage.scrollView)
    if matters || caption != nil || form == .fullSheet {
      if matters { open() }
      keep(
        scene, caption ?? captionOfActs(and: step.isWait ? nil : words) ?? words,
        isCaptioned: step.caption != nil, isUnmet: !mismatches.isEmpty)
      if !step.isWait { settle(on: stage) }
    } else {
      if scene.isAtRest(since: prelude) { prelude = scene }
      if step.isAct { acts.append(words) }
    }
  }

  private func take(_ moment: Moment, of stage: Stage) {
    let scene = Camera(stage).scene
    guard moment.isOnTheWay || captionTime != scene.time else {
      // The picture with the caption shows the moment.
      taken[taken.count - 1].calls += calls
      (calls, hasNews) = ([], false)
      return
    }
    let isSeen = moment.isOnTheWay ? scene.remainder >= Scene.noticeable / 4 : hasNews
    guard isSeen else { return }
    open()
    keep(scene, captionOfActs(and: moment.rawValue) ?? "")
    endsInMoment = true
  }

  // MARK: Pictures

  private func isNews(_ scene: Scene) -> Bool {
    let last = taken.last?.scene ?? prelude
    return hasNews || last.map(scene.differsNoticeably) == true
  }

  /// Begins the sheet with how things were before anything mattered.
  private func open() {
    guard taken.isEmpty, form != .fullSheet, let prelude else { return }
    taken.append(Self.first(prelude))
  }

  private func keep(
    _ scene: Scene, _ caption: String, isCaptioned: Bool = false, isUnmet: Bool = false
  ) {
    taken.append(
      FilmFrame(
        scene: scene, caption: caption, calls: calls, isCaptioned: isCaptioned, isUnmet: isUnmet))
    acts = []
    calls = []
    hasNews = false
  }

  /// Takes the last picture again once what waits for the next turn is done, and once arrows have
  /// turned, unless a step or a callback is first.
  private func settle(on stage: Stage) {
    let count = taken.count
    for delay in [0, Self.settlingTime] {
      stage.timeline.schedule(after: delay) { [weak self, weak stage] in
        guard let self, let stage, taken.count == count, !hasNews, acts.isEmpty else { return }
        let scene = Camera(stage).scene
        if scene.content == taken[count - 1].scene.content { taken[count - 1].scene = scene }
      }
    }
  }

  /// A caption that begins with what was done since the last picture; nil if that, and `words`,
  /// are empty.
  private func captionOfActs(and words: String?) -> String? {
    let all = acts + [words].compactMap { $0 }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
