import RefreshKit
import RefreshReplay

/// The drawings of components in the course of a film. Items of different scenes that look the
/// same, except for their place, rotation and opacity, become one element, which moves, rotates and
/// fades.
struct Items {
  /// An item at a time of a film.
  struct State {
    let sample: Recording.Sample
    /// The item of the sample. If the sample does not have it, this is the item of the nearest
    /// earlier sample or, without one, of the nearest later sample.
    let item: Scene.Item
    /// The origin of the content in the sample from which ``item`` was taken. This may be another
    /// sample than ``sample``.
    let content: Point
  }

  /// How long an item takes to appear or disappear at the end of an eased move, in seconds.
  private static let switchDuration = 0.02

  private let samples: ArraySlice<Recording.Sample>
  /// The items of each sample, by the names of their drawings.
  private let items: [[String: Scene.Item]]
  /// The names of the drawings, in the order of their first samples.
  private let names: [String]

  init(_ samples: ArraySlice<Recording.Sample>, inFront: Bool) {
    self.samples = samples
    var names: [String] = []
    var known: Set<String> = []
    items = samples.map { sample in
      var items: [String: Scene.Item] = [:]
      for item in sample.scene.items where item.isInFront == inFront {
        let drawing = "\(item.slot?.rawValue ?? "") \(item.drawing)"
        // A component may have several items with equal drawings, so a number tells them apart.
        let name = (0...).lazy.map { "\(drawing) \($0)" }.first { items[$0] == nil } ?? drawing
        if known.insert(name).inserted { names.append(name) }
        items[name] = item
      }
      return items
    }
    self.names = names
  }

  /// The elements, from the back to the front. Their coordinates begin at the origin of the
  /// content.
  func elements(_ sheet: Stylesheet) -> [SVG] {
    names.map { element($0, sheet) }
  }

  private func element(_ name: String, _ sheet: Stylesheet) -> SVG {
    let shown = items.map { $0[name] }
    guard let first = shown.firstIndex(where: { $0 != nil }) else { return .group([]) }
    var knownIndex = samples.startIndex + first
    let states = zip(samples.indices, shown).compactMap { index, item in
      if item != nil { knownIndex = index }
      return items[knownIndex - samples.startIndex][name].map {
        State(sample: samples[index], item: $0, content: samples[knownIndex].scene.content.origin)
      }
    }
    let alpha = Track(alphas(of: shown), tolerances: AnimatedProperty.opacity.tolerances)
    return sheet.group(.opacity, along: alpha, [pose(of: states, sheet)])
  }

  /// The opacities of an item. If the move to a sample is eased, an item does not fade during the
  /// move: it appears or disappears in the last ``switchDuration`` of the move.
  private func alphas(of shown: [Scene.Item?]) -> [Track.Key] {
    var keys: [Track.Key] = []
    for (sample, item) in zip(samples, shown) {
      let alpha = item?.alpha ?? 0
      if sample.easing > 0, let last = keys.last?.values, (last[0] > 0) != (alpha > 0) {
        keys.append(Track.Key(time: sample.time - Self.switchDuration, values: last))
      }
      keys.append(Track.Key(time: sample.time, values: [alpha]))
    }
    return keys
  }

  private func pose(of states: [State], _ sheet: Stylesheet) -> SVG {
    let isRotated = states.contains { $0.item.rotation != 0 }
    let values = states.map { state in
      let middle = state.item.frame.center
      let position = [middle.x - state.content.x, middle.y - state.content.y]
      return isRotated ? position + [state.item.rotation * 180 / .pi] : position
    }
    let property = isRotated ? AnimatedProperty.pose : .position
    let track = Track(states.map(\.sample), tolerances: property.tolerances, values: values)
    return sheet.group(property, along: track, drawing(of: states, sheet))
  }

  /// The elements of a drawing. Their coordinates begin in the middle of the item's frame.
  private func drawing(of states: [State], _ sheet: Stylesheet) -> [SVG] {
    let item = states[0].item
    switch item.withoutOwnAnimation.content {
    case .text(let text):
      return Self.words(text, in: item.frame.size)
    case .image(let picture) where picture.duration > 0:
      return Self.sequence(picture, sheet)
    case .image(let picture) where picture.shapes.isEmpty:
      return Self.tile(picture.image)
    case .spinner:
      let (spokes, duration) = (DisplayItem.Spinner.spokes, DisplayItem.Spinner.turnDuration)
      let shapes = MovingShapes(states.map { ($0.sample, $0.item.withoutOwnAnimation) })
      return [
        sheet.loop(
          shapes.elements(sheet), "to{transform:rotate(360deg)}",
          timing: "\(SVG.number(duration))s steps(\(spokes))")
      ]
    case .image, .ring, .shape:
      return MovingShapes(states.map { ($0.sample, $0.item) }).elements(sheet)
    }
  }

  // MARK: Texts

  /// The height of a line, as a multiple of its font size.
  private static let lineHeight = 1.15

  /// A line, or a column of glyphs for an upright text; a text that does not fit ends in an
  /// ellipsis.
  private static func words(_ text: DisplayItem.Text, in size: Size) -> [SVG] {
    let lines = lines(of: text, in: size)
    let (x, anchor): (Double, SVG.Anchor) =
      switch text.contentMode {
      case .left: (-size.width / 2, .left)
      case .center: (0, .middle)
      case .right: (size.width / 2, .right)
      }
    return lines.enumerated().map { index, line in
      let middle = (Double(index) - Double(lines.count - 1) / 2) * text.fontSize * lineHeight
      return SVG.text(
        line, at: Point(x: x, y: middle + text.fontSize * 0.36), size: text.fontSize,
        fill: text.color.css, anchor: anchor
      ).opacity(text.color.alpha)
    }
  }

  private static func lines(of text: DisplayItem.Text, in size: Size) -> [String] {
    let fontSize = text.fontSize
    guard size.width > 0, fontSize > 0 else { return [] }
    guard text.isUpright else {
      // A label that is as wide as the estimate for its text was made to fit the text. Its text is
      // not shortened, whatever font the film is viewed with.
      let isMadeToFit = abs(size.width - measureByScalars(text.string, fontSize: fontSize)) < 1
      guard !isMadeToFit else { return [text.string] }
      return TextLines(text.string, size: fontSize, width: size.width, limit: 1).lines
    }
    let count = Int((size.height / (fontSize * lineHeight)).clamped(to: 1...1e6))
    let glyphs = text.string.map(String.init)
    return glyphs.count <= count ? glyphs : glyphs.prefix(count - 1) + ["…"]
  }

  // MARK: Images

  /// An image sequence: one element for each image, each visible for its part of the duration.
  private static func sequence(_ picture: DisplayItem.Picture, _ sheet: Stylesheet) -> [SVG] {
    picture.sequence.enumerated().map { index, image in
      let (start, end) = (Double(index), Double(index + 1))
      func percent(_ count: Double) -> String {
        SVG.number(100 * count / Double(picture.sequence.count))
      }
      let keyframes =
        "0%{opacity:\(index == 0 ? 1 : 0)}"
        + (index == 0 ? "" : "\(percent(start))%{opacity:1}")
        + "\(percent(end))%,to{opacity:0}"
      return sheet.loop(
        tile(image), keyframes, timing: "\(SVG.number(picture.duration))s step-end"
      ).opacity(index == 0 ? 1 : 0)
    }
  }

  /// The elements for an image that only the host has: a colored square with the end of the image's
  /// name.
  private static func tile(_ image: Image) -> [SVG] {
    let label = String(image.name.split(separator: "#").last ?? "")
    let number = Int(label).map { $0 % Palette.tiles.count } ?? 0
    let frame = Rect(center: .zero, size: image.size)
    let side = min(frame.width, frame.height)
    return [
      .rect(frame, radius: side * 0.24, fill: Palette.tiles[max(number, 0)]),
      SVG.text(
        label, at: Point(x: 0, y: side * 0.17), size: side * 0.46, fill: Palette.tileInk,
        anchor: .middle
      ).with(["font-weight": "600"]),
    ]
  }
}

nonisolated extension DisplayItem.Picture {
  fileprivate var shapes: [DisplayItem.Shape] {
    DisplayItem.Content.image(self).shapes(in: image.size)
  }
}

nonisolated extension Scene.Item {
  /// Describes the drawing without its place, rotation and opacity. Items of different scenes with
  /// equal descriptions become one element.
  fileprivate var drawing: String {
    switch withoutOwnAnimation.content {
    case .text(let text):
      "\(text.string) \(text.fontSize) \(text.color.css) \(text.color.alpha) "
        + "\(SVG.number(frame.width)) \(text.contentMode)"
    case .image(let picture) where picture.duration > 0:
      "\(picture.sequence.map(\.name)) \(picture.duration)"
    case .image(let picture):
      "\(picture.image.name) \(picture.image.size) \(picture.tintColor.css)"
    case .spinner(let spinner): "spinner \(spinner.color.css) \(frame.size)"
    case .ring, .shape:
      // The points of a path may move. A path with other pieces, or in another color, is another
      // drawing.
      shapes.map { "\(Outline($0.path).kind) \($0.color.css) \($0.lineWidth == nil)" }.joined()
    }
  }
}
