#if UIKIT
  import RefreshKit
  import UIKit

  /// What components change at the scroll view: its interaction, its bouncing, and its paging.
  extension RefreshHost {
    /// Whether the app lets the scroll view take touches; true by default.
    ///
    /// This is the value of `UIScrollView.isUserInteractionEnabled`, except while a component has
    /// turned interaction off, as with `RefreshComponent.isCollectionViewAnimationBug`. UIKit's
    /// property is false then, and is set to this value afterward. Set this property whenever a
    /// refresh may be under way.
    public var isUserInteractionEnabled: Bool {
      get { ownInteraction ?? view?.isUserInteractionEnabled ?? true }
      set {
        if ownInteraction == nil {
          view?.isUserInteractionEnabled = newValue
        } else {
          ownInteraction = newValue
        }
      }
    }

    /// Disables the interaction of the scroll view while components have turned it off, and restores the
    /// app's value afterward.
    func updateInteraction() {
      guard let view else { return }
      if list.isUserInteractionEnabled {
        if let interaction = ownInteraction { view.isUserInteractionEnabled = interaction }
        ownInteraction = nil
      } else if ownInteraction == nil || view.isUserInteractionEnabled {
        ownInteraction = view.isUserInteractionEnabled
        view.isUserInteractionEnabled = false
      }
    }

    /// Lets the content bounce along the axes of components, and no longer than they are there, unless the app does.
    func updateBouncing() {
      guard let view else { return }
      for axis in Axis.allCases {
        let bounces = list.attachedComponents.contains { $0.edge.axis == axis }
        if bounces, list[alwaysBounceAlong: axis], !view[alwaysBounceAlong: axis] {
          bouncingAxes.insert(axis)
          view[alwaysBounceAlong: axis] = true
        } else if !bounces, bouncingAxes.remove(axis) != nil {
          view[alwaysBounceAlong: axis] = false
        }
      }
    }

    /// Whether the app lets the content rest at pages.
    ///
    /// This is the value of `UIScrollView.isPagingEnabled`, except while a header, back footer, leader or trailer is
    /// open: UIKit's property is false then, and is set to this value afterward. Set this property whenever a refresh
    /// may be under way.
    public var isPagingEnabled: Bool {
      get { isPagingSuspended || view?.isPagingEnabled == true }
      set {
        isPagingSuspended = isPagingSuspended && newValue
        if !isPagingSuspended { view?.isPagingEnabled = newValue }
        handle {}
      }
    }

    /// Disables the paging while a component is open, and restores the app's value afterward: UIKit's pages ignore insets,
    /// and would move an open header away.
    func updatePaging() {
      guard let view else { return }
      let isOpen = hasOpenComponent
      if isOpen, view.isPagingEnabled { (isPagingSuspended, view.isPagingEnabled) = (true, false) }
      if !isOpen, isPagingSuspended { (isPagingSuspended, view.isPagingEnabled) = (false, true) }
      let pages = isPagingSuspended || view.isPagingEnabled
      if list.isPagingEnabled != pages { list.isPagingEnabled = pages }
    }

    /// Whether a component is open that is not a part of the content. It is until it has closed.
    private var hasOpenComponent: Bool {
      guard animator.showsFrames || list.reservedInset != .zero else { return false }
      return list.attachedComponents.contains {
        $0.isPulled && ($0.reservedInset != 0 || (animator.showsFrames && isPagingSuspended))
      }
    }
  }

  extension ScrollView {
    fileprivate subscript(alwaysBounceAlong axis: Axis) -> Bool {
      axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
    }
  }

  extension UIScrollView {
    fileprivate subscript(alwaysBounceAlong axis: Axis) -> Bool {
      get { axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal }
      set {
        switch axis {
        case .vertical: alwaysBounceVertical = newValue
        case .horizontal: alwaysBounceHorizontal = newValue
        }
      }
    }
  }
#endif
