/// Observes what an app and a host do, but not what the kit does by itself: to a timeline here, and to views, lists
/// and components in subclasses, each of which is declared where its functions are called.
///
/// Who observes makes it with the functions that are called most, and sets the others; those that it does not set do
/// nothing. A function that begins something returns an ``ObservedEntry``, which the caller ends when that is done.
package class TimelineObserver {
  init(
    end: @escaping (_ outer: Int) -> Void,
    willAdvance: @escaping (_ interval: Double) -> ObservedEntry?
  ) {
    (self.end, self.willAdvance) = (end, willAdvance)
  }

  /// All observers.
  private(set) static var all: [TimelineObserver] = [] { didSet { isInUse = !all.isEmpty } }

  /// Whether there is any. While there is none, each place that notifies them is one comparison.
  private(set) static var isInUse = false

  /// Adds an observer that begins to observe, or removes one that ends it.
  final func setIsObserving(_ isObserving: Bool) {
    if isObserving { Self.all.append(self) } else { Self.all.removeAll { $0 === self } }
  }

  /// Ends an entry: what the function that began it has stored in it.
  final let end: (_ outer: Int) -> Void

  /// Called before the timeline is advanced.
  final let willAdvance: (_ interval: Double) -> ObservedEntry?

  /// Called before the app's work is scheduled, with the seconds after which it runs; `isDeferred` is whether it waits
  /// for the advance after the present one. Returns the work that runs in its place.
  package final var willSchedule:
    (_ work: @escaping () -> Void, _ delay: Double, _ isDeferred: Bool) -> () -> Void = {
      work, _, _ in work
    }

  /// Called before the app's work is put into the main queue. Returns the work that runs in its place.
  package final var willEnqueue: (_ work: @escaping () -> Void) -> () -> Void = { $0 }

  /// Called before code of the app is called that is no work, with what it is, in words: what it does is not the
  /// kit's.
  package final var willCallClient: (_ name: String) -> ObservedEntry? = { _ in nil }

  /// Called if something is done that is no input, with what is done, in words.
  package final var willDo: (_ action: String) -> Void = { _ in }
}

/// Something that was begun and is observed. Its observer is alive until it has ended.
package struct ObservedEntry {
  private let observer: Unmanaged<TimelineObserver>
  /// What the observer needs to end it.
  private let outer: Int

  package init(_ observer: Unmanaged<TimelineObserver>, outer: Int) {
    (self.observer, self.outer) = (observer, outer)
  }

  /// Ends it.
  package func end() { observer.use { $0.end(outer) } }
}

extension Timeline {
  /// Does something that each observer is notified of.
  ///
  /// - Parameters:
  ///   - begin: Notifies one observer; its entry ends when all is done.
  ///   - index: The number of the first observer to notify.
  ///   - body: Does it.
  final func observed<Failure: Error>(
    by begin: (TimelineObserver) -> ObservedEntry?, from index: Int = 0,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard index < observers.count else { return try body() }
    let observer = observers[index]
    let entry = observer.use(begin)
    defer { entry?.end() }
    try observed(by: begin, from: index + 1, body)
  }
}
