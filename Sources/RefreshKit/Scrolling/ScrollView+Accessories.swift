/// The layout passes of a scroll view.
struct LayoutPass {
  /// Whether a pass is scheduled.
  private(set) var isScheduled = false
  /// The job that runs a pass, made once for all passes.
  private var job: Job?

  /// Marks a pass as scheduled.
  ///
  /// - Returns: The job that runs it; nil if one waits already.
  mutating func schedule(for view: ScrollView) -> Job? {
    guard !isScheduled else { return nil }
    isScheduled = true
    if let job { return job }
    let view = Weak(view)
    let job = Job { view.object?.runLayoutPass() }
    self.job = job
    return job
  }

  /// Called before a pass runs.
  mutating func begin() {
    isScheduled = false
  }
}

/// The notifications of accessories.
extension ScrollView {
  /// Notifies the accessories, in the order in which they were attached. Those that are attached or
  /// detached meanwhile are not notified.
  ///
  /// The list of accessories keeps them alive. See HotPath.md.
  func notify<Value>(
    from old: Value, to new: Value, _ receive: (ScrollAccessory, Change<Value>) -> Void
  ) {
    let change = Change(old: old, new: new)
    accessories.beginNotification()
    for index in 0..<accessories.count { accessories[index]?.use { receive($0, change) } }
    accessories.endNotification()
    guard accessories.canRemoveEmptyEntries else { return }
    extendingLifetime(accessories) { accessories = accessories.removingEmptyEntries() }
  }

  /// Notifies the accessories that sizes or insets have changed. While the position is kept, this is
  /// done at the end.
  func notifyOfGeometry() {
    guard keeping == nil else { return }
    for accessory in accessories.all where accessory.isAttached {
      accessory.geometryDidChange()
    }
  }

  /// Lays out the tree. Then the components that wait for a window begin, in the reverse order of
  /// attaching.
  func runLayoutPass() {
    layoutPass.begin()
    guard isInWindow else { return }
    layoutIfNeeded()
    accessories.visit(fromLast: true) { if isInWindow, hosts($0) { $0.layoutPassDidEnd() } }
  }

  /// Called after a layout of the content that a component has requested.
  func contentWasLaidOut() {
    for accessory in accessories.all { accessory.contentWasLaidOut() }
  }

  /// Called when a component has ended its refresh, and when the content has come to rest: an
  /// arrival at an end that has waited for that may load.
  func waitingArrivalsMayLoad() {
    for accessory in accessories.all { accessory.waitingArrivalMayLoad() }
  }

  /// Places the accessories that a layout has placed before.
  func placeAccessories() {
    for accessory in accessories.all { accessory.placeAgain() }
  }

  /// Detaches the accessories, because the view is being deallocated. Accessories that are already
  /// in another scroll view do not change.
  func abandonAccessories() {
    abandonSubviews()
    for accessory in accessories.all where hosts(accessory) {
      accessory.host = nil
      accessory.didLoseScrollView()
      accessory.clearReservedInset()
    }
  }

  /// Whether an accessory is in this scroll view: an observer may have put it into another.
  private func hosts(_ accessory: ScrollAccessory) -> Bool {
    accessory.host?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }
}
