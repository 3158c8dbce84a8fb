/// A property of an element that changes in the course of a film, as CSS and SVG write it.
enum AnimatedProperty {
  case opacity
  case lineWidth
  /// The distance by which the element is moved, in points.
  case position
  /// The distance by which the element is moved, in points, and the angle by which it is then
  /// turned clockwise, in degrees.
  case pose

  /// The greatest error of a coordinate that is too small to be seen, in points.
  static let distance = 0.12

  /// The greatest errors of the values that are too small to be seen.
  var tolerances: [Double] {
    switch self {
    case .opacity: [0.01]
    case .lineWidth: [0.05]
    case .position: [Self.distance, Self.distance]
    case .pose: [Self.distance, Self.distance, 0.5]
    }
  }

  /// The values of the property that do not change an element; nil if there are none.
  var neutralValues: [Double]? {
    switch self {
    case .opacity: [1]
    case .lineWidth: nil
    case .position: [0, 0]
    case .pose: [0, 0, 0]
    }
  }

  func css(_ values: [Double]) -> String {
    switch self {
    case .opacity: "opacity:\(SVG.number(values[0]))"
    case .lineWidth: "stroke-width:\(SVG.number(values[0]))px"
    case .position, .pose: "transform:\(transform(values, units: ("px", "deg"), separator: ","))"
    }
  }

  func attribute(_ values: [Double]) -> (name: String, value: String) {
    switch self {
    case .opacity: ("opacity", SVG.number(values[0]))
    case .lineWidth: ("stroke-width", SVG.number(values[0]))
    case .position, .pose: ("transform", transform(values, units: ("", ""), separator: " "))
    }
  }

  private func transform(
    _ values: [Double], units: (length: String, angle: String), separator: String
  ) -> String {
    func text(_ value: Double, _ unit: String) -> String {
      SVG.number(value) + (value == 0 ? "" : unit)
    }
    let move = values.prefix(2).map { text($0, units.length) }.joined(separator: separator)
    let turn = values.dropFirst(2).map { " rotate(\(text($0, units.angle)))" }.joined()
    return "translate(\(move))\(turn)"
  }
}

/// The style of a film. Its rules change the elements. Each rule runs repeatedly, for the duration
/// of the film, or of its own loop. If the reader prefers reduced motion, no rule runs. The colors
/// of a dark page are in the same style.
///
/// The attributes of an element show it at a single time, and apply if no rule runs. The film
/// begins a little before that time, so that its first moment shows more than a list at rest.
final class Stylesheet {
  /// The duration of the film, in seconds.
  private let duration: Double
  /// The time of the attributes, in seconds.
  private let stillTime: Double

  /// The duration from the beginning to the time of the attributes, in seconds.
  private static let lead = 0.3

  /// The delay with which the rules run, in seconds; 0 or negative. With a negative delay, the
  /// rules are in progress at the beginning.
  var delay: Double { -max(stillTime - Self.lead, 0) }

  /// The names of rules, by their text.
  private var names: [String: String] = [:]
  private var rules: [String] = []

  init(duration: Double, stillTime: Double) {
    self.duration = duration
    self.stillTime = stillTime
  }

  /// Makes a group of elements, and lets a property of the group change along a track.
  func group(_ property: AnimatedProperty, along track: Track, _ elements: [SVG]) -> SVG {
    let (name, value) = property.attribute(track.values(at: stillTime))
    let group = SVG("g", [:], elements)
    guard !track.isConstant else {
      return track.keys[0].values == property.neutralValues
        ? group : group.with([name: .text(value)])
    }
    return group.with([
      name: .text(value), "class": .text("a \(rule(keyframes(of: property, along: track)))"),
    ])
  }

  /// A path whose points move along a track. In WebKit, CSS cannot move the points, so an `animate`
  /// element in the path moves them. A second path does not move: it is shown instead if the reader
  /// prefers reduced motion.
  func path(
    _ outline: Outline, along track: Track, _ paint: KeyValuePairs<String, SVG.Value>
  ) -> [SVG] {
    func element(_ elements: [SVG] = []) -> SVG {
      SVG("path", ["d": .text(outline.text(track.values(at: stillTime)))], elements).with(paint)
    }
    guard !track.isConstant else { return [element()] }
    let steps = steps(of: track)
    let move = SVG(
      "animate",
      [
        "attributeName": "d", "begin": "\(SVG.number(delay))s", "dur": "\(SVG.number(duration))s",
        "repeatCount": "indefinite",
        "keyTimes": .text(steps.map { "\($0.time)" }.joined(separator: ";")),
        "values": .text(
          steps.map { outline.text($0.values.map { ($0 * 10).rounded() / 10 }) }
            .joined(separator: ";")),
      ])
    return [element([move]).with(["class": "moves"]), element().with(["class": "rests"])]
  }

  /// Makes a group of elements with its own animation, which repeats endlessly. `timing` is its
  /// duration and its timing function, in CSS.
  func loop(_ elements: [SVG], _ keyframes: String, timing: String) -> SVG {
    SVG("g", ["class": .text(rule(keyframes, timing: timing))], elements)
  }

  /// All rules, as the element of an SVG file.
  var element: SVG {
    let seconds = SVG.number(duration)
    let start = "\(SVG.number(delay))s"
    let text =
      [
        PageColor.darkRules,
        ".a{animation:\(seconds)s linear \(start) infinite}.rests{display:none}",
      ] + rules
      + [
        "@media(prefers-reduced-motion:reduce)"
          + "{*{animation:none!important}.moves{display:none}.rests{display:inline}}"
      ]
    return SVG("style", text: text.joined(separator: "\n"))
  }

  private func rule(_ keyframes: String, timing: String? = nil) -> String {
    let key = keyframes + (timing ?? "")
    if let name = names[key] { return name }
    let name = "k\(names.count)"
    names[key] = name
    let animation = timing.map { "animation:\($0) infinite \(name)" } ?? "animation-name:\(name)"
    rules.append(".\(name){\(animation)}@keyframes \(name){\(keyframes)}")
    return name
  }

  /// The keyframes of a track: the times with the same values are written together.
  private func keyframes(of property: AnimatedProperty, along track: Track) -> String {
    var order: [String] = []
    var times: [String: [String]] = [:]
    for step in steps(of: track) {
      let css = property.css(step.values)
      if times[css] == nil { order.append(css) }
      times[css, default: []].append("\(SVG.number(100 * step.time))%")
    }
    return order.map { "\(times[$0, default: []].joined(separator: ",")){\($0)}" }.joined()
  }

  /// The values of a track over the whole film. Times are fractions of the film's duration, rounded
  /// as they are written. No time except 1 occurs twice.
  private func steps(of track: Track) -> [(time: Double, values: [Double])] {
    var keys = track.keys
    let (first, final) = (keys[0], keys[keys.count - 1])
    if first.time > 0 { keys.insert(Track.Key(time: 0, values: first.values), at: 0) }
    if final.time < duration { keys.append(Track.Key(time: duration, values: final.values)) }
    var last = -1.0
    return keys.map { key in
      last = min(max((10_000 * min(key.time / duration, 1)).rounded(), last + 1), 10_000)
      return (last / 10_000, key.values)
    }
  }
}
