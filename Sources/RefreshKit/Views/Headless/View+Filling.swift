#if !UIKIT
  extension View {
    /// Adds a view that fills this one, also after its size has changed.
    ///
    /// ```swift
    /// final class StarHeader: RefreshHeader {
    ///   private let star = Label("★")
    ///
    ///   override func prepare() {
    ///     super.prepare()
    ///     addSubview(star, fitsHeight: true)
    ///   }
    /// }
    /// ```
    ///
    /// Each layout sets the frame of the view, before ``layoutSubviews()``.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - fitsHeight: Whether this view becomes as high as the view demands: a line of text, an
    ///     image, an activity indicator, or, for another view, as far as the frames of its subviews
    ///     reach. The height is computed in each layout of this view. On UIKit, a component has this
    ///     function, and the constraints of the view demand the height.
    public final func addSubview(_ view: View, fitsHeight: Bool) {
      fillings.removeAll { $0.view.object == nil || $0.view.object === view }
      fillings.append(Filling(view: Weak(view), fitsHeight: fitsHeight))
      addSubview(view)
      view.frame = bounds
      setNeedsLayout()
    }

    final func fillBounds() {
      guard !fillings.isEmpty else { return }
      for filling in fillings {
        guard let view = filling.view.object, view.superview === self else { continue }
        if filling.fitsHeight, frame.width > 0 { frame.size.height = view.demandedHeight }
        view.frame = bounds
      }
    }

    /// The height of a line of a system font of 1 point, in points.
    private static var lineHeight: Double { 1.2 }

    /// The height that the view demands of its superview, in points.
    private var demandedHeight: Double {
      switch self {
      case let label as Label:
        label.text?.isEmpty == false ? (label.fontSize * Self.lineHeight).rounded(.up) : 0
      case let view as ImageView: view.image?.size.finite(or: .zero).height ?? 0
      case is ActivityIndicator: ActivityIndicator.side
      default: subviews.filter { !$0.isHidden }.map(\.frame.maxY).max() ?? 0
      }
    }
  }

  /// A view that fills its superview.
  struct Filling {
    let view: Weak<View>
    let fitsHeight: Bool
  }
#endif
