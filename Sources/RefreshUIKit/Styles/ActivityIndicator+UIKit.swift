#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  extension ActivityIndicator {
    /// The style of the indicator; nil (the default) is medium.
    public var style: UIActivityIndicatorView.Style? {
      get { rendering.look.spinnerStyle }
      set { rendering.look.spinnerStyle = newValue }
    }

    /// The color of the indicator, which may be a dynamic one; nil (the default) for `color`.
    public var uiColor: UIColor? {
      get { rendering.look.color }
      set { rendering.look.color = newValue }
    }
  }
#endif
