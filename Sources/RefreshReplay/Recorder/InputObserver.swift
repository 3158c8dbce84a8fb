import RefreshKit

/// Observes the input of one scroll view: the calls of the app and of the host, not what the kit does
/// itself.
///
/// During an input ``place`` is the kit, so that what the kit calls in turn is no input. Before the kit calls a block of
/// the app, the observer enters that block: what the block does is put into a list of its own.
@MainActor final class InputObserver {
  static let outside: Place = 0
  static let kit: Place = -1
  /// A block of the app that a script has no word for.
  static let unknown: Place = -2

  /// Where the next call is made from: one of the above, or the number of a list.
  private(set) var place = outside

  /// Whether input is stored.
  private(set) var isRecording = false
  /// What was stored, from the beginning of the present recording or of the last one.
  var recording = InputRecording()

  // MARK: Whom it notifies

  /// Called after each input that was made outside of the kit, and after each advance; nil by default.
  var inputDidEnd: (() -> Void)?
  /// Called with each change of a component's state that took effect, before its observers; nil by default.
  var stateDidChange: ((RefreshComponent, Change<RefreshState>, RefreshCause) -> Void)?
  /// Called with each call that has found nothing to change, in its turn; nil by default.
  var callHadNoEffect: ((RefreshComponent, RefreshObstacle) -> Void)?
  /// What was done last outside of the kit, if ``inputDidEnd`` is set.
  private(set) var lastInput: RecordedItem?

  private(set) weak var list: ScrollView?
  private var isNewInput = false
  private var users = 0
  /// The list of the changes that keep the position, between their input and their call.
  private var keptChanges: InputList?

  private init() {}

  /// The observer of a scroll view, which it has from now on until ``release(of:on:)``.
  static func retain(for list: ScrollView) -> InputObserver {
    let observer = list.observer as? InputObserver ?? InputObserver()
    observer.users += 1
    guard observer.users == 1 else { return observer }
    observer.list = list
    Doors.add(observer, to: list)
    return observer
  }

  /// Ends the observation by one user. The list and its timeline are nil once they are deallocated.
  func release(of list: ScrollView?, on timeline: Timeline?) {
    users -= 1
    if users == 0 { Doors.remove(self, from: list, on: timeline) }
  }

  // MARK: Places

  /// Begins a call, and returns where it was made from.
  func enter(_ item: @autoclosure () -> RecordedItem) -> Place {
    let outer = place
    if outer != Self.kit, isRecording || inputDidEnd != nil { take(item()) }
    place = Self.kit
    return outer
  }

  /// Ends a call, or a block.
  func didLeave(to outer: Place) {
    place = outer
    recordTrace()
    guard outer == Self.outside, isNewInput else { return }
    isNewInput = false
    inputDidEnd?()
  }

  /// Also called when the script is asked for: what the app has changed since the last input counts to that.
  func recordTrace() {
    guard let list, isRecording, place == Self.outside else { return }
    recording.recordTrace(TraceValues(list))
  }

  private func take(_ item: RecordedItem) {
    if inputDidEnd != nil, place == Self.outside { (lastInput, isNewInput) = (item, true) }
    if isRecording { record(item) }
  }

  /// Stores an input of the present place.
  func record(_ item: RecordedItem) {
    if place == Self.outside {
      recording.append(item)
    } else if place != Self.unknown {
      recording.append(item, to: place)
    }
  }

  /// Begins a call of the app or of a driver.
  func enter(_ trigger: InputRecording.Trigger) -> Place {
    isRecording ? enterList(recording.makeList(of: trigger)) : enterList(place)
  }

  /// Begins a block whose input is stored in a list.
  func enterList(_ list: InputList) -> Place {
    let outer = place
    place = list
    return outer
  }

  /// Whether an input of the present place would be stored.
  var recordsInput: Bool { isRecording && place != Self.kit }

  /// Forgets an earlier recording and begins another.
  func startRecording() {
    recording = InputRecording(after: recording)
    isRecording = true
    recordTrace()
  }

  /// Ends the recording; what was stored stays.
  func stopRecording() {
    recordTrace()
    isRecording = false
  }

  private func observes(_ view: Part) -> Bool { view.observer === self }
}

extension InputObserver: DoorObserver {
  func willPerform(_ input: Input) -> Place? {
    guard place != Self.kit else { return nil }
    switch input {
    case .list(let input): return enter(.list(input))
    case .component(let call, let component): return enter(.component(component.slot, call))
    case .setting(let name, let value, let view):
      return item(name, value, of: view).map { enter($0) }
    case .frame(let new, let view):
      guard isRecording || view is ScrollView else { return nil }
      return item(new, of: view).map { enter($0) }
    case .slot(let old, let new): return slotItem(old, new).map { enter($0) }
    case .secondLevel(let level, let component):
      if recordsInput { recordSecondLevel(level, of: component) }
      return enterList(Self.kit)
    case .keepPosition:
      let changes = isRecording && place != Self.unknown ? recording.makeList() : Self.unknown
      keptChanges = changes
      return enter(.keepPosition(changes))
    case .animated:
      _ = enterList(Self.kit)
      // What the driver reports after the changes is another answer.
      return isRecording ? recording.makeList(of: .driver(.animated)) : Self.unknown
    case .advance(let interval): return enter(.advance(interval))
    case .advanceTime(let interval): return enter(.advanceTime(interval))
    case .other: return enterList(Self.kit)
    }
  }

  func willCall(_ code: ClientCode) -> Place? {
    switch code {
    case .event(let event, let cause, let component) where observes(component):
      if case .state(let change) = event, let cause { stateDidChange?(component, change, cause) }
      return enter(.event(component.slot, event))
    case .request(let request, let list) where observes(list): return enter(.driver(request))
    case .changes(let list) where observes(list):
      // Nil if the kit itself keeps the position.
      guard let changes = keptChanges else { return nil }
      keptChanges = nil
      return enterList(changes)
    // What a subclass does in an override is the kit's, and its class is reported.
    case .override(let view) where view is RefreshComponent && observes(view):
      return enterList(Self.kit)
    case .override(let view) where observes(view), .view(let view) where observes(view):
      return enterList(Self.unknown)
    case .event, .request, .changes, .override, .view:
      // Another list on the timeline calls the code while the kit changes this one, or in its
      // animation, which would be one of this list, too.
      return place == Self.kit || Timeline.isInAnimation ? enterList(Self.unknown) : nil
    case .other: return place == Self.kit ? enterList(Self.unknown) : nil
    }
  }

  func didReceive(_ answer: ClientAnswer) {
    guard isRecording else { return }
    switch answer {
    case .time(let time, let key): recording.recordTime(time?.secondsSince1970, forKey: key)
    case .width(let label): recordWidth(of: label)
    }
  }

  func willSchedule(
    _ work: @escaping () -> Void, after delay: Double?, isDeferred: Bool
  ) -> () -> Void {
    guard place != Self.kit, isRecording || delay == nil else { return work }
    guard let delay, place != Self.unknown else { return wrapped(work, in: Self.unknown) }
    let list = recording.makeList()
    if isDeferred { recording.leaveForNextAdvance(list) } else { record(.after(delay, list)) }
    return wrapped(work, in: list)
  }

  /// The app's work, whose input is put into a list.
  func wrapped(_ work: @escaping () -> Void, in list: InputList) -> () -> Void {
    { [self] in
      let outer = enterList(list)
      work()
      didLeave(to: outer)
    }
  }

  func callHadNoEffect(_ component: RefreshComponent, because obstacle: RefreshObstacle) {
    callHadNoEffect?(component, obstacle)
  }
}

/// The list that an observer observes, and its timeline; neither is retained.
@MainActor final class Subject {
  /// The list; nil once it is deallocated.
  private(set) weak var list: ScrollView?
  private weak var timeline: Timeline?

  init(_ list: ScrollView) {
    (self.list, timeline) = (list, list.timeline)
  }

  func release(_ observer: InputObserver) {
    observer.release(of: list, on: timeline)
  }
}
