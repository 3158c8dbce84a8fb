/// The layout passes of a scroll view.
struct LayoutPass {
  /// Whether one waits.
  var isScheduled = false
  /// Runs it; made once, for all passes.
  let passJob: Job

  init(of view: ScrollView) {
    let view = Weak(view)
    passJob = Job { view.object?.runLayoutPass() }
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
    for index in 0..<accessories.count { accessories[index]?.use { receive($0, change) } }
    accessories.endNotification()
    guard accessories.canRemoveEmptyEntries else { return }
    extendingLifetime(accessories) { accessories = accessories.removingEmptyEntries() }
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
    layoutPass.isScheduled = false
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
      accessory.clearReservedInset()
    }
  }

  /// Whether an accessory is in this scroll view: an observer may have put it into another.
  private func hosts(_ accessory: ScrollAccessory) -> Bool {
    accessory.host?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }
}
