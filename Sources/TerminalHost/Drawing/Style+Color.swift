import RefreshKit

nonisolated extension Style {
  /// What is weaker than this cannot be seen.
  private static let least = 0.15
  /// What is weaker than this is dim.
  private static let weak = 0.65

  /// A colour of the kit that is seen with an opacity of `alpha`; nil where there is nothing to see.
  ///
  /// A terminal has three opacities: plain, dim and none. The kit's colour for texts is the
  /// terminal's own.
  init?(_ color: Color, alpha: Double) {
    let alpha = alpha * color.alpha
    guard alpha >= Self.least else { return nil }
    self.init(alpha < Self.weak ? .dim : [], ink: color == .text ? nil : Self.ink(of: color))
  }

  /// The nearest of the 6 x 6 x 6 colours of the palette.
  private static func ink(of color: Color) -> UInt8 {
    func step(_ share: Double) -> UInt8 { UInt8((min(max(share, 0), 1) * 5).rounded()) }
    return 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
  }
}
