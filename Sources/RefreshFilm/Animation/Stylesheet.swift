/// The rules by which the elements of an animation change: all of them run for as long as the
/// animation does, over and over, and none where the reader prefers reduced motion. The colours of a
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
      [PageColor.darkRules, ".a{animation:\(seconds)s linear infinite}"] + rules
      + ["@media(prefers-reduced-motion:reduce){*{animation:none!important}}"]
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
    var last = -1.0
    func add(_ time: Double, _ values: [Double]) {
      let css = property.css(values)
      if times[css] == nil { order.append(css) }
      // As many decimals as are written, and never the same percentage twice.
      let percent = (10_000 * min(time / duration, 1)).rounded() / 100
      last = min(max(percent, last + 0.01), 100)
      times[css, default: []].append("\(SVG.number(last))%")
    }
    let (first, final) = (track.keys[0], track.keys[track.keys.count - 1])
    if first.time > 0 { add(0, first.values) }
    for key in track.keys { add(key.time, key.values) }
    if final.time < duration { add(duration, final.values) }
    return order.map { "\(times[$0, default: []].joined(separator: ",")){\($0)}" }.joined()
  }
}

nonisolated extension SVG {
  /// The element with one more attribute.
  fileprivate func with(_ name: String, _ value: String) -> SVG {
    with([name: .text(value)])
  }
}
