import RefreshKit

/// A ring in the course of an animation: a stroke that grows and shrinks along a circle that turns.
nonisolated struct AnimatedRing {
  private let samples: [AnimationRecording.Sample]
  private let shapes: [RingShape]
  private let look: RingLook
  private let diameter: Double

  /// The ring that sprites show; nil where they show none.
  init?(_ sprites: [AnimatedSprite]) {
    let looks = sprites.compactMap {
      if case .ring(let look) = $0.sprite.look { look } else { nil }
    }
    guard let first = sprites.first, looks.count == sprites.count else { return nil }
    look = looks[0]
    diameter = first.sprite.frame.width
    samples = sprites.map(\.sample)
    shapes = looks.map(\.shape)
  }

  /// The ring around the origin, which is where its frame has its middle.
  func elements(_ sheet: Stylesheet) -> [SVG] {
    let ring = sheet.group(
      .opacity, along: track(.opacity) { [look.color.alpha * $0.strokeAlpha] },
      [
        group(
          .transform([.rotate]), { [$0.strokeStart * 360 + $0.rotation * 180 / .pi] },
          [stroke(sheet), head(sheet)], sheet)
      ])
    let whole = group(
      .transform([.translate, .scale]), { [0, $0.drop, $0.scale] },
      RingPicture(look: look, diameter: diameter).disc + [ring], sheet)
    return [
      group(.opacity, { [Self.length(of: $0) > 0 && $0.scale > 0 ? 1 : 0] }, [whole], sheet)
    ]
  }

  private func stroke(_ sheet: Stylesheet) -> SVG {
    let radius = max((diameter - look.lineWidth) / 2, 0)
    // A stroke begins at the right of a circle; the top is a quarter of a turn before.
    let circle = SVG(
      "circle",
      [
        "r": .number(radius), "fill": "none", "stroke": .text(look.color.css),
        "stroke-width": .number(look.lineWidth), "stroke-linecap": "round",
        "transform": "rotate(-90)",
      ])
    return sheet.animate(
      circle, .stroke, along: track(.stroke) { [Self.length(of: $0) * 2 * .pi * radius] })
  }

  private func head(_ sheet: Stylesheet) -> SVG {
    var top = look
    (top.shape.strokeStart, top.shape.strokeEnd, top.shape.arrowhead) = (0, 0, 1)
    let path = RingPicture(look: top, diameter: diameter).head
    return group(
      .transform([.rotate, .scale]), { [Self.length(of: $0) * 360, $0.arrowhead] },
      [SVG.area(path, fill: look.color.css)], sheet)
  }

  /// How long the stroke is, in turns.
  private static func length(of shape: RingShape) -> Double {
    min(max(shape.strokeEnd - shape.strokeStart, 0), 1)
  }

  private func group(
    _ property: AnimatedProperty, _ values: (RingShape) -> [Double], _ elements: [SVG],
    _ sheet: Stylesheet
  ) -> SVG {
    sheet.group(property, along: track(property, values), elements)
  }

  private func track(_ property: AnimatedProperty, _ values: (RingShape) -> [Double]) -> Track {
    var index = 0
    return Track(samples, tolerances: property.tolerances) { _ in
      defer { index += 1 }
      return values(shapes[index])
    }
  }
}
