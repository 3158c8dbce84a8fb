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
    let paint = ShapePicture(shapes[0], in: states[0].item.frame.size).paint
    let points = track(
      tolerances: outlines[0].values.map { _ in AnimatedProperty.distance }, outlines.map(\.values))
    let opacity = track(
      tolerances: AnimatedProperty.opacity.tolerances, shapes.map { [$0.color.alpha] })
    return [
      sheet.group(.opacity, along: opacity, sheet.path(outlines[0], along: points, paint))
    ]
  }

  private func track(tolerances: [Double], _ values: [[Double]]) -> Track {
    Track(states.map(\.sample), tolerances: tolerances, values: values)
  }
}
