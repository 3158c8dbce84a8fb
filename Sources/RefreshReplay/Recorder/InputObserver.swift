import RefreshKit

/// Observes the inputs of one scroll view, which come from the app, the host and the driver.
///
/// While an input is performed, ``place`` is ``kit``: actions of the kit itself do not count as
/// inputs. When the kit meanwhile calls code of the app, ``place`` is the number of a new input
/// list, and the inputs that this code makes are stored in that list.
@MainActor final class InputObserver {
  static let outside: Place = 0
  static let kit: Place = -1
  /// Code of the app that a script cannot express. The inputs that this code makes are not stored.
  static let unknown: Place = -2

  /// Where the next call comes from: ``outside``, ``kit``, ``unknown``, or code of the app. For
  /// code of the app it is the number of the input list that stores its inputs.
  private(set) var place = outside

  private(set) var isRecording = false
  /// The ongoing recording; if none is ongoing, the last one.
  var recording = InputRecording()

  // MARK: Notifying

  /// Called after each input from outside the kit, such as an advance of time. Nil by default.
  var inputDidEnd: (() -> Void)?
  /// Called after each change of a component's state, before the component's observers are called;
  /// nil by default.
  var stateDidChange: ((RefreshComponent, Change<RefreshState>, RefreshCause) -> Void)?
  /// Called when a call to a component, such as `endRefreshing()`, has had no effect; nil by
  /// default.
  var callHadNoEffect: ((RefreshComponent, RefreshObstacle) -> Void)?
  /// The last input from outside the kit; stored only if ``inputDidEnd`` is set.
  private(set) var lastInput: RecordedItem?

  private(set) weak var list: ScrollView?
  private var isNewInput = false
  private var userCount = 0
  /// The input list for the block that the app passes to ``ScrollView/keepingPosition(_:)``. It is
  /// set from that call until the block is called, and nil otherwise.
  private var keepPositionInputs: InputList?

  private init() {}

  /// Returns the observer of a scroll view, or a new one if the scroll view has none. Each caller
  /// must call ``release(of:on:)`` once. The scroll view retains the observer until the last of
  /// these calls.
  static func retain(for list: ScrollView) -> InputObserver {
    let observer = list.observer as? InputObserver ?? InputObserver()
    observer.userCount += 1
    guard observer.userCount == 1 else { return observer }
    observer.list = list
    Doors.add(observer, to: list)
    return observer
  }

  /// Ends the observation by one user. After the last user, the scroll view has no observer.
  ///
  /// - Parameters:
  ///   - list: The scroll view; nil if it is deallocated.
  ///   - timeline: Its timeline; nil if it is deallocated.
  func release(of list: ScrollView?, on timeline: Timeline?) {
    userCount -= 1
    if userCount == 0 { Doors.remove(self, from: list, on: timeline) }
  }

  // MARK: Places

  /// Called before an input is performed. Stores the input, unless the kit makes it, and sets
  /// ``place`` to ``kit``. Returns the earlier place, to pass to ``didLeave(to:)`` afterward.
  func enter(_ item: @autoclosure () -> RecordedItem) -> Place {
    let outer = place
    if outer != Self.kit, isRecording || inputDidEnd != nil { storeIfNeeded(item()) }
    place = Self.kit
    return outer
  }

  /// Called after an input or a block of the app. Sets ``place`` back to `outer`, its value before
  /// the input or block.
  func didLeave(to outer: Place) {
    place = outer
    recordTrace()
    guard outer == Self.outside, isNewInput else { return }
    isNewInput = false
    inputDidEnd?()
  }

  /// Adds the values of the scroll view to the trace if no input is ongoing. Called after each
  /// input, and when a script is requested. Changes by the app without an input thus count as part
  /// of the last input.
  func recordTrace() {
    guard let list, isRecording, place == Self.outside else { return }
    recording.recordTrace(TraceValues(list))
  }

  private func storeIfNeeded(_ item: RecordedItem) {
    if inputDidEnd != nil, place == Self.outside { (lastInput, isNewInput) = (item, true) }
    if isRecording { record(item) }
  }

  /// Stores an input. An input from outside the kit is stored in ``recording`` itself, and an input
  /// from code of the app in the input list of that code. An input from ``unknown`` is dropped.
  func record(_ item: RecordedItem) {
    if place == Self.outside {
      recording.append(item)
    } else if place != Self.unknown {
      recording.append(item, to: place)
    }
  }

  /// Called before the kit calls code of the app or of a driver. While recording, the inputs of
  /// that code go to a new input list. Returns the earlier place.
  func enter(_ trigger: InputRecording.Trigger) -> Place {
    isRecording ? enterList(recording.makeList(of: trigger)) : enterList(place)
  }

  /// Sets ``place`` to the number of an input list, or to a constant such as ``unknown``. Returns
  /// the earlier place.
  func enterList(_ list: InputList) -> Place {
    let outer = place
    place = list
    return outer
  }

  /// Whether the next call is an input of an ongoing recording.
  var recordsInput: Bool { isRecording && place != Self.kit }

  /// Begins a recording, which replaces the last one.
  func startRecording() {
    recording = InputRecording(after: recording)
    isRecording = true
    recordTrace()
  }

  /// Ends the recording, and keeps the stored inputs.
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
      let inputs = isRecording && place != Self.unknown ? recording.makeList() : Self.unknown
      keepPositionInputs = inputs
      return enter(.keepPosition(inputs))
    case .animated:
      _ = enterList(Self.kit)
      // The kit makes these changes inside an animation of the driver. In a script, the answer to
      // the request `animation` has what the driver reports before the changes. The answer to the
      // event `animated` has what the driver reports after them. So after the changes, the place is
      // a new input list.
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
      // The kit itself may keep the position, without a call of `keepingPosition(_:)` by the app.
      // Then there is no input list, and no input to store.
      guard let inputs = keepPositionInputs else { return nil }
      keepPositionInputs = nil
      return enterList(inputs)
    // The actions of an override in a subclass of a component are not stored: they count as the
    // kit's. The recording has a note that a replay lacks the class.
    case .override(let view) where view is RefreshComponent && observes(view):
      return enterList(Self.kit)
    case .override(let view) where observes(view), .view(let view) where observes(view):
      return enterList(Self.unknown)
    case .event, .request, .changes, .override, .view:
      // The code belongs to another list on the timeline, but may change this list. If the kit is
      // changing this list meanwhile, a script cannot express the changes of the code. Nor can it
      // express changes in an animation, because the animation animates them, too. At any other
      // time, the changes are ordinary inputs.
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
    if isDeferred { recording.deferToNextAdvance(list) } else { record(.after(delay, list)) }
    return wrapped(work, in: list)
  }

  /// Returns work that performs the app's `work`, and stores the inputs that `work` makes in
  /// `list`.
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

/// An observed scroll view and its timeline; neither is retained.
@MainActor final class Subject {
  /// Nil once the scroll view is deallocated.
  private(set) weak var list: ScrollView?
  private weak var timeline: Timeline?

  init(_ list: ScrollView) {
    (self.list, timeline) = (list, list.timeline)
  }

  func release(_ observer: InputObserver) {
    observer.release(of: list, on: timeline)
  }
}
