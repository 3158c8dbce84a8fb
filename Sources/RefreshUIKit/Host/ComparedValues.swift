#if UIKIT
  import RefreshKit
  import UIKit

  /// What a notification of a scroll view may have changed besides its content size and its offset, read at one moment.
  struct ComparedValues: Equatable {
    var isInWindow: Bool
    var size: CGSize
    var isPagingEnabled: Bool
    var contentInset: UIEdgeInsets
    var adjustedContentInset: UIEdgeInsets
    /// Whether the view shows a layout that begins at the right. Of a view without such a layout, the direction is not
    /// read: this is asked with each offset.
    var hasFlippedLayout: Bool

    init(_ view: UIScrollView) {
      isInWindow = view.window != nil
      size = view.bounds.size
      isPagingEnabled = view.isPagingEnabled
      contentInset = view.contentInset
      adjustedContentInset = view.adjustedContentInset
      let layout = (view as? UICollectionView)?.collectionViewLayout
      hasFlippedLayout =
        layout?.flipsHorizontallyInOppositeLayoutDirection == true
        && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The inset for bars and notches: UIKit's adjusted inset less its content inset. Because a difference
    /// has rounding errors, a number of six decimals is used in its place if it gives the same sum.
    var safeArea: UIEdgeInsets {
      let (sum, inset) = (adjustedContentInset, contentInset)
      var safeArea = sum - inset
      for edge in Edge.allCases {
        let short = (safeArea[edge] * 1e6).rounded() / 1e6
        if inset[edge] + short == sum[edge] { safeArea[edge] = short }
      }
      return safeArea
    }
  }
#endif
