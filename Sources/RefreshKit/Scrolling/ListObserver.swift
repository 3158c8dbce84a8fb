/// Observes what an app and a host do to a list.
package class ListObserver: ViewObserver {
  /// Called before an input is performed.
  final let willPerform: (_ input: ListInput, _ list: ScrollView) -> ObservedEntry?

  package init(
    end: @escaping (_ outer: Int) -> Void,
    willAdvance: @escaping (_ interval: Double) -> ObservedEntry?,
    willSet: @escaping (_ name: String, _ value: SettingValue, _ view: View) -> ObservedEntry?,
    willPerform: @escaping (_ input: ListInput, _ list: ScrollView) -> ObservedEntry?
  ) {
    self.willPerform = willPerform
    super.init(end: end, willAdvance: willAdvance, willSet: willSet)
  }

  /// Called before an accessory is put into the place of another one.
  package final var willReplace:
    (_ old: ScrollAccessory?, _ new: ScrollAccessory?, _ list: ScrollView) -> ObservedEntry? = {
      _, _, _ in nil
    }

  /// Called before changes are made in front of the visible part of the content.
  package final var willKeepPosition: (_ list: ScrollView) -> ObservedEntry? = { _ in nil }

  /// Called before a driver is called: what it reports meanwhile is its answer.
  package final var willAsk: (_ request: DriverRequest, _ list: ScrollView) -> ObservedEntry? = {
    _, _ in nil
  }

  /// Called if something is done to a list that is no input, with what is done, in words.
  package final var willDoToList: (_ action: String, _ list: ScrollView) -> Void = { _, _ in }

  /// Called with the time of a last update that was read.
  package final var didReadTime: (_ time: WallTime?, _ key: String) -> Void = { _, _ in }

  /// Called with the time of a last update that a header has stored.
  package final var didStoreTime: (_ time: WallTime, _ key: String) -> Void = { _, _ in }
}

extension ListObserver {
  /// Ends the notifications.
  ///
  /// - Parameters:
  ///   - list: The list; nil if it is deallocated.
  ///   - timeline: Its timeline; nil if that is.
  package final func remove(from list: ScrollView?, on timeline: Timeline?) {
    setIsObserving(false)
    list?._observer = nil
    if let timeline { timeline.observers = timeline.observers.filter { $0.use { $0 !== self } } }
  }
}

/// The ways in and out: what is done to a list comes in by an input, and code of the app is called by
/// ``View/callClient(_:_:)``.
extension ScrollView {
  /// Performs an input: each call that an app or a host makes, and that is not only drawn, is made by this, or sets
  /// a property by ``View/set(_:to:_:)``.
  final func input(_ input: @autoclosure () -> ListInput, _ perform: () -> Void) {
    let entry = TimelineObserver.isInUse ? willPerform(input()) : nil
    perform()
    entry?.end()
  }

  private func willPerform(_ input: ListInput) -> ObservedEntry? {
    _observer?.use { $0.willPerform(input, self) } ?? nil
  }

  /// Notifies the observer of something that is no input.
  final func observe(_ action: @autoclosure () -> String) {
    if TimelineObserver.isInUse { listObserver?.willDoToList(action(), self) }
  }

  /// The observer; nil without one.
  package final var listObserver: ListObserver? { _observer?.takeUnretainedValue() }

  /// Begins to notify an observer, which the caller keeps alive until it removes it.
  package final func add(_ observer: ListObserver) {
    observer.setIsObserving(true)
    _observer = .passUnretained(observer)
    timeline.observers = timeline.observers + [.passUnretained(observer)]
  }
}
