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
      get { pagesLater || view?.isPagingEnabled == true }
      set {
        pagesLater = pagesLater && newValue
        if !pagesLater { view?.isPagingEnabled = newValue }
        handle {}
      }
    }

    /// Disables the paging while a component is open, and restores the app's value afterward.
    func comparePaging() {
      guard let view else { return }
      let isOpen = hasOpenComponent
      if isOpen ? view.isPagingEnabled : pagesLater {
        pagesLater = isOpen
        view.isPagingEnabled = !isOpen
      }
      let pages = pagesLater || view.isPagingEnabled
      if list.isPagingEnabled != pages { list.isPagingEnabled = pages }
    }

    /// Whether a component is open that is not a part of the content. It is until it has closed.
    private var hasOpenComponent: Bool {
      guard animator.showsFrames || list.reservedInset != .zero else { return false }
      return list.views.contains {
        guard let component = $0 as? RefreshComponent, component.isPulled else { return false }
        return component.reservedInset != 0 || (animator.showsFrames && pagesLater)
      }
    }
  }
#endif
