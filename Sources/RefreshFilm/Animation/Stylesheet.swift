/// The rules by which the elements of an animation change: all of them run for as long as the
/// animation does, over and over, and none if the reader prefers reduced motion. The colours of a
/// dark page are rules of the same style.
///
/// The attributes of an element are those of one time; they apply where no rule does.
nonisolated final class Stylesheet {
  /// How long the animation is, in seconds.
  let duration: Double
  /// The time of the attributes, in seconds.
  let still: Double

  /// The names of rules, by their text.
  private var names: [String: String] = [:]
  private var rules: [String] = []

  /// Makes a sheet without rules.
  init(duration: Double, still: Double) {
    self.duration = duration
    self.still = still
  }

  /// Elements, of which something changes along a track.
  func group(_ property: AnimatedProperty, along track: Track, _ elements: [SVG]) -> SVG {
    animate(SVG("g", [:], elements), property, along: track)
  }

  /// An element, of which something changes along a track.
  func animate(_ element: SVG, _ property: AnimatedProperty, along track: Track) -> SVG {
    let (name, value) = property.attribute(track.values(at: still))
    let element = element.with(name, value)
    guard !track.isConstant else { return element }
    return element.with("class", "a \(rule(keyframes(of: property, along: track)))")
  }

  /// A path whose points move along a track. An element in it moves them, because CSS cannot do so in
  /// WebKit; if the reader prefers reduced motion, a path that rests takes its place.
  ///
  /// - Parameters:
  ///   - outline: The pieces of the path.
  ///   - track: The coordinates of its points.
  ///   - paint: The attributes of the path besides its points.
  func path(
    _ outline: ShapePicture.Outline, along track: Track, _ paint: KeyValuePairs<String, SVG.Value>
  ) -> [SVG] {
    func element(_ elements: [SVG] = []) -> SVG {
      SVG("path", ["d": .text(outline.text(track.values(at: still)))], elements).with(paint)
    }
    guard !track.isConstant else { return [element()] }
    let steps = steps(of: track)
    let move = SVG(
      "animate",
      [
        "attributeName": "d", "dur": "\(SVG.number(duration))s", "repeatCount": "indefinite",
        "keyTimes": .text(steps.map { "\($0.time)" }.joined(separator: ";")),
        "values": .text(steps.map { outline.text($0.values) }.joined(separator: ";")),
      ])
    return [element([move]).with("class", "moves"), element().with("class", "rests")]
  }

  /// Elements that do something of their own all the time.
  ///
  /// - Parameters:
  ///   - elements: What they are.
  ///   - keyframes: The keyframes in CSS.
  ///   - timing: How long they take, and in which way, in CSS.
  func loop(_ elements: [SVG], _ keyframes: String, timing: String) -> SVG {
    SVG("g", [:], elements).with("class", rule(keyframes, timing: timing))
  }

  /// All rules, as the element of an SVG file.
  var element: SVG {
    let seconds = SVG.number(duration)
    let text =
      [PageColor.darkRules, ".a{animation:\(seconds)s linear infinite}.rests{display:none}"] + rules
      + [
        "@media(prefers-reduced-motion:reduce)"
          + "{*{animation:none!important}.moves{display:none}.rests{display:inline}}"
      ]
    return SVG("style", [:], .text(text.joined(separator: "\n")))
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

  /// The values of a track over the whole animation. Times are fractions of its duration with as many
  /// decimals as are written, and none is there twice.
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

nonisolated extension SVG {
  /// The element with one more attribute.
  fileprivate func with(_ name: String, _ value: String) -> SVG {
    with([name: .text(value)])
  }
}
