/// One subscription: it lasts until it is cancelled or released.
public final class Observation {
  private(set) var isCancelled = false

  fileprivate init() {}

  /// Ends the subscription; a second time nothing happens.
  public func cancel() {
    isCancelled = true
  }
}

/// Those who want to hear of events of one kind, in the order in which they came.
struct Observers<Event> {
  private struct Entry {
    let observation: Weak<Observation>
    let handle: (Event) -> Void

    var isLive: Bool { observation.object?.isCancelled == false }
  }

  private var entries: [Entry] = []

  /// Calls `handle` for each event from now on, for as long as the observation lives.
  mutating func add(_ handle: @escaping (Event) -> Void) -> Observation {
    entries.removeAll { !$0.isLive }
    let observation = Observation()
    entries.append(Entry(observation: Weak(observation), handle: handle))
    return observation
  }

  /// Tells everybody; who is cancelled meanwhile hears nothing more.
  func send(_ event: Event) {
    for entry in entries where entry.isLive { entry.handle(event) }
  }
}
