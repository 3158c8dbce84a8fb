import RefreshKit

/// The pictures of a film on one sheet: rows of phones with captions below.
nonisolated struct ContactSheet {
  /// How many pictures a row has at most.
  private static let maximumColumns = 4
  private static let margin = 24.0
  private static let gap = Size(width: 20, height: 22)
  /// Between a phone and its caption.
  private static let captionGap = 9.0
  private struct Cell {
    let phone: PhonePicture
    let caption: CaptionPicture
  }

  private static let columnWidth = PhonePicture.columnWidth

  private let rows: [[Cell]]
  /// What the sheet shows, for those who do not see it.
  private let words: String
  /// The shapes that screens are clipped to, each once.
  private let clips: [SVG]

  init(_ frames: [FilmFrame]) {
    let cells = frames.enumerated().map { index, frame in
      Cell(
        phone: PhonePicture(frame.scene),
        caption: CaptionPicture(frame, number: index + 1, width: Self.columnWidth))
    }
    words = frames.map(\.caption).joined(separator: "; ")
    let columns = Self.columns(for: cells.count)
    rows = stride(from: 0, to: cells.count, by: columns).map {
      Array(cells[$0..<min($0 + columns, cells.count)])
    }
    clips = cells.reduce(into: []) { clips, cell in
      if !clips.contains(cell.phone.clip) { clips.append(cell.phone.clip) }
    }
  }

  /// The number of pictures in a row: as many as fill as few rows as there can be, evenly.
  static func columns(for count: Int) -> Int {
    let rows = max((count + maximumColumns - 1) / maximumColumns, 1)
    return max((count + rows - 1) / rows, 1)
  }

  /// The sheet as a picture.
  var svg: SVG {
    var y = Self.margin
    var elements: [SVG] = []
    for row in rows {
      let captionY = y + (row.map(\.phone.height).max() ?? 0) + Self.captionGap
      for (index, cell) in row.enumerated() {
        let x = Self.margin + Double(index) * (Self.columnWidth + Self.gap.width)
        let phoneY = captionY - Self.captionGap - cell.phone.height
        elements += [
          cell.phone.element(at: Point(x: x, y: phoneY), clippedBy: clipName(of: cell)),
          cell.caption.element(at: Point(x: x, y: captionY)),
        ]
      }
      y = captionY + (row.map(\.caption.height).max() ?? 0) + Self.gap.height
    }
    return sheet(elements, height: y - Self.gap.height + Self.margin)
  }

  private func sheet(_ elements: [SVG], height: Double) -> SVG {
    let columns = Double(rows.map(\.count).max() ?? 0)
    let width = columns * (Self.columnWidth + Self.gap.width) - Self.gap.width + 2 * Self.margin
    return SVG(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(width), "height": .number(height),
        "viewBox": "0 0 \(SVG.number(width)) \(SVG.number(height))",
        "font-family": .text(SVG.font), "role": "img", "aria-label": .text(words),
      ],
      [
        SVG("style", [:], .text(PageColor.darkRules)), SVG("defs", [:], clipPaths),
        SVG.paper(Size(width: width, height: height)),
      ] + elements)
  }

  private var clipPaths: [SVG] {
    clips.enumerated().map { index, clip in
      SVG("clipPath", ["id": .text(Self.clipName(index))], [clip])
    }
  }

  private func clipName(of cell: Cell) -> String {
    Self.clipName(clips.firstIndex(of: cell.phone.clip) ?? 0)
  }

  private static func clipName(_ index: Int) -> String { "screen\(index + 1)" }
}
