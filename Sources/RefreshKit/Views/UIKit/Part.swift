#if UIKIT
  import UIKit

  /// A view of the platform: a `UIView` on UIKit, and elsewhere a ``View``.
  public typealias PlatformView = UIView

  /// What the kit adds to a view of UIKit, and to a list that has none: all of these may be in a
  /// component, or around one.
  ///
  /// A class has the setters of its superclass, which only it can call, in ``write(_:)``, and
  /// overrides the properties of UIKit by those of this protocol's extension.
  @preconcurrency @MainActor
  package protocol Part: WorkSource {
    /// The values that UIKit does not have.
    var storage: ViewStorage { get }

    var frame: CGRect { get set }
    var center: CGPoint { get set }
    var rotation: Double { get set }
    var alpha: CGFloat { get set }
    var isHidden: Bool { get set }
    var isUserInteractionEnabled: Bool { get set }

    /// Sets a property of the superclass.
    func write(_ change: PartChange)

    /// The size and center that the superclass has.
    var written: ExactGeometry.Written { get }

    /// The nearest part around this one; nil if there is none.
    var partAround: (any Part)? { get }

    /// The parts in this one that no other part is around, from the back to the front.
    var parts: [any Part] { get }

    /// The timeline of the list around the part; nil outside of a list.
    var timeline: Timeline? { get }

    /// Whether the list around the part, or the part itself, is in a window.
    var isInWindow: Bool { get }

    /// The observer of the list around the part, unretained; nil if there is none.
    var observer: Unmanaged<ViewObserver>? { get }

    func setNeedsLayout()

    // MARK: Hooks

    /// Places the subviews, in a pass of the kit.
    func layOutSubviews()

    /// Called after ``frame`` changed.
    func frameDidChange(from old: CGRect)

    /// Called after a subview's `isShown` changed.
    func visibilityDidChange(of subview: any Part)

    /// Called after `isShown` changed.
    func visibilityDidChange()

    /// Called when ``isHidden`` has become true, before ``visibilityDidChange()``.
    func didHide()

    /// Called after ``isUserInteractionEnabled`` was set to another value.
    func interactionDidChange()

    /// Notifies the observers of the lists in the view that the direction that they inherit may
    /// have changed.
    func inheritedDirectionDidChange()

    /// Asks for a layout pass of the list around the part.
    func scheduleLayoutPass()

    /// Called when the list around the part has entered a window.
    func didEnterWindow()
  }

  /// A change of a property of UIKit's.
  package enum PartChange {
    case geometry(ExactGeometry.Written)
    case alpha(CGFloat)
    case isHidden(Bool)
    case isUserInteractionEnabled(Bool)
    case transform(CGAffineTransform)
  }

  /// The frame that was set, and what UIKit has stored for it: sums of it may differ by rounding, and
  /// a component may be shown elsewhere than in its frame.
  package struct ExactGeometry {
    /// What UIKit stores.
    package struct Written: Equatable {
      package var size: CGSize
      package var center: CGPoint

      package init(size: CGSize, center: CGPoint) {
        (self.size, self.center) = (size, center)
      }
    }

    var frame: CGRect
    var written: Written
  }

  /// The values of a part that UIKit does not have.
  @MainActor
  package final class ViewStorage {
    var rotation = 0.0
    var alpha = 1.0
    var layoutDirection: LayoutDirection?
    var geometry: ExactGeometry?

    // Whether the app, the component that the view belongs to, or the view itself hides it; and the
    // result.
    var isHiddenByApp = false
    var isHiddenByComponent = false
    var isSelfHidden = false
    var isShown = true

    var isInteractionEnabledByApp = true
    var isInteractionDisabledByComponent = false
    var isInteractive = true

    /// The animations of the last changes; nil if nothing was ever animated.
    var animations: ViewAnimations?
    /// Whether the view needs layout.
    var needsLayout = true
    /// Whether the view, or a view in it, may need layout. If it is true, it is true for all parts
    /// around, unless a layout pass is under way.
    var needsLayoutPass = true
    /// Whether a pass of the kit lays out the view now.
    var isInLayoutPass = false
    /// Whether a subview is being moved among the others.
    var isReordering = false
    /// The list that the view was put into by the kit.
    weak var list: ListView?
    /// The action of a tap.
    var tapAction: (() -> Void)?
    /// Whether the view is shown turned by half a rotation, because it is at the other side.
    var isTurned = false

    package init() {}
  }

  extension Part {
    package func layOutSubviews() {}
    package func frameDidChange(from old: CGRect) {}
    package func visibilityDidChange(of subview: any Part) {}
    package func visibilityDidChange() {}
    package func didHide() {}
    package func interactionDidChange() {}

    package func inheritedDirectionDidChange() { tellPartsOfDirection() }

    /// Notifies the observers of the lists in the part.
    func tellPartsOfDirection() {
      guard TimelineObserver.isInUse else { return }
      for part in parts { part.inheritedDirectionDidChange() }
    }

    package func scheduleLayoutPass() {
      if let partAround, !partAround.needsLayoutPass { partAround.setNeedsLayoutPass() }
    }

    package func didEnterWindow() { partDidEnterWindow() }

    /// Asks for layout of all views in the part; the caller asks for the pass.
    func partDidEnterWindow() {
      (needsLayout, needsLayoutPass) = (true, true)
      for part in parts { part.didEnterWindow() }
    }
  }

  // MARK: Geometry

  extension Part {
    /// The frame as it was set, or what UIKit or the app have made of it since.
    package var partFrame: CGRect {
      let written = written
      if let geometry = storage.geometry, geometry.written == written { return geometry.frame }
      return CGRect(center: written.center, size: written.size)
    }

    /// Sets the frame. A number that is not finite is refused: the old one stays. A change of size
    /// asks for layout.
    package func setPartFrame(_ newValue: CGRect) {
      let old = frame
      let new = newValue.finite(or: old)
      guard new.origin != old.origin || new.size != old.size else { return }
      let entry = TimelineObserver.isInUse ? observer?.use { $0.willSetFrame(new, self) } : nil
      defer { entry?.end() }
      let shown = frameAnimation.presentationValue(of: old, on: timeline)
      writeFrame(new, from: old)
      frameAnimation = PropertyAnimation(from: shown, on: timeline)
      if new.size != old.size { setNeedsLayout() }
      frameDidChange(from: old)
    }

    /// Stores the frame; the view is shown as far from it as before.
    private func writeFrame(_ new: CGRect, from old: CGRect) {
      if Timeline.isInAnimation, storage.list?.showsFrames == true {
        storage.geometry = ExactGeometry(frame: new, written: written)
        return
      }
      var shown = new.center
      if storage.geometry != nil { shown = shown + (written.center - old.center) }
      if old == written.frame { shown = new.center }
      place(new, in: ExactGeometry.Written(size: new.size, center: shown))
    }

    /// Shows the view elsewhere than in its frame, which does not change.
    package func show(size: CGSize, center: CGPoint) {
      let shown = ExactGeometry.Written(size: size, center: center)
      if shown != written { place(frame, in: shown) }
    }

    private func place(_ frame: CGRect, in shown: ExactGeometry.Written) {
      if placesAtOnce, UIView.inheritedAnimationDuration > 0 {
        UIView.performWithoutAnimation { write(.geometry(shown)) }
      } else {
        write(.geometry(shown))
      }
      storage.geometry = ExactGeometry(frame: frame, written: written)
    }

    /// Whether frames are set without an animation, even inside one.
    private var placesAtOnce: Bool { enclosingList?.placesAtOnce ?? false }

    /// Moves the view.
    package func setPartCenter(_ center: CGPoint) {
      // A rounding error must not move the frame if the same center is set again.
      if center != frame.center { frame = CGRect(center: center, size: frame.size) }
    }

    package func setPartBounds(_ bounds: CGRect) {
      frame = CGRect(center: frame.center, size: bounds.size)
    }

    /// The values that are shown now by the kit's clock. During an animation they differ from the
    /// model values.
    package var presentation: ViewPresentation {
      ViewPresentation(
        frame: frameAnimation.presentationValue(of: frame, on: timeline),
        alpha: alphaAnimation.presentationValue(of: Double(alpha), on: timeline),
        rotation: rotationAnimation.presentationValue(of: storage.rotation, on: timeline))
    }

    /// The clockwise rotation around the center, in radians; 0 by default. A number that is not
    /// finite is refused.
    package var rotation: Double {
      get { partRotation }
      set { partRotation = newValue }
    }

    package var partRotation: Double {
      get { storage.rotation }
      set {
        let old = storage.rotation
        let new = newValue.finite(or: old)
        guard new != old else { return }
        storage.rotation = new
        notifyObserver(ofChangeOf: "rotation")
        rotationAnimation = PropertyAnimation(
          from: rotationAnimation.presentationValue(of: old, on: timeline), on: timeline)
        writeRotation()
      }
    }

    /// Shows the view turned by half a rotation, or not.
    package func setTurned(_ isTurned: Bool) {
      guard isTurned != storage.isTurned else { return }
      storage.isTurned = isTurned
      UIView.performWithoutAnimation { writeRotation() }
    }

    private func writeRotation() {
      var angle = storage.rotation
      if storage.isTurned { angle += angle == 0 ? .pi : -.pi }
      let isStill = enclosingScrollView?.reducesMotion == true
      let write = { self.write(.transform(.rotation(angle))) }
      isStill ? UIView.performWithoutAnimation(write) : write()
    }
  }

  extension CGAffineTransform {
    /// A rotation, clockwise, in radians. Half a rotation is slightly reduced, so that an animation
    /// there and one back take the same path.
    fileprivate static func rotation(_ angle: Double) -> CGAffineTransform {
      guard angle != 0 else { return .identity }
      return CGAffineTransform(rotationAngle: abs(angle) == .pi ? angle * (1 - 1e-6) : angle)
    }
  }

  extension ExactGeometry.Written {
    fileprivate var frame: CGRect { CGRect(center: center, size: size) }
  }

  // MARK: Visibility

  extension Part {
    /// The opacity as it was set: a layer has it as a `Float`.
    package var partAlpha: CGFloat { storage.alpha }

    /// Sets the opacity. A number outside of 0...1 is clamped to it; one that is not finite is refused.
    package func setPartAlpha(_ newValue: CGFloat) {
      let old = storage.alpha
      set("alpha", to: newValue.isFinite ? Double(newValue).clamped(to: 0...1) : old) {
        storage.alpha = $0
        guard $0 != old else { return }
        alphaAnimation = PropertyAnimation(
          from: alphaAnimation.presentationValue(of: old, on: timeline), on: timeline)
        write(.alpha($0))
      }
    }

    /// Whether the app or a component hides the view.
    package var isPartHidden: Bool { storage.isHiddenByApp || storage.isHiddenByComponent }

    package func setPartHidden(_ newValue: Bool) {
      set("isHidden", to: newValue) { new in
        changeVisibility { storage.isHiddenByApp = new }
      }
    }

    /// Whether the view is shown: it is not hidden, and does not hide itself, as a footer does while
    /// its list is empty.
    package var isShown: Bool { storage.isShown }

    /// Hides the view, or shows it again, for the component to which it belongs.
    func setHiddenByComponent(_ isHidden: Bool) {
      changeVisibility { storage.isHiddenByComponent = isHidden }
    }

    /// Hides the view, or shows it again, for a reason of its own. ``isHidden`` does not change.
    func setSelfHidden(_ isHidden: Bool) {
      changeVisibility { storage.isSelfHidden = isHidden }
    }

    private func changeVisibility(_ change: () -> Void) {
      let wasHidden = isPartHidden
      change()
      let isShown = !isPartHidden && !storage.isSelfHidden
      let isOther = storage.isShown != isShown
      if isOther {
        storage.isShown = isShown
        write(.isHidden(!isShown))
        updateInteractivity()
      }
      // A component that hides itself may load once the app no longer hides it.
      if isOther || isPartHidden != wasHidden { setNeedsLayoutPass() }
      if isPartHidden, !wasHidden { didHide() }
      // Code of the app may have shown the view again.
      guard isOther, storage.isShown == isShown else { return }
      let around = partAround
      around?.setNeedsLayout()
      around?.visibilityDidChange(of: self)
      visibilityDidChange()
    }
  }

  // MARK: Interaction

  extension Part {
    package var isPartInteractionEnabled: Bool {
      storage.isInteractionEnabledByApp && !storage.isInteractionDisabledByComponent
    }

    package func setPartInteractionEnabled(_ newValue: Bool) {
      set("isUserInteractionEnabled", to: newValue) {
        write(.isUserInteractionEnabled($0))
        guard storage.isInteractionEnabledByApp != $0 else { return }
        storage.isInteractionEnabledByApp = $0
        updateInteractivity()
        interactionDidChange()
      }
    }

    /// Takes taps until the app turns that off: UIKit's initializers may have set the property.
    func takeTouchesByDefault() {
      storage.isInteractionEnabledByApp = true
      updateInteractivity()
    }

    /// Whether a component has disabled the interaction at present.
    var isInteractionDisabledByComponent: Bool {
      get { storage.isInteractionDisabledByComponent }
      set {
        storage.isInteractionDisabledByComponent = newValue
        updateInteractivity()
      }
    }

    /// Whether the view is shown and receives touches.
    var isInteractive: Bool { storage.isInteractive }

    private func updateInteractivity() {
      storage.isInteractive = isPartInteractionEnabled && isShown
    }

    /// Performs the action of a tap.
    package func tap() { storage.tapAction?() }

    /// The action of a tap on the view; nil by default.
    package var tapAction: (() -> Void)? {
      get { storage.tapAction }
      set { storage.tapAction = newValue }
    }
  }

  // MARK: Layout

  extension Part {
    package var needsLayout: Bool {
      get { storage.needsLayout }
      set { storage.needsLayout = newValue }
    }

    var needsLayoutPass: Bool {
      get { storage.needsLayoutPass }
      set { storage.needsLayoutPass = newValue }
    }

    var animations: ViewAnimations? {
      get { storage.animations }
      set { storage.animations = newValue }
    }

    /// Notes that the view needs a layout by the kit.
    package func setNeedsPartLayout() {
      needsLayout = true
      setNeedsLayoutPass()
    }

    /// Asks for a layout pass of the tree that includes this view.
    func setNeedsLayoutPass() {
      needsLayoutPass = true
      scheduleLayoutPass()
    }

    /// Lays out this view and the parts in it, if they need it.
    func layOut() {
      guard needsLayoutPass else { return }
      needsLayoutPass = false
      if needsLayout {
        needsLayout = false
        storage.isInLayoutPass = true
        callClient("layoutSubviews()") { layOutSubviews() }
        storage.isInLayoutPass = false
        if needsLayoutPass { Timeline.recordWorkSource(self) }
      }
      for part in parts { part.layOut() }
    }

    /// Lays out this view and the parts in it at once, if they need it.
    func layOutIfNeeded() {
      guard needsLayoutPass else { return }
      notifyObserver(ofChangeOf: "layoutIfNeeded()")
      makeOwnChanges { layOut() }
    }

    /// Asks for layout of this view and all views in it.
    func setNeedsLayoutOfAll() {
      setNeedsLayout()
      for part in parts { part.setNeedsLayoutOfAll() }
    }

    package var layoutDirection: LayoutDirection? {
      get { partLayoutDirection }
      set { partLayoutDirection = newValue }
    }

    /// The direction in which the view and those in it are laid out; nil by default.
    package var partLayoutDirection: LayoutDirection? {
      get { storage.layoutDirection }
      set {
        guard newValue != storage.layoutDirection else { return }
        set("layoutDirection", to: newValue) {
          storage.layoutDirection = $0
          inheritedDirectionDidChange()
          setNeedsLayoutOfAll()
        }
      }
    }

    /// The direction in which the view is laid out: its own, or else that of the nearest part around
    /// that has one, or else that of ``RefreshConfig``.
    package var resolvedLayoutDirection: LayoutDirection {
      inheritedLayoutDirection ?? RefreshConfig.default.effectiveLayoutDirection
    }

    /// The view's own direction, or that of the nearest part around that has one; nil if there is
    /// none.
    var inheritedLayoutDirection: LayoutDirection? {
      storage.layoutDirection ?? partAround?.inheritedLayoutDirection
    }

    /// Ends the animations of the view and of those in it: their final values are shown.
    func endAnimations() {
      animations = nil
      for part in parts { part.endAnimations() }
    }

    /// The list that the view is in; nil if there is none.
    package var enclosingList: ListView? { (self as? ListView) ?? partAround?.enclosingList }
  }

  // MARK: The tree

  extension Part {
    /// Called after the view was added to a superview.
    func partDidMove() {
      endAnimations()
      inheritedDirectionDidChange()
      if isInWindow { didEnterWindow() }
    }
  }

  extension Part where Self: UIView {
    /// The list that the kit has put the view into, or the nearest part around it.
    package var partAround: (any Part)? {
      if let list = storage.list { return list }
      var view = superview
      while let around = view {
        if let part = around as? any Part { return part }
        view = around.superview
      }
      return nil
    }

    package var parts: [any Part] { subviews.flatMap(\.partsOfTree) }
    package var timeline: Timeline? { partAround?.timeline }
    package var isInWindow: Bool { partAround?.isInWindow ?? (window != nil) }
    package var observer: Unmanaged<ViewObserver>? { partAround?.observer }
  }

  extension UIView {
    /// The view itself if it is a part, or else the parts in it that no other part is around.
    fileprivate var partsOfTree: [any Part] {
      if let part = self as? any Part { return [part] }
      return subviews.flatMap(\.partsOfTree)
    }
  }
#endif
