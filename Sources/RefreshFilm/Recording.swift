import RefreshKit
import RefreshReplay

/// Takes the scenes of a film while its script plays.
///
/// A film that plays has its own clock, which runs as fast as the clock of the script. But a long
/// wait in which nothing moves is cut short. A move without a duration in the script gets a
/// duration that the eye can follow.
@MainActor final class Recording {
  struct Sample {
    /// The time of the scene, in seconds of the film; in a sheet, the index of the picture.
    var time: Double
    var scene: Scene
    /// The duration of the move to the scene, in seconds, if the move is eased; otherwise 0.
    var easing = 0.0
  }

  struct Caption: Equatable {
    /// The time at which the caption appears, in the unit of ``Sample/time``.
    var time: Double
    let text: String
    /// Whether the caption is an expectation that is not met.
    var isUnmet = false
  }

  /// A picture of a sheet.
  private struct Picture {
    var scene: Scene
    /// The caption; nil for a picture of a change of a state.
    var caption: Caption?
    /// The time until which the picture may get a later scene, in seconds of the script.
    var end: Double
  }

  /// The longest duration of a film that plays, in seconds.
  private static let maximumDuration = 60.0
  /// The largest number of pictures of a sheet.
  private static let maximumPictures = 100
  /// How long the film shows its last scene before it begins anew, in seconds.
  private static let pause = 0.8
  private static let frame = 1.0 / 60
  /// The longest duration that counts as no time, in seconds.
  private static let instant = 1e-6
  /// The longest duration of a wait, in seconds.
  private static let maximumWait = 1.5
  /// The duration of a move that takes the script no time, in seconds.
  private static let moveDuration = 0.35
  /// How long a picture with a caption may get later scenes, in seconds. They show the effects of
  /// the op, such as the turn of an arrow.
  private static let settling = 0.3
  /// How long a picture of a change of a state may get later scenes, in seconds. It gets later
  /// scenes only until the animations of the change are over.
  private static let maximumSettling = 2.0

  let form: Film.Form
  private var playedSamples: [Sample] = []
  private var recordedCaptions: [Caption] = []
  private var pictures: [Picture] = []
  private var lastScene: Scene?
  /// Whether the script is longer than the film.
  private(set) var isCut = false

  /// The time of the last sample, in seconds of the film.
  private var clock = 0.0
  /// The time at which the present line began, in seconds of the film.
  private var lineStart = 0.0
  /// The number of pictures when the present line began.
  private var pictureCountAtLineStart = 0
  /// How long nothing has moved until now, in seconds of the film.
  private var restDuration = 0.0
  /// Whether the last two scenes differ.
  private var isMoving = false
  /// The number of the present chain of scheduled scenes. A chain with another number takes no more
  /// scenes.
  private var chain = 0

  init(_ form: Film.Form) {
    self.form = form
  }

  // MARK: Results

  /// The scenes in the order in which they are seen. The scenes of a sheet are its pictures.
  var samples: [Sample] {
    guard form == .sheet else { return playedSamples }
    return shownPictures.enumerated().map { Sample(time: Double($0), scene: $1.scene) }
  }

  /// The captions in the order of their times. In a sheet, a picture that has no caption gets its
  /// time in the script as its caption.
  var captions: [Caption] {
    guard form == .sheet else { return recordedCaptions }
    return shownPictures.enumerated().map { index, picture in
      var caption =
        picture.caption ?? Caption(time: 0, text: "\(SVG.number(picture.scene.time)) s")
      caption.time = Double(index)
      return caption
    }
  }

  /// Whether the script has captions. An expectation that is not met does not count.
  var hasCaptions: Bool { recordedCaptions.contains { !$0.isUnmet } }

  /// The pictures with captions, if the script has any; else all.
  private var shownPictures: [Picture] {
    hasCaptions ? pictures.filter { $0.caption != nil } : pictures
  }

  /// The duration of a film that plays, in seconds.
  var duration: Double { clock + max(Self.pause - restDuration, Self.pause / 3) }

  /// The length at which a film is cut, in words.
  var limit: String {
    form == .sheet ? "\(Self.maximumPictures) pictures" : "\(Int(Self.maximumDuration)) s"
  }

  /// The film in words, for readers who do not see it: its captions, or else the states.
  var words: String {
    let states = samples.flatMap { sample in
      sample.scene.actors.map { "\($0.slot.rawValue) \($0.state.rawValue)" }
    }
    return (recordedCaptions.isEmpty ? states : recordedCaptions.map(\.text)).reduce(
      into: [String]()
    ) { words, text in
      if words.last != text { words.append(text) }
    }.joined(separator: "; ")
  }

  // MARK: Lines

  /// Called before an op changes something. If the last picture shows a change of a state, it gets
  /// no later scene. But first it is taken once more if it still shows the present states.
  func willChange(_ view: ScrollView) {
    guard form == .sheet, let picture = pictures.last, picture.caption == nil else { return }
    if picture.scene.actors == Scene(of: view).actors { update(from: view) }
    pictures[pictures.count - 1].end = -.infinity
  }

  /// Called after a line of the script was performed. `mismatch` is the first of its expectations
  /// that is not met; nil if all are met.
  func endLine(_ op: String, on view: ScrollView, caption: String?, mismatch: String?) {
    let isWait = op == OpName.advance.rawValue
    let isGesture = op == OpName.touch.rawValue || op == OpName.wheel.rawValue
    // A picture with the caption of an earlier line gets no later scene. But if an op of a `run`
    // list has added a picture in this line, that picture still gets scenes.
    if !isWait, pictures.count == pictureCountAtLineStart, pictures.last?.caption != nil {
      pictures[pictures.count - 1].end = -.infinity
    }
    take(view, setByScript: !isWait && !isGesture)
    if let caption {
      add(Caption(time: lineStart, text: caption), settlingFor: isWait ? 0 : Self.settling)
    }
    if let mismatch { add(Caption(time: clock, text: mismatch, isUnmet: true)) }
    lineStart = clock
    pictureCountAtLineStart = pictures.count
    takeAfterLayout(of: view)
    chain += 1
    takeNext(of: view, in: chain)
  }

  /// Called after an op of a `run` list with a caption was performed.
  func endOp(on view: ScrollView, caption: String) {
    take(view)
    add(Caption(time: clock, text: caption))
    takeAfterLayout(of: view)
  }

  /// Called when the script has ended. The list may be laid out now, because a layout can no longer
  /// change the trace, or the result of an expectation.
  func end(on view: ScrollView) {
    view.layoutIfNeeded()
    take(view, isAgain: true)
  }

  /// Takes the present scene again once the views are laid out, so that the film shows the same as
  /// a host. The views are laid out in the present advance of time, or else in the next advance.
  private func takeAfterLayout(of view: ScrollView) {
    let timeline = view.timeline
    guard timeline.nextDue == timeline.now, !isCut else { return }
    timeline.schedule(after: 0) { [weak self, weak view] in
      guard let self, let view else { return }
      take(view, isAgain: true)
    }
  }

  /// Takes scenes while the time advances: one for each frame while something moves, otherwise one
  /// at the next time at which something is due.
  private func takeNext(of view: ScrollView, in chain: Int) {
    let (timeline, now) = (view.timeline, view.timeline.now)
    let wait = (timeline.nextDue ?? .infinity) - now
    // If `now` is very great, adding the duration of a frame does not change it, so frames cannot
    // be scheduled.
    let hasFrames = now + Self.frame > now
    let delay = hasFrames && isMoving(view) ? Self.frame : max(Self.frame, wait)
    guard delay.isFinite, now + delay > now, !isCut else { return }
    timeline.schedule(after: delay) { [weak self, weak view] in
      guard let self, let view, chain == self.chain else { return }
      take(view)
      takeNext(of: view, in: chain)
    }
  }

  private func isMoving(_ view: ScrollView) -> Bool {
    let now = view.timeline.now
    guard form == .play else {
      return pictures.last.map { now < $0.end } == true
    }
    // A view that changes with each frame may look the same in two of them, so it is not enough to
    // compare the last two scenes.
    let changes = view.displayList().nextChange.map { $0 <= now } == true
    return isMoving || changes || view.timeline.isAnimating
  }

  private func add(_ caption: Caption, settlingFor settling: Double = 0) {
    guard !isCut else { return }
    if let lastScene, form == .sheet {
      pictures.append(Picture(scene: lastScene, caption: caption, end: lastScene.time + settling))
    }
    let place = recordedCaptions.firstIndex { $0.time > caption.time } ?? recordedCaptions.count
    recordedCaptions.insert(caption, at: place)
  }

  // MARK: Scenes

  /// Takes the present scene.
  ///
  /// - Parameters:
  ///   - isSetByScript: Whether a line has changed something itself, and not by time, a touch or a
  ///     wheel. A move of the finger or the content then takes some time in the film.
  ///   - isAgain: Whether the scene replaces the last one if no time has passed since.
  private func take(
    _ view: ScrollView, setByScript isSetByScript: Bool = false, isAgain: Bool = false
  ) {
    guard !isCut else { return }
    let scene = Scene(of: view)
    form == .sheet
      ? takePicture(of: scene, on: view) : play(scene, setByScript: isSetByScript, isAgain: isAgain)
    lastScene = scene
    isCut = form == .sheet ? pictures.count >= Self.maximumPictures : clock > Self.maximumDuration
  }

  /// Adds a picture of the scene if a state has changed. Otherwise the last picture may get the
  /// scene. A picture of a change of a state may get scenes until its animations are over. A
  /// picture with a caption may get scenes until the content or the finger moves, or the script
  /// does something else.
  private func takePicture(of scene: Scene, on view: ScrollView) {
    guard let lastScene, let picture = pictures.last, lastScene.actors == scene.actors else {
      if pictures.count == 1, nothingHasHappened(until: scene) { pictures = [] }
      pictures.append(Picture(scene: scene, end: scene.time + Self.maximumSettling))
      return update(from: view)
    }
    let shown = picture.scene
    if picture.caption == nil {
      if pictures.count == 1, nothingHasHappened(until: scene) { pictures[0].end = scene.time }
      update(from: view)
    } else if scene.time <= picture.end,
      scene.content == shown.content && scene.finger == shown.finger
    {
      pictures[pictures.count - 1].scene = scene
    }
  }

  /// Takes the last picture again, which shows a change of a state. Animations that are not over
  /// are shown at their ends.
  private func update(from view: ScrollView) {
    let (scene, index) = (Scene(afterAnimationsOf: view), pictures.count - 1)
    guard scene.time <= pictures[index].end else { return }
    pictures[index].scene = scene
    let isOver = !view.timeline.isAnimating && !view.isDecelerating
    if isOver { pictures[index].end = scene.time }
  }

  private func play(_ scene: Scene, setByScript isSetByScript: Bool, isAgain: Bool) {
    guard let lastScene, !(playedSamples.count == 1 && nothingHasHappened(until: scene)) else {
      playedSamples = [Sample(time: 0, scene: scene)]
      return
    }
    let passed = scene.time - lastScene.time
    if isAgain, isMoving, passed <= Self.instant {
      playedSamples[playedSamples.count - 1].scene = scene
      return
    }
    isMoving = scene.look != lastScene.look
    switch (isMoving, passed > Self.instant) {
    case (false, false): return
    case (false, true): hold(scene, for: passed)
    case (true, true): move(to: scene, from: lastScene, in: passed)
    case (true, false): jump(to: scene, from: lastScene, setByScript: isSetByScript)
    }
  }

  /// Whether nothing has happened until the scene: the script has only made the list and its
  /// components.
  private func nothingHasHappened(until scene: Scene) -> Bool {
    scene.time == 0 && scene.finger == nil && scene.actors.allSatisfy { $0.state == .idle }
  }

  /// Adds a wait in which nothing has moved. A long wait is cut short.
  private func hold(_ scene: Scene, for passed: Double) {
    let shownDuration = min(passed, max(Self.maximumWait - restDuration, 0))
    if restDuration > 0 { playedSamples.removeLast() }
    restDuration += shownDuration
    append(scene, after: shownDuration)
  }

  /// Adds a move in which time has passed. If more than two frames have passed, the film waits, and
  /// the move takes only the last frame.
  private func move(to scene: Scene, from last: Scene, in passed: Double) {
    if passed > 2.5 * Self.frame {
      hold(last, for: passed - Self.frame)
      append(scene, after: Self.frame)
    } else {
      append(scene, after: passed)
    }
    restDuration = 0
  }

  /// Adds a change in which no time has passed. If `isSetByScript` is true and the finger or the
  /// content has moved, the move takes some time in the film; any other change takes a frame at
  /// most.
  private func jump(to scene: Scene, from last: Scene, setByScript isSetByScript: Bool) {
    let isFingerMoved =
      last.finger != nil && scene.finger != nil && last.finger != scene.finger
    if isSetByScript, isFingerMoved || scene.content.origin != last.content.origin {
      append(scene, after: Self.moveDuration, easing: Self.moveDuration)
    } else if playedSamples.count > 1,
      clock - playedSamples[playedSamples.count - 2].time < 2.5 * Self.frame
    {
      playedSamples[playedSamples.count - 1].scene = scene
    } else {
      append(scene, after: Self.frame)
    }
    restDuration = 0
  }

  private func append(_ scene: Scene, after duration: Double, easing: Double = 0) {
    clock += duration
    playedSamples.append(Sample(time: clock, scene: scene, easing: easing))
  }
}
