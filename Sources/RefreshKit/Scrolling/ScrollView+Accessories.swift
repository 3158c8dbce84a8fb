/// The layout passes of a scroll view.
struct LayoutPass {
  /// Whether one waits.
  private var isScheduled = false
  /// Runs one; made once, for all.
  private var job: Job?

  /// Called before one is scheduled.
  ///
  /// - Returns: What runs it; nil if one waits already.
  mutating func schedule(for view: ScrollView) -> Job? {
    guard !isScheduled else { return nil }
    isScheduled = true
    if let job { return job }
    let view = Weak(view)
    let job = Job { view.object?.runLayoutPass() }
    self.job = job
    return job
  }

  /// Called before one runs.
  mutating func begin() {
    isScheduled = false
  }
}

/// What a scroll view notifies its accessories of.
extension ScrollView {
  /// Notifies the accessories, in the order in which they were attached: not those that are detached
  /// meanwhile, and not yet those that are attached meanwhile.
  ///
  /// The list of accessories keeps them alive. See HotPath.md.
  func notify<Value>(
    from old: Value, to new: Value, _ receive: (ScrollAccessory, Change<Value>) -> Void
  ) {
    let change = Change(old: old, new: new)
    accessories.beginNotification()
    for place in 0..<accessories.count { accessories[place]?.use { receive($0, change) } }
    accessories.endNotification()
    guard accessories.canRemoveEmptyPlaces else { return }
    extendingLifetime(accessories) { accessories = accessories.removingEmptyPlaces() }
  }

  /// Notifies the accessories that sizes or insets have changed, and moves the content to an offset that
  /// it reaches now: while the position is kept, at the end of that.
  func notifyOfGeometry() {
    guard keeping == nil else { return }
    for accessory in accessories.all where accessory.isAttached {
      accessory.geometryDidChange()
    }
    moveToAwaitedOffset()
  }

  /// Lays out the tree; then components that wait for a window start, from the back to the front.
  func runLayoutPass() {
    layoutPass.begin()
    guard isInWindow else { return }
    layoutIfNeeded()
    accessories.visit(fromLast: true) { if isInWindow, hosts($0) { $0.layoutPassDidEnd() } }
    // An inset that was reserved meanwhile may let the content reach an offset.
    moveToAwaitedOffset()
  }

  /// Places the accessories that a layout has placed before.
  func placeAccessories() {
    for accessory in accessories.all { accessory.placeAgain() }
  }

  /// Detaches the accessories from the view, which is being deallocated; not those that are in another
  /// scroll view already.
  func abandonAccessories() {
    abandonSubviews()
    for accessory in accessories.all where hosts(accessory) {
      accessory.host = nil
      accessory.didLoseScrollView()
      accessory.forgetReservedInset()
    }
  }

  /// Whether an accessory is in this scroll view: an observer may have put it into another.
  private func hosts(_ accessory: ScrollAccessory) -> Bool {
    accessory.host?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }
}
