import RefreshKit
import RefreshReplay

/// The words of a film: its captions and, if the script has no captions, the states of its
/// components.
struct Words {
  struct Style {
    let size: Double
    let noteSize: Double
    /// The largest number of lines of a caption. An expectation that is not met may have more.
    let lineLimit: Int
    let width: Double
    var isCentered = false
    var showsIdle = false

    /// The style of words below a picture of a sheet.
    static let sheet = Style(
      size: 13, noteSize: 11, lineLimit: 3, width: Phone.Limit.sheet.column, showsIdle: true)
    /// The style of words beside the phone of a film that plays.
    static let play = Style(size: 26, noteSize: 16, lineLimit: 4, width: 250)
    /// The style of words below the phone of one of several films.
    static let title = Style(
      size: 17, noteSize: 0, lineLimit: 1, width: Phone.Limit.play.column, isCentered: true)

    fileprivate var lineHeight: Double { (size * 1.28).rounded() }
    fileprivate var noteHeight: Double { (noteSize * 1.55).rounded() }
  }

  /// How long a caption or a state takes to appear or disappear, in seconds.
  private static let fade = 0.16

  private let captions: [(caption: Recording.Caption, lines: [String])]
  private let samples: ArraySlice<Recording.Sample>
  private let slots: [Slot]
  private let style: Style

  init(
    _ captions: some Sequence<Recording.Caption>, _ samples: ArraySlice<Recording.Sample>,
    _ style: Style, showsStates: Bool = false
  ) {
    self.captions = captions.map { caption in
      let lines = TextLines(
        caption.text, size: style.size, isBold: true, width: style.width,
        limit: caption.isUnmet ? .max : style.lineLimit)
      return (caption, lines.lines)
    }
    self.samples = samples
    self.style = style
    slots = Slot.allCases.filter { slot in
      showsStates
        && samples.contains { sample in
          sample.scene.actors.contains {
            $0.slot == slot && (style.showsIdle || $0.state != .idle)
          }
        }
    }
  }

  /// The height of the longest caption.
  private var captionHeight: Double {
    Double(captions.map(\.lines.count).max() ?? 0) * style.lineHeight
  }

  var height: Double { captionHeight + Double(slots.count) * style.noteHeight }

  /// The words, with their upper left corner at `origin`.
  func element(at origin: Point, _ sheet: Stylesheet) -> SVG {
    .group(at: origin, captionElements(sheet) + stateElements(sheet))
  }

  // MARK: Captions

  private func captionElements(_ sheet: Stylesheet) -> [SVG] {
    captions.enumerated().map { index, caption in
      let next = index + 1 < captions.count ? captions[index + 1].caption.time : nil
      let texts = caption.lines.enumerated().map { row, line in
        SVG.text(
          line,
          at: Point(
            x: style.isCentered ? style.width / 2 : 0,
            y: style.size + Double(row) * style.lineHeight),
          size: style.size, fill: caption.caption.isUnmet ? .unmet : .ink,
          anchor: style.isCentered ? .middle : .left
        ).with(["font-weight": "700"])
      }
      return sheet.group(.opacity, along: opacity(from: caption.caption.time, to: next), texts)
    }
  }

  /// The opacity of a caption. The caption appears after the caption before it has faded, and fades
  /// when the next caption begins.
  private func opacity(from start: Double, to end: Double?) -> Track {
    // If the next caption begins before this caption could appear, this caption is never shown.
    if let end, end <= start + Self.fade { return Track(from: [0], [], in: Self.fade) }
    var changes: [Track.Key] = []
    let isFirst = start <= samples[samples.startIndex].time + Self.fade
    if !isFirst { changes.append(Track.Key(time: start + Self.fade, values: [1])) }
    if let end { changes.append(Track.Key(time: end, values: [0])) }
    return Track(from: [isFirst ? 1 : 0], changes, in: Self.fade)
  }

  // MARK: States

  private func stateElements(_ sheet: Stylesheet) -> [SVG] {
    slots.enumerated().flatMap { index, slot in
      let baseline = captionHeight + Double(index + 1) * style.noteHeight - style.noteSize * 0.35
      return states(of: slot).map { state in
        let changes = samples.map {
          Track.Key(
            time: $0.time,
            values: [$0.scene.actors.contains(.init(slot: slot, state: state)) ? 1 : 0])
        }
        return sheet.group(
          .opacity, along: Track(from: changes[0].values, changes, in: Self.fade),
          note("\(slot.rawValue) \(state.rawValue)", Palette.dot(for: state), at: baseline))
      }
    }
  }

  private func states(of slot: Slot) -> [RefreshState] {
    RefreshState.allCases.filter { state in
      (style.showsIdle || state != .idle)
        && samples.contains { $0.scene.actors.contains(.init(slot: slot, state: state)) }
    }
  }

  private func note(_ text: String, _ dot: String, at baseline: Double) -> [SVG] {
    let radius = style.noteSize * 0.32
    return [
      .circle(Point(x: radius, y: baseline - radius), radius: radius, fill: dot),
      .text(
        text, at: Point(x: style.noteSize, y: baseline), size: style.noteSize, fill: .faintInk),
    ]
  }
}
