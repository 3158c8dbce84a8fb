#if !UIKIT
  /// A color: the fractions of red, green and blue, and the opacity, each in 0...1.
  ///
  /// A number outside this range is clamped to it. One that is not finite is refused by a setter, and
  /// counts as 0 in an initializer.
  public nonisolated struct Color: Sendable, Hashable {
    /// The fraction of red, 0...1.
    public var red: Double {
      didSet { red = Self.fraction(red, or: oldValue) }
    }
    /// The fraction of green, 0...1.
    public var green: Double {
      didSet { green = Self.fraction(green, or: oldValue) }
    }
    /// The fraction of blue, 0...1.
    public var blue: Double {
      didSet { blue = Self.fraction(blue, or: oldValue) }
    }
    /// The opacity, 0...1: 0 is transparent, 1 is opaque.
    public var alpha: Double {
      didSet { alpha = Self.fraction(alpha, or: oldValue) }
    }

    /// The gray of texts and arrows: MJRefresh's 90 of 255.
    public static let text = Color(white: 90.0 / 255)

    /// The color of a disc: white.
    package static let disc = Color(white: 1)

    /// The color with a part of its opacity.
    package func faded(by fraction: Double) -> Color {
      var color = self
      color.alpha *= fraction
      return color
    }

    /// Makes a color from its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = Self.fraction(red, or: 0)
      self.green = Self.fraction(green, or: 0)
      self.blue = Self.fraction(blue, or: 0)
      self.alpha = Self.fraction(alpha, or: 0)
    }

    /// Makes a gray: 0 is black, 1 is white.
    public init(white: Double, alpha: Double = 1) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    private static func fraction(_ number: Double, or old: Double) -> Double {
      number.isFinite ? number.clamped(to: 0...1) : old
    }
  }
#endif
