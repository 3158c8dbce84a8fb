import RefreshKit

/// A ring in the course of an animation: a stroke that grows and shrinks along a rotating circle.
nonisolated struct AnimatedRing {
  private let samples: [AnimationRecording.Sample]
  private let rings: [DisplayItem.Ring]
  /// The diameters, in points: a ring shrinks before it disappears.
  private let diameters: [Double]
  /// The sample in which the ring is largest.
  private let largest: Int

  /// The ring of items; nil if an item is no ring.
  init?(_ items: [AnimatedItem]) {
    rings = items.compactMap { if case .ring(let ring) = $0.item.content { ring } else { nil } }
    let diameters = items.map(\.item.frame.width)
    self.diameters = diameters
    samples = items.map(\.sample)
    let largest = diameters.indices.max { diameters[$0] < diameters[$1] }
    guard let largest, rings.count == items.count else { return nil }
    self.largest = largest
  }

  /// The ring in its full size.
  private var whole: DisplayItem.Ring { rings[largest] }
  private var diameter: Double { diameters[largest] }
  private var radius: Double { max((diameter - whole.lineWidth) / 2, 0) }

  /// The lengths of the stroke, in turns.
  private var lengths: [Double] {
    rings.map { ($0.strokeEnd - $0.strokeStart).clamped(to: 0...1) }
  }

  /// The angles of the stroke's start, in degrees: of those that look the same, the nearest to the one
  /// before.
  private var angles: [Double] {
    rings.reduce(into: []) { angles, ring in
      let angle = ring.strokeStart * 360 + ring.rotation * 180 / .pi
      let last = angles.last ?? angle
      angles.append(angle + 360 * ((last - angle) / 360).rounded())
    }
  }

  /// The ring around the origin, which is the middle of its frame.
  func elements(_ sheet: Stylesheet) -> [SVG] {
    let ring = group(
      .opacity, rings.map { [$0.color.alpha] },
      [group(.transform([.rotate]), angles.map { [$0] }, [stroke(sheet), head(sheet)], sheet)],
      sheet)
    return [
      group(
        .transform([.scale]), diameters.map { [diameter > 0 ? $0 / diameter : 1] },
        ItemPicture.shadow(of: whole.disc) + disc + [ring], sheet)
    ]
  }

  private var disc: [SVG] {
    guard whole.disc != nil else { return [] }
    let size = Size(width: diameter, height: diameter)
    return ShapePicture(DisplayItem.Content.ring(whole).shapes(in: size)[0], in: size).elements
  }

  private func stroke(_ sheet: Stylesheet) -> SVG {
    // A stroke begins at the right of a circle; the top is a quarter of a turn before.
    let circle = SVG(
      "circle",
      [
        "r": .number(radius), "fill": "none", "stroke": .text(whole.color.css),
        "stroke-width": .number(whole.lineWidth), "stroke-linecap": "round",
        "transform": "rotate(-90)",
      ])
    return sheet.animate(
      circle, .stroke, along: track(.stroke, lengths.map { [$0 * 2 * .pi * radius] }))
  }

  /// The arrowhead at the end of the stroke, where its size changes.
  private func head(_ sheet: Stylesheet) -> SVG {
    var top = whole
    (top.strokeStart, top.strokeEnd, top.rotation, top.arrowhead) = (0, 0, 0, 1)
    top.color.alpha = 1
    // A ring without a radius has its arrowhead at the origin.
    let size = Size(width: top.lineWidth, height: top.lineWidth)
    let arrowhead = DisplayItem.Content.ring(top).shapes(in: size).suffix(1)
    return group(
      .transform([.rotate, .translate, .scale]),
      zip(lengths, rings).map { [$0 * 360, 0, -radius, $1.arrowhead] },
      arrowhead.flatMap { ShapePicture($0, in: size).elements }, sheet)
  }

  private func group(
    _ property: AnimatedProperty, _ values: [[Double]], _ elements: [SVG], _ sheet: Stylesheet
  ) -> SVG {
    sheet.group(property, along: track(property, values), elements)
  }

  private func track(_ property: AnimatedProperty, _ values: [[Double]]) -> Track {
    Track(samples, tolerances: property.tolerances, values: values)
  }
}
