extension Timeline {
  /// Advances, as a call that the observers note.
  @inline(never)
  final func advanceAsInput(
    by interval: Double, _ limit: Int, _ runawayLimit: Int
  ) throws(Runaway) {
    guard !isAdvancing else {
      fatalError(
        "Timeline.advance was called from inside a turn; schedule the work by after(_:_:) instead.")
    }
    guard InputObserver.isInUse, !inputObservers.isEmpty else {
      return try moveOn(by: interval, limit, runawayLimit)
    }
    let input = RecordedItem.advance(Self.span(interval))
    guard inputObservers.count == 1 else {
      let entries = inputObservers.map { $0.takeUnretainedValue().entry(for: input) }
      defer { for entry in entries.reversed() { entry.end() } }
      return try moveOn(by: interval, limit, runawayLimit)
    }
    let observer = inputObservers[0]
    let outer = observer.use { $0.enter(input) }
    defer {
      // What has run may have ended the observation, and the observer with it.
      if inputObservers.first?.toOpaque() == observer.toOpaque() {
        observer.use { $0.leave(to: outer) }
      }
    }
    try moveOn(by: interval, limit, runawayLimit)
  }

  /// Work of the app as it is scheduled: its input is recorded as that of the work.
  @inline(__always)
  final func observed(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool = false
  ) -> () -> Void {
    InputObserver.isInUse ? recorded(work, after: delay, isDeferred: isDeferred) : work
  }

  private func recorded(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool
  ) -> () -> Void {
    var work = work
    for observer in inputObservers {
      let observer = observer.takeUnretainedValue()
      let list = observer.listForWork(after: max(0, delay), isDeferred: isDeferred)
      guard let list else { continue }
      let name = "work that was scheduled in such a block"
      work =
        list == InputObserver.unknown
        ? observer.wrapped(work, name) : observer.wrapped(work, in: list)
    }
    return work
  }

  /// Work of the app in the main queue, which scripts have no word for.
  @inline(__always)
  final func observedEntry(_ work: @escaping () -> Void) -> () -> Void {
    InputObserver.isInUse ? recordedEntry(work) : work
  }

  private func recordedEntry(_ work: @escaping () -> Void) -> () -> Void {
    var work = work
    for observer in inputObservers where observer.use({ $0.place != InputObserver.kit }) {
      work = observer.takeUnretainedValue().wrapped(work, "Timeline.async")
    }
    return work
  }

  /// Notes a change that scripts have no word for.
  final func noteUnsupported(_ words: @autoclosure () -> String) {
    guard InputObserver.isInUse else { return }
    for observer in inputObservers { observer.use { $0.addUnsupportedOfApp(words()) } }
  }
}

extension InputObserver {
  /// Work of the app whose input is put into a list.
  fileprivate func wrapped(_ work: @escaping () -> Void, in list: InputList) -> () -> Void {
    { [self] in
      let outer = enterList(list)
      work()
      leave(to: outer)
    }
  }

  /// Work of the app whose input is not recorded.
  func wrapped(_ work: @escaping () -> Void, _ name: String) -> () -> Void {
    { [self] in
      let outer = enterUnknown(name)
      work()
      leave(to: outer)
    }
  }
}
