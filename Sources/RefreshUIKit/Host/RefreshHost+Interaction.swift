#if UIKIT
  import RefreshKit
  import UIKit

  /// The interaction of the scroll view, which components may turn off.
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
    func compareInteraction() {
      guard let view else { return }
      if list.isUserInteractionEnabled {
        if let interaction = ownInteraction { view.isUserInteractionEnabled = interaction }
        ownInteraction = nil
      } else if ownInteraction == nil || view.isUserInteractionEnabled {
        ownInteraction = view.isUserInteractionEnabled
        view.isUserInteractionEnabled = false
      }
    }
  }
#endif
