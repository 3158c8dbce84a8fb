#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// The font of a label.
  nonisolated struct LabelFont: Equatable {
    /// The app's own font; nil for the bold system font of the label's font size.
    var own: UIFont?
    /// The preferred size of texts for which the font is scaled; nil if it is not scaled.
    var textSize: UIContentSizeCategory?

    /// The font of a text of a font size, in points.
    func font(ofSize fontSize: Double) -> UIFont {
      let font = own ?? .boldSystemFont(ofSize: fontSize)
      guard let textSize else { return font }
      // This scales the size and not the font, because UIFontMetrics raises an exception for a font
      // that it has scaled.
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
    /// Sets the font in which the label measures its text from now on.
    ///
    /// A measure that the app has set is kept as long as fonts are the kit's.
    func setFont(_ font: LabelFont) {
      let rendering = rendering
      guard rendering.measuredFont != font else { return }
      rendering.measuredFont = font
      measure = { font.width(of: $0, fontSize: $1) }
    }
  }
#endif
