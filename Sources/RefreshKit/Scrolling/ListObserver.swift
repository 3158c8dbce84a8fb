package class ListObserver: ViewObserver {
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

  package final var willReplace:
    (_ old: RefreshComponent?, _ new: RefreshComponent?, _ list: ScrollView) -> ObservedEntry? = {
      _, _, _ in nil
    }

  package final var willKeepPosition: (_ list: ScrollView) -> ObservedEntry? = { _ in nil }

  /// The driver's reports during the call are its answer.
  package final var willAsk: (_ request: DriverRequest, _ list: ScrollView) -> ObservedEntry? = {
    _, _ in nil
  }

  /// The time of a last update; nil if none is stored.
  package final var didReadTime: (_ time: WallTime?, _ key: String) -> Void = { _, _ in }
}

extension ListObserver {
  /// The list and the timeline are nil if they are deallocated.
  package final func remove(from list: ScrollView?, on timeline: Timeline?) {
    setIsObserving(false)
    list?._observer = nil
    if let timeline { timeline.observers = timeline.observers.filter { $0.use { $0 !== self } } }
  }
}

extension ScrollView {
  /// What an app or a host calls uses this function, ``View/input(setting:to:_:)`` or another
  /// notification of the observer, unless its only effect is on drawing.
  final func input(_ input: @autoclosure () -> ListInput, _ perform: () -> Void) {
    let entry = TimelineObserver.isInUse ? willPerform(input()) : nil
    perform()
    entry?.end()
  }

  private func willPerform(_ input: ListInput) -> ObservedEntry? {
    _observer?.use { $0.willPerform(input, self) } ?? nil
  }

  package final var listObserver: ListObserver? { _observer?.takeUnretainedValue() }

  /// The caller keeps the observer alive until it is removed.
  package final func add(_ observer: ListObserver) {
    observer.setIsObserving(true)
    _observer = .passUnretained(observer)
    timeline.observers = timeline.observers + [.passUnretained(observer)]
  }
}

package nonisolated enum ListInput: Equatable {
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
package nonisolated enum DragInput: Equatable {
  case began
  case moved(Point)
  case ended(decelerate: Bool)
  case cancelled
}

package nonisolated enum DriverReport: Equatable {
  case offset(Point, ScrollCause)
  /// The overshoot of a finger's pull at each edge.
  case pull(EdgeInsets)
  case tracks(Bool)
  case decelerates(Bool)
  case layout
}
