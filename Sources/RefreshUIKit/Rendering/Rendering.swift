#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// What the host keeps with a view of the kit: the view of UIKit that renders it, and how the app wants
  /// it to look.
  ///
  /// It retains the view of UIKit, which so survives while the component is in no list.
  final class Rendering {
    /// The view of UIKit; nil before the first rendering.
    var view: RenderedView?

    /// What the app has set in UIKit's own types.
    var look = Look()

    /// The font in which a label measures its texts.
    var measuredFont = LabelFont()
  }

  /// How the app wants a view to look, in UIKit's own types; nil where the kit's values count.
  struct Look: Equatable {
    var font: UIFont?
    var color: UIColor?
    var discColor: UIColor?
    var spinnerStyle: UIActivityIndicatorView.Style?
    var images = ImageNames()
  }

  extension View {
    /// What the host keeps with the view; made when it is first read.
    var rendering: Rendering {
      if let rendering = hostObject as? Rendering { return rendering }
      let rendering = Rendering()
      hostObject = rendering
      return rendering
    }
  }
#endif
