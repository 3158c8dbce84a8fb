import RefreshKit

/// The panel beside the phone of an animation: captions in large letters, the components with
/// their states and how far they are pulled, the callbacks that run, and how far the animation is.
struct AnimatedPanel {
  /// How wide it is.
  static let width = 250.0

  private static let captionSize = 26.0
  private static let captionLine = 32.0
  private static let captionLines = 4
  private static let nameSize = 15.0
  private static let actorHeight = 56.0
  /// How much is left for callbacks and the progress below the components.
  private static let footHeight = 44.0
  /// How long a change takes, in seconds.
  private static let fade = 0.16
  /// How long the name of a callback is seen, in seconds.
  private static let callDuration = 1.6

  private let recording: AnimationRecording
  private let height: Double

  /// The panel of a recording, as high as the phone.
  init(_ recording: AnimationRecording, height: Double) {
    self.recording = recording
    self.height = height
  }

  /// The panel, its upper left corner at `origin`.
  func element(at origin: Point, _ sheet: Stylesheet) -> SVG {
    .group(
      at: origin,
      captionElements(sheet) + actorElements(sheet) + callElements(sheet) + progress(sheet))
  }

  // MARK: Captions

  private func captionElements(_ sheet: Stylesheet) -> [SVG] {
    let notes = recording.shownCaptions
    return notes.enumerated().map { index, note in
      let end = index + 1 < notes.count ? notes[index + 1].time : nil
      let lines = TextLines(
        note.content.text, size: Self.captionSize, isBold: true, width: Self.width,
        limit: Self.captionLines
      ).lines
      let texts = lines.enumerated().map { row, line in
        SVG.text(
          line, at: Point(x: 0, y: Self.captionSize + 8 + Double(row) * Self.captionLine),
          size: Self.captionSize, fill: note.content.isUnmet ? PageColor.unmet : PageColor.ink
        ).with(["font-weight": "700"])
      }
      return sheet.group(.opacity, along: seen(from: note.time, to: end), texts)
    }
  }

  /// The opacity of a caption: it appears when the one before has faded, and fades when the next begins.
  private func seen(from start: Double, to end: Double?) -> Track {
    // A text that the next one follows at once is not seen.
    if let end, end <= start + Self.fade { return Track(from: [0], [], in: Self.fade) }
    var changes: [Track.Key] = []
    let isFirst = start < Self.fade
    if !isFirst { changes.append(Track.Key(time: start + Self.fade, values: [1])) }
    if let end { changes.append(Track.Key(time: end, values: [0])) }
    return Track(from: [isFirst ? 1 : 0], changes, in: Self.fade)
  }

  // MARK: Components

  private var slots: [Slot] {
    Slot.allCases.filter { slot in
      recording.samples.contains { $0.scene.actors.contains { $0.slot == slot } }
    }
  }

  private func actorElements(_ sheet: Stylesheet) -> [SVG] {
    let top = height - Self.footHeight - Double(slots.count) * Self.actorHeight
    return slots.enumerated().map { index, slot in
      .group(at: Point(x: 0, y: top + Double(index) * Self.actorHeight), actor(slot, sheet))
    }
  }

  /// The name of a slot, the state of its component, and a bar for how far that is pulled.
  private func actor(_ slot: Slot, _ sheet: Stylesheet) -> [SVG] {
    let actors = recording.samples.map { sample in
      sample.scene.actors.first { $0.slot == slot }
    }
    let times = recording.samples.map(\.time)
    let states = RefreshState.allCases.filter { state in actors.contains { $0?.state == state } }
    func during(_ state: RefreshState, _ elements: [SVG]) -> SVG {
      let changes = zip(times, actors).map {
        Track.Key(time: $0, values: [$1?.state == state ? 1 : 0])
      }
      return sheet.group(
        .opacity, along: Track(from: changes[0].values, changes, in: Self.fade), elements)
    }
    let name = SVG.text(
      slot.rawValue, at: Point(x: 0, y: Self.nameSize), size: Self.nameSize,
      fill: PageColor.faintInk)
    let words = states.map { state in
      during(
        state,
        [
          .circle(Point(x: 66, y: Self.nameSize - 5), radius: 5, fill: Palette.dot(for: state)),
          .text(
            state.rawValue, at: Point(x: 78, y: Self.nameSize), size: Self.nameSize,
            fill: PageColor.ink
          ).with(["font-weight": "600"]),
        ])
    }
    // A component that is never on its way is not pulled.
    guard actors.contains(where: { 0 < $0?.percent ?? 0 && $0?.percent ?? 0 < 1 }) else {
      return [name] + words
    }
    let percent = Track(
      recording.samples, tolerances: [0.004], values: actors.map { [$0?.percent ?? 0] })
    let fill = sheet.group(
      .transform([.stretch]), along: percent,
      states.map { during($0, [.rect(Self.barFrame, fill: Palette.dot(for: $0))]) })
    return [name] + words + [
      .group(
        at: Point(x: 0, y: 25),
        [Self.bar, SVG.group([fill]).with(["clip-path": "url(#bar)"])])
    ]
  }

  private static let barFrame = Rect(x: 0, y: 0, width: 200, height: 6)

  /// The shape of a bar.
  static var bar: SVG { .rect(barFrame, radius: 3, fill: PageColor.edge) }

  // MARK: Callbacks

  /// The callbacks that run at about the same time, in words.
  private var callbacks: [AnimationRecording.Note<String>] {
    var groups: [AnimationRecording.Note<[FilmFrame.Call]>] = []
    for call in recording.calls {
      if let last = groups.last, call.time - last.time < Self.fade {
        groups[groups.count - 1] = .init(time: last.time, content: last.content + [call.content])
      } else {
        groups.append(.init(time: call.time, content: [call.content]))
      }
    }
    return groups.map { .init(time: $0.time, content: "→ \(FilmFrame.words(for: $0.content))") }
  }

  private func callElements(_ sheet: Stylesheet) -> [SVG] {
    let callbacks = callbacks
    return callbacks.enumerated().map { index, note in
      let next = index + 1 < callbacks.count ? callbacks[index + 1].time : .infinity
      let text = SVG.text(
        TextLines(note.content, size: Self.nameSize, width: Self.width, limit: 1).lines[0],
        at: Point(x: 0, y: height - Self.footHeight + 4), size: Self.nameSize, fill: PageColor.call)
      return sheet.group(
        .opacity, along: seen(from: note.time, to: min(next, note.time + Self.callDuration)),
        [text])
    }
  }

  // MARK: The animation

  /// How far the animation is.
  private func progress(_ sheet: Stylesheet) -> [SVG] {
    let keys = [(0, 0.0), (sheet.duration, 1)].map { Track.Key(time: $0, values: [$1]) }
    let frame = Rect(x: 0, y: height - 3, width: Self.width, height: 3)
    return [
      .rect(frame, radius: 1.5, fill: PageColor.edge),
      sheet.group(
        .transform([.stretch]), along: Track(keys, tolerances: [0]),
        [.rect(frame, radius: 1.5, fill: PageColor.number)]),
    ]
  }
}
