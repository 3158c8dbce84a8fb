/// Work of debug builds that is no due item, so that a timeline has the same work as in a release
/// build: it wakes no host, and runs at the end of the advance that reaches its time.
extension Timeline {
  #if DEBUG
    typealias SilentWork = (time: Double, work: () -> Void)

    func afterSilently<Owner: AnyObject>(
      _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
    ) {
      guard runsSilentWork else { return }
      silentWork.append((time(after: delay), { [weak owner] in owner.map(work) }))
    }

    private func runDueSilentWork() {
      let due = silentWork.filter { $0.time <= now }
      silentWork.removeAll { $0.time <= now }
      for item in due { item.work() }
    }
  #endif

  @inline(__always)
  func runSilentWork() {
    #if DEBUG
      if !silentWork.isEmpty { runDueSilentWork() }
    #endif
  }

  /// For timelines whose work is not that of an app, such as the timeline of a replay.
  package func ignoreSilentWork() {
    #if DEBUG
      runsSilentWork = false
    #endif
  }
}
