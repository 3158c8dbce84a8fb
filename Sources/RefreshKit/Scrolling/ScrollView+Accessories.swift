/// What the scroll view tells those who stand at its edges.
extension ScrollView {
  /// Tells what stands at the edges, in the order in which it came; what is detached meanwhile hears
  /// nothing more, and what is attached meanwhile nothing yet.
  ///
  /// The list keeps them alive meanwhile, so that none is retained by itself.
  @inline(__always)
  func tell<Value>(
    from old: Value, to new: Value, _ told: (ScrollAccessory, Change<Value>) -> Void
  ) {
    let change = Change(old: old, new: new)
    accessories.beginTelling()
    for place in 0..<accessories.count { accessories[place]?.use { told($0, change) } }
    accessories.endTelling()
    guard accessories.needsTidying else { return }
    keeping(accessories) { accessories = accessories.tidied() }
  }

  /// Tells that sizes or insets have changed.
  func tellGeometry() {
    for accessory in accessories.present where accessory.isAttached {
      accessory.geometryDidChange()
    }
  }

  /// Puts those who were placed before where the geometry wants them.
  func placeAccessories() {
    for accessory in accessories.present { accessory.placeAgain() }
  }

  /// Lets the accessories forget the view, which is being deallocated; not those that are in another
  /// scroll view already.
  func leaveAccessories() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    for accessory in accessories.present where accessory.host?.toOpaque() == own {
      accessory.scrollViewWillDeinitialize(on: timeline)
      accessory.host = nil
      accessory.forgetLoan()
    }
  }
}
