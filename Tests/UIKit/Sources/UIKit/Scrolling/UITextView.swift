/// `UITextView`: https://developer.apple.com/documentation/uikit/uitextview
///
/// The height of its content is that of the text, laid out in the width of the view with insets of
/// 8 points: https://developer.apple.com/documentation/uikit/uitextview/textcontainerinset
@MainActor open class UITextView: UIScrollView {
  private static let inset: CGFloat = 8
  private static let font = UIFont.systemFont(ofSize: 12)

  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      setNeedsLayout()
    }
  }

  open var isEditable = true

  open override func layoutSubviews() {
    let width = layer.bounds.width
    let height = text.split(separator: "\n", omittingEmptySubsequences: false).reduce(
      2 * Self.inset
    ) { $0 + self.height(of: String($1), in: width - 2 * Self.inset) }
    let size = CGSize(width: width, height: height)
    if size != sizeOfContent { contentSize = size }
    super.layoutSubviews()
  }

  private func height(of paragraph: String, in width: CGFloat) -> CGFloat {
    let line = paragraph.size(withAttributes: [.font: Self.font])
    return line.height * max(1, (line.width / max(1, width)).rounded(.up))
  }
}
