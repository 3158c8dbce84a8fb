// All actions of an app or a host on a list pass through the functions `input`. All calls of app or
// host code pass through the functions `client`. A recorder is told of both. So it can distinguish
// the actions of the app and the host from those of the kit.

/// An action of an app, a host or a driver.
@MainActor package enum Input {
  case list(ListInput)
  case component(ComponentCall, RefreshComponent)
  /// A property of a view, with its name in scripts, and a value that is not refused. The setter
  /// may still limit the value, as that of ``ScrollView/frameRate`` does.
  case setting(String, SettingValue, Part)
  case frame(Rect, Part)
  case slot(old: RefreshComponent?, new: RefreshComponent?)
  case secondLevel(SecondLevel?, RefreshComponent)
  case keepPosition
  /// The changes of the kit inside an animation of a driver. Reports of the driver before and after
  /// these changes belong to different answers.
  case animated
  case advance(Double)
  /// ``Timeline/advanceTime(by:)``.
  case advanceTime(Double)
  /// A call of a public member that scripts cannot express, such as a layout that an app requests.
  case other
}

package enum ListInput: Equatable {
  case touch(TouchPhase, Point, id: Int, time: Double?)
  case wheel(Point, WheelPhase)
  case scrollStep(ScrollStep, animated: Bool)
  case scrollTo(Point, animated: Bool)
  case offset(Point)
  case drag(DragInput)
  /// A frame of a deceleration that a host shows.
  case scroll(Point)
  /// The end of a deceleration that a host shows.
  case decelerated
  case contentSize(Size)
  case inset(EdgeInsets)
  case safeArea(EdgeInsets)
  case size(Size)
  case window(Bool)
  case rowCounts([Int])
  case report(DriverReport)
  /// A property of the scroll view, with its name in scripts.
  case setting(String, SettingValue)
}

/// A drag by a host.
package enum DragInput: Equatable {
  case began
  case moved(Point)
  case ended(decelerate: Bool)
  case cancelled
}

package enum DriverReport: Equatable {
  case offset(Point, ScrollCause)
  /// How far a finger pulls beyond each edge, in points.
  case pull(EdgeInsets)
  case tracks(Bool)
  case decelerates(Bool)
  case layout
}

package enum ComponentCall {
  case beginRefreshing
  case endRefreshing(RefreshResult)
  /// An end with no more data, by a load that began before the current refresh of the header.
  case endOlderLoad
  case resetNoMoreData
  case tap
  case refreshIfExpired(after: Double)
  case openSecondLevel
  case closeSecondLevel
  case setting(String, SettingValue)
  case title(RefreshState, String?)
  case images(RefreshState, [Image], duration: Double?)
}

/// Code of an app or a driver that the kit calls.
@MainActor package enum ClientCode {
  /// The blocks of an event. The cause is set if the event is a change of the state; otherwise it
  /// is nil.
  case event(ComponentEvent, RefreshCause?, RefreshComponent)
  /// A request to a driver. The driver's reports during the call are its answer.
  case request(DriverRequest, ScrollView)
  /// The closure that an app has passed to ``ScrollView/keepingPosition(_:)``.
  case changes(ScrollView)
  /// A method that a subclass may override, such as `layoutSubviews()`.
  case override(Part)
  /// Other code for a view, such as a delegate or a completion.
  case view(Part)
  /// Other code that belongs to no view, only to the timeline.
  case other
}

/// A value that app code has returned.
@MainActor package enum ClientAnswer {
  /// The time of the last update under a key; nil if none is stored.
  case time(WallTime?, key: String)
  /// The label has asked the app for the width of its text, and has stored the width.
  case width(Label)
}

/// An observer of a list, which is told of all inputs of the list, and of all code of the app that
/// the kit calls for it.
@MainActor package protocol DoorObserver: AnyObject {
  /// The place from which a call comes: the app, the kit, or a block of the app.
  typealias Place = Int

  /// Called before an input is performed. Returns the place to pass to ``didLeave(to:)`` afterward;
  /// nil if the observer ignores the input.
  func willPerform(_ input: Input) -> Place?

  /// Called before the kit calls code on the timeline of the list. Returns the place to pass to
  /// ``didLeave(to:)`` afterward; nil if the observer ignores the call.
  func willCall(_ code: ClientCode) -> Place?

  /// Called after the input was performed or the code has returned.
  func didLeave(to place: Place)

  func didReceive(_ answer: ClientAnswer)

  /// Called when an app schedules work. Returns the work that the timeline runs instead.
  ///
  /// - Parameter delay: The delay, in seconds; nil for the next turn of the main queue. Work with
  ///   the delay 0 runs in the current advance or, if it is deferred, in the next one.
  func willSchedule(
    _ work: @escaping () -> Void, after delay: Double?, isDeferred: Bool
  ) -> () -> Void

  /// Called when a call has had no effect, in the turn in which the kit finds that out.
  func callHadNoEffect(_ component: RefreshComponent, because obstacle: RefreshObstacle)
}

/// Adds and removes the observers of lists.
@MainActor package enum Doors {
  private static var count = 0

  static var areObserved: Bool { count > 0 }

  /// Adds the observer. The list retains it until ``remove(_:from:on:)``.
  ///
  /// - Precondition: The list has no other observer.
  package static func add(_ observer: any DoorObserver, to list: ScrollView) {
    precondition(list.doorObserver == nil)
    count += 1
    list.doorObserver = observer
    list.timeline.observers = list.timeline.observers + [observer]
  }

  /// Removes the observer. The list and the timeline are nil if they were deallocated.
  package static func remove(
    _ observer: any DoorObserver, from list: ScrollView?, on timeline: Timeline?
  ) {
    count -= 1
    list?.doorObserver = nil
    if let timeline { timeline.observers = timeline.observers.filter { $0 !== observer } }
  }

  /// Performs `body`, and tells the observers before and after it. Their calls are nested, with the
  /// first observer outermost. `index` is the index of the next observer to tell.
  fileprivate static func pass<Failure: Error>(
    _ observers: [any DoorObserver], _ begin: (any DoorObserver) -> DoorObserver.Place?,
    from index: Int = 0, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard index < observers.count else { return try body() }
    let place = begin(observers[index])
    defer { if let place { observers[index].didLeave(to: place) } }
    try pass(observers, begin, from: index + 1, body)
  }
}

// MARK: Inputs

extension Part {
  func input(_ input: @autoclosure () -> Input, _ perform: () -> Void) {
    guard Doors.areObserved, let observer else { return perform() }
    let place = observer.willPerform(input())
    perform()
    if let place { observer.didLeave(to: place) }
  }

  func input<Value: SettingRepresentable>(
    setting name: String, to value: Value, _ change: (Value) -> Void
  ) {
    input(.setting(name, value.settingValue, self)) { change(value) }
  }
}

extension ScrollView {
  func input(_ input: @autoclosure () -> ListInput, _ perform: () -> Void) {
    self.input(Input.list(input()), perform)
  }
}

extension RefreshComponent {
  final func input(_ call: @autoclosure () -> ComponentCall, _ perform: () -> Void) {
    input(Input.component(call(), self), perform)
  }
}

extension NamedValue {
  /// Makes a setting. When the setting is set, `door` is called with the new value and with a
  /// function that stores the value. `door` calls that function.
  private static func setting<Object, Value: SettingRepresentable>(
    _ name: String, in range: NumberRange?, actsEachTime: Bool,
    of cast: @escaping (Root) -> Object?, _ get: @escaping (Object) -> Value,
    _ store: @escaping (Object, Value) -> Void,
    door: @escaping (Root, SettingValue, () -> Void) -> Void
  ) -> NamedValue {
    let kind = Value.settingKind.in(range)
    return NamedValue(
      name: name, kind: kind, actsEachTime: actsEachTime,
      get: { cast($0).map { get($0).settingValue } },
      set: { root, new in
        guard kind.contains(new), let object = cast(root), let value = Value(settingValue: new),
          actsEachTime || get(object).settingValue != new
        else { return }
        door(root, new) { store(object, value) }
      })
  }
}

extension NamedValue where Root: Part {
  /// Makes a setting. Its name, its numbers and its storage are declared only in this call; its
  /// accessor calls ``set``.
  ///
  /// A value that is refused, or that equals the current one, has no effect.
  ///
  /// - Parameters:
  ///   - range: The numbers that the setting accepts; nil for all numbers of its type.
  ///   - actsEachTime: Whether setting an equal value has an effect, too.
  ///   - cast: Returns the object that has the setting: the root or a part of it.
  ///   - store: Stores the new value, and updates what depends on it.
  static func setting<Object, Value: SettingRepresentable>(
    _ name: String, in range: NumberRange? = nil, actsEachTime: Bool = false,
    of cast: @escaping (Root) -> Object?, _ get: @escaping (Object) -> Value,
    _ store: @escaping (Object, Value) -> Void
  ) -> NamedValue {
    setting(name, in: range, actsEachTime: actsEachTime, of: cast, get, store) {
      $0.input(.setting(name, $1, $0), $2)
    }
  }

  static func setting<Value: SettingRepresentable>(
    _ name: String, in range: NumberRange? = nil, actsEachTime: Bool = false,
    _ get: @escaping (Root) -> Value, _ store: @escaping (Root, Value) -> Void
  ) -> NamedValue {
    setting(name, in: range, actsEachTime: actsEachTime, of: { $0 }, get, store)
  }

  /// `Object` is the class that has the setting.
  static func setting<Object, Value: SettingRepresentable>(
    _ name: String, in range: NumberRange? = nil, actsEachTime: Bool = false,
    _ get: @escaping (Object) -> Value, _ store: @escaping (Object, Value) -> Void
  ) -> NamedValue {
    setting(name, in: range, actsEachTime: actsEachTime, of: { $0 as? Object }, get, store)
  }
}

extension ScrollView {
  func set(_ setting: NamedValue<ScrollView>, to value: some SettingRepresentable) {
    setting.set?(self, value.settingValue)
  }
}

extension RefreshComponent {
  final func set(_ setting: NamedValue<RefreshComponent>, to value: some SettingRepresentable) {
    setting.set?(self, value.settingValue)
  }
}

extension NamedValue<SecondLevel> {
  /// Makes a setting of a second level. It is recorded as a setting of the component that has the
  /// level.
  static func setting<Value: SettingRepresentable>(
    _ name: String, in range: NumberRange? = nil, _ get: @escaping (SecondLevel) -> Value,
    _ store: @escaping (SecondLevel, Value) -> Void
  ) -> NamedValue {
    setting(
      name, in: range, actsEachTime: false, of: { $0 }, get, store,
      door: { level, new, store in
        guard let component = level.owningComponent else { return store() }
        component.input(Input.setting(name, new, component), store)
      })
  }
}

extension SecondLevel {
  func set(_ setting: NamedValue<SecondLevel>, to value: some SettingRepresentable) {
    setting.set?(self, value.settingValue)
  }
}

extension Timeline {
  func input<Failure: Error>(
    _ input: @autoclosure () -> Input, _ perform: () throws(Failure) -> Void
  ) throws(Failure) {
    guard Doors.areObserved else { return try perform() }
    let input = input()
    try Doors.pass(observers, { $0.willPerform(input) }, perform)
  }
}

// MARK: Calls of app code

extension Timeline {
  /// Calls app code, and tells the observers of all lists on the timeline.
  func client(_ code: @autoclosure () -> ClientCode = .other, _ call: () -> Void) {
    guard Doors.areObserved else { return call() }
    let code = code()
    Doors.pass(observers, { $0.willCall(code) }, call)
  }

  /// Returns the work to run instead of `work`, which an app schedules: each observer may wrap it.
  func clientWork(
    _ work: @escaping () -> Void, after delay: Double?, isDeferred: Bool = false
  ) -> () -> Void {
    guard Doors.areObserved else { return work }
    let delay = delay.map { max(0, $0) }
    return observers.reduce(work) { $1.willSchedule($0, after: delay, isDeferred: isDeferred) }
  }
}

extension Part {
  func client(_ code: @autoclosure () -> ClientCode, _ call: () -> Void) {
    guard Doors.areObserved, let timeline else { return call() }
    timeline.client(code(), call)
  }

  /// Calls app code, and tells the observer what it has returned. `call` returns this answer.
  func client(_ call: () -> ClientAnswer) {
    guard Doors.areObserved else {
      _ = call()
      return
    }
    var answer: ClientAnswer?
    client(.view(self)) { answer = call() }
    if let answer { observer?.didReceive(answer) }
  }
}

extension RefreshComponent {
  final func client(
    _ event: @autoclosure () -> ComponentEvent, because cause: RefreshCause? = nil,
    _ blocks: () -> Void
  ) {
    guard Doors.areObserved, let listTimeline else { return blocks() }
    listTimeline.client(.event(event(), cause, self), blocks)
  }
}
