import RefreshKit

/// An item of a scene as shapes.
nonisolated struct ItemPicture {
  private let item: SceneItem

  init(_ item: SceneItem) {
    self.item = item
  }

  /// The item in the screen's points; nil if nothing is visible.
  var element: SVG? {
    let elements = centred
    guard !elements.isEmpty else { return nil }
    return SVG.group(at: item.frame.center, rotation: item.rotation, elements).opacity(item.alpha)
  }

  /// The elements around the origin, which is the middle of the frame.
  var centred: [SVG] {
    switch item.content {
    case .text(let text): words(text)
    case .image(let picture): Self.picture(picture.image, tint: picture.tintColor)
    case .spinner(let spinner): Self.spinner(spinner, in: item.frame.size)
    case .ring(let ring): RingPicture(ring, diameter: item.frame.width).elements
    case .shape(let shape): ShapePicture(shape, in: item.frame.size).elements
    }
  }

  // MARK: Words

  /// The height of a line, in sizes of its font.
  private static let lineHeight = 1.15

  /// A line, or a column of glyphs for an upright text; what does not fit ends in an ellipsis.
  private func words(_ text: DisplayItem.Text) -> [SVG] {
    let lines = lines(of: text)
    let (x, anchor): (Double, SVG.Anchor) =
      switch text.contentMode {
      case .left: (-item.frame.width / 2, .left)
      case .center: (0, .middle)
      case .right: (item.frame.width / 2, .right)
      }
    return lines.enumerated().map { index, line in
      let middle = (Double(index) - Double(lines.count - 1) / 2) * text.fontSize * Self.lineHeight
      return SVG.text(
        line, at: Point(x: x, y: middle + text.fontSize * 0.36), size: text.fontSize,
        fill: text.color.css, anchor: anchor
      ).opacity(text.color.alpha)
    }
  }

  private func lines(of text: DisplayItem.Text) -> [String] {
    let (frame, size) = (item.frame, text.fontSize)
    guard frame.width > 0, size > 0 else { return [] }
    guard text.isUpright else {
      // A label that was made as wide as its text holds it, whatever the font.
      let isMadeToFit = abs(frame.width - measureByScalars(text.string, fontSize: size)) < 1
      guard !isMadeToFit else { return [text.string] }
      return TextLines(text.string, size: size, width: frame.width, limit: 1).lines
    }
    let count = Int((frame.height / (size * Self.lineHeight)).clamped(to: 1...1e6))
    let glyphs = text.string.map(String.init)
    return glyphs.count <= count ? glyphs : glyphs.prefix(count - 1) + ["…"]
  }

  // MARK: Images

  /// The images of the kit, by name: a stroke around the middle.
  private static let strokes = [
    Image.arrow.name: "M0 -16V15.5M-5.5 9.5L0 15.5L5.5 9.5",
    Image.trailArrow.name: "M8.5 0H-8M-2.5 -5.5L-8 0L-2.5 5.5",
  ]

  /// An image around the origin.
  static func picture(_ image: Image, tint: Color) -> [SVG] {
    guard let stroke = strokes[image.name] else { return tile(image) }
    return [SVG.stroke(stroke, width: 1.8, color: tint.css).opacity(tint.alpha)]
  }

  /// An image that only the host has: a page with the end of its name.
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

  // MARK: The activity indicator

  /// An activity indicator around the origin.
  static func spinner(_ spinner: DisplayItem.Spinner, in size: Size) -> [SVG] {
    let spokes = DisplayItem.Spinner.spokes
    let radius = min(size.width, size.height) / 2
    return (0..<spokes).map { index in
      let age = (spinner.step - index + spokes) % spokes
      let path = "M0 \(SVG.number(-radius * 0.9))V\(SVG.number(-radius * 0.48))"
      return SVG.stroke(path, width: radius * 0.2, color: spinner.color.css)
        .with(["transform": "rotate(\(SVG.number(Double(index) * 360 / Double(spokes))))"])
        .opacity(1 - Double(age) * 0.11)
    }
  }
}
