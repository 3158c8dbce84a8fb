#if UIKIT
  import RefreshKit
  import UIKit

  /// Shows those components of a list whose place on the screen is not that in the kit: those that stay in sight
  /// across their axis, those of a layout that is flipped, and all of them with each frame of an animation.
  /// It also shows what views draw by themselves, and applies the settings of the user.
  @MainActor final class ComponentPlacer {
    private weak var host: RefreshHost?

    let frames = FrameLink()
    private var isUpdating = false
    /// Whether a view in sight draws by itself, which may change at any time.
    private(set) var hasDrawing = false

    init(host: RefreshHost) {
      self.host = host
    }

    func place() {
      guard let host else { return }
      for component in host.list.attachedComponents { place(component, by: host) }
    }

    /// Updates what differs.
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
      let traits = view.traitCollection
      let textSize = traits.preferredContentSizeCategory
      var pass = UpdatingPass(
        // At the default size, fonts are not scaled.
        textSize: host.adjustsFontForContentSizeCategory && textSize != .large ? textSize : nil,
        traits: traits, nextChange: host.animator.showsFrames ? list.timeline.now : nil)
      for view in list.views { pass.update(view) }
      hasDrawing = pass.hasDrawing
      frames.update(nextChange: view.window == nil ? nil : pass.nextChange, of: host)
      list.isPlacedAtOnce = false
    }

    /// Plays the sequences in the list as the user prefers it now, and those that UIKit has ended while
    /// the app was in the background.
    func playSequencesAgain() {
      for view in host?.list.views ?? [] { view.playSequencesAgain() }
    }

    private func place(_ component: RefreshComponent, by host: RefreshHost) {
      let (size, center) = host.animator.placement(of: component)
      component.show(size: size, center: host.flipped(content: center))
      component.setInSight(host.list.isInSight(component))
      // Above the rows: those of a table are at 0, those of a collection view at their `zIndex`.
      let depth: CGFloat = component.floatsAboveContent ? 1_000 : 0
      if component.layer.zPosition != depth { component.layer.zPosition = depth }
      // The arrow of a leader or a trailer points to the other side if that is at the other side.
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
    /// The preferred size of texts; nil if fonts do not follow it.
    let textSize: UIContentSizeCategory?
    let traits: UITraitCollection
    /// The earliest time at which a view changes its looks by itself, in seconds of the timeline.
    var nextChange: Double?
    /// Whether a view in sight draws by itself.
    var hasDrawing = false

    mutating func update(_ view: UIView) {
      if let label = view as? Label {
        label.setTextSize(textSize)
      } else if let view = view as? View, view.drawsItself, view.isShown {
        let contents = view.contents
        hasDrawing = hasDrawing || (!contents.items.isEmpty && view.isInSight)
        if let change = contents.nextChange { nextChange = min(nextChange ?? change, change) }
        view.show(contents.items, style: traits.userInterfaceStyle, textSize: textSize)
      }
      let drawingView = (view as? View)?.drawingView
      for subview in view.subviews where subview !== drawingView { update(subview) }
    }
  }
#endif
