import RefreshKit

/// The shapes that pictures are made of.
nonisolated extension SVG {
  /// The fonts of all pictures, the best first.
  static let font =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

  /// A rectangle, its corners rounded by `radius`.
  static func rect(_ rect: Rect, radius: Double = 0, fill: String) -> SVG {
    let element = SVG(
      "rect",
      [
        "x": .number(rect.x), "y": .number(rect.y),
        "width": .number(max(rect.width, 0)), "height": .number(max(rect.height, 0)),
      ])
    return (radius > 0 ? element.with(["rx": .number(radius)]) : element)
      .with(["fill": .text(fill)])
  }

  /// A circle.
  static func circle(_ center: Point, radius: Double, fill: String) -> SVG {
    SVG(
      "circle",
      [
        "cx": .number(center.x), "cy": .number(center.y), "r": .number(max(radius, 0)),
        "fill": .text(fill),
      ])
  }

  /// Which part of a line of text is at its place.
  enum Anchor: String {
    /// The left end.
    case left
    /// The middle.
    case middle
    /// The right end.
    case right

    /// What SVG calls it in a text of a direction; nil for its default.
    func name(in direction: LayoutDirection) -> Value? {
      switch self {
      case .middle: "middle"
      case .left: direction == .leftToRight ? nil : "end"
      case .right: direction == .leftToRight ? "end" : nil
      }
    }
  }

  /// A line of text with its baseline at `point`, in the direction in which it is read.
  static func text(
    _ text: String, at point: Point, size: Double, fill: String, anchor: Anchor = .left
  ) -> SVG {
    let direction = LayoutDirection(of: text)
    var element = SVG(
      "text",
      [
        "x": .number(point.x), "y": .number(point.y), "font-size": .number(size),
        "fill": .text(fill),
      ], .text(text))
    if let name = anchor.name(in: direction) { element = element.with(["text-anchor": name]) }
    return direction == .leftToRight ? element : element.with(["direction": "rtl"])
  }

  /// Elements that are moved, and then turned and scaled around where that leads.
  static func group(
    at origin: Point = .zero, rotation: Double = 0, scale: Double = 1, _ elements: [SVG]
  ) -> SVG {
    var transform: [String] = []
    if origin != .zero { transform.append("translate(\(number(origin.x)) \(number(origin.y)))") }
    if rotation != 0 { transform.append("rotate(\(number(rotation * 180 / .pi)))") }
    if scale != 1 { transform.append("scale(\(number(scale)))") }
    let group = SVG("g", [:], elements)
    return transform.isEmpty
      ? group : group.with(["transform": .text(transform.joined(separator: " "))])
  }

  /// The element, seen through.
  func opacity(_ opacity: Double) -> SVG {
    opacity < 1 ? with(["opacity": .number(opacity)]) : self
  }
}

nonisolated extension Color {
  /// The colour as CSS writes it, without its opacity.
  var css: String {
    let digits = [red, green, blue].map { fraction in
      let byte = Int((min(max(fraction, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#\(digits.joined())"
  }
}
