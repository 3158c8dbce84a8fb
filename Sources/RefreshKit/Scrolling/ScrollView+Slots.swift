/// How components come and go. A slot is a property in front of these two calls.
extension ScrollView {
  /// Attaches `new` in place of `old`, and of what the end of `old` has put there, at the back of the
  /// subviews.
  func replace(_ old: ScrollAccessory?, with new: ScrollAccessory?) {
    guard old !== new else { return }
    if let old { detach(old) }
    guard let new, accessories[new.edge] !== new else { return }
    guard new.scrollView == nil else {
      fatalError(
        "A \(typeName(of: new)) is in a scroll view already; "
          + "set that slot to nil before you put it into another.")
    }
    if new.isAttached { forgetLastScrollView(of: new) }
    if let successor = accessories[new.edge] { detach(successor) }
    if let other = accessories[new.edge] {
      fatalError(
        "A \(typeName(of: other)) was put into a slot that is being set, and again when that one was "
          + "taken out; do not fill a slot when a component leaves it.")
    }
    attach(new)
  }

  private func attach(_ accessory: ScrollAccessory) {
    accessories = accessories.with(accessory)
    accessory.host = Unmanaged.passUnretained(self)
    accessory.isAttached = true
    accessory.side = accessory.edge
    insertSubview(accessory, at: 0)
    holdingDidChange()
    accessory.didAttach(to: self)
  }

  private func detach(_ accessory: ScrollAccessory) {
    accessories = accessories.without(accessory)
    accessory.isAttached = false
    accessory.removeFromSuperview()
    forgetLastScrollView(of: accessory)
    accessory.host = nil
    holdingDidChange()
    loansDidChange()
  }

  /// Ends what an accessory was doing in the scroll view that it has left, or that is gone.
  private func forgetLastScrollView(of accessory: ScrollAccessory) {
    accessory.willDetach(from: self)
    accessory.forgetLoan()
  }
}
