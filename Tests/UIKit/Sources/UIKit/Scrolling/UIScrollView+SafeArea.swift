// The part of a safe area that a scroll view adds to its inset.
extension UIScrollView {
  /// The inset with the part for bars and notches. The behaviors "automatic" and "scrollable axes"
  /// add it only along axes in which the content can be scrolled.
  var adjustedInset: UIEdgeInsets {
    let (inset, safe) = (ownInset, safeAreaInsets)
    let (content, size) = (sizeOfContent, layer.bounds.size)
    let isVertical = isAdjusted(
      alwaysBounceVertical || content.height + inset.top + inset.bottom > size.height)
    let isHorizontal = isAdjusted(
      alwaysBounceHorizontal || content.width + inset.left + inset.right > size.width)
    return UIEdgeInsets(
      top: inset.top + (isVertical ? safe.top : 0) + refreshInset,
      left: inset.left + (isHorizontal ? safe.left : 0),
      bottom: inset.bottom + (isVertical ? safe.bottom : 0),
      right: inset.right + (isHorizontal ? safe.right : 0))
  }

  /// Whether the safe area counts along an axis.
  private func isAdjusted(_ isScrollable: Bool) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes: isScrollable
    @unknown default: isScrollable
    }
  }
}
