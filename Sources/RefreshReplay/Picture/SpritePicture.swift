import RefreshKit

/// What a component shows, as shapes.
nonisolated struct SpritePicture {
  private let sprite: Sprite
  private let time: Double

  init(_ sprite: Sprite, at time: Double) {
    self.sprite = sprite
    self.time = time
  }

  /// The sprite in the screen's points; none where it shows nothing.
  var element: SVG? {
    let elements = centred
    guard !elements.isEmpty else { return nil }
    return SVG.group(at: middle, rotation: sprite.rotation, elements).opacity(sprite.alpha)
  }

  /// Where the origin of ``centred`` is: the middle of the frame, or of a picture at one of its sides.
  var middle: Point {
    let (image, mode): (Image?, ImageView.ContentMode) =
      switch sprite.look {
      case .image(let image, let mode, _): (image, mode)
      case .sequence(let images, _, let mode, _): (images.first, mode)
      case .text, .wheel, .ring: (nil, .center)
      }
    let half = (image?.size.width ?? 0) / 2
    return switch mode {
    case .center: sprite.frame.center
    case .left: Point(x: sprite.frame.x + half, y: sprite.frame.center.y)
    case .right: Point(x: sprite.frame.maxX - half, y: sprite.frame.center.y)
    }
  }

  /// The elements around the origin.
  var centred: [SVG] {
    switch sprite.look {
    case .text(let text, let size, let color): words(text, size: size, color: color)
    case .image(let image, _, let tint): Self.picture(image, tint: tint)
    case .sequence(let images, let duration, _, let tint):
      Self.picture(images[Self.turn(of: images.count, in: duration, at: time)], tint: tint)
    case .wheel(let color):
      Self.wheel(color, in: sprite.frame.size, step: Self.turn(of: 8, in: 0.8, at: time))
    case .ring(let look): RingPicture(look: look, diameter: sprite.frame.width).elements
    }
  }

  /// Which of `count` pictures is seen at a time where all of them take `duration`.
  private static func turn(of count: Int, in duration: Double, at time: Double) -> Int {
    let lap = time.truncatingRemainder(dividingBy: duration) / duration
    return min(max(Int(lap * Double(count) + 1e-6), 0), count - 1)
  }

  // MARK: Words

  /// How much higher a line is than its font.
  private static let lineHeight = 1.15

  /// A line, or a column of glyphs where only one is as wide as the frame; what does not fit ends in
  /// an ellipsis.
  private func words(_ text: String, size: Double, color: Color) -> [SVG] {
    let lines = lines(of: text, size: size)
    return lines.enumerated().map { index, line in
      let middle = (Double(index) - Double(lines.count - 1) / 2) * size * Self.lineHeight
      return SVG.text(
        line, at: Point(x: 0, y: middle + size * 0.36), size: size, fill: color.css,
        anchor: .middle
      ).opacity(color.alpha)
    }
  }

  private func lines(of text: String, size: Double) -> [String] {
    let frame = sprite.frame
    guard frame.width > 0 else { return [] }
    guard frame.width < 2 * size else {
      // A label that was made as wide as its text holds it, whatever the font.
      let isMadeToFit = abs(frame.width - measureByScalars(text, fontSize: size)) < 1
      guard !isMadeToFit else { return [text] }
      return TextLines(text, size: size, width: frame.width, limit: 1).lines
    }
    let room = max(Int((min(frame.height, 1e6) / (size * Self.lineHeight)).rounded(.down)), 1)
    let glyphs = text.map(String.init)
    return glyphs.count <= room ? glyphs : glyphs.prefix(room - 1) + ["…"]
  }

  // MARK: Pictures

  /// The pictures that components bring along, by name: what is drawn around the middle.
  private static let strokes = [
    Image.arrow.name: "M0 -16V15.5M-5.5 9.5L0 15.5L5.5 9.5",
    Image.trailArrow.name: "M8.5 0H-8M-2.5 -5.5L-8 0L-2.5 5.5",
  ]

  /// A picture around the origin.
  static func picture(_ image: Image, tint: Color) -> [SVG] {
    guard let stroke = strokes[image.name] else { return tile(image) }
    return [SVG.stroke(stroke, width: 1.8, color: tint.css).opacity(tint.alpha)]
  }

  /// A picture that only the host has: a page with what its name ends in.
  private static func tile(_ image: Image) -> [SVG] {
    let label = String(image.name.split(separator: "#").last ?? "")
    let number = Int(label).map { $0 % Palette.tiles.count } ?? 0
    let frame = Rect(center: .zero, size: image.size)
    let side = min(frame.width, frame.height)
    return [
      .rect(frame, radius: side * 0.24, fill: Palette.tiles[max(number, 0)]),
      SVG.text(
        label, at: Point(x: 0, y: side * 0.17), size: side * 0.46, fill: Palette.tileInk,
        anchor: .middle
      ).with(["font-weight": "600"]),
    ]
  }

  // MARK: The spinner

  /// A spinner around the origin; its brightest spoke is the one of the number `step`.
  static func wheel(_ color: Color, in size: Size, step: Int) -> [SVG] {
    let spokes = 8
    let radius = min(size.width, size.height) / 2
    return (0..<spokes).map { index in
      let age = (step - index + spokes) % spokes
      let path = "M0 \(SVG.number(-radius * 0.9))V\(SVG.number(-radius * 0.48))"
      return SVG.stroke(path, width: radius * 0.2, color: color.css)
        .with(["transform": "rotate(\(SVG.number(Double(index) * 360 / Double(spokes))))"])
        .opacity(1 - Double(age) * 0.11)
    }
  }
}
