#if UIKIT
  import RefreshKit
  import UIKit

  /// The paging of the scroll view, which would move an open header away: UIKit's pages ignore insets.
  extension RefreshHost {
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

    /// Disables the paging while a component is open, and restores the app's value afterward.
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
#endif
