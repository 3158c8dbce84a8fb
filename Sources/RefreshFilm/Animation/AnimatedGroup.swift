import RefreshKit

/// Animations of several scripts in one picture: the phones on which they play, in rows of three.
struct AnimatedGroup {
  private static let margin = 20.0
  private static let gap = 24.0
  private static let columns = 3

  private let recordings: [AnimationRecording]
  /// The phones of each recording, one after the other.
  private let phones: [[AnimatedPhone]]

  init(_ recordings: [AnimationRecording]) {
    self.recordings = recordings
    phones = recordings.map { AnimatedPhone.all($0.samples) }
  }

  /// The animations as a picture. Each plays once in the time of the longest one.
  var svg: SVG {
    let sheet = Stylesheet(
      duration: recordings.map(\.duration).max() ?? 0, still: recordings.first?.still ?? 0)
    let all = phones.flatMap { $0 }
    let cell = Size(
      width: AnimatedPhone.limit.width + 2 * PhoneBody.rim + Self.gap,
      height: (all.map(\.body.height).max() ?? 0) + Self.gap)
    var elements: [SVG] = []
    for (index, phones) in phones.enumerated() {
      let corner = Point(
        x: Self.margin + Double(index % Self.columns) * cell.width,
        y: Self.margin + Double(index / Self.columns) * cell.height)
      for phone in phones {
        elements.append(
          phone.element(at: corner, clippedBy: "screen\(elements.count + 1)", sheet))
      }
    }
    let columns = Double(min(recordings.count, Self.columns))
    let rows = Double((recordings.count + Self.columns - 1) / Self.columns)
    return SVG.animation(
      elements, of: all,
      size: Size(
        width: columns * cell.width - Self.gap + 2 * Self.margin,
        height: rows * cell.height - Self.gap + 2 * Self.margin),
      rules: sheet, words: recordings.map(\.words).joined(separator: "; "))
  }
}
