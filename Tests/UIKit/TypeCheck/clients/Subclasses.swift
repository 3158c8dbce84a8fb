// Views of an app that are subclasses of UIKit's, with the overrides and calls of a header that
// consists of such views. They are also compiled with the stub of UIKit.

import UIKit

final class Badge: UIView {
  private let title = UILabel()
  private let picture = UIImageView(image: nil, highlightedImage: nil)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let bar = UIProgressView(frame: .zero)
  private let glass = UIView()
  private var height: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    let stack = UIStackView(arrangedSubviews: [title, picture, spinner, bar])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    insertSubview(glass, belowSubview: stack)
    glass.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 54)
    height.priority = UILayoutPriority.defaultHigh
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5, constant: 1),
      NSLayoutConstraint(
        item: stack, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: self, attribute: .top,
        multiplier: 1, constant: 0),
      height,
    ])
    self.height = height
    title.adjustsFontForContentSizeCategory = true
    title.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 14, weight: .semibold))
    title.attributedText = NSAttributedString(
      string: "Badge", attributes: [.foregroundColor: UIColor.label])
    title.setContentHuggingPriority(.defaultLow, for: .horizontal)
  }

  func grow() {
    height?.constant += 10
    UIView.animate(withDuration: 0.3) { self.superview?.layoutIfNeeded() }
  }

  // MARK: Overrides

  override var frame: CGRect { didSet { setNeedsLayout() } }
  override var bounds: CGRect { didSet { setNeedsLayout() } }
  override var center: CGPoint { didSet { setNeedsDisplay() } }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue.isIdentity ? .identity : newValue.inverted() }
  }
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }
  override var isHidden: Bool { didSet { accessibilityElementsHidden = isHidden } }
  override var isUserInteractionEnabled: Bool { didSet { gestureRecognizers = nil } }
  override var clipsToBounds: Bool { didSet { layer.masksToBounds = clipsToBounds } }
  override var tintColor: UIColor! { didSet { title.textColor = tintColor } }
  override var contentMode: UIView.ContentMode { didSet { picture.contentMode = contentMode } }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet { setNeedsLayout() } }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
  override var accessibilityLabel: String? {
    get { title.accessibilityLabel }
    set { title.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { [.staticText, .updatesFrequently] }
    set {}
  }

  override func accessibilityActivate() -> Bool { spinner.isAnimating }
  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds.insetBy(dx: -2, dy: 0).standardized
    let seen = layer.presentation()?.position ?? center
    title.isHidden = !bounds.contains(convert(seen, from: superview))
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func didMoveToSuperview() { superview?.bringSubviewToFront(self) }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didAddSubview(_ subview: UIView) { subview.tintColorDidChange() }
  override func willRemoveSubview(_ subview: UIView) { subview.sizeToFit() }
  override func tintColorDidChange() { spinner.color = tintColor }
  override func updateConstraints() { super.updateConstraints() }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
}

/// A label, an image view and a spinner with observed properties.
final class Title: UILabel {
  override var text: String? { didSet { invalidateIntrinsicContentSize() } }
  override var font: UIFont! { didSet { setNeedsLayout() } }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
}

@MainActor final class Picture: UIImageView {
  override var image: UIImage? { didSet { stopAnimating() } }
  override var isAnimating: Bool { super.isAnimating }
  override func startAnimating() { super.startAnimating() }
}

@MainActor final class Spinner: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override var hidesWhenStopped: Bool {
    get { false }
    set { super.isHidden = newValue && !isAnimating }
  }
}

/// Views with their own initializers.
class Row: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class WideRow: Row {}

final class Line: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class Caption: UILabel {
  convenience init(_ text: String) {
    self.init(frame: .zero)
    self.text = text
  }
}

@MainActor func makeViews(of type: Row.Type) -> [UIView] {
  [type.init(frame: .zero), WideRow(), Line(), Caption("Row"), Caption(), Picture(image: nil)]
}
