import RefreshKit

/// The components in the course of an animation: one element for each drawing, which moves, rotates
/// and fades as the items of the scenes that show it.
nonisolated struct AnimatedItems {
  private let samples: ArraySlice<AnimationRecording.Sample>
  /// The items of each sample, by the names of their drawings.
  private let items: [[String: SceneItem]]
  /// The names of the drawings, in the order of their first samples.
  private let names: [String]

  /// The components in front of the content, or those behind it.
  init(_ samples: ArraySlice<AnimationRecording.Sample>, inFront: Bool) {
    self.samples = samples
    var names: [String] = []
    var known: Set<String> = []
    items = samples.map { sample in
      var items: [String: SceneItem] = [:]
      for item in sample.scene.items where item.isInFront == inFront {
        let name = Self.name(of: item, besides: items)
        if known.insert(name).inserted { names.append(name) }
        items[name] = item
      }
      return items
    }
    self.names = names
  }

  /// The name of an item's drawing in its component, numbered where the component has several.
  private static func name(of item: SceneItem, besides items: [String: SceneItem]) -> String {
    let name = "\(item.slot?.rawValue ?? "") \(item.drawing)"
    var number = 0
    while items["\(name) \(number)"] != nil { number += 1 }
    return "\(name) \(number)"
  }

  /// The elements around the origin of the content, from the back to the front.
  func elements(_ sheet: Stylesheet) -> [SVG] {
    names.map { element($0, sheet) }
  }

  private func element(_ name: String, _ sheet: Stylesheet) -> SVG {
    let shown = items.map { $0[name] }
    guard let first = shown.firstIndex(where: { $0 != nil }) else { return .group([]) }
    var known = samples.startIndex + first
    let states = zip(samples.indices, shown).compactMap { index, item in
      if item != nil { known = index }
      return items[known - samples.startIndex][name].map {
        AnimatedItem(
          sample: samples[index], item: $0, content: samples[known].scene.content.origin)
      }
    }
    let alpha = Track(alphas(of: shown), tolerances: AnimatedProperty.opacity.tolerances)
    return sheet.group(.opacity, along: alpha, [pose(of: states, sheet)])
  }

  /// The opacities of an item, which appears and disappears at once, also while the content moves
  /// slowly.
  private func alphas(of shown: [SceneItem?]) -> [Track.Key] {
    var keys: [Track.Key] = []
    for (sample, item) in zip(samples, shown) {
      let alpha = item?.alpha ?? 0
      if sample.easing > 0, let last = keys.last?.values, (last[0] > 0) != (alpha > 0) {
        keys.append(Track.Key(time: sample.time - Self.instant, values: last))
      }
      keys.append(Track.Key(time: sample.time, values: [alpha]))
    }
    return keys
  }

  /// The duration of an appearance or a disappearance, in seconds.
  private static let instant = 0.02

  private func pose(of states: [AnimatedItem], _ sheet: Stylesheet) -> SVG {
    let isRotated = states.contains { $0.item.rotation != 0 }
    let property = isRotated ? AnimatedProperty.pose : .position
    let values = states.map { state in
      let middle = state.item.frame.center
      let position = [middle.x - state.content.x, middle.y - state.content.y]
      return isRotated ? position + [state.item.rotation * 180 / .pi] : position
    }
    let track = Track(states.map(\.sample), tolerances: property.tolerances, values: values)
    return sheet.group(property, along: track, drawing(of: states, sheet))
  }

  private func drawing(of states: [AnimatedItem], _ sheet: Stylesheet) -> [SVG] {
    guard let item = states.first?.item else { return [] }
    switch item.withoutOwnAnimation.content {
    case .image(let picture) where picture.duration > 0: return Self.sequence(picture, sheet)
    case .text, .image: return ItemPicture(item).centred
    case .spinner:
      let (spokes, duration) = (DisplayItem.Spinner.spokes, DisplayItem.Spinner.turnDuration)
      return [
        sheet.loop(
          ItemPicture(item.withoutOwnAnimation).centred, "to{transform:rotate(360deg)}",
          timing: "\(SVG.number(duration))s steps(\(spokes))")
      ]
    case .ring: return AnimatedRing(states)?.elements(sheet) ?? []
    case .shape: return AnimatedShape(states)?.elements(sheet) ?? []
    }
  }

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
        ItemPicture.picture(DisplayItem.Picture(image, tintColor: picture.tintColor)), keyframes,
        timing: "\(SVG.number(picture.duration))s step-end"
      ).opacity(index == 0 ? 1 : 0)
    }
  }
}

/// An item at a time of an animation.
nonisolated struct AnimatedItem {
  /// The time.
  let sample: AnimationRecording.Sample
  /// The item; where the sample has none, that of the nearest sample before it, or else after it.
  let item: SceneItem
  /// The origin of the content in the sample of the item.
  let content: Point
}

nonisolated extension SceneItem {
  /// The drawing without its place, rotation and opacity: items with the same text look the same.
  fileprivate var drawing: String {
    switch withoutOwnAnimation.content {
    case .text(let text):
      "\(text.string) \(text.fontSize) \(text.color.css) \(text.color.alpha) "
        + "\(SVG.number(frame.width)) \(text.contentMode)"
    case .image(let picture) where picture.duration > 0:
      "\(picture.sequence.map(\.name)) \(picture.duration) \(picture.tintColor.css)"
    case .image(let picture):
      "\(picture.image.name) \(picture.image.size) \(picture.tintColor.css)"
    case .spinner(let spinner): "spinner \(spinner.color.css) \(frame.size)"
    case .ring(let ring): "ring \(ring.color.css)"
    case .shape(let shape):
      // Paths with other pieces, or in another colour, are other drawings.
      "shape \(ShapePicture(shape, in: frame.size).outline.kind) \(shape.color.css) "
        + "\(shape.lineWidth ?? 0)"
    }
  }
}
