import RefreshKit

/// A phone with what is seen on its screen, as a sheet shows it.
nonisolated struct PhonePicture {
  /// How wide the column of a phone is, in units of the sheet.
  static let columnWidth = PhoneBody.Limit.sheet.width + 2 * PhoneBody.rim

  private let scene: Scene
  private let body: PhoneBody

  init(_ scene: Scene) {
    self.scene = scene
    body = PhoneBody(scene.size)
  }

  /// How high the phone is.
  var height: Double { body.height }

  /// The shape that everything on the screen is clipped to, in units of the sheet.
  var clip: SVG { body.clip }

  /// The phone in a column that begins at `origin`.
  ///
  /// - Parameter clip: The name of the clip path that is ``clip``.
  func element(at origin: Point, clippedBy clip: String) -> SVG {
    body.element(contents, at: origin, in: Self.columnWidth, clippedBy: clip)
  }

  /// What is on the screen, in its points.
  private var contents: [SVG] {
    items(inFront: false) + ListPicture(scene).elements + items(inFront: true)
      + Self.bars(scene) + (scene.finger.map { [Self.finger(at: $0)] } ?? [])
  }

  private func items(inFront: Bool) -> [SVG] {
    scene.items.filter { $0.isInFront == inFront }.compactMap { ItemPicture($0).element }
  }

  /// The bars that cover the content.
  static func bars(_ scene: Scene) -> [SVG] {
    let (size, bars) = (scene.size, scene.bars)
    return [
      Rect(x: 0, y: 0, width: size.width, height: bars.top),
      Rect(x: 0, y: size.height - bars.bottom, width: size.width, height: bars.bottom),
    ]
    .filter { $0.height > 0 }
    .map { SVG.rect($0, fill: Palette.bar).opacity(Palette.barOpacity) }
  }

  /// A finger on the screen.
  static func finger(at place: Point) -> SVG {
    SVG.circle(place, radius: 17, fill: Palette.finger)
      .with(["stroke": .text(Palette.finger), "stroke-width": 2])
      .opacity(Palette.fingerOpacity)
  }
}
