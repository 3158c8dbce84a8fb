/// One subscription: it lasts until it is cancelled or released.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class ObservationToken {
  /// What is called; nothing once the subscription is cancelled.
  private var handler: AnyObject?

  fileprivate init(_ handler: AnyObject) {
    self.handler = handler
  }

  /// Ends the subscription and lets go of what it called; a second time nothing happens.
  public func cancel() {
    handler = nil
  }
}

/// What an observation calls. The observation alone keeps it.
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

/// Those who want to hear of events of one kind, in the order in which they came.
///
/// Those who have gone are forgotten when there may be as many of them as of others, so that to add n
/// handlers costs in the order of n.
struct Observers<Event> {
  private var handlers: [Weak<Handler<Event>>] = []
  /// How many handlers there may be before those that have gone are looked for.
  private var room = 8

  /// How many handlers have been looked at by ``add(_:)`` so far; a test compares it with the number
  /// of those that came.
  private(set) var steps = 0

  /// How many handlers are kept, those included that have gone and are still to be forgotten.
  var count: Int { handlers.count }

  /// Whether there are no handlers.
  var isEmpty: Bool { handlers.isEmpty }

  /// Calls `handle` for each event from now on, for as long as the observation lives.
  mutating func add(_ handle: @escaping (Event) -> Void) -> ObservationToken {
    if handlers.count >= room {
      steps += handlers.count
      handlers.removeAll { $0.object == nil }
      room = max(8, 2 * handlers.count)
    }
    let handler = Handler(handle)
    handlers.append(Weak(handler))
    return ObservationToken(handler)
  }

  /// Tells everybody; who is cancelled meanwhile hears nothing more.
  func send(_ event: Event) {
    for handler in handlers { handler.object?.handle(event) }
  }
}
