#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// The interaction of the scroll view, which components may hold.
  extension RefreshHost {
    /// Whether the app lets the scroll view take touches; true by default.
    ///
    /// It is `UIScrollView.isUserInteractionEnabled` but while a component holds the interaction, as
    /// ``RefreshComponent/isCollectionViewAnimationBug`` does: that is false then, and takes over this
    /// value when the hold ends. Set this one where a refresh may be under way.
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

    /// Disables the interaction of the scroll view while components hold it, and gives it back as the app
    /// had it.
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
