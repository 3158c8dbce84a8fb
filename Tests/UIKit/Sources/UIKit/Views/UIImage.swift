public final class UIImage: NSObject, @unchecked Sendable {
  public typealias RenderingMode = UIImageRenderingMode

  public let size: CGSize
  public let scale: CGFloat = 3
  public let renderingMode: RenderingMode
  /// For tests: the name that it was made of.
  public let name: String?

  init(_ name: String?, _ size: CGSize, _ mode: RenderingMode = .automatic) {
    self.name = name
    self.size = size
    renderingMode = mode
  }

  public override convenience init() { self.init(nil, .zero) }

  /// An image of the app's bundle: one of ``catalogue``.
  public convenience init?(named name: String) {
    guard let size = Self.catalogue[name] else { return nil }
    self.init(name, size)
  }

  /// For tests: an image of some size.
  public convenience init(testImageOfSize size: CGSize) { self.init(nil, size) }

  /// For tests: the images of the app's bundle, and their sizes.
  nonisolated(unsafe) public static var catalogue: [String: CGSize] = [:]

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(name, size, mode) }
}

public final class UIGraphicsImageRendererContext: NSObject {
  public func fill(_ rect: CGRect) {}
}

@MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(nil, size)
  }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  public private(set) var isAnimating = false

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Begins to play the images, unless it has begun already.
  open func startAnimating() {
    guard !isAnimating, animationImages?.isEmpty == false else { return }
    isAnimating = true
    start = UIApplication.shared.backgroundCount
  }

  /// How often the app had been in the background when the images began to play.
  private var start = 0

  /// For tests: whether the images are seen to play.
  public var isSeenToPlay: Bool { isAnimating && start == UIApplication.shared.backgroundCount }

  open func stopAnimating() { isAnimating = false }
}

@MainActor open class UIActivityIndicatorView: UIView {
  public typealias Style = UIActivityIndicatorViewStyle

  open var style: Style
  open var color: UIColor! = .systemGray
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    let side: CGFloat = style == .large ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() { isAnimating = true }

  open func stopAnimating() { isAnimating = false }
}

@MainActor open class UIProgressView: UIView {
  open var progress: Float = 0

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
