import RefreshKit

/// A small sign that distinguishes a row from the others.
nonisolated struct Emblem {
  /// The outlines of all signs, in a square of 16 units around the origin.
  private static let outlines = [
    // The sun, a leaf, waves, a star, a mountain, a heart, a drop.
    "M3.2 0A3.2 3.2 0 1 1 -3.2 0A3.2 3.2 0 1 1 3.2 0M0 -7V-5.4M0 5.4V7M-7 0H-5.4M5.4 0H7"
      + "M-4.9 -4.9L-3.8 -3.8M3.8 3.8L4.9 4.9M4.9 -4.9L3.8 -3.8M-3.8 3.8L-4.9 4.9",
    "M-5.5 6C-6 -2 -1 -6 6 -6C6.5 2 2 6 -3.6 4.2M-5.5 6C-4 2 -1.5 -0.5 2 -2",
    "M-7 -2.5Q-4.7 -5 -2.3 -2.5T2.3 -2.5T7 -2.5M-7 2.8Q-4.7 0.3 -2.3 2.8T2.3 2.8"
      + "T7 2.8",
    "M0 -6.5L1.9 -2.3L6.5 -1.8L3.1 1.3L4 5.9L0 3.6L-4 5.9L-3.1 1.3L-6.5 -1.8"
      + "L-1.9 -2.3Z",
    "M-7 5.5L-2 -4L1 1.5L2.8 -1.2L7 5.5Z",
    "M0 6C-9 0 -6.5 -5.8 -3.4 -5.8C-1.5 -5.8 0 -4 0 -3C0 -4 1.5 -5.8 3.4 -5.8"
      + "C6.5 -5.8 9 0 0 6Z",
    "M0 -6.5C3 -2.8 4.6 -0.5 4.6 1.9A4.6 4.6 0 0 1 -4.6 1.9C-4.6 -0.5 -3 -2.8 0 -6.5Z",
  ]

  private let number: Int

  /// The sign of the row `index`, counted from 0.
  init(_ index: Int) {
    number = index % Self.outlines.count
  }

  /// The signs, as they are referred to by name.
  static var definitions: [SVG] {
    outlines.enumerated().map { index, outline in
      SVG(
        "path",
        [
          "id": .text(name(index)), "d": .text(outline), "fill": "none", "stroke-width": 1.6,
          "stroke-linecap": "round", "stroke-linejoin": "round",
        ])
    }
  }

  /// The sign with its middle at a place.
  func element(at place: Point, ink: String) -> SVG {
    SVG(
      "use",
      [
        "href": .text("#\(Self.name(number))"), "x": .number(place.x), "y": .number(place.y),
        "stroke": .text(ink),
      ])
  }

  private static func name(_ index: Int) -> String { "emblem\(index + 1)" }
}
