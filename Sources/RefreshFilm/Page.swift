import RefreshKit

@MainActor extension SVG {
  private static let margin = 24.0
  private static let gap = 22.0
  /// The distance between a phone and the words below it.
  private static let wordGap = 9.0

  /// The phones that replace each other in one place of a page, and the words below them.
  private typealias Cell = (phones: [Phone], words: Words)

  static func sheet(of recording: Recording) -> SVG {
    let samples = recording.samples
    let cells = zip(samples.indices, Phone.standing(samples)).map { index, phone in
      let captions = recording.captions.filter { $0.time == samples[index].time }
      let words = Words(
        captions, samples[index...index], .sheet, showsStates: !recording.hasCaptions)
      return Cell([phone], words)
    }
    return grid(
      cells, columns: columns(for: cells.count, atMost: 4), width: Phone.Limit.sheet.column,
      Stylesheet(duration: 0, stillTime: 0), lasting: 0, words: recording.words)
  }

  /// Films that play, in rows of at most three, each with its first caption below.
  static func group(of recordings: [Recording]) -> SVG {
    let cells = recordings.map { recording in
      let samples = recording.samples
      return Cell(Phone.playing(samples), Words(recording.captions.prefix(1), samples[...], .title))
    }
    let duration = recordings.map(\.duration).max() ?? 0
    return grid(
      cells, columns: columns(for: cells.count, atMost: 3), width: Phone.Limit.play.column,
      Stylesheet(duration: duration, stillTime: recordings.first?.stillTime ?? 0),
      lasting: duration,
      words: recordings.map(\.words).joined(separator: "; "))
  }

  /// A film that plays: a phone, and its captions beside it.
  static func play(of recording: Recording) -> SVG {
    let samples = recording.samples
    let sheet = Stylesheet(duration: recording.duration, stillTime: recording.stillTime)
    let phones = Phone.playing(samples)
    let words = Words(recording.captions, samples[...], .play, showsStates: !recording.hasCaptions)
    let height = max(phones.map(\.height).max() ?? 0, words.height)
    let column = Phone.Limit.play.column
    let left = margin + column + 1.5 * gap
    let elements = phones.enumerated().map { index, phone in
      phone.element(
        at: Point(x: margin, y: margin + (height - phone.height) / 2),
        clippedBy: clipName(index), lasting: recording.duration, sheet)
    }
    let text = words.element(
      at: Point(x: left, y: margin + (height - words.height) / 2), sheet)
    return page(
      elements + [text], clippedBy: phones,
      Size(width: left + Words.Style.play.width + margin, height: height + 2 * margin), sheet,
      words: recording.words)
  }

  /// The number of cells in a row, so that there are as few rows as possible, and all rows have
  /// about the same number of cells.
  static func columns(for count: Int, atMost limit: Int) -> Int {
    let rows = max((count + limit - 1) / limit, 1)
    return max((count + rows - 1) / rows, 1)
  }

  /// A page with cells in rows. The lower sides of the phones in a row are on one line.
  private static func grid(
    _ cells: [Cell], columns: Int, width: Double, _ sheet: Stylesheet, lasting duration: Double,
    words: String
  ) -> SVG {
    var elements: [SVG] = []
    var phones: [Phone] = []
    var bottom = margin
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      let ground = bottom + (row.flatMap(\.phones).map(\.height).max() ?? 0)
      for (column, cell) in row.enumerated() {
        let x = margin + Double(column) * (width + gap)
        for phone in cell.phones {
          elements.append(
            phone.element(
              at: Point(x: x, y: ground - phone.height), clippedBy: clipName(phones.count),
              lasting: duration, sheet))
          phones.append(phone)
        }
        elements.append(cell.words.element(at: Point(x: x, y: ground + wordGap), sheet))
      }
      bottom = ground + wordGap + (row.map(\.words.height).max() ?? 0) + gap
    }
    let size = Size(
      width: Double(min(columns, cells.count)) * (width + gap) - gap + 2 * margin,
      height: bottom - gap + margin)
    return page(elements, clippedBy: phones, size, sheet, words: words)
  }

  private static func page(
    _ elements: [SVG], clippedBy phones: [Phone], _ size: Size, _ sheet: Stylesheet, words: String
  ) -> SVG {
    let clips = phones.enumerated().map { $1.clip(named: clipName($0)) }
    return SVG(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(size.width),
        "height": .number(size.height),
        "viewBox": "0 0 \(number(size.width)) \(number(size.height))",
        "font-family": .text(font), "role": "img", "aria-label": .text(words),
      ],
      [
        sheet.element, SVG("defs", [:], clips + [Rows.clip] + Emblem.definitions), paper(size),
      ] + elements)
  }

  private static func clipName(_ index: Int) -> String { "screen\(index + 1)" }
}

extension Recording {
  /// The time of the picture for readers who prefer reduced motion, in seconds. It is the last
  /// moment of the first pull by a finger in which a component is pulled far enough. If there is
  /// none, it is the last moment of the first such pull without a finger, or else of the first
  /// refresh, or else 0.
  var stillTime: Double {
    func isIn(_ state: RefreshState, _ scene: Scene) -> Bool {
      scene.actors.contains { $0.state == state }
    }
    let moments: [(Scene) -> Bool] = [
      { isIn(.pulling, $0) && $0.finger != nil }, { isIn(.pulling, $0) }, { isIn(.refreshing, $0) },
    ]
    let samples = samples
    for moment in moments {
      guard let start = samples.firstIndex(where: { moment($0.scene) }) else { continue }
      let end = samples[start...].firstIndex { !moment($0.scene) } ?? samples.count
      return samples[end - 1].time
    }
    return 0
  }
}
