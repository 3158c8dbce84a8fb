import RefreshKit

/// A shape in the course of an animation: a path whose points move, and whose opacity changes.
nonisolated struct AnimatedShape {
  private let states: [AnimatedItem]
  private let shapes: [DisplayItem.Shape]
  /// The path of each state; all have the same pieces.
  private let outlines: [ShapePicture.Outline]

  /// The shape of items; nil if an item is no shape.
  init?(_ states: [AnimatedItem]) {
    self.states = states
    shapes = states.compactMap {
      if case .shape(let shape) = $0.item.content { shape } else { nil }
    }
    guard shapes.count == states.count, !shapes.isEmpty else { return nil }
    outlines = zip(shapes, states).map { ShapePicture($0, in: $1.item.frame.size).outline }
  }

  /// The path around the origin, which is the middle of its frame.
  func elements(_ sheet: Stylesheet) -> [SVG] {
    let property = AnimatedProperty.path(outlines[0])
    let path = SVG("path").with(
      ShapePicture(shapes[0], in: states[0].item.frame.size).paint)
    return [
      sheet.group(
        .opacity, along: track(.opacity) { [shapes[$0].color.alpha] },
        [sheet.animate(path, property, along: track(property) { outlines[$0].values })])
    ]
  }

  /// The values of each state, by its index.
  private func track(_ property: AnimatedProperty, _ values: (Int) -> [Double]) -> Track {
    var index = 0
    return Track(states, property) { _ in
      defer { index += 1 }
      return values(index)
    }
  }
}
