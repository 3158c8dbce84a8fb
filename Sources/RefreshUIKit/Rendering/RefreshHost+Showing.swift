#if UIKIT
  import RefreshKit
  import UIKit

  /// Shows the components of the list where UIKit has them otherwise than the kit: those that stay in sight
  /// across their axis, those of a layout that is flipped, and all of them with each frame of an animation.
  extension RefreshHost {
    func placeComponents() {
      for component in list.attachedComponents { place(component) }
    }

    private func place(_ component: RefreshComponent) {
      let (size, center) = animator.placement(of: component)
      component.show(size: size, center: flipped(content: center))
      component.setInSight(list.isInSight(component))
      // Above the rows: those of a table are at 0, those of a collection view at their `zIndex`.
      let depth: CGFloat = component.floatsAboveContent ? 1_000 : 0
      if component.layer.zPosition != depth { component.layer.zPosition = depth }
      // The arrow of a leader or a trailer points to the other side if that is at the other side.
      if component.edge.axis == .horizontal {
        (component as? any ArrowShowing)?.arrowView.setTurned(isFlipped)
      }
    }

    /// Updates what differs: the places of components, the settings of the user, and what views draw by themselves.
    func updateViews() {
      guard !isUpdating, let view else { return }
      isUpdating = true
      defer { isUpdating = false }
      needsUpdate = false
      list.layoutDirection =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      if list.reducesMotion != UIAccessibility.isReduceMotionEnabled {
        list.reducesMotion.toggle()
        list.playSequencesAgain()
      }
      placeComponents()
      let traits = view.traitCollection
      let textSize = traits.preferredContentSizeCategory
      // At the default size, fonts are not scaled.
      let scales = adjustsFontForContentSizeCategory && textSize != .large
      let drawing = list.draw(traits: traits, textSize: scales ? textSize : nil)
      hasDrawing = drawing.isInSight
      let nextChange = animator.showsFrames ? list.timeline.now : drawing.nextChange
      frames.update(nextChange: view.window == nil ? nil : nextChange, of: self)
      list.isPlacedAtOnce = false
    }
  }
#endif
