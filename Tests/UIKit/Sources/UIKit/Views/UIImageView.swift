@MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]? {
    get { ownImages }
    set {
      if reads(isAnimating, or: isPlaying) {
        if Self.manners.imageViewsUseOverrides { stopAnimating() } else { isPlaying = false }
      }
      ownImages = newValue
    }
  }
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval {
    get { ownDuration }
    set { ownDuration = newValue }
  }
  /// The number of repetitions; 0 for images that are animated until they are stopped.
  open var animationRepeatCount = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    turnOffInteraction()
  }

  // A designated initializer, as all initializers of this class in UIKit's header.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    turnOffInteraction()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    turnOffInteraction()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    turnOffInteraction()
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  // MARK: Animating

  // A subclass that overrides the properties stores its own values.
  private var ownImages: [UIImage]?
  private var ownDuration: TimeInterval = 0

  private var isPlaying = false
  /// How often the view had been in the background when the images began to play.
  private var start = 0
  /// For tests: how often images began to play.
  public private(set) final var playCount = 0

  open var isAnimating: Bool { isPlaying }

  /// Begins to animate the images, unless the animation has already begun.
  open func startAnimating() {
    guard !reads(isAnimating, or: isPlaying), let images = reads(animationImages, or: ownImages),
      !images.isEmpty
    else { return }
    let ownDuration = reads(animationDuration, or: ownDuration)
    (isPlaying, playedImages, playedDuration) = (true, images, ownDuration)
    playCount += 1
    start = backgroundCount
    guard animationRepeatCount > 0 else { return }
    // https://developer.apple.com/documentation/uikit/uiimageview/animationduration
    let duration = ownDuration > 0 ? ownDuration : Double(images.count) / 30
    let count = playCount
    MainRunLoop.shared.later(after: duration * Double(animationRepeatCount)) { [weak self] in
      guard let self, playCount == count else { return }
      isPlaying = false
    }
  }

  open func stopAnimating() { isPlaying = false }

  /// https://github.com/Flipboard/FLAnimatedImage/pull/24
  override func dealloc() {
    if Self.manners.deallocStopsAnimations { stopAnimating() }
    super.dealloc()
  }

  /// The value of a property that a subclass can override, or the value stored by this class.
  private func reads<Value>(_ property: Value, or own: Value) -> Value {
    Self.manners.imageViewsUseOverrides ? property : own
  }

  /// For tests: the images of the present or last animation, and the duration of one run.
  public private(set) var playedImages: [UIImage]?
  public private(set) var playedDuration: TimeInterval = 0

  /// For tests: whether the images are seen to play.
  public var isSeenToPlay: Bool { isPlaying && start == backgroundCount }

  // MARK: Accessibility

  private var setTraits: UIAccessibilityTraits?

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { setTraits ?? .image }
    set { setTraits = newValue }
  }
}
