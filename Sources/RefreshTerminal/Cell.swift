import RefreshKit

package struct Cell: Sendable, Hashable {
  /// The glyph. A wide glyph fills this cell and the next one, which is its ``tail(_:)``.
  package var glyph: Unicode.Scalar
  package var style: Style

  static let blank = Cell(" ")

  package init(_ glyph: Unicode.Scalar, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// The glyphs whose ink fills at least half of a cell.
  private static let blocks = Set("▀▄▌▐▚▞▙▛▜▟█".unicodeScalars)

  /// The color behind a new glyph that is drawn over this cell: the ink if the cell has a block
  /// glyph, otherwise the background. Nil for the color of the terminal.
  var surface: UInt8? {
    Self.blocks.contains(glyph) ? style.ink ?? style.background : style.background
  }

  /// The second half of a wide glyph.
  static func tail(_ style: Style) -> Cell { Cell("\0", style) }

  var isTail: Bool { glyph == "\0" }
}

package struct Style: Sendable, Hashable {
  package struct Attributes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier or brighter text, depending on the terminal.
    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    /// With the colors of text and background exchanged.
    package static let reversed = Attributes(rawValue: 4)
  }

  /// The color of the text, as a number of the terminal's palette of 256; nil (the default) is the
  /// terminal's own. Numbers below 8 are black, red, green, yellow, blue, magenta, cyan and white.
  package var ink: UInt8?
  /// The color behind the text, as a number of the same palette; nil (the default) keeps the color
  /// of the cell, its ``Cell/surface``.
  package var background: UInt8?
  package var attributes: Attributes

  package static let plain = Style()
  package static let dim = Style(.dim)
  package static let bold = Style(.bold)
  package static let reversed = Style(.reversed)

  package init(_ attributes: Attributes = [], ink: UInt8? = nil, background: UInt8? = nil) {
    self.attributes = attributes
    self.ink = ink
    self.background = background
  }
}

extension Style {
  private static let leastVisibleAlpha = 0.15
  private static let leastUndimmedAlpha = 0.65

  /// The style for a color of the kit with an opacity of `alpha`; nil if it is invisible.
  ///
  /// A terminal has three opacities: plain, dim and none. `Color.text` becomes the terminal's own
  /// color.
  init?(_ color: Color, alpha: Double) {
    let alpha = alpha * color.alpha
    guard alpha >= Self.leastVisibleAlpha else { return nil }
    self.init(
      alpha < Self.leastUndimmedAlpha ? .dim : [], ink: color == .text ? nil : Self.ink(of: color))
  }

  /// The nearest of the 6 x 6 x 6 colors and the grays of the palette.
  private static func ink(of color: Color) -> UInt8 {
    func whole(_ fraction: Double, _ count: Double) -> UInt8 {
      UInt8((min(max(fraction, 0), 1) * count).rounded())
    }
    func step(_ fraction: Double) -> UInt8 {
      // The palette's levels of red, green and blue: 0, 95, 135, 175, 215 and 255, out of 255.
      fraction < 47.5 / 255 ? 0 : max(1, whole((fraction * 255 - 55) / 200, 5))
    }
    if color.red == color.green, color.green == color.blue, color.red > 0.03, color.red < 0.95 {
      return 232 + min(whole((color.red * 255 - 8) / 230, 23), 23)
    }
    return 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
  }
}
