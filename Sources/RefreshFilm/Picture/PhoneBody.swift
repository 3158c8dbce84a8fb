import RefreshKit

/// The body of a phone around a screen of a size.
nonisolated struct PhoneBody {
  /// How large a screen may be in a picture, in its units.
  struct Limit {
    /// How wide.
    let width: Double
    /// How high.
    let height: Double
    /// How round the corners of the body are.
    var radius = 15.0

    /// The largest phone on a sheet.
    static let sheet = Limit(width: 168, height: 400)
  }

  /// How much of the body is seen around the screen.
  static let rim = 5.0

  /// How large a point of the screen is, in hundredths, as it is written.
  let scale: Double
  /// The size of the screen in units of the picture, without the rim.
  let screen: Size
  private let radius: Double

  /// A body around a screen of `size`, in points.
  init(_ size: Size, in limit: Limit = .sheet) {
    let whole = min(limit.width / max(size.width, 1), limit.height / max(size.height, 1))
    scale = max((whole * 100).rounded(.down) / 100, 0.01)
    screen = Size(
      width: min(max(size.width * scale, 1), limit.width),
      height: min(max(size.height * scale, 1), limit.height))
    radius = limit.radius
  }

  /// How high the phone is.
  var height: Double { screen.height + 2 * Self.rim }

  /// The shape that everything on the screen is clipped to, in units of the picture.
  var clip: SVG {
    .rect(Rect(origin: .zero, size: screen), radius: radius - Self.rim, fill: Palette.screen)
  }

  /// The phone in a column of a width, its upper left corner at `origin`.
  ///
  /// - Parameters:
  ///   - contents: What is on the screen, in its points.
  ///   - origin: The upper left corner of the column.
  ///   - width: How wide the column is: the phone is in its middle.
  ///   - name: The name of ``clip`` in the file.
  func element(_ contents: [SVG], at origin: Point, in width: Double, clippedBy name: String) -> SVG
  {
    let body = Rect(
      x: (width - screen.width) / 2 - Self.rim, y: 0, width: screen.width + 2 * Self.rim,
      height: height)
    let shadow = Rect(x: body.x, y: 3, width: body.width, height: body.height)
    return .group(
      at: origin,
      [
        SVG.rect(shadow, radius: radius, fill: PageColor.shadow).opacity(Palette.shadowOpacity),
        .rect(body, radius: radius, fill: PageColor.body),
        SVG.group(
          at: Point(x: body.x + Self.rim, y: body.y + Self.rim),
          [clip, .group(scale: scale, contents)]
        ).with(["clip-path": "url(#\(name))"]),
      ])
  }
}
