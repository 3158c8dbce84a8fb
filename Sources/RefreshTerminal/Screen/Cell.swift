/// One cell of the screen.
public nonisolated struct Cell: Sendable, Hashable {
  /// The glyph; the cell behind a wide glyph is its second half.
  public var glyph: Unicode.Scalar
  /// The style.
  public var style: Style

  /// An empty cell.
  public static let blank = Cell(" ")

  /// Makes a cell.
  public init(_ glyph: Unicode.Scalar, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// The glyph that fills a cell with its colour.
  static let block: Unicode.Scalar = "█"

  /// The colour behind the next glyph that is put here: that of the background, or the ink of a
  /// full block.
  var surface: UInt8? { glyph == Self.block ? style.ink ?? style.background : style.background }

  /// The second half of a wide glyph.
  static func tail(_ style: Style) -> Cell { Cell("\0", style) }

  /// Whether this is the second half of the glyph to the left.
  var isTail: Bool { glyph == "\0" }
}

/// The colours and attributes of a cell.
public nonisolated struct Style: Sendable, Hashable {
  /// The attributes of the text.
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
    /// With the colours of text and background exchanged.
    public static let reversed = Attributes(rawValue: 4)
  }

  /// The colour of the text, as a number of the terminal's palette of 256; nil (the default) is the
  /// terminal's own. Numbers below 8 are black, red, green, yellow, blue, magenta, cyan and white.
  public var ink: UInt8?
  /// The colour behind the text, as a number of the same palette; nil (the default) keeps the cell's
  /// background.
  public var background: UInt8?
  /// The attributes; none by default.
  public var attributes: Attributes

  /// The terminal's own style.
  public static let plain = Style()
  /// ``plain``, weaker.
  public static let dim = Style(.dim)
  /// ``plain``, heavier.
  public static let bold = Style(.bold)
  /// ``plain`` with the colours exchanged.
  public static let reversed = Style(.reversed)

  /// Makes a style.
  public init(_ attributes: Attributes = [], ink: UInt8? = nil, background: UInt8? = nil) {
    self.attributes = attributes
    self.ink = ink
    self.background = background
  }
}
