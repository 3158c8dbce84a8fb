#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  extension View {
    /// The view of UIKit that renders this view. It has the same frame, opacity and rotation, and
    /// contains a `UILabel`, a `UIImageView` or another view that shows the drawing, and the views of
    /// the subviews. It is nil before the view is first rendered, and never changes after that.
    ///
    /// Properties that the kit does not have, such as a background color, corners or a gesture
    /// recognizer, can be set there. The kit writes the properties that it has itself. ``onUIView(_:)`` sets them as
    /// soon as there is a view.
    public var uiView: UIView? { rendering.view }

    /// Calls a block with the view of UIKit that renders this view: at once if there is one, else when it has been
    /// made and shows this view for the first time.
    ///
    /// ```swift
    /// header.onUIView { view in view.backgroundColor = .systemBackground }
    /// ```
    ///
    /// If another view of UIKit renders this view later, the block is called with that one, too.
    ///
    /// - Parameter action: The block, which this view retains.
    public func onUIView(_ action: @escaping (UIView) -> Void) {
      rendering.viewActions.append(action)
      if let view = rendering.view { action(view) }
    }
  }
#endif
