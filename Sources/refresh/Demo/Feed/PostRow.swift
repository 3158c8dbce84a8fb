import RefreshKit
import RefreshTerminal

/// A row of the feed: author and age, the text, and a rule below.
final class PostRow: View {
  /// Returns the number of lines of text of a row in a list of a width, in points: two if the list
  /// is narrow.
  static func lineCount(in width: Double) -> Int { width < 50 * line.width ? 2 : 1 }

  /// Returns the height of a row, in points: the author, the text and a rule.
  static func height(lineCount: Int) -> Double { Double(lineCount + 2) * line.height }

  /// A cell, in points.
  private static let line = CellMetrics().cell
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
  private let rule = Rule()

  /// Makes the row of a post.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - lineCount: The number of lines of the text.
  ///   - showsAvatar: Whether the author's avatar is shown in a list that is wide enough.
  init(_ post: Post, lineCount: Int, showsAvatar: Bool = true) {
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
    for label in [mark, author, age] + lines {
      label.measure = CellMetrics().measure
      addSubview(label)
    }
    addSubview(avatar)
    addSubview(rule)
  }

  override func layoutSubviews() {
    let cell = Self.line
    avatar.isHidden = !showsAvatar || frame.width < Self.leastColumns * cell.width
    avatar.frame.origin = Point(x: cell.width, y: 0)
    let left = avatar.isHidden ? cell.width : avatar.frame.maxX + 2 * cell.width
    let right = frame.width - cell.width
    let ageLeft = right - age.textWidth
    place(author, at: left, 0, until: ageLeft)
    place(mark, at: author.frame.maxX + cell.width, 0, until: ageLeft)
    place(age, at: ageLeft, 0, until: right)
    let columns = max(0, Int((right - left) / cell.width))
    let wrapped = post.text.wrapped(to: columns, lines: lines.count)
    for (index, label) in lines.enumerated() {
      label.text = index < wrapped.count ? wrapped[index] : nil
      place(label, at: left, index + 1, until: right)
    }
    rule.frame = Rect(
      x: left, y: (Double(lines.count) + 1.5) * cell.height, width: max(0, right - left),
      height: 1)
    guard isMirrored else { return }
    for view in subviews { view.frame.origin.x = frame.width - view.frame.maxX }
  }

  private func place(_ label: Label, at x: Double, _ line: Int, until right: Double) {
    label.frame = Rect(
      x: x, y: Double(line) * Self.line.height, width: max(0, min(label.textWidth, right - x)),
      height: Self.line.height)
  }
}

/// An author's initials on a disc: a view that draws itself.
private final class Avatar: View {
  /// The size, in points: four cells by two.
  static let size = Size(width: 36, height: 36)

  private let initials: String
  private let color: Color

  /// Makes the avatar of a post's author.
  init(_ post: Post) {
    initials = post.initials
    color = post.color
    super.init(frame: Rect(origin: .zero, size: Self.size))
  }

  override func draw(in context: inout DisplayContext) {
    context.fill(Path(ovalIn: context.bounds), with: color)
    let upper = Rect(
      x: 0, y: 0, width: context.bounds.width, height: context.bounds.height / 2)
    context.draw(initials, in: upper, color: .white)
  }
}
