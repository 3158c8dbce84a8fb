#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  extension View {
    /// The view of UIKit that renders this view: it has its frame, opacity and rotation, and in it are a
    /// `UILabel`, `UIImageView` or what else shows it, and the views of the subviews. It is nil before
    /// the view is first rendered, and then always the same.
    ///
    /// What the kit has no word for, such as a background colour, corners or a gesture recognizer, can be
    /// set there. What the kit has a word for is written again by the kit.
    public var uiView: UIView? { rendering.view }
  }
#endif
