#if !UIKIT
  /// A color: the fractions of red, green and blue, and the opacity, each in 0...1.
  ///
  /// A number outside this range is clamped to it. One that is not finite is refused by a setter,
  /// and counts as 0 in an initializer.
  public struct Color: Sendable, Hashable {
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

    package static let disc = Color(white: 1)

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

  /// The sixteen basic colors of CSS and its orange, with the sRGB values of CSS Color Module Level
  /// 4.
  extension Color {
    /// `#00FFFF`.
    public static let aqua = Color(0x00FFFF)
    /// `#000000`.
    public static let black = Color(0x000000)
    /// `#0000FF`.
    public static let blue = Color(0x0000FF)
    /// `#FF00FF`.
    public static let fuchsia = Color(0xFF00FF)
    /// `#808080`.
    public static let gray = Color(0x808080)
    /// `#008000`.
    public static let green = Color(0x008000)
    /// `#00FF00`.
    public static let lime = Color(0x00FF00)
    /// `#800000`.
    public static let maroon = Color(0x800000)
    /// `#000080`.
    public static let navy = Color(0x000080)
    /// `#808000`.
    public static let olive = Color(0x808000)
    /// `#FFA500`.
    public static let orange = Color(0xFFA500)
    /// `#800080`.
    public static let purple = Color(0x800080)
    /// `#FF0000`.
    public static let red = Color(0xFF0000)
    /// `#C0C0C0`.
    public static let silver = Color(0xC0C0C0)
    /// `#008080`.
    public static let teal = Color(0x008080)
    /// `#FFFFFF`.
    public static let white = Color(0xFFFFFF)
    /// `#FFFF00`.
    public static let yellow = Color(0xFFFF00)

    private init(_ bytes: Int) {
      func fraction(_ shift: Int) -> Double { Double(bytes >> shift & 0xFF) / 255 }
      self.init(red: fraction(16), green: fraction(8), blue: fraction(0))
    }
  }

  /// A picture that a host finds by its name.
  public struct Image: Sendable, Hashable {
    /// The name by which the host finds the pixels.
    public var name: String
    /// Its natural size, in points.
    public var size: Size

    /// The arrow of headers and back footers, pointing down.
    public static let arrow = Image(name: "arrow", size: Size(width: 15, height: 40))

    /// The arrow of trailers, pointing to the left; leaders show it rotated.
    public static let trailArrow = Image(name: "trail-arrow", size: Size(width: 20, height: 20))

    package static func scripted(_ name: String, size: Size) -> Image {
      Image(name: name, size: size)
    }

    package var scriptName: String { name }

    /// The lines of the picture around the origin, if it is one of the kit's arrows; otherwise nil.
    var arrowPath: Path? {
      switch name {
      case Image.arrow.name: .arrow
      case Image.trailArrow.name: .trailArrow
      default: nil
      }
    }

    /// Makes a reference to a picture.
    public init(name: String, size: Size) {
      self.name = name
      self.size = size
    }
  }

  /// The horizontal position of a line of text in its frame.
  public enum TextAlignment: Sendable, Hashable, CaseIterable {
    /// At the side at which reading begins: left in English, right in Arabic.
    case leading
    /// In the middle.
    case center
    /// At the side at which reading ends: right in English, left in Arabic.
    case trailing

    /// The side of its frame at which the text is drawn, as on the screen. The caller has already
    /// mirrored the frame, and does not mirror the side.
    func contentMode(in direction: LayoutDirection) -> ImageView.ContentMode {
      switch (self, direction) {
      case (.center, _): .center
      case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
      case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
      }
    }
  }
#endif
