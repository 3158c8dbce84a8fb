/// Where the times of the last updates are stored, under a key for each list.
#if !hasFeature(Embedded)
  @MainActor
#endif
public protocol LastUpdatedTimeStore: AnyObject {
  /// The time that was stored last under `key`, or nil.
  func time(forKey key: String) -> WallTime?

  /// Stores `time` under `key`, in place of an earlier one.
  func setTime(_ time: WallTime, forKey key: String)
}

/// A store in memory: the default of each scroll view.
public final class MemoryTimeStore: LastUpdatedTimeStore {
  @exclusivity(unchecked) private var times: [String: WallTime] = [:]

  /// Makes an empty store.
  public init() {}

  public func time(forKey key: String) -> WallTime? {
    times[key]
  }

  public func setTime(_ time: WallTime, forKey key: String) {
    times[key] = time
  }
}
