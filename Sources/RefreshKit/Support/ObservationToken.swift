/// A registration of an observer, which is notified of events until the token is canceled or
/// released.
@preconcurrency @MainActor
public final class ObservationToken {
  /// Nil once the token is canceled.
  private var handler: AnyObject?

  fileprivate init(_ handler: AnyObject) {
    self.handler = handler
  }

  /// Removes the observer, and releases its closure. Further calls have no effect.
  public func cancel() {
    handler = nil
  }
}

/// Only its token retains it.
@MainActor private final class Handler<Event> {
  let handle: (Event) -> Void

  init(_ handle: @escaping (Event) -> Void) {
    self.handle = handle
  }

}

@MainActor struct Observers<Event> {
  private var handlers = WeakList<Handler<Event>>()

  var isEmpty: Bool { handlers.isEmpty }

  /// The observer is removed when the token is released. O(1), amortized.
  mutating func add(_ handle: @escaping (Event) -> Void) -> ObservationToken {
    let handler = Handler(handle)
    handlers.add(handler)
    return ObservationToken(handler)
  }

  mutating func addFirst(_ handle: @escaping (Event) -> Void) -> ObservationToken {
    let handler = Handler(handle)
    handlers.add(handler, isFirst: true)
    return ObservationToken(handler)
  }

  /// An observer that an earlier one cancels is not called. `isCurrent` is called before each
  /// observer: if an observer causes a later event, the remaining ones get only that event.
  func send(_ event: Event, while isCurrent: () -> Bool = { true }) {
    handlers.visit { if isCurrent() { $0.handle(event) } }
  }
}
