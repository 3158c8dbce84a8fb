@testable import RefreshKit

/// Rules C and N3: arrows and activity indicators fit the state, after each line and inside each callback.
extension Law {
  /// The activity indicator animates, opaque, while the component refreshes, and only then; but after a
  /// refresh it may fade for as long as the closing animation lasts.
  static let spinnersFit = ofLooks("spinners fit the state") { life, moment, onlooker in
    guard let spinner = (life.component as? any LoadingShowing)?.loadingView,
      !life.component.isShowingResult
    else { return nil }
    switch life.component.state {
    case .refreshing:
      return spinner.isAnimating && spinner.alpha == 1
        ? nil : "its spinner animates: \(spinner.isAnimating), alpha \(spinner.alpha)"
    case .idle where life.mayFade(moment, onlooker), .willRefresh:
      return nil
    case .idle, .pulling, .noMoreData:
      return spinner.isAnimating ? "its spinner animates" : nil
    }
  }

  /// The arrow is seen in idle and pulling, and rotated to fit; it is not seen while the indicator is in its
  /// place, and not at the end of the data, for which headers have no state.
  static let arrowsFit = ofLooks("arrows fit the state") { life, moment, onlooker in
    guard let arrow = (life.component as? any ArrowShowing)?.arrowView, !life.hand.hasSetArrow
    else {
      return nil
    }
    let component = life.component
    let (isSeen, isUpright) = (!arrow.isHidden, arrow.rotation == 0)
    let isUprightInIdle = !(component is RefreshBackFooter) && component.edge != .left
    switch component.state {
    case .willRefresh: return nil
    case .refreshing:
      return isSeen == (component.edge.axis == .horizontal) ? nil : "its arrow is seen: \(isSeen)"
    case .noMoreData:
      return isSeen && !(component is RefreshHeader) ? "its arrow is seen" : nil
    case .idle where life.mayFade(moment, onlooker):
      return nil
    case .idle:
      return isSeen && isUpright == isUprightInIdle
        ? nil : "its arrow is seen: \(isSeen), upright: \(isUpright)"
    case .pulling:
      return isSeen && isUpright != isUprightInIdle
        ? nil : "its arrow is seen: \(isSeen), upright: \(isUpright)"
    }
  }
}

extension Life {
  /// Whether the views of the last refresh may still be disappearing.
  fileprivate func mayFade(_ moment: Law.Moment, _ onlooker: Onlooker) -> Bool {
    guard let closing else { return false }
    guard case .line = moment, onlooker.line.isTurn else { return true }
    return onlooker.now < closing.since + max(closing.duration, closing.turning)
  }
}
