#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  extension View {
    /// The view of UIKit that renders this view. It has the same frame, opacity and rotation, and
    /// contains a `UILabel`, a `UIImageView` or another view that shows the drawing, and the views of
    /// the subviews. It is nil before the view is first rendered, and never changes after that.
    ///
    /// Properties that the kit does not have, such as a background colour, corners or a gesture
    /// recognizer, can be set there. The kit writes the properties that it has itself.
    public var uiView: UIView? { rendering.view }
  }
#endif
