import RefreshKit

/// An arrow in one of eight directions, as glyphs in cells.
nonisolated struct Arrow {
  /// A glyph, and the distance of its cell from the middle of the arrow.
  struct Mark: Hashable {
    let glyph: Unicode.Scalar
    let column: Int
    let row: Int
  }

  /// The images of the kit that are arrows, by name, each with its direction without a rotation.
  private static let angles = [Image.arrow.name: 0, Image.trailArrow.name: Double.pi / 2]

  /// The step to the next cell, in each direction.
  private static let steps: [(column: Int, row: Int)] = [
    (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1),
  ]

  /// The direction, in eighths of a full circle, clockwise from straight down.
  let eighth: Int
  /// The length from end to end, in points.
  let length: Double

  /// The arrow of an image that is rotated by `rotation`, in radians; nil if the image is not an
  /// arrow.
  init?(on image: Image, rotatedBy rotation: Double) {
    guard let angle = Self.angles[image.name] else { return nil }
    eighth = Int(((angle + rotation) / (.pi / 4)).rounded().truncatingRemainder(dividingBy: 8)) & 7
    length = max(image.size.width, image.size.height)
  }

  /// The glyphs from the tail to the head.
  func marks(_ glyphs: Glyphs, in cell: Size) -> [Mark] {
    let step = Self.steps[eighth]
    let reach = Int((length / 2 / (step.row == 0 ? cell.width : cell.height)).rounded())
    return (-reach...reach).map { distance in
      Mark(
        glyph: distance == reach
          ? glyphs.heads[eighth] : glyphs.shafts[eighth % glyphs.shafts.count],
        column: step.column * distance, row: step.row * distance)
    }
  }
}
