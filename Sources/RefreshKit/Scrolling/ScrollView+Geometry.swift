/// What limits the offset: how the geometry follows sizes, insets and what components reserve.
extension ScrollView {
  /// Follows insets that the app or the host has set.
  func insetsDidChange() {
    let inset = contentInset + safeAreaInsets
    guard inset != geometry.inset else { return }
    changeGeometry { $0.inset = inset }
    placeAccessories()
    clampOffset(by: .app)
    notifyOfGeometry()
  }

  /// Adds up the insets that components have reserved.
  func reservedInsetsDidChange() {
    var reserved = EdgeInsets.zero
    for accessory in accessories.all { reserved[accessory.edge] += accessory.reservedInset }
    let old = geometry
    guard reserved != old.reserved else { return }
    reservedInsetAnimation = PropertyAnimation(
      from: reservedInsetAnimation.presentationValue(of: old.reserved, on: timeline), on: timeline)
    changeGeometry { $0.reserved = reserved }
    notifyDriver(of: .reservedInset)
    clampOffset(by: .component, from: old)
  }

  /// Changes the geometry, and what follows from it.
  func changeGeometry(_ change: (inout ScrollGeometry) -> Void) {
    var geometry = geometry
    change(&geometry)
    if geometry != _snapshot.geometry { isPlacedByApp = false }
    _snapshot.geometry = geometry
    rests = geometry.rests
  }
}
