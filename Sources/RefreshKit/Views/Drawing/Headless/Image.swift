#if !UIKIT
  /// A picture that a host finds by its name.
  public nonisolated struct Image: Sendable, Hashable {
    /// The name by which the host finds the pixels.
    public var name: String
    /// Its natural size, in points.
    public var size: Size

    /// The arrow of headers and back footers, pointing down.
    public static let arrow = Image(name: "arrow", size: Size(width: 15, height: 40))

    /// The arrow of trailers, pointing to the left; leaders show it rotated.
    public static let trailArrow = Image(name: "trail-arrow", size: Size(width: 20, height: 20))

    /// Makes a picture of a script.
    package static func scripted(_ name: String, size: Size) -> Image {
      Image(name: name, size: size)
    }

    /// The name of the picture in scripts.
    package var scriptName: String { name }

    /// The lines of one of the kit's arrows, around the origin; nil for another picture.
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
#endif
