#if !UIKIT
  extension ScrollView {
    /// The view that a tap at a point reaches: the foremost view with a ``View/tapAction``, such as
    /// the title of an auto footer. A host that has recognised a tap calls its ``View/tap()``.
    ///
    /// Hidden and transparent views, and views without user interaction, are skipped with their
    /// subviews. So are parts of views beyond the bounds of a superview or of this view. Views are at
    /// the ends of their animations, as in UIKit.
    ///
    /// - Parameter point: A point of the visible area, as in ``touch(_:at:id:timestamp:)``.
    /// - Returns: The view; nil if a tap does nothing.
    public func hitTest(at point: Point) -> View? {
      guard bounds.contains(point) else { return nil }
      return tapTarget(at: point)
    }
  }

  extension View {
    /// The smallest opacity of a view that receives touches, as in UIKit.
    private static var leastAlpha: Double { 0.01 }

    /// Performs ``tapAction``. A host calls this function when the view is tapped.
    public final func tap() {
      tapAction?()
    }

    /// The foremost view under a point of the view's bounds that a tap reaches; nil if there is none.
    fileprivate final func tapTarget(at point: Point) -> View? {
      guard isShown, isUserInteractionEnabled, alpha >= Self.leastAlpha else { return nil }
      let scrollView = self as? ScrollView
      let offset = scrollView?.contentOffset ?? .zero
      for view in subviewsInDisplayOrder.reversed() {
        let translation = scrollView?.stickyTranslation(of: view, at: offset) ?? .zero
        let inside = view.point(at: point + offset - translation)
        if view.bounds.contains(inside), let target = view.tapTarget(at: inside) { return target }
      }
      return tapAction == nil ? nil : self
    }

    /// Converts a point from the superview's coordinates to the view's own.
    private final func point(at point: Point) -> Point {
      guard rotation != 0 else { return Point(x: point.x - frame.x, y: point.y - frame.y) }
      let middle = frame.center
      let rotated = Rotation(rotation).inverseApplied(
        to: Point(x: point.x - middle.x, y: point.y - middle.y))
      return Point(x: rotated.x + frame.width / 2, y: rotated.y + frame.height / 2)
    }
  }
#endif
