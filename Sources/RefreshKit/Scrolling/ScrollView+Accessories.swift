/// What the scroll view tells those who stand at its edges.
extension ScrollView {
  /// Tells what stands at the edges, in the order in which it came; what is detached meanwhile hears
  /// nothing more, and what is attached meanwhile nothing yet.
  ///
  /// The list keeps them alive meanwhile, so that none is retained by itself.
  @inline(__always)
  func notify<Value>(
    from old: Value, to new: Value, _ told: (ScrollAccessory, Change<Value>) -> Void
  ) {
    let change = Change(old: old, new: new)
    accessories.beginNotifying()
    for place in 0..<accessories.count { accessories[place]?.use { told($0, change) } }
    accessories.endNotifying()
    guard accessories.needsTidying else { return }
    extendingLifetime(accessories) { accessories = accessories.tidied() }
  }

  /// Tells that sizes or insets have changed.
  func notifyOfGeometry() {
    for accessory in accessories.all where accessory.isAttached {
      accessory.geometryDidChange()
    }
  }

  /// Puts those who were placed before where the geometry wants them.
  func placeAccessories() {
    for accessory in accessories.all { accessory.placeAgain() }
  }

  /// Lets the accessories forget the view, which is being deallocated; not those that are in another
  /// scroll view already.
  func leaveAccessories() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    for accessory in accessories.all where accessory.host?.toOpaque() == own {
      accessory.scrollViewWillDeinitialize(on: timeline)
      accessory.host = nil
      accessory.forgetReservedInset()
    }
  }
}
