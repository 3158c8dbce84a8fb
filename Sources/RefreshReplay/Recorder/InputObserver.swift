import RefreshKit

/// Observes the inputs of one scroll view: the calls of the app and of the host, not those of the
/// kit itself.
///
/// During an input ``place`` is ``kit``, so that calls which the kit makes are not inputs. Before
/// the kit calls app code, the observer enters a list: the inputs that the app code makes are
/// stored there.
@MainActor final class InputObserver {
  static let outside: Place = 0
  static let kit: Place = -1
  /// App code for which a script has no word.
  static let unknown: Place = -2

  /// Where the next call comes from: ``outside``, ``kit``, ``unknown``, or the number of a list.
  private(set) var place = outside

  private(set) var isRecording = false
  /// What was stored in the ongoing recording, or else in the last one.
  var recording = InputRecording()

  // MARK: Notifying

  /// Called after each input from outside the kit, and after each advance of time; nil by default.
  var inputDidEnd: (() -> Void)?
  /// Called with each change of state that took effect, before the component's observers; nil by
  /// default.
  var stateDidChange: ((RefreshComponent, Change<RefreshState>, RefreshCause) -> Void)?
  /// Called with each call that changes nothing, in the turn of the call; nil by default.
  var callHadNoEffect: ((RefreshComponent, RefreshObstacle) -> Void)?
  /// The last input from outside the kit; stored only if ``inputDidEnd`` is set.
  private(set) var lastInput: RecordedItem?

  private(set) weak var list: ScrollView?
  private var isNewInput = false
  private var users = 0
  /// The list for the changes that keep the position, from the input until the changes are called.
  private var keptChanges: InputList?

  private init() {}

  /// Returns the observer of a scroll view, which keeps it until ``release(of:on:)``.
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

  /// Enters the kit for a call, and returns the place that the call comes from.
  func enter(_ item: @autoclosure () -> RecordedItem) -> Place {
    let outer = place
    if outer != Self.kit, isRecording || inputDidEnd != nil { take(item()) }
    place = Self.kit
    return outer
  }

  /// Returns to the place from which a call or a block was entered.
  func didLeave(to outer: Place) {
    place = outer
    recordTrace()
    guard outer == Self.outside, isNewInput else { return }
    isNewInput = false
    inputDidEnd?()
  }

  /// Also called when the script is requested: what the app has changed since an input counts as
  /// part of it.
  func recordTrace() {
    guard let list, isRecording, place == Self.outside else { return }
    recording.recordTrace(TraceValues(list))
  }

  private func take(_ item: RecordedItem) {
    if inputDidEnd != nil, place == Self.outside { (lastInput, isNewInput) = (item, true) }
    if isRecording { record(item) }
  }

  /// Stores an input that is made at the present ``place``.
  func record(_ item: RecordedItem) {
    if place == Self.outside {
      recording.append(item)
    } else if place != Self.unknown {
      recording.append(item, to: place)
    }
  }

  /// Enters a call of app code or of a driver, and returns the place before.
  func enter(_ trigger: InputRecording.Trigger) -> Place {
    isRecording ? enterList(recording.makeList(of: trigger)) : enterList(place)
  }

  /// Enters a block whose inputs are stored in a list, and returns the place before.
  func enterList(_ list: InputList) -> Place {
    let outer = place
    place = list
    return outer
  }

  /// Whether an input that is made now would be stored.
  var recordsInput: Bool { isRecording && place != Self.kit }

  /// Forgets an earlier recording and begins another.
  func startRecording() {
    recording = InputRecording(after: recording)
    isRecording = true
    recordTrace()
  }

  /// Ends the recording, and keeps what was stored.
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
      // What is recorded before and after the changes of an animation belongs to different answers
      // of the driver.
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
      // Nil if the kit itself keeps the position, which is no input.
      guard let changes = keptChanges else { return nil }
      keptChanges = nil
      return enterList(changes)
    // What a subclass does in an override counts as done by the kit, and the recording notes the
    // class.
    case .override(let view) where view is RefreshComponent && observes(view):
      return enterList(Self.kit)
    case .override(let view) where observes(view), .view(let view) where observes(view):
      return enterList(Self.unknown)
    case .event, .request, .changes, .override, .view:
      // This is code of another list on the timeline. The kit may be changing this list meanwhile,
      // or an animation may be ongoing, which would also animate changes of this list.
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

  /// Wraps work of the app, so that its inputs are stored in a list.
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

/// An observed list and its timeline; neither is retained.
@MainActor final class Subject {
  /// Nil once the list is deallocated.
  private(set) weak var list: ScrollView?
  private weak var timeline: Timeline?

  init(_ list: ScrollView) {
    (self.list, timeline) = (list, list.timeline)
  }

  func release(_ observer: InputObserver) {
    observer.release(of: list, on: timeline)
  }
}
