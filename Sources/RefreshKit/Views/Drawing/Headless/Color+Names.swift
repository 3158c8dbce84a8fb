#if !UIKIT
  /// The sixteen basic colors of CSS, with their values in sRGB: those of CSS Color Module Level 4.
  nonisolated extension Color {
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

    /// Makes an opaque color from one byte each of red, green and blue.
    private init(_ bytes: Int) {
      func fraction(_ shift: Int) -> Double { Double(bytes >> shift & 0xFF) / 255 }
      self.init(red: fraction(16), green: fraction(8), blue: fraction(0))
    }
  }
#endif
