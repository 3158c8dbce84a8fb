// What an app and a host do to a list goes in by `input`, and the code of theirs that the kit calls
// is called by `client`: so a recorder can tell what they do from what the kit does.

/// What goes in.
@MainActor package enum Input {
  case list(ListInput)
  case component(ComponentCall, RefreshComponent)
  /// A property of a view, by its name in scripts. The value is already clamped.
  case setting(String, SettingValue, Part)
  case frame(Rect, Part)
  case slot(old: RefreshComponent?, new: RefreshComponent?)
  case secondLevel(SecondLevel?, RefreshComponent)
  case keepPosition
  /// A driver makes the changes of an animation, which are the kit's. What it reports after them is
  /// another answer than what it reports before, so the place that is left to is another one.
  case animated
  case advance(Double)
  /// ``Timeline/advanceTime(by:)``.
  case advanceTime(Double)
  /// What a public member does that a script has no word for, such as a layout that an app asks for.
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
  /// A property of the scroll view, by its name.
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
  /// The overshoot of a finger's pull at each edge.
  case pull(EdgeInsets)
  case tracks(Bool)
  case decelerates(Bool)
  case layout
}

package enum ComponentCall {
  case beginRefreshing
  case endRefreshing(RefreshResult)
  /// An end with no more data that belongs to a load which began before the refresh of the header.
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

/// The code of an app or of a driver that the kit calls.
@MainActor package enum ClientCode {
  /// The blocks of an event. The cause is that of a change of the state, and nil for other events.
  case event(ComponentEvent, RefreshCause?, RefreshComponent)
  /// What the driver reports meanwhile is its answer.
  case request(DriverRequest, ScrollView)
  /// The changes during which the list keeps its position.
  case changes(ScrollView)
  /// A method that a subclass may override, such as `layoutSubviews()`.
  case override(Part)
  /// Other code, for a view: a delegate, a completion.
  case view(Part)
  /// Other code, for the timeline alone.
  case other
}

/// What code of an app has returned.
@MainActor package enum ClientAnswer {
  /// The time of the last update under a key; nil if none is stored.
  case time(WallTime?, key: String)
  /// The label has measured its text.
  case width(Label)
}

/// Observes what goes through the doors of a list.
@MainActor package protocol DoorObserver: AnyObject {
  /// Where a call is made from: the app, the kit, or a block of the app.
  typealias Place = Int

  /// Returns the place from which the input is made, for ``didLeave(to:)``; nil if the input is not
  /// of interest.
  func willPerform(_ input: Input) -> Place?

  /// The same for code that the kit calls on the timeline of the list.
  func willCall(_ code: ClientCode) -> Place?

  /// Called after the input was performed, or the code called.
  func didLeave(to place: Place)

  func didReceive(_ answer: ClientAnswer)

  /// Returns the work that the timeline runs in place of an app's work.
  ///
  /// - Parameter delay: In seconds; nil for the next turn of the main queue. Work with the delay 0
  ///   runs in the present advance, or in the next one if it is deferred.
  func willSchedule(
    _ work: @escaping () -> Void, after delay: Double?, isDeferred: Bool
  ) -> () -> Void

  /// Called in the turn of a call that has no effect.
  func callHadNoEffect(_ component: RefreshComponent, because obstacle: RefreshObstacle)
}

/// The observers of all lists.
@MainActor package enum Doors {
  private static var count = 0

  static var areObserved: Bool { count > 0 }

  /// The list retains the observer until ``remove(_:from:on:)``.
  ///
  /// - Precondition: The list has no other observer.
  package static func add(_ observer: any DoorObserver, to list: ScrollView) {
    precondition(list.doorObserver == nil)
    count += 1
    list.doorObserver = observer
    list.timeline.observers = list.timeline.observers + [observer]
  }

  /// The list and the timeline are nil if they are deallocated.
  package static func remove(
    _ observer: any DoorObserver, from list: ScrollView?, on timeline: Timeline?
  ) {
    count -= 1
    list?.doorObserver = nil
    if let timeline { timeline.observers = timeline.observers.filter { $0 !== observer } }
  }

  /// Recursive: `index` is that of the next observer.
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

// MARK: In

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
  /// `door` passes a new value, and calls the function that stores it.
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
  /// A setting, which is declared here alone: its accessor calls ``set``.
  ///
  /// A value that is refused, or equal to the present one, has no effect.
  ///
  /// - Parameters:
  ///   - range: The numbers that are not refused; nil for those of the type.
  ///   - actsEachTime: Whether an equal value has an effect, too.
  ///   - cast: Returns the object, or the part of it, that has the setting.
  ///   - store: Stores the new value, and does what follows.
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
  /// A setting of a level, which is one of the component that has the level.
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

// MARK: Out

extension Timeline {
  /// Tells the observers of all lists on the timeline.
  func client(_ code: @autoclosure () -> ClientCode = .other, _ call: () -> Void) {
    guard Doors.areObserved else { return call() }
    let code = code()
    Doors.pass(observers, { $0.willCall(code) }, call)
  }

  /// Work of an app that runs later.
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

  /// `call` returns what the code has returned.
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
