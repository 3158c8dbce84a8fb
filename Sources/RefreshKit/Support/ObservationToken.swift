/// A registration of an observer, which is notified of events until the token is cancelled or
/// released.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class ObservationToken {
  /// The observer; nil once the token is cancelled.
  private var handler: AnyObject?

  fileprivate init(_ handler: AnyObject) {
    self.handler = handler
  }

  /// Removes the observer, and releases its closure. Further calls have no effect.
  public func cancel() {
    handler = nil
  }
}

/// The closure of an observer. Only its token retains it.
private final class Handler<Event> {
  let handle: (Event) -> Void

  init(_ handle: @escaping (Event) -> Void) {
    self.handle = handle
  }

  #if hasFeature(Embedded)
    let lifetimeToken = LifetimeToken()
  #endif
}

#if hasFeature(Embedded)
  extension Handler: WeakReferenceable {}
#endif

/// The observers of one kind of event, in the order in which they were added.
struct Observers<Event> {
  private var handlers = WeakList<Handler<Event>>()

  /// Whether there are no observers.
  var isEmpty: Bool { handlers.isEmpty }

  /// Adds an observer.
  ///
  /// - Parameter handle: Called for each event.
  /// - Returns: The token; the observer is removed when the token is released.
  /// - Complexity: O(1), amortized.
  mutating func add(_ handle: @escaping (Event) -> Void) -> ObservationToken {
    let handler = Handler(handle)
    handlers.add(handler)
    return ObservationToken(handler)
  }

  /// Adds an observer that is called before all others.
  ///
  /// - Returns: The token, as in ``add(_:)``.
  mutating func addFirst(_ handle: @escaping (Event) -> Void) -> ObservationToken {
    let handler = Handler(handle)
    handlers.add(handler, isFirst: true)
    return ObservationToken(handler)
  }

  /// Calls the observers in order. An observer that an earlier one cancels is not called.
  ///
  /// - Parameters:
  ///   - event: The event with which the observers are called.
  ///   - isCurrent: Returns whether the event is still the latest; called before each observer. If
  ///     an observer causes a later event, all observers are called with that one, and the
  ///     remaining ones are not called with the older event.
  func send(_ event: Event, while isCurrent: () -> Bool = { true }) {
    handlers.visit { if isCurrent() { $0.handle(event) } }
  }
}
