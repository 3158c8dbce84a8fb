#if UIKIT
  import UIKit

  /// An image view of UIKit that takes part in the kit's layout: it shows a still picture, or plays
  /// a sequence.
  public final class ImageView: UIImageView, Part {
    package let storage = ViewStorage()

    /// Makes a view of the picture's size, or an empty one.
    public override init(image: UIImage? = nil) {
      super.init(image: image)
      prepare()
    }

    /// Makes an empty view with a frame.
    public override init(frame: CGRect) {
      super.init(frame: frame.finite(or: .zero))
      prepare()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      prepare()
    }

    private func prepare() {
      takeTouchesByDefault()
      laidOutSize = image?.size
      contentMode = .center
      super.tintColor = .text
    }

    // MARK: Pictures

    /// The still picture, or nil (the default) for none; it stays while a sequence plays.
    public override var image: UIImage? {
      didSet { contentDidChange() }
    }

    /// The sequence that ``startAnimating()`` plays; nil by default.
    public override var animationImages: [UIImage]? {
      get { isInUIKit ? super.animationImages : storedImages }
      set {
        storedImages = newValue
        contentDidChange()
        play()
      }
    }

    private var storedImages: [UIImage]?

    package var sequence: [UIImage] { storedImages ?? [] }

    /// The duration of one run of the sequence, in seconds; 0 by default, which shows only the
    /// first picture. A number that is negative or not finite is refused.
    public override var animationDuration: TimeInterval {
      get { isInUIKit ? super.animationDuration : storedDuration }
      set {
        storedDuration = newValue.notNegative(or: storedDuration)
        play()
      }
    }

    private var storedDuration = 0.0

    /// Whether the sequence plays; false by default.
    public override var isAnimating: Bool { isInUIKit ? super.isAnimating : plays }

    private var plays = false {
      didSet {
        contentDidChange()
        play()
      }
    }

    /// Plays ``animationImages`` repeatedly. If there are none, nothing plays.
    public override func startAnimating() {
      guard !isInUIKit else { return super.startAnimating() }
      plays = !sequence.isEmpty
    }

    /// Shows the still picture again.
    public override func stopAnimating() {
      guard !isInUIKit else { return super.stopAnimating() }
      plays = false
    }

    var isMirrored = false {
      didSet {
        if isMirrored != oldValue { contentMode = contentMode.mirrored }
      }
    }

    var shownSize: CGSize? { (plays ? sequence.first : image)?.size }

    /// The size for which the superview was last asked for layout.
    private var laidOutSize: CGSize?

    private func contentDidChange() {
      guard shownSize != laidOutSize else { return }
      laidOutSize = shownSize
      partAround?.setNeedsLayout()
    }

    // MARK: Playing

    /// The images that UIKit is playing, and their duration; nil if it plays none.
    private var playing: Playing?

    @MainActor private struct Playing: Equatable {
      var images: [UIImage]
      var duration: Double
    }

    /// Lets UIKit play the sequence, or stop. UIKit gets only the first image if the user prefers
    /// reduced motion, or if the duration is 0: for 0, UIKit would choose a duration itself.
    private func play() {
      let images = plays ? sequence : []
      let isStill = images.count < 2 || storedDuration == 0 || UIAccessibility.isReduceMotionEnabled
      let new =
        images.isEmpty
        ? nil
        : Playing(
          images: isStill ? [images[0]] : images, duration: isStill ? 1 : storedDuration)
      guard new != playing else { return }
      playing = new
      isInUIKit = true
      super.stopAnimating()
      super.animationImages = new?.images
      super.animationDuration = new?.duration ?? 0
      if new != nil { super.startAnimating() }
      isInUIKit = false
    }

    /// Whether UIKit's own implementation is running. Meanwhile the overridden members return
    /// UIKit's values.
    private var isInUIKit = false

    /// Core Animation ends the sequence of a view that leaves its window.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { playAgain() }
    }

    /// Plays the sequence again. UIKit ends it while the app is in the background, and when the
    /// view leaves its window. The user may also prefer reduced motion by now.
    package func playAgain() {
      guard playing != nil else { return }
      playing = nil
      play()
    }

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

    /// The clockwise rotation around the center, in radians; 0 by default. A number that is not
    /// finite is refused. It sets the view's `transform`.
    public var rotation: Double {
      get { partRotation }
      set { partRotation = newValue }
    }

    public override var alpha: CGFloat {
      get { partAlpha }
      set { setPartAlpha(newValue) }
    }

    public override var isHidden: Bool {
      get { isPartHidden }
      set { setPartHidden(newValue) }
    }

    public override var isUserInteractionEnabled: Bool {
      get { isPartInteractionEnabled }
      set { setPartInteractionEnabled(newValue) }
    }

    /// Touches reach the view itself once the app has set `isUserInteractionEnabled`, as in UIKit.
    /// Until then the component receives them, and performs the ``tapAction``.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.isUserInteractionEnabled ? super.hitTest(point, with: event) : nil
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
      case .isHidden(let isHidden): super.isHidden = isHidden
      case .isUserInteractionEnabled(let isEnabled): super.isUserInteractionEnabled = isEnabled
      case .transform(let transform): super.transform = transform
      }
    }

    package var written: ExactGeometry.Written {
      ExactGeometry.Written(size: super.bounds.size, center: super.center)
    }
  }

  @MainActor extension UIView.ContentMode {
    nonisolated var mirrored: UIView.ContentMode {
      switch self {
      case .left: .right
      case .right: .left
      default: self
      }
    }
  }
#endif
