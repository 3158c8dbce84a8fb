#if UIKIT
  import UIKit

  /// A view of the platform: a `UIView` on UIKit, and elsewhere a ``View``.
  public typealias PlatformView = UIView

  /// The members that the kit adds to views of UIKit, and to lists, which are not views.
  ///
  /// Each class implements ``write(_:)`` itself, because only the class can call the setters of its
  /// superclass. The overrides of UIKit's properties call the members of this protocol's extension.
  @preconcurrency @MainActor
  package protocol Part: WorkSource {
    var storage: ViewStorage { get }

    var frame: CGRect { get set }
    var center: CGPoint { get set }
    var rotation: Double { get set }
    var alpha: CGFloat { get set }
    var isHidden: Bool { get set }
    var isUserInteractionEnabled: Bool { get set }

    /// Sets a property of the superclass.
    func write(_ change: PartChange)

    /// The size and center that the superclass stores.
    var written: ExactGeometry.Written { get }

    /// The nearest part around this one. Views that are not parts may be between them.
    var partAround: (any Part)? { get }

    /// The nearest parts inside, from the back to the front. Views that are not parts may be
    /// between this part and them.
    var parts: [any Part] { get }

    var timeline: Timeline? { get }

    var isInWindow: Bool { get }

    var observer: (any DoorObserver)? { get }

    func setNeedsLayout()

    // MARK: Hooks

    /// Places the subviews. Called in a layout pass of the kit.
    func layOutSubviews()

    func frameDidChange(from old: CGRect)

    func visibilityDidChange(of subview: any Part)

    func visibilityDidChange()

    /// Called when ``isHidden`` has become true, before ``visibilityDidChange()``.
    func didHide()

    /// Called when the app has changed ``isUserInteractionEnabled``, not when a component has.
    func interactionDidChange()

    func scheduleLayoutPass()

    /// Called when the part has entered a window. Notes that the part and the parts inside need
    /// layout; the caller must ask for the layout pass.
    func didEnterWindow()
  }

  @MainActor package enum PartChange {
    case geometry(ExactGeometry.Written)
    case alpha(CGFloat)
    case isHidden(Bool)
    case isUserInteractionEnabled(Bool)
    case transform(CGAffineTransform)
  }

  /// The frame that was set, and the size and center that UIKit stores for it. They differ by
  /// rounding, and while a component is shown at another place than its frame.
  @MainActor package struct ExactGeometry {
    @MainActor package struct Written: Equatable {
      package var size: CGSize
      package var center: CGPoint

      package init(size: CGSize, center: CGPoint) {
        (self.size, self.center) = (size, center)
      }
    }

    var frame: CGRect
    var written: Written
    /// Whether the view was placed for this frame. In an animation of the kit, the view is placed
    /// later.
    var isPlaced = true
  }

  /// The values of a part that UIKit does not store.
  @MainActor
  package final class ViewStorage {
    var rotation = 0.0
    var alpha = 1.0
    var layoutDirection: LayoutDirection?
    var geometry: ExactGeometry?

    // Who hides the view, and whether it is shown as a result.
    var isHiddenByApp = false
    var isHiddenByComponent = false
    var isSelfHidden = false
    var isShown = true
    var isInSight = true

    var isInteractionEnabledByApp = true
    var isInteractionDisabledByComponent = false
    var isInteractive = true

    /// Nil if nothing was ever animated.
    var animations: ViewAnimations?
    var needsLayout = true
    /// True if this part or a part inside needs layout. It is then true for all parts around, too,
    /// except during a layout pass.
    var needsLayoutPass = true
    var isInLayoutPass = false
    var isReorderingSubviews = false
    /// The list into which the kit has put the view; nil for other views.
    weak var list: ListView?
    /// Whether the kit is placing the component now.
    var isBeingPlaced = false
    var tapAction: (() -> Void)?
    /// Whether the arrow of a leader or trailer is turned by half a rotation, because the list is
    /// flipped and the component is at the other side.
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

    package func scheduleLayoutPass() {
      if let partAround, !partAround.needsLayoutPass { partAround.setNeedsLayoutPass() }
    }

    package func didEnterWindow() { partDidEnterWindow() }

    func partDidEnterWindow() {
      (needsLayout, needsLayoutPass) = (true, true)
      for part in parts { part.didEnterWindow() }
    }
  }

  // MARK: Geometry

  extension Part {
    /// The frame that was set or, if UIKit or the app has changed the view since, the frame that
    /// UIKit stores.
    package var partFrame: CGRect {
      let written = written
      if let geometry = storage.geometry, geometry.written == written { return geometry.frame }
      return CGRect(center: written.center, size: written.size)
    }

    package func setPartFrame(_ newValue: CGRect) {
      let old = frame
      let new = newValue.finite(or: old)
      guard !isDrawn(at: new), new.origin != old.origin || new.size != old.size else { return }
      input(.frame(new, self)) {
        let shownFrame = frameAnimation.presentationValue(of: old, on: timeline)
        writeFrame(new, from: old)
        frameAnimation =
          enclosingList?.placesAtOnce == true
          ? nil : PropertyAnimation(from: shownFrame, on: timeline)
        storage.list?.needsPlacing = true
        if new.size != old.size { setNeedsLayout() }
        frameDidChange(from: old)
      }
    }

    /// Whether UIKit may draw the view at another place than its frame. This is true of a
    /// component: its list may be flipped, or may scroll along the other axis while the component
    /// stays visible. Auto Layout knows only the place at which the view is drawn. If Auto Layout
    /// sets that place, the component must not move.
    private var isDrawnByList: Bool { storage.list?.container != nil }

    private func isDrawn(at frame: CGRect) -> Bool {
      guard isDrawnByList, !storage.isBeingPlaced, let geometry = storage.geometry,
        geometry.isPlaced,
        geometry.written == written, frame == written.frame
      else { return false }
      return frameAnimation.presentationValue(of: geometry.frame, on: timeline) == geometry.frame
    }

    /// Sets the frame, and moves the place where the view is shown by the same distance.
    private func writeFrame(_ new: CGRect, from old: CGRect) {
      if Timeline.isInAnimation, storage.list?.container != nil {
        storage.geometry = ExactGeometry(frame: new, written: written, isPlaced: false)
        return
      }
      var shownCenter = new.center
      if storage.geometry != nil {
        shownCenter = shownCenter + (written.center - old.center)
      }
      if old == written.frame { shownCenter = new.center }
      place(new, in: ExactGeometry.Written(size: new.size, center: shownCenter))
    }

    /// Shows the view at another place; its frame does not change.
    package func show(size: CGSize, center: CGPoint) {
      let shown = ExactGeometry.Written(size: size, center: center)
      if shown != written { place(frame, in: shown) }
    }

    private func place(_ frame: CGRect, in shown: ExactGeometry.Written) {
      if UIView.inheritedAnimationDuration > 0, enclosingList?.placesAtOnce == true {
        UIView.performWithoutAnimation { write(.geometry(shown)) }
      } else {
        write(.geometry(shown))
      }
      storage.geometry = ExactGeometry(frame: frame, written: written)
    }

    package func setPartCenter(_ center: CGPoint) {
      if isDrawnByList, center == written.center { return }
      // A rounding error must not move the frame if the same center is set again.
      if center != frame.center { frame = CGRect(center: center, size: frame.size) }
    }

    package func setPartBounds(_ bounds: CGRect) {
      if isDrawnByList, bounds.size == written.size { return }
      frame = CGRect(center: frame.center, size: bounds.size)
    }

    /// The values that are shown now, by the kit's clock.
    package var presentation: ViewPresentation {
      ViewPresentation(
        frame: frameAnimation.presentationValue(of: frame, on: timeline),
        alpha: alphaAnimation.presentationValue(of: Double(alpha), on: timeline),
        rotation: rotationAnimation.presentationValue(of: storage.rotation, on: timeline))
    }

    /// The frame that is shown at a time, in seconds of the timeline.
    package func frame(at time: Double) -> CGRect {
      frameAnimation?.presentationValue(of: frame, at: time) ?? frame
    }

    /// The clockwise rotation around the center, in radians.
    package var rotation: Double {
      get { partRotation }
      set { partRotation = newValue }
    }

    package func setTurned(_ isTurned: Bool) {
      guard isTurned != storage.isTurned else { return }
      storage.isTurned = isTurned
      UIView.performWithoutAnimation { writeRotation() }
    }

    func write(_ value: PartValue) {
      switch value {
      case .alpha: write(.alpha(storage.alpha))
      case .visibility:
        storage.list?.needsPlacing = true
        writeVisibility()
      case .interaction: write(.isUserInteractionEnabled(storage.isInteractionEnabledByApp))
      case .rotation: writeRotation()
      }
    }

    private func writeRotation() {
      var angle = storage.rotation
      if storage.isTurned { angle += angle == 0 ? .pi : -.pi }
      let write = { self.write(.transform(.rotation(angle))) }
      isMotionReduced ? UIView.performWithoutAnimation(write) : write()
    }
  }

  @MainActor extension CGAffineTransform {
    /// A transform that rotates. Half a rotation is reduced slightly, so that an animation turns
    /// back the way that it came.
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
    /// The opacity that was set. A layer stores only a `Float`, which may differ from it.
    package var partAlpha: CGFloat { storage.alpha }

    package var isShown: Bool { storage.isShown }

    /// Sets whether the component is in sight. UIKit does not draw a component out of sight,
    /// because the component would be visible through the transparent bars of iOS. ``isHidden`` and
    /// ``isShown`` do not change.
    package func setInSight(_ isInSight: Bool) {
      guard isInSight != storage.isInSight else { return }
      storage.isInSight = isInSight
      if isShown { writeVisibility() }
    }

    /// Whether the part is in sight. False for a component at rest behind a bar, and for the views
    /// in it.
    package var isInSight: Bool { storage.isInSight && partAround?.isInSight ?? true }

    private func writeVisibility() {
      write(.isHidden(!storage.isShown || !storage.isInSight))
    }
  }

  // MARK: Interaction

  extension Part {
    /// Turns the interaction on after UIKit's initializer, which may have turned it off.
    func takeTouchesByDefault() {
      storage.isInteractionEnabledByApp = true
      updateInteractivity()
    }

    package func tap() { storage.tapAction?() }

    package var tapAction: (() -> Void)? {
      get { storage.tapAction }
      set { storage.tapAction = newValue }
    }
  }

  // MARK: Layout

  extension Part {
    package func visitParts(_ body: (any Part) -> Void) {
      for part in parts { body(part) }
    }

    package var layoutDirection: LayoutDirection? {
      get { partLayoutDirection }
      set { partLayoutDirection = newValue }
    }

    func endAnimations() {
      animations = nil
      for part in parts { part.endAnimations() }
    }

    package var enclosingList: ListView? { (self as? ListView) ?? partAround?.enclosingList }

    /// Whether the list that the view is in shows less motion.
    package var isMotionReduced: Bool { enclosingList?.isMotionReduced ?? false }
  }

  // MARK: The tree

  extension Part {
    /// Called after the view was added to a superview.
    func partDidMove() {
      endAnimations()
      if isInWindow { didEnterWindow() }
    }
  }

  extension Part where Self: UIView {
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
    package var observer: (any DoorObserver)? { partAround?.observer }
  }

  extension UIView {
    /// Whether the kit places the view in a component or indicator. If the app has turned off
    /// `translatesAutoresizingMaskIntoConstraints`, the app's constraints place the view. UIKit may
    /// not apply them again after the kit's layout, so the kit must not move the view.
    var isPlacedByKit: Bool { translatesAutoresizingMaskIntoConstraints }

    fileprivate var partsOfTree: [any Part] {
      if let part = self as? any Part { return [part] }
      return subviews.flatMap(\.partsOfTree)
    }
  }
#endif
