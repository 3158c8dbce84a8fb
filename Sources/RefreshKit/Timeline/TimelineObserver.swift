/// An observer of what an app and a host do, but not of what the kit does by itself. This class
/// observes a timeline; its subclasses observe views, lists and components. Each is declared in the
/// folder that calls it.
///
/// The functions that are called most often are passed to the initializer. The others are
/// properties that do nothing by default. A function that is called before an action returns an
/// ``ObservedEntry``, which the caller ends after the action.
package class TimelineObserver {
  init(
    end: @escaping (_ outer: Int) -> Void,
    willAdvance: @escaping (_ interval: Double) -> ObservedEntry?
  ) {
    (self.end, self.willAdvance) = (end, willAdvance)
  }

  /// All observers.
  private(set) static var all: [TimelineObserver] = [] { didSet { isInUse = !all.isEmpty } }

  /// Whether there are any. If there are none, each call site makes only one comparison.
  private(set) static var isInUse = false

  /// Adds the observer to all observers, or removes it.
  final func setIsObserving(_ isObserving: Bool) {
    if isObserving { Self.all.append(self) } else { Self.all.removeAll { $0 === self } }
  }

  /// Called when an observed action ends, with the value of its entry.
  final let end: (_ outer: Int) -> Void

  /// Called before the timeline is advanced.
  final let willAdvance: (_ interval: Double) -> ObservedEntry?

  /// Called before the time is moved without running work.
  package final var willAdvanceTime: (_ interval: Double) -> ObservedEntry? = { _ in nil }

  /// Called before the app's work is scheduled, with its delay in seconds, and whether it is
  /// deferred to the advance after the present one. Returns the work that runs instead.
  package final var willSchedule:
    (_ work: @escaping () -> Void, _ delay: Double, _ isDeferred: Bool) -> () -> Void = {
      work, _, _ in work
    }

  /// Called before the app's work is put into the main queue. Returns the work that runs instead.
  package final var willEnqueue: (_ work: @escaping () -> Void) -> () -> Void = { $0 }

  /// Called before other code of the app is called, with a description of that code. The kit does
  /// not count the actions of that code as its own.
  package final var willCallClient: (_ name: String) -> ObservedEntry? = { _ in nil }

  /// Called for an action that is not an input, with a description of it.
  package final var willDo: (_ action: String) -> Void = { _ in }
}

/// An observed action that has begun. The observer must be alive until the action ends.
package struct ObservedEntry {
  private let observer: Unmanaged<TimelineObserver>
  /// The value that the observer needs when the action ends.
  private let outer: Int

  package init(_ observer: Unmanaged<TimelineObserver>, outer: Int) {
    (self.observer, self.outer) = (observer, outer)
  }

  /// Ends the action.
  package func end() { observer.use { $0.end(outer) } }
}

extension Timeline {
  /// Notifies each observer, and performs an action.
  ///
  /// - Parameters:
  ///   - begin: Notifies one observer before the action; the entry that it returns ends after the
  ///     action.
  ///   - index: The index of the first observer to notify.
  ///   - body: Performs the action.
  final func observed<Failure: Error>(
    by begin: (TimelineObserver) -> ObservedEntry?, from index: Int = 0,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard index < observers.count else { return try body() }
    let entry = observers[index].use(begin)
    defer { entry?.end() }
    try observed(by: begin, from: index + 1, body)
  }
}
