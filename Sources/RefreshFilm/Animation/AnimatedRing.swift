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

  /// The ring around the origin, which is the middle of its frame.
  func elements(_ sheet: Stylesheet) -> [SVG] {
    let ring = group(
      .opacity, { [rings[$0].color.alpha] },
      [
        group(
          .transform([.rotate]), { [rings[$0].strokeStart * 360 + rings[$0].rotation * 180 / .pi] },
          [stroke(sheet), head(sheet)], sheet)
      ], sheet)
    return [
      group(
        .transform([.scale]), { [diameter > 0 ? diameters[$0] / diameter : 1] },
        RingPicture(whole, diameter: diameter).disc + [ring], sheet)
    ]
  }

  private func stroke(_ sheet: Stylesheet) -> SVG {
    let radius = max((diameter - whole.lineWidth) / 2, 0)
    // A stroke begins at the right of a circle; the top is a quarter of a turn before.
    let circle = SVG(
      "circle",
      [
        "r": .number(radius), "fill": "none", "stroke": .text(whole.color.css),
        "stroke-width": .number(whole.lineWidth), "stroke-linecap": "round",
        "transform": "rotate(-90)",
      ])
    return sheet.animate(
      circle, .stroke, along: track(.stroke) { [length(at: $0) * 2 * .pi * radius] })
  }

  private func head(_ sheet: Stylesheet) -> SVG {
    var top = whole
    (top.strokeStart, top.strokeEnd, top.arrowhead) = (0, 0, 1)
    let path = RingPicture(top, diameter: diameter).head
    return group(
      .transform([.rotate, .scale]), { [length(at: $0) * 360, rings[$0].arrowhead] },
      [SVG.area(path, fill: whole.color.css)], sheet)
  }

  /// The length of the stroke of a sample, in turns.
  private func length(at index: Int) -> Double {
    min(max(rings[index].strokeEnd - rings[index].strokeStart, 0), 1)
  }

  private func group(
    _ property: AnimatedProperty, _ values: (Int) -> [Double], _ elements: [SVG],
    _ sheet: Stylesheet
  ) -> SVG {
    sheet.group(property, along: track(property, values), elements)
  }

  /// The values of each sample, by its index.
  private func track(_ property: AnimatedProperty, _ values: (Int) -> [Double]) -> Track {
    var index = 0
    return Track(samples, tolerances: property.tolerances) { _ in
      defer { index += 1 }
      return values(index)
    }
  }
}
