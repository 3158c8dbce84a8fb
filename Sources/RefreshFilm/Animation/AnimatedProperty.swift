/// What of an element changes in the course of an animation, and how CSS and SVG write it.
nonisolated enum AnimatedProperty {
  /// The opacity.
  case opacity
  /// How long the stroke of a circle is, in units along it.
  case stroke
  /// Where the element is, how it is turned, and so on, from the outside inwards.
  case transform([Part])

  /// A part of a transform.
  enum Part {
    /// By so many units to the right and down.
    case translate
    /// By so many degrees, clockwise.
    case rotate
    /// By a factor.
    case scale
    /// By a factor, along the horizontal axis only.
    case stretch
  }

  /// How far a coordinate may be off without being seen, in points.
  static let distance = 0.12

  /// Where an element is.
  static let position = transform([.translate])
  /// Where an element is, and how far it is turned.
  static let pose = transform([.translate, .rotate])

  /// How far values may be off without being seen.
  var tolerances: [Double] {
    switch self {
    case .opacity: [0.01]
    case .stroke: [0.15]
    case .transform(let parts): parts.flatMap(\.tolerances)
    }
  }

  /// The declaration of CSS.
  func css(_ values: [Double]) -> String {
    switch self {
    case .opacity: "opacity:\(SVG.number(values[0]))"
    case .stroke: "stroke-dasharray:\(SVG.number(values[0])) 999"
    case .transform(let parts):
      "transform:"
        + Self.text(parts, values, name: \.cssName) { part, values in
          let unit = part.unit
          return values.map { SVG.number($0) + (unit.isEmpty || $0 == 0 ? "" : unit) }
            .joined(separator: ",")
        }
    }
  }

  /// The attribute of SVG.
  func attribute(_ values: [Double]) -> (name: String, value: String) {
    switch self {
    case .opacity: ("opacity", SVG.number(values[0]))
    case .stroke: ("stroke-dasharray", "\(SVG.number(values[0])) 999")
    case .transform(let parts):
      (
        "transform",
        Self.text(parts, values, name: \.name) { part, values in
          let all = part == .stretch ? values + [1] : values
          return all.map(SVG.number).joined(separator: " ")
        }
      )
    }
  }

  private static func text(
    _ parts: [Part], _ values: [Double], name: (Part) -> String,
    _ arguments: (Part, [Double]) -> String
  ) -> String {
    var rest = values[...]
    return parts.map { part in
      let own = Array(rest.prefix(part.tolerances.count))
      rest = rest.dropFirst(part.tolerances.count)
      return "\(name(part))(\(arguments(part, own)))"
    }
    .joined(separator: " ")
  }
}

nonisolated extension AnimatedProperty.Part {
  fileprivate var tolerances: [Double] {
    switch self {
    case .translate: [AnimatedProperty.distance, AnimatedProperty.distance]
    case .rotate: [0.5]
    case .scale, .stretch: [0.004]
    }
  }

  fileprivate var unit: String {
    switch self {
    case .translate: "px"
    case .rotate: "deg"
    case .scale, .stretch: ""
    }
  }

  fileprivate var name: String {
    switch self {
    case .translate: "translate"
    case .rotate: "rotate"
    case .scale, .stretch: "scale"
    }
  }

  fileprivate var cssName: String { self == .stretch ? "scaleX" : name }
}
