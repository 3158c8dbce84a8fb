/// Observes what an app and a host do, but not what the kit does by itself: to a timeline here, and to views, lists
/// and components in subclasses, each of which is declared where its functions are called.
///
/// A function that begins something returns an ``ObservedEntry``, which the caller ends when that is done.
package class TimelineObserver {
  init() {}

  /// All observers.
  private(set) static var all: [TimelineObserver] = [] { didSet { isInUse = !all.isEmpty } }

  /// Whether there is any. While there is none, each place that notifies them is one comparison.
  private(set) static var isInUse = false

  /// Adds an observer that begins to observe, or removes one that ends it.
  final func setIsObserving(_ isObserving: Bool) {
    if isObserving { Self.all.append(self) } else { Self.all.removeAll { $0 === self } }
  }

  /// Ends an entry.
  ///
  /// - Parameter outer: What the function that began it has stored in the entry.
  func end(_ outer: Int) {}

  /// Called before the timeline is advanced.
  func willAdvance(by interval: Double) -> ObservedEntry? { nil }

  /// Called before the app's work is scheduled.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - delay: After how many seconds it runs.
  ///   - isDeferred: Whether it waits for the advance after the present one.
  /// - Returns: The work that runs in its place.
  func willSchedule(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool
  ) -> () -> Void { work }

  /// Called before the app's work is put into the main queue.
  ///
  /// - Returns: The work that runs in its place.
  func willEnqueue(_ work: @escaping () -> Void) -> () -> Void { work }

  /// Called before code of the app is called that is no work: what it does is not the kit's.
  ///
  /// - Parameter name: What it is, in words.
  func willCallClient(_ name: String) -> ObservedEntry? { nil }

  /// Called if something is done that is no input.
  ///
  /// - Parameter deed: What is done, in words.
  func willDo(_ deed: String) {}
}

/// Something that was begun and is observed. Its observer is alive until it has ended.
struct ObservedEntry {
  private let observer: Unmanaged<TimelineObserver>
  /// What the observer needs to end it.
  private let outer: Int

  init(_ observer: TimelineObserver, outer: Int) {
    (self.observer, self.outer) = (.passUnretained(observer), outer)
  }

  /// Ends it.
  func end() { observer.use { $0.end(outer) } }
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
    let entry = observers[index].use(begin)
    defer { entry?.end() }
    try observed(by: begin, from: index + 1, body)
  }
}
