import RefreshKit

/// The content of a list in the course of a film: rows below each other, or cards side by side if
/// the list scrolls sideways. A row keeps its look while other rows are added.
///
/// Rows that are added while the header refreshes are at the top; the others are at the bottom.
struct Rows {
  /// Rows that are added, and removed, together.
  private struct Batch {
    /// The index of the first row of the batch: the number of rows to which the batch was added.
    let first: Int
    let count: Int
    let isOnTop: Bool
  }

  /// The distances of the present batches from the start of the content, in points, by the numbers
  /// of the batches. They are valid from the sample with the index ``sample`` on.
  private struct Arrangement {
    let sample: Int
    var tops: [Int: Double] = [:]
  }

  /// The height of a row, and about the width of a card, in points; scripts do not set them.
  private static let (height, cardLength) = (44.0, 120.0)
  /// The duration in which rows move apart, and new ones appear, in seconds.
  private static let duration = 0.3
  /// The largest number of rows of a batch, of cards, and of sizes of the content that are drawn.
  private static let limit = 300

  private let samples: [Recording.Sample]
  private var batches: [Batch] = []
  private var arrangements: [Arrangement] = []

  init(_ samples: [Recording.Sample]) {
    self.samples = samples
    /// The numbers of the present batches, from the top to the bottom.
    var presentBatches: [Int] = []
    var height = -1.0
    var wasRefreshing = false
    for (index, sample) in samples.enumerated() {
      let scene = sample.scene
      let isRefreshing = scene.actors.contains(.init(slot: .header, state: .refreshing))
      defer { wasRefreshing = isRefreshing }
      guard scene.content.height != height else { continue }
      height = scene.content.height
      let neededCount = Int(((height + 1) / Self.height).clamped(to: 0...1e6))
      var count = presentBatches.reduce(0) { $0 + batches[$1].count }
      if neededCount < count { (presentBatches, count) = ([], 0) }
      if neededCount > count {
        let isOnTop = index > 0 && count > 0 && (isRefreshing || wasRefreshing)
        presentBatches.insert(batches.count, at: isOnTop ? 0 : presentBatches.count)
        batches.append(Batch(first: count, count: neededCount - count, isOnTop: isOnTop))
      }
      var arrangement = Arrangement(sample: index)
      var top = 0.0
      for batch in presentBatches {
        arrangement.tops[batch] = top
        top += Double(batches[batch].count) * Self.height
      }
      arrangements.append(arrangement)
    }
  }

  /// The elements of the content during some samples, from the back to the front. Their coordinates
  /// begin at the origin of the content.
  func elements(during range: Range<Int>, _ sheet: Stylesheet) -> [SVG] {
    let isSideways = samples[range.lowerBound].scene.isSideways
    let grounds = self.grounds(during: range, isSideways: isSideways, sheet)
    guard !isSideways else { return grounds }
    let rows = batches.indices.compactMap { self.rows(of: $0, during: range, sheet) }
    return grounds + [SVG.group(rows).with(["clip-path": "url(#\(Self.clipName))"])]
  }

  /// The shape that rows are clipped to: rows that are added at the top appear from behind the
  /// header.
  static let clip = SVG(
    "clipPath", ["id": .text(clipName)],
    [.rect(Rect(x: -1e4, y: 0, width: 2e4, height: 1e6), fill: Palette.content)])

  private static let clipName = "list"

  /// For each size of the content, the ground behind the rows; the cards if the list scrolls
  /// sideways.
  private func grounds(during range: Range<Int>, isSideways: Bool, _ sheet: Stylesheet) -> [SVG] {
    var sizes: [Size] = []
    for sample in samples[range] where !sizes.contains(sample.scene.content.size) {
      sizes.append(sample.scene.content.size)
    }
    return sizes.prefix(Self.limit).map { size in
      let changes = samples[range].map {
        Track.Key(time: $0.time, values: [$0.scene.content.size == size ? 1 : 0])
      }
      let track = Track(from: changes[0].values, changes, in: 0.01)
      let scene = samples[range.lowerBound].scene
      let ground = SVG.rect(Rect(origin: .zero, size: size), fill: Palette.content)
      return sheet.group(.opacity, along: track, isSideways ? cards(size, on: scene) : [ground])
    }
  }

  // MARK: Rows

  private func rows(of batch: Int, during range: Range<Int>, _ sheet: Stylesheet) -> SVG? {
    let (before, inside) = (
      arrangements.last { $0.sample <= range.lowerBound },
      arrangements.filter { range.contains($0.sample) && $0.sample > range.lowerBound }
    )
    let tops = ([before].compactMap { $0 } + inside).map { arrangement in
      (time: samples[max(arrangement.sample, range.lowerBound)].time, top: arrangement.tops[batch])
    }
    guard let first = tops.first(where: { $0.top != nil })?.top else { return nil }
    let isOnTop = batches[batch].isOnTop
    let isThere = tops[0].top != nil
    let start = isThere || !isOnTop ? first : -Double(batches[batch].count) * Self.height
    let position = Track(
      from: [0, start],
      tops.filter { !isThere || $0.time > tops[0].time }.compactMap { change in
        change.top.map { Track.Key(time: change.time, values: [0, $0]) }
      }, in: Self.duration, isEased: true)
    let opacity = Track(
      from: [isThere ? 1 : 0],
      tops.dropFirst().map { Track.Key(time: $0.time, values: [$0.top == nil ? 0 : 1]) },
      in: isOnTop ? 0.01 : Self.duration)
    let elements = seenRows(of: batch, along: position, during: range).flatMap { row in
      self.row(batches[batch].first + row, at: Double(row) * Self.height)
    }
    guard !elements.isEmpty else { return nil }
    return sheet.group(
      .opacity, along: opacity, [sheet.group(.position, along: position, elements)])
  }

  /// The rows of a batch that are ever in sight.
  private func seenRows(
    of batch: Int, along position: Track, during range: Range<Int>
  ) -> Range<Int> {
    let count = Double(batches[batch].count)
    var seen: Range<Int>?
    for sample in samples[range] {
      let top = sample.scene.content.y + position.values(at: sample.time)[1]
      let first = (-top / Self.height).rounded(.down).clamped(to: 0...count)
      let last = ((sample.scene.size.height - top) / Self.height).rounded(.up)
        .clamped(to: 0...count)
      guard first < last else { continue }
      seen = min(seen?.lowerBound ?? .max, Int(first))..<max(seen?.upperBound ?? 0, Int(last))
    }
    return (seen ?? 0..<0).prefix(Self.limit)
  }

  /// The elements of a row: a badge with a sign, two bars for words, and a line below. If the
  /// language is read from right to left, the row is mirrored. Colors, signs and lengths depend on
  /// the index.
  private func row(_ index: Int, at y: Double) -> [SVG] {
    let scene = samples[0].scene
    let width = scene.content.width
    func placed(_ part: Rect) -> Rect {
      let x = scene.isMirrored ? width - part.maxX : part.x
      return Rect(x: x, y: y + part.y, width: part.width, height: part.height)
    }
    let line = max(width - 72, 0)
    let fraction = [0.62, 0.48, 0.7, 0.54, 0.4][index % 5]
    let badge = placed(Rect(x: 12, y: 8, width: 28, height: 28))
    let colors = Palette.badges[index % Palette.badges.count]
    return [
      .rect(badge, radius: 8, fill: colors.fill),
      .rect(
        placed(Rect(x: 52, y: 13, width: line * fraction, height: 7)), radius: 3.5,
        fill: Palette.wordLine),
      .rect(
        placed(Rect(x: 52, y: 26, width: line * (1.25 - fraction), height: 5)), radius: 2.5,
        fill: Palette.faintWordLine),
      .rect(
        placed(Rect(x: 52, y: Self.height - 1, width: width - 52, height: 1)),
        fill: Palette.separator),
      Emblem.element(index, at: badge.center, ink: colors.ink),
    ]
  }

  // MARK: Cards

  private func cards(_ size: Size, on scene: Scene) -> [SVG] {
    let count = max((size.width / Self.cardLength).rounded(), 1)
    let length = size.width / count
    let height = size.height > 0 ? size.height : scene.size.height
    return (0..<Int(min(count, Double(Self.limit)))).flatMap { index in
      card(
        index, isMirrored: scene.isMirrored,
        Rect(x: Double(index) * length + 6, y: 10, width: length - 12, height: height - 20))
    }
  }

  private func card(_ index: Int, isMirrored: Bool, _ frame: Rect) -> [SVG] {
    let colors = Palette.badges[index % Palette.badges.count]
    let picture = Rect(
      x: frame.x + 8, y: frame.y + 8, width: frame.width - 16, height: frame.height * 0.74)
    func line(_ fraction: Double, from top: Double, height: Double) -> Rect {
      let width = picture.width * fraction
      let x = isMirrored ? picture.maxX - width : picture.x
      return Rect(x: x, y: picture.maxY + top, width: width, height: height)
    }
    return [
      .rect(frame, radius: 14, fill: Palette.content),
      .rect(picture, radius: 9, fill: colors.fill),
      .rect(line(0.8, from: 14, height: 7), radius: 3.5, fill: Palette.wordLine),
      .rect(line(0.55, from: 29, height: 5), radius: 2.5, fill: Palette.faintWordLine),
      Emblem.element(index, at: picture.center, ink: colors.ink),
    ]
  }
}

/// Small signs that distinguish a row or a card from the others.
enum Emblem {
  /// The outlines of all signs, in a square of 16 units around the origin.
  private static let outlines = [
    // The sun, a leaf, waves, a star, a mountain, a heart, a drop.
    "M3.2 0A3.2 3.2 0 1 1 -3.2 0A3.2 3.2 0 1 1 3.2 0M0 -7V-5.4M0 5.4V7M-7 0H-5.4M5.4 0H7"
      + "M-4.9 -4.9L-3.8 -3.8M3.8 3.8L4.9 4.9M4.9 -4.9L3.8 -3.8M-3.8 3.8L-4.9 4.9",
    "M-5.5 6C-6 -2 -1 -6 6 -6C6.5 2 2 6 -3.6 4.2M-5.5 6C-4 2 -1.5 -0.5 2 -2",
    "M-7 -2.5Q-4.7 -5 -2.3 -2.5T2.3 -2.5T7 -2.5M-7 2.8Q-4.7 0.3 -2.3 2.8T2.3 2.8"
      + "T7 2.8",
    "M0 -6.5L1.9 -2.3L6.5 -1.8L3.1 1.3L4 5.9L0 3.6L-4 5.9L-3.1 1.3L-6.5 -1.8"
      + "L-1.9 -2.3Z",
    "M-7 5.5L-2 -4L1 1.5L2.8 -1.2L7 5.5Z",
    "M0 6C-9 0 -6.5 -5.8 -3.4 -5.8C-1.5 -5.8 0 -4 0 -3C0 -4 1.5 -5.8 3.4 -5.8"
      + "C6.5 -5.8 9 0 0 6Z",
    "M0 -6.5C3 -2.8 4.6 -0.5 4.6 1.9A4.6 4.6 0 0 1 -4.6 1.9C-4.6 -0.5 -3 -2.8 0 -6.5Z",
  ]

  /// The signs, to which ``element(_:at:ink:)`` refers by their names.
  static var definitions: [SVG] {
    outlines.enumerated().map { index, outline in
      SVG(
        "path",
        [
          "id": .text(name(index)), "d": .text(outline), "fill": "none", "stroke-width": 1.6,
          "stroke-linecap": "round", "stroke-linejoin": "round",
        ])
    }
  }

  /// The sign of an index, counted from 0, with its middle at a place.
  static func element(_ index: Int, at place: Point, ink: String) -> SVG {
    SVG(
      "use",
      [
        "href": .text("#\(name(index % outlines.count))"), "x": .number(place.x),
        "y": .number(place.y), "stroke": .text(ink),
      ])
  }

  private static func name(_ index: Int) -> String { "emblem\(index + 1)" }
}
