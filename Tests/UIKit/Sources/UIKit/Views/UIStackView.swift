/// `UIStackView`. It puts its views one after the other, with their wanted sizes.
@MainActor open class UIStackView: UIView {
  public typealias Alignment = UIStackViewAlignment

  public private(set) final var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  // Not failable, as in UIKit.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    removeArrangedSubview(view)
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    // https://developer.apple.com/documentation/uikit/uistackview
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// The view stays a subview: https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ view: UIView) {
    super.willRemoveSubview(view)
    removeArrangedSubview(view)
  }

  /// Called when the arranged views or the arrangement change.
  func arrangementDidChange() {
    setNeedsLayout()
    if isPlacedByConstraints || isArranged { markForLayoutByConstraints() }
  }

  private var margins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  /// The wanted sizes of the visible views in a width.
  private func wantedSizes(in width: CGFloat) -> [(view: UIView, size: CGSize)] {
    arrangedSubviews.filter { !$0.isHidden }.map { ($0, $0.wantedSize(in: width)) }
  }

  override func contentSize(in width: CGFloat) -> CGSize {
    let inner = width > 0 ? max(width - margins.left - margins.right, 0) : 0
    let sizes = wantedSizes(in: inner).map(\.size)
    let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    let isColumn = axis == .vertical
    let size = CGSize(
      width: isColumn ? widths.max() ?? 0 : widths.reduce(gaps, +),
      height: isColumn ? heights.reduce(gaps, +) : heights.max() ?? 0)
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inner = CGRect(
      x: margins.left, y: margins.top, width: bounds.width - margins.left - margins.right,
      height: bounds.height - margins.top - margins.bottom)
    var (x, y) = (inner.minX, inner.minY)
    for (view, size) in wantedSizes(in: inner.width) {
      if axis == .vertical {
        let width = alignment == .fill ? inner.width : size.width
        let start = alignment == .center ? inner.midX - width / 2 : x
        view.frame = CGRect(x: start, y: y, width: width, height: size.height)
        y += size.height + spacing
      } else {
        let height = alignment == .fill ? inner.height : size.height
        let start = alignment == .center ? inner.midY - height / 2 : y
        view.frame = CGRect(x: x, y: start, width: size.width, height: height)
        x += size.width + spacing
      }
    }
  }
}
