/// An observer of what an app and a host do to a list.
package class ListObserver: ViewObserver {
  /// Called before an input is performed.
  final let willPerform: (_ input: ListInput, _ list: ScrollView) -> ObservedEntry?

  package init(
    end: @escaping (_ outer: Int) -> Void,
    willAdvance: @escaping (_ interval: Double) -> ObservedEntry?,
    willSet: @escaping (_ name: String, _ value: SettingValue, _ view: Part) -> ObservedEntry?,
    willPerform: @escaping (_ input: ListInput, _ list: ScrollView) -> ObservedEntry?
  ) {
    self.willPerform = willPerform
    super.init(end: end, willAdvance: willAdvance, willSet: willSet)
  }

  /// Called before an accessory is put into a slot, or removed from it.
  package final var willReplace:
    (_ old: ScrollAccessory?, _ new: ScrollAccessory?, _ list: ScrollView) -> ObservedEntry? = {
      _, _, _ in nil
    }

  /// Called before ``ScrollView/keepingPosition(_:)`` makes its changes.
  package final var willKeepPosition: (_ list: ScrollView) -> ObservedEntry? = { _ in nil }

  /// Called before a driver is called. Its reports during the call are its answer.
  package final var willAsk: (_ request: DriverRequest, _ list: ScrollView) -> ObservedEntry? = {
    _, _ in nil
  }

  /// Called for an action on a list that is not an input, with a description of it.
  package final var willDoToList: (_ action: String, _ list: ScrollView) -> Void = { _, _ in }

  /// Called with the time of a last update that was read.
  package final var didReadTime: (_ time: WallTime?, _ key: String) -> Void = { _, _ in }

  /// Called with the time of a last update that a header has stored.
  package final var didStoreTime: (_ time: WallTime, _ key: String) -> Void = { _, _ in }
}

extension ListObserver {
  /// Stops the notifications of this observer.
  ///
  /// - Parameters:
  ///   - list: The list; nil if it is deallocated.
  ///   - timeline: Its timeline; nil if that is deallocated.
  package final func remove(from list: ScrollView?, on timeline: Timeline?) {
    setIsObserving(false)
    list?._observer = nil
    if let timeline { timeline.observers = timeline.observers.filter { $0.use { $0 !== self } } }
  }
}

/// The inputs of a list and its observer. ``View/callClient(_:_:)`` calls code of the app.
extension ScrollView {
  /// Performs an input. Each function that an app or a host calls uses this function, or sets a
  /// property by ``View/set(_:to:_:)``, unless its only effect is on drawing.
  final func input(_ input: @autoclosure () -> ListInput, _ perform: () -> Void) {
    let entry = TimelineObserver.isInUse ? willPerform(input()) : nil
    perform()
    entry?.end()
  }

  private func willPerform(_ input: ListInput) -> ObservedEntry? {
    _observer?.use { $0.willPerform(input, self) } ?? nil
  }

  /// Notifies the observer of an action that is not an input.
  final func notifyObserver(of action: @autoclosure () -> String) {
    if TimelineObserver.isInUse { listObserver?.willDoToList(action(), self) }
  }

  /// The observer, or nil.
  package final var listObserver: ListObserver? { _observer?.takeUnretainedValue() }

  /// Begins to notify an observer, which the caller keeps alive until it removes it.
  package final func add(_ observer: ListObserver) {
    observer.setIsObserving(true)
    _observer = .passUnretained(observer)
    timeline.observers = timeline.observers + [.passUnretained(observer)]
  }
}

/// An input of an app or a host to a scroll view.
package nonisolated enum ListInput: Equatable {
  case touch(TouchPhase, Point, id: Int, time: Double?)
  case wheel(Point, WheelPhase)
  case scrollStep(ScrollStep, animated: Bool)
  case scrollTo(Point, animated: Bool)
  case offset(Point)
  case drag(DragInput)
  /// A frame of a deceleration that a host shows.
  case scroll(Point)
  /// The end of such a deceleration.
  case decelerated
  case contentSize(Size)
  case inset(EdgeInsets)
  case safeArea(EdgeInsets)
  case size(Size)
  case window(Bool)
  case rowCounts([Int])
  /// A report of a driver.
  case report(DriverReport)
  /// A property of the scroll view, by its name.
  case setting(String, SettingValue)
}

/// A phase of a drag that a host makes by calls.
package nonisolated enum DragInput: Equatable {
  case began
  case moved(Point)
  case ended(decelerate: Bool)
  case cancelled
}

/// A report of a driver about the platform's scroll view.
package nonisolated enum DriverReport: Equatable {
  /// Its offset, and what has moved the content.
  case offset(Point, ScrollCause)
  /// The overshoot of a finger's pull at each edge.
  case pull(EdgeInsets)
  /// Whether a finger touches it.
  case tracks(Bool)
  /// Whether the content moves by itself after a drag.
  case decelerates(Bool)
  /// It has laid out its content.
  case layout
}
