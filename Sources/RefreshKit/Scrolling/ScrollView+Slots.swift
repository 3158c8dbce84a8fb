/// Attaching and detaching of components. The slots are properties that call these functions.
extension ScrollView {
  #if !UIKIT
    /// Puts a component that is added as a subview into its slot. A component that is already in its
    /// slot only moves among the subviews.
    ///
    /// - Returns: Whether the component was put into its slot now.
    func takeIntoSlot(_ accessory: any EdgeComponent) -> Bool {
      guard accessory.superview !== self else { return false }
      if let other = accessories[accessory.edge] {
        fatalError(
          "A \(typeName(of: accessory)) cannot be added to a scroll view with a "
            + "\(typeName(of: other)) in the same slot; set the slot to replace that one.")
      }
      accessory.removeFromSuperview()
      replace(nil, with: accessory)
      return true
    }
  #endif

  /// Replaces `old` by `new`, which is attached at the back of the subviews. If an observer puts
  /// another component into the slot while `old` is detached, that one is replaced, too.
  func replace(_ old: (any EdgeComponent)?, with new: (any EdgeComponent)?) {
    guard old !== new else { return }
    replaceAsInput(old, with: new) { exchange(old, for: new) }
  }

  /// Replaces a component as an input of the app.
  func replaceAsInput(
    _ old: ScrollAccessory?, with new: ScrollAccessory?, _ change: () -> Void
  ) {
    let entry = _observer == nil ? nil : listObserver?.willReplace(old, new, self)
    change()
    entry?.end()
  }

  private func exchange(_ old: (any EdgeComponent)?, for new: (any EdgeComponent)?) {
    if let old { detach(old) }
    guard let new, accessories[new.edge] !== new else { return }
    guard new.scrollView == nil else {
      fatalError(
        "A \(typeName(of: new)) is in a scroll view already; "
          + "set that slot to nil before you put it into another.")
    }
    if new.isAttached { finishDetaching(new) }
    if let successor = accessories[new.edge] { detach(successor) }
    if let other = accessories[new.edge] {
      fatalError(
        "A \(typeName(of: other)) was put into a slot that is being set, and again when that one was "
          + "taken out; do not fill a slot when a component leaves it.")
    }
    attach(new)
  }

  private func attach(_ accessory: any EdgeComponent) {
    accessories = accessories.adding(accessory)
    accessory.host = Unmanaged.passUnretained(self)
    accessory.isAttached = true
    componentsDidChange()
    insert(accessory, atBack: true)
    holdingDidChange()
    accessory.didAttach(to: self)
    accessory.didFinishAttaching()
  }

  /// Removes an accessory from its slot. Its refresh ends after its inset is released and its
  /// scroll view is nil, so that an override cannot access the scroll view.
  func detach(_ accessory: any EdgeComponent) {
    accessories = accessories.removing(accessory)
    componentsDidChange()
    remove(accessory)
    finishDetaching(accessory)
    holdingDidChange()
    reservedInsetsDidChange()
  }

  /// Ends the work of an accessory that was detached from this scroll view, or whose last scroll
  /// view was deallocated.
  private func finishDetaching(_ accessory: any EdgeComponent) {
    accessory.isAttached = false
    accessory.willDetach(from: self)
    accessory.host = nil
    accessory.didLoseScrollView()
    accessory.clearReservedInset()
    accessory.didDetach(from: self)
  }
}
