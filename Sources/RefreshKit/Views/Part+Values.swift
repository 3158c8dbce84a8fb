/// The setters of the values of a part, on every platform. They also update the values that depend
/// on a changed value.
extension Part {
  // MARK: Visibility

  var isPartHidden: Bool { storage.isHiddenByApp || storage.isHiddenByComponent }

  func setPartHidden(_ newValue: Bool) {
    guard newValue != storage.isHiddenByApp else { return }
    input(setting: "isHidden", to: newValue) { new in
      changeVisibility { storage.isHiddenByApp = new }
    }
  }

  func setHiddenByComponent(_ isHidden: Bool) {
    changeVisibility { storage.isHiddenByComponent = isHidden }
  }

  /// Called when a component hides or shows itself. ``isHidden`` does not change.
  func setSelfHidden(_ isHidden: Bool) {
    changeVisibility { storage.isSelfHidden = isHidden }
  }

  private func changeVisibility(_ change: () -> Void) {
    let wasHidden = isPartHidden
    change()
    let isShown = !isPartHidden && !storage.isSelfHidden
    let isNew = isShown != storage.isShown
    if isNew {
      storage.isShown = isShown
      write(.visibility)
      updateInteractivity()
    }
    // If the app shows a component that hides itself, the component stays invisible, but it may
    // load again after the layout pass.
    if isNew || isPartHidden != wasHidden { setNeedsLayoutPass() }
    if isPartHidden, !wasHidden { didHide() }
    // If app code has changed the visibility again, the nested call has already sent the
    // notifications.
    if isNew, storage.isShown == isShown { notifyOfVisibility() }
  }

  /// Tells the superview, and then the part itself, that the part was shown or hidden.
  private func notifyOfVisibility() {
    // App code in the calls below may remove the superview, so `around` retains it.
    let around = partAround
    around?.setNeedsLayout()
    around?.visibilityDidChange(of: self)
    visibilityDidChange()
  }

  // MARK: Looks

  func setPartAlpha(_ newValue: Double) {
    let old = storage.alpha
    let new = newValue.isFinite ? newValue.clamped(to: 0...1) : old
    guard new != old else { return }
    input(setting: "alpha", to: new) {
      storage.alpha = $0
      alphaAnimation = PropertyAnimation(
        from: alphaAnimation.presentationValue(of: old, on: timeline), on: timeline)
      write(.alpha)
    }
  }

  /// Clockwise around the center, in radians.
  var partRotation: Double {
    get { storage.rotation }
    set {
      let old = storage.rotation
      let new = newValue.finite(or: old)
      guard new != old else { return }
      storage.rotation = new
      rotationAnimation = PropertyAnimation(
        from: rotationAnimation.presentationValue(of: old, on: timeline), on: timeline)
      write(.rotation)
    }
  }

  // MARK: Interaction

  var isPartInteractionEnabled: Bool {
    storage.isInteractionEnabledByApp && !storage.isInteractionDisabledByComponent
  }

  func setPartInteractionEnabled(_ newValue: Bool) {
    // Even an equal value is written, because the view of UIKit, such as a label, may have another
    // value.
    guard newValue != storage.isInteractionEnabledByApp else { return write(.interaction) }
    input(setting: "isUserInteractionEnabled", to: newValue) {
      storage.isInteractionEnabledByApp = $0
      write(.interaction)
      updateInteractivity()
      interactionDidChange()
    }
  }

  var isInteractionDisabledByComponent: Bool {
    get { storage.isInteractionDisabledByComponent }
    set {
      storage.isInteractionDisabledByComponent = newValue
      updateInteractivity()
    }
  }

  package var isInteractive: Bool { storage.isInteractive }

  func updateInteractivity() {
    storage.isInteractive = isPartInteractionEnabled && storage.isShown
  }

  // MARK: Layout

  package var needsLayout: Bool {
    get { storage.needsLayout }
    set { storage.needsLayout = newValue }
  }

  var needsLayoutPass: Bool {
    get { storage.needsLayoutPass }
    set { storage.needsLayoutPass = newValue }
  }

  func setNeedsPartLayout() {
    needsLayout = true
    setNeedsLayoutPass()
  }

  func setNeedsLayoutPass() {
    needsLayoutPass = true
    scheduleLayoutPass()
  }

  func layOut() {
    guard needsLayoutPass else { return }
    needsLayoutPass = false
    if needsLayout {
      needsLayout = false
      client(.override(self)) { layOutSubviews() }
      if needsLayoutPass { timeline?.recordWorkSource(self) }
    }
    visitParts { $0.layOut() }
  }

  func setNeedsLayoutOfAll() {
    setNeedsLayout()
    visitParts { $0.setNeedsLayoutOfAll() }
  }

  var partLayoutDirection: LayoutDirection? {
    get { storage.layoutDirection }
    set {
      guard newValue != storage.layoutDirection else { return }
      input(setting: "layoutDirection", to: newValue) {
        storage.layoutDirection = $0
        setNeedsLayoutOfAll()
      }
    }
  }

  package var resolvedLayoutDirection: LayoutDirection {
    inheritedLayoutDirection ?? RefreshConfig.default.effectiveLayoutDirection
  }

  /// The part's own direction, or else the direction of the nearest enclosing part that has one;
  /// nil if no part has one.
  var inheritedLayoutDirection: LayoutDirection? {
    storage.layoutDirection ?? partAround?.inheritedLayoutDirection
  }

  // MARK: Animations

  var animations: ViewAnimations? {
    get { storage.animations }
    set { storage.animations = newValue }
  }
}

extension PlatformView {
  /// Sets the frame of a view of the kit, unless constraints place it.
  final func place(in frame: Rect) {
    if isPlacedByKit { self.frame = frame }
  }

  /// Sets the center of a view of the kit, unless constraints place it.
  final func place(at center: Point) {
    if isPlacedByKit { self.center = center }
  }
}

/// A value of a part that is also stored in the platform's view.
package enum PartValue {
  case alpha, visibility, interaction, rotation
}
