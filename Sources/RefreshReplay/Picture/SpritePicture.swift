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
  private var middle: Point {
    guard case .image(let image, let mode, _) = sprite.look else { return sprite.frame.center }
    let half = image.size.width / 2
    return switch mode {
    case .center: sprite.frame.center
    case .left: Point(x: sprite.frame.x + half, y: sprite.frame.center.y)
    case .right: Point(x: sprite.frame.maxX - half, y: sprite.frame.center.y)
    }
  }

  /// The elements around the origin.
  private var centred: [SVG] {
    switch sprite.look {
    case .text(let text, let size, let color): words(text, size: size, color: color)
    case .image(let image, _, let tint): picture(image, tint: tint)
    case .wheel(let color): wheel(color)
    case .ring(let look): RingPicture(look: look, diameter: sprite.frame.width).elements
    }
  }

  // MARK: Words

  private func words(_ text: String, size: Double, color: Color) -> [SVG] {
    let isUpright = sprite.frame.width > 0 && sprite.frame.width < 2 * size
    let lines = isUpright ? text.map(String.init) : [text]
    let height = size * 1.15
    return lines.enumerated().map { index, line in
      let middle = (Double(index) - Double(lines.count - 1) / 2) * height
      return SVG.text(
        line, at: Point(x: 0, y: middle + size * 0.36), size: size, fill: color.css,
        anchor: "middle"
      ).opacity(color.alpha)
    }
  }

  // MARK: Pictures

  /// The pictures that components bring along, by name: what is drawn around the middle.
  private static let strokes = [
    Image.arrow.name: "M0 -16V15.5M-5.5 9.5L0 15.5L5.5 9.5",
    Image.trailArrow.name: "M8.5 0H-8M-2.5 -5.5L-8 0L-2.5 5.5",
  ]

  private func picture(_ image: Image, tint: Color) -> [SVG] {
    guard let stroke = Self.strokes[image.name] else { return tile(image) }
    return [SVG.stroke(stroke, width: 1.8, color: tint.css).opacity(tint.alpha)]
  }

  /// A picture that nobody but the host has: a page with what its name ends in.
  private func tile(_ image: Image) -> [SVG] {
    let label = String(image.name.split(separator: "#").last ?? "")
    let number = Int(label).map { $0 % Palette.tiles.count } ?? 0
    let frame = Rect(center: .zero, size: image.size)
    let side = min(frame.width, frame.height)
    return [
      .rect(frame, radius: side * 0.24, fill: Palette.tiles[max(number, 0)]),
      SVG.text(
        label, at: Point(x: 0, y: side * 0.17), size: side * 0.46, fill: Palette.tileInk,
        anchor: "middle"
      ).with(["font-weight": "600"]),
    ]
  }

  // MARK: The wheel

  private func wheel(_ color: Color) -> [SVG] {
    let spokes = 8
    let radius = min(sprite.frame.width, sprite.frame.height) / 2
    let step = Int((time * 10).truncatingRemainder(dividingBy: Double(spokes)) + 1e-6)
    return (0..<spokes).map { index in
      let age = (step - index + spokes) % spokes
      let path = "M0 \(SVG.number(-radius * 0.9))V\(SVG.number(-radius * 0.48))"
      return SVG.stroke(path, width: radius * 0.2, color: color.css)
        .with(["transform": "rotate(\(SVG.number(Double(index) * 360 / Double(spokes))))"])
        .opacity(1 - Double(age) * 0.11)
    }
  }
}
