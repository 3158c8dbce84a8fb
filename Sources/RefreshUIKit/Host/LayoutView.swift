#if UIKIT
  import UIKit

  /// An empty view of the size of the scroll view, which is in the scroll view while components
  /// are.
  ///
  /// When UIKit resizes it or lays it out, the host compares the list with the scroll view: inside UIKit's
  /// animation, and before the frame is shown.
  final class LayoutView: UIView {
    private weak var host: RefreshHost?

    init(host: RefreshHost) {
      self.host = host
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("A LayoutView is made by a host, not from an archive.")
    }

    override func willMove(toSuperview view: UIView?) {
      super.willMove(toSuperview: view)
      if let view { frame = CGRect(origin: .zero, size: view.bounds.size) }
    }

    // It is not documented which of the two properties UIKit sets when the superview changes its
    // size.

    override var frame: CGRect {
      didSet { sizeDidChange(from: oldValue.size) }
    }

    override var bounds: CGRect {
      didSet { sizeDidChange(from: oldValue.size) }
    }

    private func sizeDidChange(from old: CGSize) {
      if superview != nil, bounds.size != old { host?.sizeDidChange() }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      setNeedsLayout()
      host?.compareOutside()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }

    // UIKit still calls it. In a deprecated override, the call of super is no warning.
    @available(iOS, deprecated: 17)
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      host?.layoutDidEnd()
    }
  }
#endif
