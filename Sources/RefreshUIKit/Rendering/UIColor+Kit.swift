#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  nonisolated extension UIColor {
    /// The gray of texts in dark mode.
    private static let darkModeText = Color(white: 165.0 / 255)
    /// The gray of a white disc in dark mode.
    private static let darkModeDisc = Color(white: 58.0 / 255)

    /// Makes a color of the kit's. The gray that texts and arrows have by default is lighter in dark
    /// mode; any other color is the same in both.
    convenience init(_ color: Color) {
      self.init(color, dark: Self.darkModeText, for: .text)
    }

    /// Makes the color of a disc. White, the default, is dark in dark mode.
    convenience init(disc color: Color) {
      self.init(color, dark: Self.darkModeDisc, for: .white)
    }

    /// Makes a color that is replaced in dark mode if it is one of the kit's own, whatever its
    /// opacity.
    private convenience init(_ color: Color, dark: Color, for own: Color) {
      var opaque = color
      opaque.alpha = 1
      var dark = opaque == own ? dark : color
      dark.alpha = color.alpha
      self.init(dynamicProvider: { @Sendable [dark] in
        let color = $0.userInterfaceStyle == .dark ? dark : color
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      })
    }

    /// The color in light or dark mode, for layers, which do not follow the mode.
    func cgColor(for traits: Traits) -> CGColor {
      resolvedColor(with: UITraitCollection(userInterfaceStyle: traits.style)).cgColor
    }
  }
#endif
