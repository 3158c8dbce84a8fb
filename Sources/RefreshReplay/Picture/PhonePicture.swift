import RefreshKit

/// A phone with what is seen on its screen.
nonisolated struct PhonePicture {
  /// How wide a screen is, in units of the sheet.
  static let screenWidth = 168.0
  /// How high a screen may be.
  private static let maximumHeight = 400.0
  /// How much of the body is seen around the screen.
  static let rim = 5.0
  private static let radius = 15.0

  private let scene: Scene
  /// In hundredths, as it is written.
  private let scale: Double
  /// The size of the screen in units of the sheet, without the rim.
  private let screen: Size

  init(_ scene: Scene) {
    self.scene = scene
    let whole = min(
      Self.screenWidth / max(scene.size.width, 1), Self.maximumHeight / max(scene.size.height, 1))
    scale = max((whole * 100).rounded(.down) / 100, 0.01)
    screen = Size(
      width: min(max(scene.size.width * scale, 1), Self.screenWidth),
      height: min(max(scene.size.height * scale, 1), Self.maximumHeight))
  }

  /// How high the phone is.
  var height: Double { screen.height + 2 * Self.rim }

  /// The shape that everything on the screen is clipped to, in units of the sheet.
  var clip: SVG {
    .rect(Rect(origin: .zero, size: screen), radius: Self.radius - Self.rim, fill: Palette.screen)
  }

  /// The phone in a column that begins at `origin`.
  ///
  /// - Parameter clip: The name of the clip path that is ``clip``.
  func element(at origin: Point, clippedBy clip: String) -> SVG {
    let body = Rect(
      x: (Self.screenWidth - screen.width) / 2, y: 0, width: screen.width + 2 * Self.rim,
      height: height)
    let shadow = Rect(origin: Point(x: body.x, y: body.y + 3), size: body.size)
    return .group(
      at: origin,
      [
        SVG.rect(shadow, radius: Self.radius, fill: Palette.shadow)
          .opacity(Palette.shadowOpacity),
        .rect(body, radius: Self.radius, fill: Palette.body),
        SVG.group(
          at: Point(x: body.x + Self.rim, y: body.y + Self.rim),
          [self.clip, .group(scale: scale, contents)]
        ).with(["clip-path": "url(#\(clip))"]),
      ])
  }

  /// What is on the screen, in its points.
  private var contents: [SVG] {
    ListPicture(scene).elements
      + scene.sprites.compactMap { SpritePicture($0, at: scene.time).element }
      + bars + finger
  }

  private var bars: [SVG] {
    let (size, bars) = (scene.size, scene.bars)
    return [
      Rect(x: 0, y: 0, width: size.width, height: bars.top),
      Rect(x: 0, y: size.height - bars.bottom, width: size.width, height: bars.bottom),
    ]
    .filter { $0.height > 0 }
    .map { SVG.rect($0, fill: Palette.bar).opacity(Palette.barOpacity) }
  }

  private var finger: [SVG] {
    scene.finger.map { place in
      [
        SVG.circle(place, radius: 17, fill: Palette.finger)
          .with(["stroke": .text(Palette.finger), "stroke-width": 2])
          .opacity(Palette.fingerOpacity)
      ]
    } ?? []
  }
}
