#if UIKIT
  import UIKit

  /// An activity indicator of UIKit that takes part in the kit's layout. It turns while work is in
  /// progress, and is not shown otherwise.
  public final class ActivityIndicator: UIActivityIndicatorView, Part {
    package let storage = ViewStorage()

    /// Makes an indicator of 20 x 20 points.
    public convenience init() {
      self.init(style: .medium)
    }

    public override init(style: UIActivityIndicatorView.Style) {
      super.init(style: style)
      prepare()
    }

    public override init(frame: CGRect) {
      super.init(frame: frame.finite(or: .zero))
      prepare()
    }

    @available(*, unavailable, message: "Make it by ActivityIndicator().")
    public required init(coder: NSCoder) {
      fatalError("An indicator of the kit is in no archive.")
    }

    private func prepare() {
      super.hidesWhenStopped = false
      isInUIKit = false
      color = .text
      write(.isHidden(false))
    }

    /// Whether UIKit's own implementation is running. Meanwhile the overridden properties return
    /// UIKit's values.
    private var isInUIKit = true

    private func callUIKit(_ call: () -> Void) {
      isInUIKit = true
      call()
      isInUIKit = false
    }

    /// The style, which determines the size of the indicator; medium by default.
    public override var style: UIActivityIndicatorView.Style {
      didSet { if style != oldValue, isPlacedByKit { bounds.size = intrinsicContentSize } }
    }

    /// Whether the indicator turns; false by default.
    public override var isAnimating: Bool { isInUIKit ? super.isAnimating : turns }

    private var turns = false {
      didSet { write(.isHidden(!isShown)) }
    }

    /// Shows and starts the indicator. If it is turning already, nothing happens.
    public override func startAnimating() {
      callUIKit { super.startAnimating() }
      turns = true
    }

    /// Stops the indicator, and hides it unless ``hidesWhenStopped`` is false. If it is not
    /// turning, nothing happens.
    public override func stopAnimating() {
      callUIKit { super.stopAnimating() }
      turns = false
    }

    /// Whether the indicator is hidden while it does not turn; true by default.
    public override var hidesWhenStopped: Bool {
      get { isInUIKit ? super.hidesWhenStopped : isHiddenWhenStopped }
      set {
        isHiddenWhenStopped = newValue
        write(.isHidden(!isShown))
      }
    }

    private var isHiddenWhenStopped = true

    // MARK: The properties of a view of the kit

    public override var frame: CGRect {
      get { partFrame }
      set { setPartFrame(newValue) }
    }

    public override var bounds: CGRect {
      get { CGRect(origin: super.bounds.origin, size: partFrame.size) }
      set { setPartBounds(newValue) }
    }

    public override var center: CGPoint {
      get { partFrame.center }
      set { setPartCenter(newValue) }
    }

    public override var alpha: CGFloat {
      get { partAlpha }
      set { setPartAlpha(newValue) }
    }

    public override var isHidden: Bool {
      get { isPartHidden }
      set { if !isInUIKit { setPartHidden(newValue) } }
    }

    public override var isUserInteractionEnabled: Bool {
      get { isPartInteractionEnabled }
      set { setPartInteractionEnabled(newValue) }
    }

    /// An indicator that hides itself takes no touches, even if ``isHidden`` is false.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.isHidden ? nil : super.hitTest(point, with: event)
    }

    public override func setNeedsLayout() {
      super.setNeedsLayout()
      setNeedsPartLayout()
    }

    package func write(_ change: PartChange) {
      switch change {
      case .geometry(let geometry):
        super.bounds.size = geometry.size
        super.center = geometry.center
      case .alpha(let alpha): super.alpha = alpha
      case .isHidden(let isHidden):
        super.isHidden = isHidden || (isHiddenWhenStopped && !turns)
      case .isUserInteractionEnabled(let isEnabled): super.isUserInteractionEnabled = isEnabled
      case .transform(let transform): super.transform = transform
      }
    }

    package var written: ExactGeometry.Written {
      ExactGeometry.Written(size: super.bounds.size, center: super.center)
    }
  }

#endif
