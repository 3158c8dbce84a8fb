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

/// A closure that is called for each event. Only its token retains this object.
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

  /// Calls each observer, unless an earlier observer has canceled it. `isCurrent` is called before
  /// each observer. It returns false if an observer has caused a later event: the remaining
  /// observers then get only that event.
  func send(_ event: Event, while isCurrent: () -> Bool = { true }) {
    handlers.visit { if isCurrent() { $0.handle(event) } }
  }
}
