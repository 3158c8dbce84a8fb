#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  extension Label {
    /// The font; nil (the default) for the bold system font of `fontSize`. It follows the text size that
    /// the user prefers where ``RefreshHost/adjustsFontForContentSizeCategory`` is true: set one of the
    /// size for the default text size there, since one that is scaled already is scaled again.
    public var font: UIFont? {
      get { rendering.look.font }
      set {
        rendering.look.font = newValue
        setFont(LabelFont(own: newValue, textSize: rendering.measuredFont.textSize))
      }
    }

    /// The colour of the text, which may be a dynamic one; nil (the default) for `textColor`.
    public var uiColor: UIColor? {
      get { rendering.look.color }
      set { rendering.look.color = newValue }
    }
  }
#endif
