import RefreshKit

/// What components show in the course of an animation: one element for each drawing, which moves, turns
/// and is seen as the view is that shows it.
nonisolated struct AnimatedSprites {
  private let samples: ArraySlice<AnimationRecording.Sample>
  /// The sprites of each sample, by the names of their drawings.
  private let sprites: [[String: Sprite]]
  /// The names of the drawings, in the order in which they are seen first.
  private let names: [String]

  init(_ samples: ArraySlice<AnimationRecording.Sample>) {
    self.samples = samples
    var names: [String] = []
    var known: Set<String> = []
    sprites = samples.map { sample in
      var sprites: [String: Sprite] = [:]
      for sprite in sample.scene.sprites {
        let name = "\(sprite.path) \(sprite.drawing)"
        if known.insert(name).inserted { names.append(name) }
        sprites[name] = sprite
      }
      return sprites
    }
    self.names = names
  }

  /// The elements around the origin of the content, from the back to the front.
  func elements(_ sheet: Stylesheet) -> [SVG] {
    names.map { element($0, sheet) }
  }

  private func element(_ name: String, _ sheet: Stylesheet) -> SVG {
    let shown = sprites.map { $0[name] }
    guard let first = shown.firstIndex(where: { $0 != nil }) else { return .group([]) }
    var known = samples.startIndex + first
    let states = zip(samples.indices, shown).compactMap { index, sprite in
      if sprite != nil { known = index }
      return sprites[known - samples.startIndex][name].map {
        AnimatedSprite(
          sample: samples[index], sprite: $0, content: samples[known].scene.content.origin)
      }
    }
    let alpha = Track(alphas(of: shown), tolerances: AnimatedProperty.opacity.tolerances)
    return sheet.group(.opacity, along: alpha, [pose(of: states, sheet)])
  }

  /// The opacities of a sprite, which comes and is gone at once, also while the content moves slowly.
  private func alphas(of shown: [Sprite?]) -> [Track.Key] {
    var keys: [Track.Key] = []
    for (sample, sprite) in zip(samples, shown) {
      let alpha = sprite?.alpha ?? 0
      if sample.easing > 0, let last = keys.last?.values, (last[0] > 0) != (alpha > 0) {
        keys.append(Track.Key(time: sample.time - Self.instant, values: last))
      }
      keys.append(Track.Key(time: sample.time, values: [alpha]))
    }
    return keys
  }

  /// How long it takes to come or to be gone, in seconds.
  private static let instant = 0.02

  private func pose(of states: [AnimatedSprite], _ sheet: Stylesheet) -> SVG {
    let isTurned = states.contains { $0.sprite.rotation != 0 }
    let property = isTurned ? AnimatedProperty.pose : .place
    let track = Track(states, property) { state in
      let middle = SpritePicture(state.sprite, at: 0).middle
      let place = [middle.x - state.content.x, middle.y - state.content.y]
      return isTurned ? place + [state.sprite.rotation * 180 / .pi] : place
    }
    return sheet.group(property, along: track, drawing(of: states, sheet))
  }

  private func drawing(of states: [AnimatedSprite], _ sheet: Stylesheet) -> [SVG] {
    guard let sprite = states.first?.sprite else { return [] }
    switch sprite.look {
    case .text, .image: return SpritePicture(sprite, at: 0).centred
    case .wheel(let color):
      return [
        sheet.loop(
          SpritePicture.wheel(color, in: sprite.frame.size, step: 0),
          "to{transform:rotate(360deg)}", timing: "0.8s steps(8)")
      ]
    case .sequence(let images, let duration, _, let tint):
      return images.enumerated().map { index, image in
        let (start, end) = (Double(index), Double(index + 1))
        func percent(_ count: Double) -> String { SVG.number(100 * count / Double(images.count)) }
        let keyframes =
          "0%{opacity:\(index == 0 ? 1 : 0)}"
          + (index == 0 ? "" : "\(percent(start))%{opacity:1}")
          + "\(percent(end))%,to{opacity:0}"
        return sheet.loop(
          SpritePicture.picture(image, tint: tint), keyframes,
          timing: "\(SVG.number(duration))s step-end"
        ).opacity(index == 0 ? 1 : 0)
      }
    case .ring: return AnimatedRing(states)?.elements(sheet) ?? []
    }
  }
}

/// A sprite at a time of an animation.
nonisolated struct AnimatedSprite {
  /// The time.
  let sample: AnimationRecording.Sample
  /// The sprite that is seen then; where it is not, as it was, or will be, seen next to that time.
  let sprite: Sprite
  /// Where the content is when the sprite is seen so.
  let content: Point
}

nonisolated extension Track {
  /// The values of a sprite at the times of its samples.
  init(
    _ states: [AnimatedSprite], _ property: AnimatedProperty,
    _ values: (AnimatedSprite) -> [Double]
  ) {
    var index = 0
    self.init(states.map(\.sample), tolerances: property.tolerances) { _ in
      defer { index += 1 }
      return values(states[index])
    }
  }
}

nonisolated extension Sprite {
  /// What is drawn, but for where it is and how it is turned: sprites that say the same look the same.
  fileprivate var drawing: String {
    switch look {
    case .text(let text, let size, let color):
      "\(text) \(size) \(color.css) \(color.alpha) \(SVG.number(frame.width))"
    case .image(let image, _, let tint): "\(image.name) \(image.size) \(tint.css)"
    case .sequence(let images, let duration, _, let tint):
      "\(images.map(\.name)) \(duration) \(tint.css)"
    case .wheel(let color): "spinner \(color.css) \(frame.size)"
    case .ring(let look):
      "ring \(look.lineWidth) \(look.color.css) \(SVG.number(frame.width)) \(look.disc.debugDescription)"
    }
  }
}
