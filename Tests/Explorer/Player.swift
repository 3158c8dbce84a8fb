import RefreshKit
import RefreshReplay

/// A stage on which the inputs of a scene are played.
final class Player {
  let stage: Stage
  /// What is known of the refresh of each component that is attached.
  private(set) var watches: [Watch] = []
  /// What ended the play; nil as long as it can continue.
  private(set) var error: String?
  /// How many events have fired in the last input, and how many entries of the timeline have run.
  private(set) var (changes, runs) = (0, 0)

  /// The lines of a script that do the same as the last input.
  private(set) var lines: [String] = []

  private let scene: Scene
  private var eventCount = 0

  /// How many entries of the main queue, and how many due items, one input may run.
  private static let limit = 1_000

  /// Sets the stage of a scene.
  init(_ scene: Scene) {
    self.scene = scene
    stage = Stage(scene.stage)
    for op in scene.setUp { perform(op) }
    scene.prepare(stage)
    watchSlots()
  }

  /// Plays a way, given by its inputs' places in the scene.
  convenience init(_ scene: Scene, _ way: [Int]) {
    self.init(scene)
    for input in way { perform(scene.inputs[input]) }
  }

  /// The events of the last input.
  var events: ArraySlice<String> { stage.events[(stage.events.count - changes)...] }

  /// Performs inputs, given by their places in the scene, and in how many parts time passes.
  func play(_ path: [(input: Int, advances: Int)]) {
    for step in path { perform(scene.inputs[step.input], in: step.advances) }
  }

  /// Performs an input.
  ///
  /// - Parameters:
  ///   - input: What happens.
  ///   - advances: In how many parts time passes; by default as many as it takes until something changes.
  func perform(_ input: Input, in advances: Int? = nil) {
    let runsBefore = stage.scrollView.timeline.runCount
    switch input.action {
    case .line(let op, let text):
      perform(op)
      lines = [text]
    case .wait:
      wait(advances)
    }
    runs = stage.scrollView.timeline.runCount - runsBefore
    changes = stage.events.count - eventCount
    eventCount = stage.events.count
    watchSlots()
    for watch in watches { watch.record(events, at: stage.scrollView.timeline.now) }
  }

  /// Time passes until something changes. What is left of earlier refreshes changes nothing: whether there
  /// is any makes no difference.
  private func wait(_ advances: Int?) {
    lines = []
    let (key, count) = (advances == nil ? keyWithoutTimes : nil, stage.events.count)
    while error == nil, lines.count < advances ?? .max, let interval = stage.nextWait {
      advance(by: interval)
      lines.append(#"{"op":"advance","by":\#(interval)}"#)
      if advances == nil, stage.events.count > count || keyWithoutTimes != key { return }
    }
  }

  /// The key of the present state, without its future.
  var key: StateKey { KeyWriter(stage.scrollView, without: scene.forgottenPart).key }

  private var keyWithoutTimes: StateKey {
    KeyWriter(stage.scrollView, hasTimes: false, without: scene.forgottenPart).key
  }

  private func perform(_ op: Op) {
    guard error == nil else { return }
    do {
      try stage.performInLine(op)
    } catch {
      self.error = error.message
    }
  }

  private func advance(by interval: Double) {
    guard error == nil else { return }
    do {
      try stage.scrollView.timeline.advance(by: interval, limit: Self.limit)
    } catch {
      self.error = "more than \(Self.limit) entries of the timeline ran at once"
    }
  }

  private func watchSlots() {
    let list = stage.scrollView
    var hasChanged = false
    for slot in Slot.allCases where list[slot] !== watch(in: slot)?.component { hasChanged = true }
    guard hasChanged else { return }
    watches = Slot.allCases.compactMap { slot in
      guard let component = list[slot] else { return nil }
      return watches.first { $0.component === component } ?? Watch(component, in: slot)
    }
  }

  private func watch(in slot: Slot) -> Watch? {
    for watch in watches where watch.slot == slot { return watch }
    return nil
  }
}
