import RefreshKit

/// The content of a list in the course of an animation: rows that look the same while others are added.
///
/// Rows that are added while the header refreshes are at the top; the others are at the bottom.
nonisolated struct AnimatedList {
  /// Rows that are added, and removed, together.
  private struct Batch {
    /// The number of the first row, among all that are ever added.
    let first: Int
    let count: Int
    let birth: Double
    /// Whether they are added at the top.
    let isOnTop: Bool
    var end = Double.infinity
    /// How far below the start of the content they are, from some times on.
    var positions: [Track.Key] = []
  }

  /// The duration in which rows move apart, and new ones appear, in seconds.
  private static let duration = 0.3
  /// How many rows are drawn at most.
  private static let limit = 300

  private let samples: ArraySlice<AnimationRecording.Sample>

  init(_ samples: ArraySlice<AnimationRecording.Sample>) {
    self.samples = samples
  }

  /// The content around its origin, from the back to the front.
  func elements(_ sheet: Stylesheet) -> [SVG] {
    guard let first = samples.first?.scene else { return [] }
    let isSideways = ListPicture(first).isSideways
    guard !isSideways else { return grounds(sheet, withCells: true) }
    let rows = SVG.group(rows(sheet)).with(["clip-path": "url(#\(Self.clipName))"])
    return grounds(sheet, withCells: false) + [rows]
  }

  /// The name of ``clip`` in the file.
  static let clipName = "list"

  /// The shape that rows are clipped to: rows that are added at the top appear from behind the header.
  static let clip = SVG.rect(
    Rect(x: -1e4, y: 0, width: 2e4, height: 1e6), fill: Palette.content)

  /// What is behind the rows, or all of the content, for each size that it has.
  private func grounds(_ sheet: Stylesheet, withCells: Bool) -> [SVG] {
    var sizes: [Size] = []
    for sample in samples where !sizes.contains(sample.scene.content.size) {
      sizes.append(sample.scene.content.size)
    }
    return sizes.prefix(Self.limit).map { size in
      let content = Rect(origin: .zero, size: size)
      let isMirrored = samples.first?.scene.isMirrored == true
      let elements =
        withCells
        ? ListPicture(
          content, on: Size(width: size.width - 1, height: size.height), isMirrored: isMirrored
        ).elements : [SVG.rect(content, fill: Palette.content)]
      let changes = samples.map {
        Track.Key(time: $0.time, values: [$0.scene.content.size == size ? 1 : 0])
      }
      let track = Track(from: [changes.first?.values[0] ?? 0], Array(changes), in: 0.01)
      return sheet.group(.opacity, along: track, elements)
    }
  }

  // MARK: Rows

  private func rows(_ sheet: Stylesheet) -> [SVG] {
    batches.compactMap { batch in
      let start =
        batch.isOnTop ? [0, -Double(batch.count) * RowPicture.height] : batch.positions[0].values
      let position = Track(from: start, batch.positions, in: Self.duration, isEased: true)
      let elements = seen(of: batch, along: position).flatMap(row)
      guard !elements.isEmpty else { return nil }
      var life: [Track.Key] = []
      if batch.birth > 0 { life.append(Track.Key(time: batch.birth, values: [1])) }
      if batch.end < .infinity { life.append(Track.Key(time: batch.end, values: [0])) }
      let visible = Track(
        from: [batch.birth > 0 ? 0 : 1], life, in: batch.isOnTop ? 0.01 : Self.duration)
      return sheet.group(
        .opacity, along: visible, [sheet.group(.position, along: position, elements)])
    }
  }

  /// The rows of a batch that are ever in sight, each with its position in the batch.
  private func seen(of batch: Batch, along position: Track) -> [(row: Int, y: Double)] {
    let height = RowPicture.height
    var range: ClosedRange<Int>?
    for sample in samples where sample.time >= batch.birth && sample.time <= batch.end {
      let top = sample.scene.content.y + position.values(at: sample.time)[1]
      let first = max((-top / height).rounded(.down) - 1, 0)
      let last = min(((sample.scene.size.height - top) / height).rounded(.up), Double(batch.count))
      guard first < last else { continue }
      let (start, end) = (Int(first), Int(last) - 1)
      range = min(range?.lowerBound ?? start, start)...max(range?.upperBound ?? end, end)
    }
    return (range.map(Array.init) ?? []).prefix(Self.limit).map {
      (batch.first + $0, Double($0) * height)
    }
  }

  private func row(_ index: Int, at y: Double) -> [SVG] {
    guard let scene = samples.first?.scene else { return [] }
    let row = RowPicture(
      index,
      at: Rect(x: 0, y: y, width: scene.content.width, height: RowPicture.height),
      isMirrored: scene.isMirrored)
    return row.elements + [Emblem(index).element(at: row.badgeFrame.center, ink: row.badge.ink)]
  }

  /// The rows as they are added and removed.
  private var batches: [Batch] {
    var all: [Batch] = []
    /// The present ones, from above.
    var present: [Int] = []
    var count = 0
    var height = -1.0
    var wasRefreshing = false
    for sample in samples {
      let scene = sample.scene
      let isRefreshing = scene.actors.contains { $0.slot == .header && $0.state == .refreshing }
      defer { wasRefreshing = isRefreshing }
      guard scene.content.height != height else { continue }
      height = scene.content.height
      let wanted = Int(min((height + 1) / RowPicture.height, 1e6))
      var there = present.reduce(0) { $0 + all[$1].count }
      if wanted < there {
        for index in present { all[index].end = sample.time }
        present = []
        there = 0
      }
      guard wanted > there else { continue }
      let isFirst = all.isEmpty
      let isOnTop = !isFirst && (isRefreshing || wasRefreshing)
      present.insert(all.count, at: isOnTop ? 0 : present.count)
      all.append(
        Batch(
          first: count, count: wanted - there, birth: isFirst ? 0 : sample.time, isOnTop: isOnTop))
      count += wanted - there
      var y = 0.0
      for index in present {
        all[index].positions.append(Track.Key(time: sample.time, values: [0, y]))
        y += Double(all[index].count) * RowPicture.height
      }
    }
    return all
  }
}
