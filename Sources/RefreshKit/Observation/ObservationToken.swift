/// A registered observer: events are reported until the token is cancelled or released.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class ObservationToken {
  /// The observer; nil once the token is cancelled.
  private var handler: AnyObject?

  fileprivate init(_ handler: AnyObject) {
    self.handler = handler
  }

  /// Removes the observer and releases its closure; a second call has no effect.
  public func cancel() {
    handler = nil
  }
}

/// The closure of an observer, retained by its token alone.
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
///
/// Released observers are removed when they may be half of all, so that adding n observers takes O(n)
/// steps.
struct Observers<Event> {
  private var handlers: [Weak<Handler<Event>>] = []
  /// The number of handlers from which on ``add(_:)`` first removes the released ones.
  private var limit = 8

  /// The number of handlers that ``add(_:)`` has checked so far; a test compares it with the number
  /// of handlers that were added.
  private(set) var steps = 0

  /// The number of handlers, including released ones that have not been removed yet.
  var count: Int { handlers.count }

  /// Whether there are no handlers.
  var isEmpty: Bool { handlers.isEmpty }

  /// Adds an observer.
  ///
  /// - Parameter handle: Called for each event.
  /// - Returns: The token; the observer is removed when the token is released.
  /// - Complexity: O(1), amortized.
  mutating func add(_ handle: @escaping (Event) -> Void) -> ObservationToken {
    if handlers.count >= limit {
      steps += handlers.count
      handlers.removeAll { $0.object == nil }
      limit = max(8, 2 * handlers.count)
    }
    let handler = Handler(handle)
    handlers.append(Weak(handler))
    return ObservationToken(handler)
  }

  /// Calls the observers in order; one that is cancelled by an earlier one is not called.
  ///
  /// - Parameters:
  ///   - event: What the observers are called with.
  ///   - isCurrent: Whether the event is still the latest, asked before each observer: one that makes
  ///     another change sends it to all of them, and the others are not called with the older event.
  func send(_ event: Event, while isCurrent: () -> Bool = { true }) {
    for handler in handlers where isCurrent() { handler.object?.handle(event) }
  }
}
