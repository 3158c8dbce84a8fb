extension NamedValue<ScrollView> {
  /// The values of scroll views.
  package static let ofScrollViews: [NamedValue] = [
    .reading("timeline.now") { $0.timeline.now },
    .reading("timeline.nextDue") { $0.timeline.nextDue },
    .reading("timeline.isAnimating") { $0.timeline.isAnimating },
    .reading("contentOffset.x") { $0.contentOffset.x },
    .reading("contentOffset.y") { $0.contentOffset.y },
    .reading("presentation.contentOffset.x") { $0.scrollPresentation.contentOffset.x },
    .reading("presentation.contentOffset.y") { $0.scrollPresentation.contentOffset.y },
    .reading("contentSize.width") { $0.contentSize.width },
    .reading("contentSize.height") { $0.contentSize.height },
    .reading("contentInset.top") { $0.contentInset.top },
    .reading("contentInset.left") { $0.contentInset.left },
    .reading("contentInset.bottom") { $0.contentInset.bottom },
    .reading("contentInset.right") { $0.contentInset.right },
    .reading("reservedInset.top") { $0.reservedInset.top },
    .reading("reservedInset.left") { $0.reservedInset.left },
    .reading("reservedInset.bottom") { $0.reservedInset.bottom },
    .reading("reservedInset.right") { $0.reservedInset.right },
    .reading("adjustedContentInset.top") { $0.adjustedContentInset.top },
    .reading("adjustedContentInset.left") { $0.adjustedContentInset.left },
    .reading("adjustedContentInset.bottom") { $0.adjustedContentInset.bottom },
    .reading("adjustedContentInset.right") { $0.adjustedContentInset.right },
    .reading("heldOverscroll.top") { $0.heldOverscroll.top },
    .reading("heldOverscroll.left") { $0.heldOverscroll.left },
    .reading("heldOverscroll.bottom") { $0.heldOverscroll.bottom },
    .reading("heldOverscroll.right") { $0.heldOverscroll.right },
    .reading("frame.width") { $0.frame.width },
    .reading("frame.height") { $0.frame.height },
    .reading("touchTime") { $0.touchTime },
    .reading("isDragging") { $0.isDragging },
    .reading("isTracking") { $0.isTracking },
    .reading("isDecelerating") { $0.isDecelerating },
    .setting(
      "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 }),
    .setting("isInWindow", { $0.isInWindow }, { $0.isInWindow = $1 }),
    .setting("isPagingEnabled", { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 }),
    .setting("bounces", { $0.bounces }, { $0.bounces = $1 }),
    .setting(
      "allowsSimultaneousRefreshing", { $0.allowsSimultaneousRefreshing },
      { $0.allowsSimultaneousRefreshing = $1 }),
    .setting(
      "resetsNoMoreDataAfterHeaderRefresh", { $0.resetsNoMoreDataAfterHeaderRefresh },
      { $0.resetsNoMoreDataAfterHeaderRefresh = $1 }),
    .setting(
      "isDirectionalLockEnabled", { $0.isDirectionalLockEnabled },
      { $0.isDirectionalLockEnabled = $1 }),
    .setting(
      "decelerationRate", { $0.decelerationRate.rawValue },
      { $0.decelerationRate = DecelerationRate(rawValue: $1) }
    ).in(.properFraction),
    .setting("alwaysBounceVertical", { $0.alwaysBounceVertical }, { $0.alwaysBounceVertical = $1 }),
    .setting(
      "alwaysBounceHorizontal", { $0.alwaysBounceHorizontal }, { $0.alwaysBounceHorizontal = $1 }),
    .setting("frameRate", { $0.frameRate }, { $0.frameRate = $1 }),
    .setting(
      "maximumOverscroll", { $0.maximumOverscroll },
      { $0.maximumOverscroll = $1 }
    ).in(.notNegative),
    .setting(
      "rubberBandCoefficient", { $0.rubberBandCoefficient }, { $0.rubberBandCoefficient = $1 }
    ).in(.positiveFraction),
    .setting("allowsWheelPull", { $0.allowsWheelPull }, { $0.allowsWheelPull = $1 }),
    .setting("reducesMotion", { $0.reducesMotion }, { $0.reducesMotion = $1 }),
    .setting("pixel", { $0.pixelLength }, { $0.pixelLength = $1 }).in(.notNegative),
  ]
}
