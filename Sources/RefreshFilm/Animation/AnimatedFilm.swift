import RefreshKit

/// An animation of a script: a phone on which it plays, and a panel with captions.
struct AnimatedFilm {
  /// How long the end is seen, in seconds.
  nonisolated static let pause = 1.2

  private static let margin = 28.0
  private static let gap = 36.0

  private let recording: AnimationRecording
  private let phones: [AnimatedPhone]

  init(_ recording: AnimationRecording) {
    self.recording = recording
    phones = AnimatedPhone.all(recording.samples)
  }

  /// The animation as a picture.
  var svg: SVG {
    let height = phones.map(\.body.height).max() ?? 0
    let column = AnimatedPhone.limit.width + 2 * PhoneBody.rim
    let panel = AnimatedPanel(recording, height: max(height, 240))
    let size = Size(
      width: column + AnimatedPanel.width + Self.gap + 2 * Self.margin,
      height: max(height, 240) + 2 * Self.margin)
    let sheet = Stylesheet(duration: recording.duration, still: recording.still)
    let shown = phones.enumerated().map { index, phone in
      phone.element(
        at: Point(x: Self.margin, y: (size.height - phone.body.height) / 2),
        clippedBy: "screen\(index + 1)", sheet)
    }
    let words = panel.element(
      at: Point(x: Self.margin + column + Self.gap, y: Self.margin), sheet)
    return SVG.animation(
      shown + [words], of: phones, clips: [SVG("clipPath", ["id": "bar"], [AnimatedPanel.bar])],
      size: size, rules: sheet,
      words: recording.words)
  }
}

nonisolated extension SVG {
  /// The picture of an animation.
  ///
  /// - Parameters:
  ///   - elements: What is seen.
  ///   - phones: The phones among it: the first one is clipped by `screen1`, and so on.
  ///   - clips: The clip paths of other elements.
  ///   - size: The size of the picture.
  ///   - rules: The rules of the elements.
  ///   - words: What the picture shows, for readers who do not see it.
  static func animation(
    _ elements: [SVG], of phones: [AnimatedPhone], clips: [SVG] = [], size: Size,
    rules: Stylesheet, words: String
  ) -> SVG {
    let screens = phones.enumerated().map { index, phone in
      SVG("clipPath", ["id": "screen\(index + 1)"], [phone.body.clip])
    }
    return SVG(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(size.width),
        "height": .number(size.height),
        "viewBox": "0 0 \(SVG.number(size.width)) \(SVG.number(size.height))",
        "font-family": .text(SVG.font), "role": "img", "aria-label": .text(words),
      ],
      [
        rules.element,
        SVG(
          "defs", [:],
          screens + clips + [
            SVG("clipPath", ["id": .text(AnimatedList.clipName)], [AnimatedList.clip])
          ] + Emblem.definitions),
        SVG.paper(size),
      ] + elements)
  }
}

extension AnimationRecording {
  /// The duration of the animation, in seconds: the end is seen for a while.
  var duration: Double { (samples.last?.time ?? 0) + AnimatedFilm.pause }

  /// The time of the picture for readers who prefer reduced motion, in seconds: the last moment of the
  /// first pull by a finger that is far enough; otherwise of the first without a finger; otherwise of
  /// the first refresh; otherwise 0.
  var still: Double {
    func isIn(_ state: RefreshState, _ scene: Scene) -> Bool {
      scene.actors.contains { $0.state == state }
    }
    let moments: [(Scene) -> Bool] = [
      { isIn(.pulling, $0) && $0.finger != nil }, { isIn(.pulling, $0) }, { isIn(.refreshing, $0) },
    ]
    for moment in moments {
      guard let start = samples.firstIndex(where: { moment($0.scene) }) else { continue }
      let end = samples[start...].firstIndex { !moment($0.scene) } ?? samples.count
      return samples[end - 1].time
    }
    return 0
  }
}
