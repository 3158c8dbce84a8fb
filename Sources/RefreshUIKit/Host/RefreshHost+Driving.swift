#if UIKIT
  import RefreshKit
  import UIKit

  /// Performs the requests of components on the scroll view.
  extension RefreshHost: RangeKeepingDriver {
    package var keepsRange: Bool { true }

    public var isReordering: Bool {
      switch view {
      case let table as UITableView: table.hasActiveDrag || table.hasActiveDrop
      case let collection as UICollectionView: collection.hasActiveDrag || collection.hasActiveDrop
      default: false
      }
    }

    public func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {
      event {
        updatePaging()
        animator.reserveInset()
      }
    }

    public func scrollView(
      _ scrollView: ScrollView, requestsOffset offset: CGPoint, animated: Bool
    ) {
      guard !isFingerDragging else { return }
      // The new offset refers to the content of this moment, so the position of the row is no
      // longer kept.
      keptRow = nil
      event {
        guard animated else { return animator.move(to: offset) }
        animator.end()
        setContentOffset(offset, animated: true)
      }
    }

    public func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {
      heldPulls = [:]
    }

    public func scrollViewInteractionDidChange(_ scrollView: ScrollView) {
      updateInteraction()
    }

    public func scrollViewBouncingDidChange(_ scrollView: ScrollView) {
      updateBouncing()
      // Whether UIKit adds the safe area to the inset may depend on whether the content can bounce.
      // So the inset may have changed.
      event { compareGeometry() }
    }

    public func scrollViewNeedsLayout(_ scrollView: ScrollView) {
      awaitsLayout = true
      layoutView.setNeedsLayout()
    }

    public func scrollView(
      _ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void
    ) {
      catchUp()
      animator.animate(duration, changes)
    }
  }

  /// The properties of the scroll view that components change: its interaction, its bouncing and
  /// its paging.
  extension RefreshHost {
    typealias Property = ReferenceWritableKeyPath<UIScrollView, Bool>

    /// Whether the app lets the scroll view take touches; true by default.
    ///
    /// This is the value of `UIScrollView.isUserInteractionEnabled`, except while a component has
    /// turned interaction off, as with `RefreshComponent.isCollectionViewAnimationBug`. UIKit's
    /// property is false then, and is set to this value afterward. Set this property whenever a
    /// refresh may be under way.
    public var isUserInteractionEnabled: Bool {
      get {
        changedProperties.contains(\.isUserInteractionEnabled)
          || view?.isUserInteractionEnabled ?? true
      }
      set {
        set(\.isUserInteractionEnabled, to: newValue)
        updateInteraction()
      }
    }

    /// Whether the app lets the content rest at pages.
    ///
    /// This is the value of `UIScrollView.isPagingEnabled`, except while a header, back footer, leader or trailer is
    /// open: UIKit's property is false then, and is set to this value afterward. Set this property whenever a refresh
    /// may be under way.
    public var isPagingEnabled: Bool {
      get { changedProperties.contains(\.isPagingEnabled) || view?.isPagingEnabled == true }
      set {
        set(\.isPagingEnabled, to: newValue)
        handle {}
      }
    }

    /// Turns the interaction of the scroll view off while a component has disabled it.
    func updateInteraction() {
      keep(\.isUserInteractionEnabled, at: false, while: !list.isUserInteractionEnabled)
    }

    /// Disables paging while a component is open: UIKit's pages ignore insets, so that an open
    /// header would be moved away.
    func updatePaging() {
      keep(\.isPagingEnabled, at: false, while: hasOpenComponent)
      if list.isPagingEnabled != isPagingEnabled { list.isPagingEnabled.toggle() }
    }

    /// Whether a component beyond the content is open; a component that is a part of the content
    /// does not count. A component is open until its closing animation is over.
    private var hasOpenComponent: Bool {
      guard animator.showsFrames || list.reservedInset != .zero else { return false }
      let isPagingOff = changedProperties.contains(\.isPagingEnabled)
      return list.attachedComponents.contains {
        $0.isPulled && ($0.reservedInset != 0 || (animator.showsFrames && isPagingOff))
      }
    }

    /// Lets the content bounce along each axis that has a component, if the list always bounces
    /// along that axis. Restores the app's value once the axis has no component.
    func updateBouncing() {
      updateBouncing(along: .vertical, \.alwaysBounceVertical, list.alwaysBounceVertical)
      updateBouncing(along: .horizontal, \.alwaysBounceHorizontal, list.alwaysBounceHorizontal)
    }

    private func updateBouncing(along axis: Axis, _ property: Property, _ alwaysBounces: Bool) {
      let hasComponent = list.attachedComponents.contains { $0.edge.axis == axis }
      if alwaysBounces || !hasComponent { keep(property, at: true, while: hasComponent) }
    }

    /// Sets a property to `value` while components need that, and restores the app's value
    /// afterward.
    private func keep(_ property: Property, at value: Bool, while isNeeded: Bool) {
      guard let view else { return }
      if isNeeded, view[keyPath: property] != value {
        changedProperties.insert(property)
        view[keyPath: property] = value
      } else if !isNeeded, changedProperties.remove(property) != nil {
        view[keyPath: property] = !value
      }
    }

    /// Sets a property to a value of the app. While components keep the property at false, the
    /// value true takes effect only afterward.
    private func set(_ property: Property, to value: Bool) {
      if value, changedProperties.contains(property) { return }
      changedProperties.remove(property)
      view?[keyPath: property] = value
    }
  }
#endif
