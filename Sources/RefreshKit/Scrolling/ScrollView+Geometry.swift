/// The limits of the offset: the size of the content, and the insets of the app and of the
/// components.
extension ScrollView {
  /// The present state of the view.
  public var snapshot: ScrollSnapshot { _snapshot }

  /// The sizes and insets of the view, in points.
  public var geometry: ScrollGeometry { _snapshot.geometry }

  /// The insets that components have reserved, added up at each side, in points.
  public var reservedInset: EdgeInsets { geometry.reserved }

  /// ``contentInset`` + ``safeAreaInsets`` + ``reservedInset``.
  public var adjustedContentInset: EdgeInsets { geometry.adjustedInset }

  /// The size of the content, in points; zero by default. Setting it notifies the components, even
  /// of an equal size.
  public var contentSize: Size {
    get { geometry.contentSize }
    set {
      let old = geometry.contentSize
      let new = newValue.finite(or: old)
      input(.contentSize(new)) {
        guard keeping == nil else { return changeContentSizeKeepingPosition(from: old, to: new) }
        changeGeometry { $0.contentSize = new }
        notify(from: old, to: new) { $0.receive($1) }
        guard new != old else { return }
        clampOffset(by: .app)
        notifyOfGeometry()
      }
    }
  }

  /// Changes the limits of the offset.
  func changeGeometry(_ change: (inout ScrollGeometry) -> Void) {
    var geometry = geometry
    change(&geometry)
    if geometry != _snapshot.geometry { _snapshot.isOffsetSetByApp = false }
    _snapshot.geometry = geometry
    quietOffsetsMayChange()
  }

  /// Called when an inset of the app or the safe area was set.
  func insetsDidChange() {
    let inset = contentInset + safeAreaInsets
    guard inset != geometry.inset else { return }
    changeGeometry { $0.inset = inset }
    placeAccessories()
    clampOffset(by: .app)
    notifyOfGeometry()
  }

  /// Adds up the reserved insets. Called when a component has reserved another inset.
  func reservedInsetsDidChange() {
    var (reserved, levels) = (EdgeInsets.zero, EdgeInsets.zero)
    accessories.visit {
      reserved[$0.edge] += $0.reservedInset
      if $0.reservesLevel { levels[$0.edge] += $0.reservedInset }
    }
    let old = geometry
    guard reserved != old.reserved || levels != old.levels else { return }
    let animation = scrollAnimations.reservedInset
    scrollAnimations.reservedInset = PropertyAnimation(
      from: animation.presentationValue(of: old.reserved, on: timeline), on: timeline)
    changeGeometry { ($0.reserved, $0.levels) = (reserved, levels) }
    if levels != old.levels { placeAccessories() }
    scroller.notify(of: .reservedInset, in: self)
    clampOffset(by: .component, from: old)
  }
}
