/// How a cell looks, apart from what stands in it.
public nonisolated struct Style: Sendable, Hashable {
  /// What may be added to the plain look.
  public nonisolated struct Attributes: OptionSet, Sendable, Hashable {
    /// One bit for each attribute.
    public let rawValue: UInt8

    /// Makes attributes from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier, or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Weaker.
    public static let dim = Attributes(rawValue: 2)
    /// With the colours of text and ground exchanged.
    public static let reversed = Attributes(rawValue: 4)
  }

  /// The colour of the text, as a number of the terminal's palette of 256; nil (the default) is the
  /// terminal's own. Numbers below 8 are black, red, green, yellow, blue, magenta, cyan and white.
  public var ink: UInt8?
  /// The colour behind the text, as such a number; nil (the default) is what is there already.
  public var background: UInt8?
  /// What is added; nothing by default.
  public var attributes: Attributes

  /// The terminal's own look.
  public static let plain = Style()
  /// Weaker than ``plain``.
  public static let dim = Style(.dim)
  /// Heavier than ``plain``.
  public static let bold = Style(.bold)
  /// ``plain`` with the colours exchanged.
  public static let reversed = Style(.reversed)

  /// Makes a look.
  public init(_ attributes: Attributes = [], ink: UInt8? = nil, background: UInt8? = nil) {
    self.attributes = attributes
    self.ink = ink
    self.background = background
  }
}
