#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// The font of a label.
  nonisolated struct LabelFont: Equatable {
    /// The app's own font; nil for the bold system font of the label's font size.
    var own: UIFont?
    /// The preferred size of texts that the font is scaled for; nil where it is not.
    var textSize: UIContentSizeCategory?

    /// The font of a text of a font size, in points.
    func font(ofSize fontSize: Double) -> UIFont {
      let font = own ?? .boldSystemFont(ofSize: fontSize)
      guard let textSize else { return font }
      // The size and not the font: UIFontMetrics raises an exception for a font that it has scaled.
      return font.withSize(
        UIFontMetrics.default.scaledValue(
          for: font.pointSize,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: textSize)))
    }

    /// The width of a text as it is drawn, in points.
    func width(of text: String, fontSize: Double) -> Double {
      NSString(string: text).size(withAttributes: [.font: font(ofSize: fontSize)]).width
    }
  }

  extension Label {
    /// Measures texts in the font that they are drawn in from now on.
    ///
    /// A measure that the app has set stays as long as fonts are the kit's.
    func setFont(_ font: LabelFont) {
      let rendering = rendering
      guard rendering.measuredFont != font else { return }
      rendering.measuredFont = font
      measure = { font.width(of: $0, fontSize: $1) }
    }
  }
#endif
