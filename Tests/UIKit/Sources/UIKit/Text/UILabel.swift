@MainActor open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let line = text.size(withAttributes: [.font: font as Any])
    let lines = numberOfLines == 1 || size.width <= 0 ? 1 : (line.width / size.width).rounded(.up)
    return CGSize(
      width: lines > 1 ? min(size.width, line.width) : line.width, height: line.height * lines)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
