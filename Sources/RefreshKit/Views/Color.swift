/// A colour, by the share of red, green and blue and by its opacity, each in 0...1.
public nonisolated struct Color: Sendable, Hashable {
  /// The share of red, 0...1.
  public var red: Double
  /// The share of green, 0...1.
  public var green: Double
  /// The share of blue, 0...1.
  public var blue: Double
  /// 0 is transparent, 1 opaque.
  public var alpha: Double

  /// The grey of texts and arrows: MJRefresh's 90 of 255.
  public static let text = Color(white: 90.0 / 255)

  /// Makes a colour from its shares.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey: 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}
