#if UIKIT
  import RefreshKit
  import UIKit

  extension RefreshComponent {
    /// Adds a view that fills the component.
    ///
    /// ```swift
    /// final class StackHeader: RefreshHeader {
    ///   private let stack = UIStackView()
    ///
    ///   override func prepare() {
    ///     super.prepare()
    ///     addSubview(stack, fitsHeight: true)
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view. Views in it may have constraints.
    ///   - fitsHeight: Whether the component becomes as high as the constraints of the view demand
    ///     (`systemLayoutSizeFitting`) in the component's width. The height is computed in each layout of the
    ///     component: after a change of its width, of the user's text size, and after `setNeedsLayout()`.
    public final func addSubview(_ view: UIView, fitsHeight: Bool) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      if fitsHeight {
        fittingView = view
        setNeedsLayout()
      }
    }
  }
#endif
