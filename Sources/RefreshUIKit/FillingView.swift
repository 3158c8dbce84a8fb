#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  extension RefreshComponent {
    /// Adds a view of UIKit in front of the other subviews; it fills the component.
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
    /// The views inside the view may have constraints. For a view that does not fill the component, add a
    /// ``HostedView``, and set its frame in `placeSubviews()`.
    ///
    /// - Parameters:
    ///   - view: A view that is in no other view.
    ///   - fitsHeight: Whether the component becomes as high as the constraints of the view demand
    ///     (`systemLayoutSizeFitting`) in the component's width; false by default. The height is computed when the
    ///     width or the user's text size changes, and after `setNeedsLayout()` of the returned view.
    /// - Returns: The view of the kit that shows the view. To remove the view, remove this one.
    @discardableResult
    public func addSubview(_ view: UIView, fitsHeight: Bool = false) -> HostedView {
      let hosted = HostedView(view)
      addSubview(hosted)
      rendering.fillings.append(FillingView(hosted, fitsHeight: fitsHeight))
      return hosted
    }
  }

  /// A hosted view that fills its component.
  final class FillingView {
    private let hosted: HostedView
    private let fitsHeight: Bool
    /// The values for which the height was computed.
    private var fitted: Fit?

    private struct Fit: Equatable {
      var width: Double
      var textSize: UIContentSizeCategory
    }

    init(_ hosted: HostedView, fitsHeight: Bool) {
      self.hosted = hosted
      self.fitsHeight = fitsHeight
      if fitsHeight { hosted.layoutAction = { [weak self] in self?.fitted = nil } }
    }

    /// Whether the view is still in a component.
    func isIn(_ component: View) -> Bool { hosted.superview === component }

    /// Sets the height of the component, if the view determines it, and fills the component.
    func fill(_ component: View, traits: UITraitCollection) {
      let fit = Fit(width: component.bounds.width, textSize: traits.preferredContentSizeCategory)
      if fitsHeight, fit != fitted, fit.width > 0 {
        fitted = fit
        let height = hosted.content.systemLayoutSizeFitting(
          CGSize(width: fit.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
        component.frame.size.height = height
      }
      hosted.frame = component.bounds
    }
  }

  extension RefreshHost {
    /// Sets the frames of the views that fill their components.
    func fillComponents(traits: UITraitCollection) {
      for component in list.subviews {
        guard let rendering = component.hostObject as? Rendering, !rendering.fillings.isEmpty else {
          continue
        }
        rendering.fillings.removeAll { !$0.isIn(component) }
        for filling in rendering.fillings { filling.fill(component, traits: traits) }
      }
    }
  }
#endif
