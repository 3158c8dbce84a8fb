#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  extension Label {
    /// The font; nil (the default) for the bold system font of `fontSize`. If
    /// ``RefreshHost/adjustsFontForContentSizeCategory`` is true, the host scales it for the text size
    /// that the user prefers: set a font in its size at the default text size, because a scaled font
    /// would be scaled again.
    public var font: UIFont? {
      get { rendering.look.font }
      set {
        rendering.look.font = newValue
        setFont(LabelFont(own: newValue, textSize: rendering.measuredFont.textSize))
      }
    }

    /// The color of the text, which may be a dynamic one; nil (the default) for `textColor`.
    public var uiColor: UIColor? {
      get { rendering.look.color }
      set { rendering.look.color = newValue }
    }
  }
#endif
