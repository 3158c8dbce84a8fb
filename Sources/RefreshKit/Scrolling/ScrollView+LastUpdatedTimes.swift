/// The times of last updates.
extension ScrollView {
  /// The time that is stored under a key, or nil.
  package final func lastUpdatedTime(forKey key: String) -> WallTime? {
    var time: WallTime?
    callClient("a store of times") { time = lastUpdatedTimes.time(forKey: key) }
    if TimelineObserver.isInUse { listObserver?.didReadTime(time, key) }
    return time
  }

  /// Stores the present time under a key.
  final func storeLastUpdatedTime(forKey key: String) {
    let time = timeline.wallTime
    callClient("a store of times") { lastUpdatedTimes.setTime(time, forKey: key) }
    if TimelineObserver.isInUse { listObserver?.didStoreTime(time, key) }
  }
}
