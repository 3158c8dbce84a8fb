/// Frames side by side, as the pictures of a strip.
struct Strip {
  /// How many frames stand in a row.
  static let framesPerRow = 3

  let frames: [Session.Frame]

  /// The whole strip.
  var text: String {
    stride(from: 0, to: frames.count, by: Self.framesPerRow)
      .map { row(of: frames[$0..<min($0 + Self.framesPerRow, frames.count)], from: $0 + 1) }
      .joined(separator: "\n")
  }

  private func row(of frames: ArraySlice<Session.Frame>, from number: Int) -> String {
    let columns = zip(number..., frames).map { number, frame in
      [caption(of: frame, number: number)] + frame.lines
    }
    let height = columns.map(\.count).max() ?? 0
    let lines = (0..<height).map { line in
      columns.map { $0[line] }.joined(separator: " ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `2 pull          0.1 s`, as wide as a frame.
  private func caption(of frame: Session.Frame, number: Int) -> String {
    let left = " \(number) \(frame.caption)"
    let right = "\((frame.time * 10).rounded() / 10) s "
    let room = TextScreen.columns + 2 - left.count - right.count
    return left + String(repeating: " ", count: max(1, room)) + right
  }
}
