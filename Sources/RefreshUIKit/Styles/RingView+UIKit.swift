#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  extension RingView {
    /// The color of the stroke and the arrowhead, which may be a dynamic one; nil (the default) for
    /// `color`. The present opacity of the ring is applied to it.
    public var uiColor: UIColor? {
      get { rendering.look.color }
      set { rendering.look.color = newValue }
    }

    /// The color of the disc, which may be a dynamic one; nil (the default) for `discColor`. Without a
    /// disc it has no effect.
    public var uiDiscColor: UIColor? {
      get { rendering.look.discColor }
      set { rendering.look.discColor = newValue }
    }
  }
#endif
