/// Observes what an app and a host do, but not what the kit does by itself. Subclasses observe
/// views, lists and components.
///
/// A function that is called before an action returns an ``ObservedEntry``, which the caller ends
/// after the action.
package class TimelineObserver {
  init(
    end: @escaping (_ outer: Int) -> Void,
    willAdvance: @escaping (_ interval: Double) -> ObservedEntry?
  ) {
    (self.end, self.willAdvance) = (end, willAdvance)
  }

  private(set) static var all: [TimelineObserver] = [] { didSet { isInUse = !all.isEmpty } }

  /// Stored, so that a call site without observers makes only one comparison.
  private(set) static var isInUse = false

  final func setIsObserving(_ isObserving: Bool) {
    if isObserving { Self.all.append(self) } else { Self.all.removeAll { $0 === self } }
  }

  /// Called when an observed action ends, with the value of its entry.
  final let end: (_ outer: Int) -> Void

  final let willAdvance: (_ interval: Double) -> ObservedEntry?

  package final var willAdvanceTime: (_ interval: Double) -> ObservedEntry? = { _ in nil }

  /// Returns the work that runs instead. Deferred work runs in the advance after the present one.
  package final var willSchedule:
    (_ work: @escaping () -> Void, _ delay: Double, _ isDeferred: Bool) -> () -> Void = {
      work, _, _ in work
    }

  /// Returns the work that runs instead.
  package final var willEnqueue: (_ work: @escaping () -> Void) -> () -> Void = { $0 }

  /// Called before other code of the app, whose actions do not count as those of the kit.
  package final var willCallClient: (_ name: String) -> ObservedEntry? = { _ in nil }
}

/// The observer must be alive until the action ends.
package struct ObservedEntry {
  private let observer: Unmanaged<TimelineObserver>
  /// The value that the observer needs when the action ends.
  private let outer: Int

  package init(_ observer: Unmanaged<TimelineObserver>, outer: Int) {
    (self.observer, self.outer) = (observer, outer)
  }

  package func end() { observer.use { $0.end(outer) } }
}

extension Timeline {
  /// Recursive: `index` is that of the next observer to notify.
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
