import RefreshKit
import RefreshTerminal

/// A row of the feed: author and age, the text, and a rule below.
final class PostRow: View {
  /// Returns how many lines of text a row has in a list that is `width` points wide: two if the
  /// list is narrow.
  static func lineCount(in width: Double) -> Int { width < 50 * cell.width ? 2 : 1 }

  /// Returns the height of a row, in points: the author, the text and a rule.
  static func height(lineCount: Int) -> Double { Double(lineCount + 2) * cell.height }

  private static let cell = CellMetrics().cell
  /// The smallest number of columns of a list with avatars.
  private static let leastColumns = 40.0

  /// Whether the row begins at the right; false by default.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsLayout() } }
  }

  private let post: Post
  private let showsAvatar: Bool
  private let avatar: Avatar
  private let mark = Label()
  private let author = Label()
  private let age = Label()
  private let lines: [Label]

  /// Makes the row of a post. It has the author's avatar if `showsAvatar` is true and the list is
  /// wide enough.
  init(_ post: Post, lineCount: Int, showsAvatar: Bool) {
    self.post = post
    self.showsAvatar = showsAvatar
    avatar = Avatar(post)
    lines = (0..<lineCount).map { _ in Label() }
    super.init(frame: Rect(x: 0, y: 0, width: 0, height: Self.height(lineCount: lineCount)))
    mark.text = post.isNew ? "new" : nil
    mark.textColor = Color(red: 0.0, green: 0.84, blue: 0.37)
    author.text = post.author
    author.textColor = post.color
    age.text = post.age
    age.alpha = 0.5
    for view in [mark, author, age, avatar] + lines { addSubview(view) }
    measureLabels(by: CellMetrics().measure)
  }

  override func draw(in context: inout DisplayContext) {
    let (left, width) = (texts.lowerBound, texts.upperBound - texts.lowerBound)
    let y = (Double(lines.count) + 1.5) * Self.cell.height
    let x = isMirrored ? frame.width - left - width : left
    context.fill(
      Rect(x: x, y: y, width: width, height: 1), with: Color(white: 0.5, alpha: 0.5))
  }

  /// The left and the right side of the texts in points, before a mirrored row is flipped.
  private var texts: Range<Double> {
    let left = avatar.isHidden ? Self.cell.width : avatar.frame.width + 3 * Self.cell.width
    return left..<max(left, frame.width - Self.cell.width)
  }

  override func layoutSubviews() {
    avatar.isHidden = !showsAvatar || frame.width < Self.leastColumns * Self.cell.width
    avatar.frame.origin = Point(x: Self.cell.width, y: 0)
    let (left, right) = (texts.lowerBound, texts.upperBound)
    let ageLeft = right - age.textWidth
    place(author, at: left, 0, until: ageLeft)
    place(mark, at: author.frame.maxX + Self.cell.width, 0, until: ageLeft)
    place(age, at: ageLeft, 0, until: right)
    let columns = Int((right - left) / Self.cell.width)
    let wrapped = post.text.wrapped(to: columns, lines: lines.count)
    for (index, label) in lines.enumerated() {
      label.text = index < wrapped.count ? wrapped[index] : nil
      place(label, at: left, index + 1, until: right)
    }
    guard isMirrored else { return }
    for view in subviews { view.frame.origin.x = frame.width - view.frame.maxX }
  }

  private func place(_ label: Label, at x: Double, _ line: Int, until right: Double) {
    label.frame = Rect(
      x: x, y: Double(line) * Self.cell.height, width: max(0, min(label.textWidth, right - x)),
      height: Self.cell.height)
  }
}

/// An author's initials on a disc.
private final class Avatar: View {
  private let initials: String
  private let color: Color

  init(_ post: Post) {
    initials = post.initials
    color = post.color
    super.init(frame: Rect(x: 0, y: 0, width: 36, height: 36))
  }

  override func draw(in context: inout DisplayContext) {
    context.fill(Path(ovalIn: context.bounds), with: color)
    let upper = Rect(
      x: 0, y: 0, width: context.bounds.width, height: context.bounds.height / 2)
    context.draw(initials, in: upper, color: .white)
  }
}

extension String {
  /// Breaks the text between words into lines.
  ///
  /// - Parameters:
  ///   - columns: The cells of a line. A word that is longer makes its line longer.
  ///   - count: The greatest number of lines; the last one has the rest of the text, and so may be
  ///     longer.
  func wrapped(to columns: Int, lines count: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last,
        last.cells + 1 + word.cells <= columns || lines.count == count
      {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
