/// A store of the times of last updates, under a key for each list.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol LastUpdatedTimeStore: AnyObject {
  /// The time that was stored last under `key`; nil if there is none. Called when a header needs
  /// the time of its last update.
  func time(forKey key: String) -> WallTime?

  /// Stores `time` under `key`, in place of an earlier one. Called when a refresh of a header has
  /// updated the list.
  func setTime(_ time: WallTime, forKey key: String)
}

/// A store in memory: the default of each scroll view.
///
/// - Complexity: O(*n*) in the number of keys; a scroll view usually has one.
public final class MemoryTimeStore: LastUpdatedTimeStore {
  private var entries: [(key: String, time: WallTime)] = []

  /// Makes an empty store.
  public init() {}

  public func time(forKey key: String) -> WallTime? {
    for entry in entries where entry.key == key { return entry.time }
    return nil
  }

  public func setTime(_ time: WallTime, forKey key: String) {
    for index in entries.indices where entries[index].key == key {
      entries[index].time = time
      return
    }
    entries.append((key, time))
  }
}
