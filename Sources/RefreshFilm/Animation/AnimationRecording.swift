import RefreshKit
import RefreshReplay

/// Takes the scenes of an animation while a script plays: sixty a second while something moves.
///
/// The animation has a clock of its own. It runs as fast as the script's, but a wait in which nothing
/// moves is cut short, and a move that takes the script no time takes as long as an eye needs.
final class AnimationRecording {
  /// A scene, and when it is seen.
  nonisolated struct Sample {
    /// When, in seconds of the animation.
    let time: Double
    /// What is seen.
    let scene: Scene
    /// How long the move to it takes, in seconds, where it is eased.
    var easing = 0.0
  }

  /// The caption of a part of an animation.
  nonisolated struct Caption: Equatable {
    /// The words.
    let text: String
    /// Whether it is an expectation that is not met.
    var isUnmet = false
  }

  /// A text or an event with its time.
  nonisolated struct Note<Content> {
    /// When, in seconds of the animation.
    let time: Double
    /// What.
    let content: Content
  }

  /// How long an animation may be, in seconds.
  static let limit = 60.0

  private static let frame = 1.0 / 60
  /// What is less, in seconds, is no time.
  private static let instant = 1e-6
  /// How long a wait is seen, in seconds.
  private static let longestWait = 1.5
  /// How long a move takes that takes the script no time, in seconds.
  private static let moveDuration = 0.35

  /// The scenes in the order in which they are seen.
  private(set) var samples: [Sample] = []
  /// The captions of the script, and the expectations that are not met.
  private(set) var captions: [Note<Caption>] = []
  /// The ops in words, which are shown until the first caption of the script.
  private(set) var deeds: [Note<Caption>] = []
  /// Which callbacks ran.
  private(set) var calls: [Note<FilmFrame.Call>] = []
  /// Whether the script is longer than the animation.
  private(set) var isCut = false

  /// When the last sample was taken, in seconds of the animation.
  private var clock = 0.0
  /// How long nothing has moved, in seconds of the animation.
  private var wait = 0.0
  /// Whether the last two samples differ.
  private var isMoving = false
  /// When the present step began.
  private var stepStart = 0.0
  /// Whether time has passed.
  private var hasBegun = false
  /// Which chain of samples is alive.
  private var chain = 0

  /// The captions in the order of their times: the steps, until the first caption of the script's own.
  var shownCaptions: [Note<Caption>] {
    let own = captions.first { !$0.content.isUnmet }?.time ?? .infinity
    let all = deeds.filter { $0.time < own } + captions
    let ordered = all.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    return ordered.enumerated().filter { index, note in
      index == 0 || ordered[index - 1].content != note.content
    }.map(\.element)
  }

  /// What it shows, for those who do not see it.
  var words: String { shownCaptions.map(\.content.text).joined(separator: "; ") }

  // MARK: Steps

  /// A line of the script is about to be performed.
  func begin(_ step: Step, on stage: Stage) {
    stepStart = clock
    guard step.isWait else { return }
    if !hasBegun { beginClock() }
    chain += 1
    takeNext(on: stage, in: chain)
  }

  /// A component fires an event.
  func record(_ event: ComponentEvent, in slot: Slot, on stage: Stage) {
    guard case .callback(let callback) = event else { return }
    take(stage)
    add(FilmFrame.Call(slot: slot, callback: callback), to: &calls)
    switch callback {
    case .refreshing: add(.init(text: Moment.loading.rawValue), to: &deeds)
    case .ended: add(.init(text: Moment.over.rawValue), to: &deeds)
    case .began, .endAnimationBegan, .secondLevelOpened, .secondLevelClosed: break
    }
  }

  /// An op of a list has a caption.
  func record(_ caption: String, on stage: Stage) {
    take(stage)
    add(.init(text: caption), to: &captions)
  }

  /// The line is done.
  func end(_ step: Step, on stage: Stage, _ mismatches: [JSON.Mismatch]) {
    let last = samples.last?.scene
    take(stage, byHand: !step.isTouch)
    let hasMoved = samples.last.flatMap { last?.differsNoticeably(from: $0.scene) } == true
    if let caption = step.caption {
      add(.init(text: caption), to: &captions, at: stepStart)
    } else if let words = step.deed(on: stage.scrollView), step.isAct || hasMoved {
      add(.init(text: words), to: &deeds, at: stepStart)
    }
    if let mismatch = mismatches.first {
      add(.init(text: mismatch.description, isUnmet: true), to: &captions)
    }
  }

  private func add<Content>(
    _ content: Content, to notes: inout [Note<Content>], at time: Double? = nil
  ) {
    if !isCut { notes.append(Note(time: time ?? clock, content: content)) }
  }

  // MARK: Samples

  /// Begins with how things are before time passes for the first time, unless something has moved
  /// before that.
  private func beginClock() {
    hasBegun = true
    guard let last = samples.last, samples.allSatisfy({ $0.easing == 0 }) else { return }
    clock = 0
    stepStart = 0
    wait = 0
    samples = [Sample(time: 0, scene: last.scene)]
    captions = captions.map { Note(time: 0, content: $0.content) }
    deeds = deeds.map { Note(time: 0, content: $0.content) }
    calls = calls.map { Note(time: 0, content: $0.content) }
  }

  /// Takes one sample after the other while the time advances: of each frame while something
  /// moves, else of the next time at which something is due.
  private func takeNext(on stage: Stage, in chain: Int) {
    let timeline = stage.timeline
    let wait = (timeline.nextDue ?? .infinity) - timeline.now
    // Between two moves, a view that changes with each frame may stand still.
    let changes = stage.scrollView.displayList().nextChange.map { $0 <= timeline.now } ?? false
    let delay =
      isMoving || changes || timeline.isAnimating ? Self.frame : max(Self.frame, wait)
    guard delay.isFinite, !isCut else { return }
    timeline.schedule(after: delay) { [weak self, weak stage] in
      guard let self, let stage, chain == self.chain else { return }
      take(stage)
      takeNext(on: stage, in: chain)
    }
  }

  /// Takes a sample.
  ///
  /// - Parameter byHand: Whether an op of the script made what has changed since the last one, rather
  ///   than a finger or time.
  private func take(_ stage: Stage, byHand: Bool = false) {
    guard !isCut else { return }
    let scene = Camera(stage).scene
    guard let last = samples.last else { return samples.append(Sample(time: 0, scene: scene)) }
    let passed = scene.time - last.scene.time
    isMoving = !scene.looks(like: last.scene)
    switch (isMoving, passed > Self.instant) {
    case (false, false): return
    case (false, true): hold(scene, for: passed)
    case (true, true): move(to: scene, from: last.scene, in: passed)
    case (true, false): jump(to: scene, from: last.scene, byHand: byHand)
    }
    isCut = clock > Self.limit
  }

  /// Nothing has moved.
  private func hold(_ scene: Scene, for passed: Double) {
    let seen = min(passed, max(Self.longestWait - wait, 0))
    if wait > 0 { samples.removeLast() }
    wait += seen
    append(scene, after: seen)
  }

  /// Time has passed, and something has moved; after more than two frames, it did so in the last one.
  private func move(to scene: Scene, from last: Scene, in passed: Double) {
    if passed > 2.5 * Self.frame {
      hold(last, for: passed - Self.frame)
      append(scene, after: Self.frame)
    } else {
      append(scene, after: passed)
    }
    wait = 0
  }

  /// Records a scene that has changed while no time has passed.
  private func jump(to scene: Scene, from last: Scene, byHand: Bool) {
    if byHand, scene.differsNoticeably(from: last) {
      append(scene, after: Self.moveDuration, easing: Self.moveDuration)
    } else if samples.count > 1, clock - samples[samples.count - 2].time < 2.5 * Self.frame {
      samples[samples.count - 1] = Sample(
        time: clock, scene: scene, easing: samples[samples.count - 1].easing)
    } else {
      append(scene, after: Self.frame)
    }
    wait = 0
  }

  private func append(_ scene: Scene, after duration: Double, easing: Double = 0) {
    clock += duration
    samples.append(Sample(time: clock, scene: scene, easing: easing))
  }
}

nonisolated extension Scene {
  /// Whether a scene of another time is the same, apart from the steps of activity indicators.
  fileprivate func looks(like other: Scene) -> Bool {
    content == other.content && steadyItems == other.steadyItems && finger == other.finger
      && held == other.held && actors == other.actors && size == other.size && bars == other.bars
  }
}
