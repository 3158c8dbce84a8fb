#if UIKIT
  import RefreshKit
  import UIKit

  /// Places the components of a list on the screen. The place of a component may differ from its
  /// frame in the kit: a header stays in sight if the content scrolls sideways, a layout may be
  /// flipped, and a component that is animated has another place in each frame.
  ///
  /// It also shows the drawings of views, and applies the settings of the user, such as the text
  /// size.
  @MainActor final class ComponentPlacer {
    private weak var host: RefreshHost?

    let frameLink = FrameLink()
    private var isUpdating = false
    /// Whether a view in sight draws itself. Its drawing may change at any time, so each turn of
    /// the host updates it.
    private(set) var hasDrawing = false
    /// The values on which the last visit of all views depended; nil before the first visit.
    private var lastVisit: Visit?
    /// Whether each turn visits all views.
    private var visitsAlways = false

    private struct Visit: Equatable {
      var textSize: UIContentSizeCategory?
      var treeChanges: Int
    }

    init(host: RefreshHost) {
      self.host = host
    }

    /// Places the components if something on which their places depend may have changed since the
    /// last call. While the content or a mask of `cut(at:)` is animated, always places them.
    func place() {
      guard let host, host.list.needsPlacing else { return }
      host.list.needsPlacing = false
      for component in host.list.attachedComponents { place(component, by: host) }
      if host.animator.showsFrames || host.list.isAnimatedByUIKit { host.list.needsPlacing = true }
    }

    /// Updates the direction of the list and the user's wish for reduced motion, and then the
    /// place, the drawing and the fonts of each view.
    func update() {
      guard !isUpdating, let host, let view = host.view else { return }
      isUpdating = true
      defer { isUpdating = false }
      host.needsUpdate = false
      let list = host.list
      list.layoutDirection =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      if list.reducesMotion != UIAccessibility.isReduceMotionEnabled {
        list.reducesMotion.toggle()
        playSequencesAgain()
      }
      place()
      let textSize = view.traitCollection.preferredContentSizeCategory
      // At the default text size, fonts are not scaled.
      let isScaled = host.adjustsFontForContentSizeCategory && textSize != .large
      var pass = UpdatingPass(
        textSize: isScaled ? textSize : nil,
        nextChange: host.animator.showsFrames ? list.timeline.now : nil)
      let visit = Visit(textSize: pass.textSize, treeChanges: TreeChanges.count)
      if visit != lastVisit || visitsAlways {
        for view in list.views { pass.update(view) }
        (lastVisit, visitsAlways, hasDrawing) = (visit, pass.mayChange, pass.hasDrawing)
      }
      frameLink.update(nextChange: view.window == nil ? nil : pass.nextChange, of: host)
      list.placesAtOnceInTurn = false
    }

    /// Plays the image sequences in the list again; if the user prefers reduced motion, only the
    /// first image of each. Called after that setting has changed, and after the app was in the
    /// background, where UIKit ends sequences.
    func playSequencesAgain() {
      for view in host?.list.views ?? [] { view.playSequencesAgain() }
    }

    private func place(_ component: RefreshComponent, by host: RefreshHost) {
      let (size, center) = host.animator.placement(of: component)
      component.show(size: size, center: host.flipped(content: center))
      component.setInSight(host.list.isInSight(component))
      component.cut(at: host.list.insetOfSight(of: component).map(host.flipped))
      // A component that floats is above the rows. Rows of a table have the depth 0, and items of a
      // collection view their `zIndex`.
      let depth: CGFloat = component.floatsAboveContent ? 1_000 : 0
      if component.layer.zPosition != depth { component.layer.zPosition = depth }
      // In a flipped layout, a leader or a trailer is at the other side, so its arrow points there.
      if component.edge.axis == .horizontal {
        (component as? any ArrowShowing)?.arrowView.setTurned(host.isFlipped)
      }
    }
  }

  extension UIView {
    fileprivate func playSequencesAgain() {
      (self as? ImageView)?.playAgain()
      for view in subviews { view.playSequencesAgain() }
    }
  }

  /// One update of all views of a list.
  @MainActor private struct UpdatingPass {
    /// The size to which fonts are scaled; nil if they are not scaled.
    let textSize: UIContentSizeCategory?
    /// The earliest time at which a view changes its looks by itself, in seconds of the timeline.
    var nextChange: Double?
    /// Whether each turn must visit all views, because they may change without the kit noticing it.
    /// That is so if a view draws itself, even a hidden one. It is also so if there is a plain view
    /// of UIKit, because the app can add views to it.
    var mayChange = false
    /// Whether a view in sight draws itself.
    var hasDrawing = false

    mutating func update(_ view: UIView) {
      // UIKit has views of its own in an activity indicator.
      guard !(view is ActivityIndicator) else { return }
      let subviews = view.subviews
      if let view = view as? View {
        if view.drawsItself { show(view) }
      } else if let label = view as? Label {
        label.setTextSize(textSize)
      }
      if !(view is View), !(view is any Part) || !subviews.isEmpty { mayChange = true }
      let drawingView = (view as? View)?.drawingView
      for subview in subviews where subview !== drawingView { update(subview) }
    }

    private mutating func show(_ view: View) {
      mayChange = true
      guard view.isShown else { return }
      let contents = view.contents
      hasDrawing = hasDrawing || (!contents.items.isEmpty && view.isInSight)
      if let change = contents.nextChange { nextChange = min(nextChange ?? change, change) }
      view.show(contents.items, textSize: textSize)
    }
  }
#endif
