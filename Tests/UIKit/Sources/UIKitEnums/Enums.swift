// The enums of UIKit, under the names that they have in Objective-C; UIKit gives them those of Swift.
// This module is built with library evolution, so that they are open, as in UIKit's own headers: a
// switch needs `@unknown default`.

public enum UIGestureRecognizerState: Int, Sendable {
  case possible, began, changed, ended, cancelled, failed
}

public enum UIApplicationState: Int, Sendable {
  case active, inactive, background
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
  case mac = 5
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIViewContentMode: Int, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

public enum UIScrollViewContentInsetAdjustmentBehavior: Int, Sendable {
  case automatic, scrollableAxes, never, always
}

public enum UIActivityIndicatorViewStyle: Int, Sendable {
  case medium = 100
  case large
}

public enum UIImpactFeedbackStyle: Int, Sendable {
  case light, medium, heavy, soft, rigid
}

public enum UIImageRenderingMode: Int, Sendable {
  case automatic, alwaysOriginal, alwaysTemplate
}

public enum UITouchPhase: Int, Sendable {
  case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
}

public enum UITableViewStyle: Int, Sendable {
  case plain, grouped, insetGrouped
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum UICollectionViewScrollDirection: Int, Sendable {
  case vertical, horizontal
}

public enum UITableViewRowAnimation: Int, Sendable {
  case fade
  case automatic = 100
}

public enum UINavigationItemLargeTitleDisplayMode: Int, Sendable {
  case automatic, always, never
}

public enum UITableViewScrollPosition: Int, Sendable {
  case none, top, middle, bottom
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

public enum NSLayoutConstraintAxis: Int, Sendable {
  case horizontal, vertical
}

public enum NSLayoutConstraintAttribute: Int, Sendable {
  case left = 1
  case right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
  case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  case notAnAttribute = 0
}

public enum NSLayoutConstraintRelation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal, greaterThanOrEqual
}

public enum UIStackViewAlignment: Int, Sendable {
  case fill, leading, firstBaseline, center, trailing, lastBaseline
}
