import RefreshKit
import RefreshReplay

/// Plays a session, and checks the laws at each event and after each line.
@MainActor final class Onlooker {
  /// A line of a session, while it is played.
  @MainActor struct Line {
    /// Its number, from 1.
    let number: Int
    let op: OpName
    /// The state of the scroll view before the line.
    let snapshotBefore: ScrollSnapshot
    /// The offset that was shown before the line.
    let shownOffsetBefore: Point
    /// Whether the content was moving by itself before the line.
    let hadMotion: Bool
    /// Whether a second level was in sight before the line, or before one of its ops.
    var hadLevel = false

    /// The names of the ops that the line has performed so far: its own op, and the ops of `run`
    /// lists.
    var performedOps: Set<OpName> = []
    /// How many events the components have fired.
    var eventCount = 0
    /// How many components were made.
    var componentCount = 0
    /// Whether a refresh has opened.
    var hasOpened = false

    /// Whether the main queue is empty after the line, because the line advances the time.
    var isTurn: Bool { op == .advance }
  }

  let scrollView: ScrollView
  /// The line that is being played.
  private(set) var line: Line
  /// The insets in the lines of the script so far, and in their `run` lists.
  private(set) var scriptInsets: [EdgeInsets]

  /// The most components that a line may attach. In some sessions, the ops that an `on` runs for
  /// an event cause that event again. They would attach thousands of components, and each component
  /// makes the next ops slower.
  private static let maximumComponents = 100

  private let stage: Stage
  private let laws: [Law]
  private var lives: [Life] = []
  private var breach: Law.Breach?

  private init(_ laws: [Law], _ first: StageLine) {
    self.laws = laws
    stage = Stage(first)
    // If ops of an `on` cause their own event again, an advance runs until it reaches this limit.
    // The shrinker plays such a session many times. So the limit is low.
    stage.limitOfAdvance = 10_000
    scrollView = stage.scrollView
    line = Line(
      number: 1, op: .stage, snapshotBefore: scrollView.snapshot,
      shownOffsetBefore: scrollView.contentOffset,
      hadMotion: false)
    scriptInsets = [scrollView.contentInset]
    stage.observer = self
    scrollView.delegate = self
  }

  /// Plays a session until a law is broken.
  ///
  /// - Returns: The breach; nil if every law holds.
  /// - Throws: A mistake if the session is not a script.
  static func breach(of laws: [Law], in session: Session) throws(ScriptError) -> Law.Breach? {
    guard let first = session.lines.first else { return nil }
    let onlooker = Onlooker(laws, try StageLine(Fields(first)))
    for line in session.lines.dropFirst() where onlooker.breach == nil {
      try onlooker.play(line)
    }
    return onlooker.breach
  }

  /// The time of the timeline, in seconds.
  var now: Double { scrollView.timeline.now }

  /// The lives of the components that are in their slots.
  var attachedLives: [Life] { lives.filter(\.isAttached) }

  private func play(_ json: JSON) throws(ScriptError) {
    let op = try Op(Fields(json))
    line = Line(
      number: line.number + 1, op: op.name, snapshotBefore: scrollView.snapshot,
      shownOffsetBefore: scrollView.scrollPresentation.contentOffset,
      hadMotion: scrollView.hasMotion,
      hadLevel: attachedLives.contains { $0.component.showsSecondLevel })
    recordInsets(in: json)
    do throws(ScriptError) {
      _ = try stage.perform(op)
    } catch {
      guard error.kind == .runaway else { throw error }
      report("nothing runs away", error.message)
    }
    for life in lives { life.recordAttachment() }
    for law in laws {
      if let fact = law.list(self) { report(law.name, fact) }
      for life in lives { check(law, of: life, at: .line) }
    }
    for life in lives { life.endLine() }
  }

  private func recordInsets(in json: JSON) {
    if json["op"] == "inset", let value = json["value"]?.insets {
      scriptInsets.append(value)
    }
    for op in json["run"]?.elements ?? [] { recordInsets(in: op) }
  }

  private func check(_ law: Law, of life: Life, at moment: Law.Moment) {
    guard let fact = law.component(life, moment, self) else { return }
    let name = life.component.className
    report(law.name, "\(name) in \(life.component.state): \(fact)")
  }

  private func report(_ law: String, _ fact: String) {
    breach = breach ?? Law.Breach(law: law, line: line.number, fact: fact)
  }
}

extension Onlooker: ReplayObserver, ScrollViewDelegate {
  func willPerform(_ op: Op, on stage: Stage) {
    guard breach == nil else { return }
    line.performedOps.insert(op.name)
    if attachedLives.contains(where: { $0.component.showsSecondLevel }) { line.hadLevel = true }
    recordChanges()
    recordCauses(of: op)
    guard let (slot, call) = op.componentCall, let life = life(in: slot) else { return }
    switch call {
    case .setting(let name, let value):
      life.scriptedValues.willSet(name, to: value, of: life.component)
      life.loadAllowance.willSet(name, to: value)
      if ["isHidden", "isUserInteractionEnabled"].contains(name) {
        life.availabilityWillChange(at: now)
      }
    case .images(let state, let images, _):
      life.scriptedValues.willSetPictures(images.count, for: state)
    case .beginRefreshing, .tap: life.willBeAsked()
    default: break
    }
  }

  /// Notes that an op may begin a refresh of a component, or may end one.
  private func recordCauses(of op: Op) {
    switch op.name {
    case .call, .set, .detach, .attach:
      var slot = op.componentCall?.slot
      if case .string(let name)? = op.fields["slot"] { slot = Slot(rawValue: name) }
      for life in lives where life.slot == slot && life.isAttached {
        switch op.componentCall?.call {
        case .endRefreshing(.noMoreData)? where !(life.component is any NoMoreDataEnding): break
        case .endRefreshing?: life.willPerhapsEnd(byCall: true)
        case .resetNoMoreData?, .endOlderLoad?: life.willPerhapsEnd(byCall: false)
        case .beginRefreshing?, .tap?, .refreshIfExpired?: life.willHaveCause()
        default:
          life.willHaveCause()
          life.willPerhapsEnd(byCall: false)
        }
      }
    case .advance:
      guard scrollView.isDecelerating || scrollView.hasMotion else { return }
      for life in lives { life.willHaveCause() }
    case .stage, .after, .on, .expect, .title, .images: break
    default: for life in lives { life.willHaveCause() }
    }
  }

  private func life(in slot: Slot) -> Life? {
    lives.last { $0.slot == slot && $0.isAttached }
  }

  func didMake(_ component: RefreshComponent, in slot: Slot, on stage: Stage) {
    guard breach == nil else { return }
    lives.append(Life(component, in: slot))
    line.componentCount += 1
    if line.componentCount > Self.maximumComponents {
      report(
        "nothing runs away",
        "more than \(Self.maximumComponents) components are attached in one line")
    }
  }

  func didFire(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage
  ) {
    guard breach == nil, let life = lives.last(where: { $0.component === component }) else {
      return
    }
    life.recordAttachment()
    recordChanges()
    line.eventCount += 1
    let moment: Law.Moment
    switch event {
    case .state(let change):
      moment = .change(change)
      if change.new == .refreshing { line.hasOpened = true }
    case .callback(let callback):
      moment = .callback(callback)
      if callback == .refreshing { line.hasOpened = true }
    }
    for law in laws { check(law, of: life, at: moment) }
    life.record(event, at: now)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard breach == nil else { return }
    recordChanges()
    for life in lives where life.isAttached { life.offsetWasSet(in: scrollView) }
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    recordChanges()
  }

  private func recordChanges() {
    for life in lives where life.isAttached { life.recordChanges(in: scrollView) }
  }
}
