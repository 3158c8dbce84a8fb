#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// The host's data for a view of the kit: the view of UIKit that renders it, and the looks that the app
  /// has set.
  ///
  /// It retains the view of UIKit, so that this exists while the component is in no list.
  final class Rendering {
    /// The view of UIKit; nil before the first rendering.
    var view: RenderedView?

    /// The app's blocks for the view of UIKit.
    var viewActions: [(UIView) -> Void] = []

    /// The hosted views that fill the view, a component.
    var fillings: [FillingView] = []

    /// The values that the app has set in UIKit's own types.
    var look = Look()

    /// The font in which a label measures its texts.
    var measuredFont = LabelFont()
  }

  /// The looks that the app has set for a view, in UIKit's own types; nil for the kit's values.
  struct Look: Equatable {
    var font: UIFont?
    var color: UIColor?
    var discColor: UIColor?
    var spinnerStyle: UIActivityIndicatorView.Style?
    var images = ImageNames()
  }

  extension View {
    /// The host's data for the view; made when it is first read.
    var rendering: Rendering {
      if let rendering = hostObject as? Rendering { return rendering }
      let rendering = Rendering()
      hostObject = rendering
      return rendering
    }
  }
#endif
