import RefreshKit

/// An arrow in one of eight directions, as signs in cells.
nonisolated struct Arrow {
  /// A sign, and the place of its cell from the middle of the arrow.
  struct Mark: Hashable {
    let glyph: Unicode.Scalar
    let column: Int
    let row: Int
  }

  /// The pictures of the kit that are arrows, by name, with the direction in which each points unturned.
  private static let angles = [Image.arrow.name: 0, Image.trailArrow.name: Double.pi / 2]

  /// One cell on, in each direction.
  private static let steps: [(column: Int, row: Int)] = [
    (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1),
  ]

  /// Where it points: in eighths of a turn, clockwise from straight down.
  let eighth: Int
  /// From end to end, in points.
  let length: Double

  /// The arrow on a picture that is turned by `rotation`, in radians; nil where the picture is
  /// something else.
  init?(on image: Image, turnedBy rotation: Double) {
    guard let angle = Self.angles[image.name] else { return nil }
    eighth = Int(((angle + rotation) / (.pi / 4)).rounded().truncatingRemainder(dividingBy: 8)) & 7
    length = max(image.size.width, image.size.height)
  }

  /// The signs from the tail to the head.
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
