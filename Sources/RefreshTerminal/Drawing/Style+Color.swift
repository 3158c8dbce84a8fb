import RefreshKit

nonisolated extension Style {
  /// The least visible opacity.
  private static let least = 0.15
  /// The least opacity that is not dim.
  private static let weak = 0.65

  /// The style of a colour of the kit with an opacity of `alpha`; nil if that is invisible.
  ///
  /// A terminal has three opacities: plain, dim and none. The kit's colour for texts is the
  /// terminal's own.
  init?(_ color: Color, alpha: Double) {
    let alpha = alpha * color.alpha
    guard alpha >= Self.least else { return nil }
    self.init(alpha < Self.weak ? .dim : [], ink: color == .text ? nil : Self.ink(of: color))
  }

  /// The colour of the palette for a colour of the kit with an opacity of `alpha`, including the
  /// colour of texts; nil if that is invisible.
  static func ink(of color: Color, alpha: Double) -> UInt8? {
    alpha * color.alpha >= least ? ink(of: color) : nil
  }

  /// The nearest of the 6 x 6 x 6 colours and the greys of the palette.
  private static func ink(of color: Color) -> UInt8 {
    func whole(_ fraction: Double, _ count: Double) -> UInt8 {
      UInt8((min(max(fraction, 0), 1) * count).rounded())
    }
    func step(_ fraction: Double) -> UInt8 {
      // The palette's levels of 255: 0, 95, 135, 175, 215, 255.
      fraction < 47.5 / 255 ? 0 : max(1, whole((fraction * 255 - 55) / 200, 5))
    }
    if color.red == color.green, color.green == color.blue, color.red > 0.03, color.red < 0.95 {
      return 232 + min(whole((color.red * 255 - 8) / 230, 23), 23)
    }
    return 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
  }
}
