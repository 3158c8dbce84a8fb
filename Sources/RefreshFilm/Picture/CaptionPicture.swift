import RefreshKit

/// The text below a picture: its number and caption, the states, the time, the callbacks.
nonisolated struct CaptionPicture {
  private static let captionSize = 13.0
  private static let noteSize = 11.0
  private static let lineHeight = 17.0
  /// How wide the number at the left is.
  private static let numberWidth = 18.0
  /// How many lines a caption may have.
  private static let lineLimit = 3

  private let number: Int
  private let frame: FilmFrame
  private let width: Double

  init(_ frame: FilmFrame, number: Int, width: Double) {
    self.frame = frame
    self.number = number
    self.width = width
  }

  /// How high it is.
  var height: Double { Double(lines.count) * Self.lineHeight }

  /// The caption, its upper left corner at `origin`.
  func element(at origin: Point) -> SVG {
    .group(
      at: origin,
      lines.enumerated().flatMap { index, line in
        line(Double(index + 1) * Self.lineHeight - 4)
      })
  }

  /// The lines from above, each as what draws it on a baseline.
  private var lines: [(_ baseline: Double) -> [SVG]] {
    let words = TextLines(
      frame.caption, size: Self.captionSize, isBold: true, width: width - Self.numberWidth,
      limit: frame.isUnmet ? .max : Self.lineLimit
    ).lines
    let calls = TextLines(
      frame.calls.isEmpty ? "" : "→ \(frame.callsInWords)", size: Self.noteSize,
      width: width - Self.numberWidth, limit: Self.lineLimit
    ).lines
    let actors = frame.scene.actors
    return (words.isEmpty ? [""] : words).enumerated().map(caption)
      + (actors.isEmpty ? [time] : actors.enumerated().map(state))
      + calls.map(call)
  }

  private func caption(_ index: Int, _ words: String) -> (Double) -> [SVG] {
    { baseline in
      let text = SVG.text(
        words, at: Point(x: Self.numberWidth, y: baseline), size: Self.captionSize,
        fill: frame.isUnmet ? PageColor.unmet : PageColor.ink
      ).with(["font-weight": "600"])
      let number = SVG.text(
        "\(number)", at: Point(x: 1, y: baseline), size: Self.noteSize, fill: PageColor.number)
      return index == 0 ? [number, text] : [text]
    }
  }

  private func state(_ index: Int, _ actor: Scene.Actor) -> (Double) -> [SVG] {
    { baseline in
      [
        .circle(
          Point(x: Self.numberWidth + 3.5, y: baseline - 4), radius: 3.5,
          fill: Palette.dot(for: actor.state)),
        .text(
          "\(actor.slot.rawValue) \(actor.state.rawValue)",
          at: Point(x: Self.numberWidth + 11, y: baseline), size: Self.noteSize,
          fill: PageColor.faintInk),
      ] + (index == 0 ? time(baseline) : [])
    }
  }

  private func time(_ baseline: Double) -> [SVG] {
    let time = frame.scene.time
    // With decimals a longer time would not fit beside the state.
    return [
      .text(
        "\(time < 1_000 ? SVG.fixed(time) : SVG.number(time.rounded())) s",
        at: Point(x: width, y: baseline),
        size: Self.noteSize, fill: PageColor.faintInk, anchor: .right)
    ]
  }

  private func call(_ words: String) -> (Double) -> [SVG] {
    { baseline in
      [
        .text(
          words, at: Point(x: Self.numberWidth, y: baseline), size: Self.noteSize,
          fill: PageColor.call)
      ]
    }
  }
}
