import RefreshKit
import TerminalHost

/// A row of the list: a title, the number of its page, and a rule below.
final class Row: View {
  /// How high a row is, in points: two cells.
  static let height: Double = 36

  private let title = Label()
  private let detail = Label()
  private let rule = Rule()

  /// Makes the row that stands at `index` of the list.
  init(_ text: String, page: Int, at index: Int, measure: @escaping TextMeasuring) {
    super.init(frame: Rect(x: 0, y: Double(index) * Self.height, width: 0, height: Self.height))
    title.text = text
    detail.text = "page \(page)"
    detail.alpha = 0.5
    for label in [title, detail] {
      label.measure = measure
      addSubview(label)
    }
    addSubview(rule)
  }

  override func layoutSubviews() {
    let margin: Double = 18
    let line = Self.height / 2
    title.frame = Rect(x: margin, y: 0, width: title.textWidth, height: line)
    detail.frame = Rect(
      x: frame.width - margin - detail.textWidth, y: 0, width: detail.textWidth, height: line)
    detail.isHidden = detail.frame.x < title.frame.maxX + margin
    rule.frame = Rect(
      x: margin, y: line * 1.5, width: max(0, frame.width - 2 * margin), height: 1)
  }
}
