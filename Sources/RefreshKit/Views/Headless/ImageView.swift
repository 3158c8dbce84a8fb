#if !UIKIT
  /// A view that shows a still picture or plays a sequence of them.
  public final class ImageView: View {
    /// The position of a picture in a view of another size.
    public enum ContentMode: Sendable {
      /// In the center.
      case center
      /// At the left side, half way down.
      case left
      /// At the right side, half way down.
      case right

      var mirrored: ContentMode {
        switch self {
        case .center: .center
        case .left: .right
        case .right: .left
        }
      }
    }

    /// The still picture, or nil (the default) for none; it stays while a sequence plays.
    public var image: Image? {
      didSet { contentDidChange() }
    }

    /// The sequence that ``startAnimating()`` plays; empty by default.
    public var animationImages: [Image] = [] {
      didSet { contentDidChange() }
    }

    /// The pictures of ``animationImages``, which is optional on UIKit.
    package var sequence: [Image] { animationImages }

    /// The duration of one run of the sequence, in seconds; 0 by default, which shows only the
    /// first picture. A number that is negative or not finite is refused.
    public var animationDuration: Double = 0 {
      didSet { animationDuration = animationDuration.notNegative(or: oldValue) }
    }

    /// Whether the sequence plays; false by default.
    public private(set) var isAnimating = false {
      didSet { contentDidChange() }
    }

    /// The position of the picture in the view; ``ContentMode/center`` by default.
    public var contentMode = ContentMode.center

    var isMirrored = false {
      didSet {
        if isMirrored != oldValue { contentMode = contentMode.mirrored }
      }
    }

    /// The color in which a picture of a single color is drawn; ``Color/text`` by default.
    public var tintColor = Color.text

    /// Makes a view of the picture's size, or an empty one.
    public init(image: Image? = nil) {
      self.image = image
      laidOutSize = image?.size.finite(or: .zero)
      super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    }

    /// Plays ``animationImages`` repeatedly. If there are none, nothing plays.
    public func startAnimating() {
      isAnimating = !animationImages.isEmpty
    }

    /// Shows the still picture again.
    public func stopAnimating() {
      isAnimating = false
    }

    var shownSize: Size? {
      (isAnimating ? animationImages.first : image)?.size.finite(or: .zero)
    }

    /// The size for which the superview was last asked for layout.
    private var laidOutSize: Size?

    private func contentDidChange() {
      guard shownSize != laidOutSize else { return }
      laidOutSize = shownSize
      parent?.use { $0.setNeedsLayout() }
    }

    public override func draw(in context: inout DisplayContext) {
      guard let shown = shownImage(in: &context) else { return }
      context.draw(
        DisplayItem.Picture(
          shown, tintColor: tintColor, sequence: isAnimating ? animationImages : [],
          duration: isAnimating ? animationDuration : 0, contentMode: contentMode),
        in: context.bounds)
    }

    private func shownImage(in context: inout DisplayContext) -> Image? {
      let images = animationImages
      guard isAnimating, !images.isEmpty else { return image }
      guard animationDuration > 0 else { return images[0] }
      let count = Double(images.count)
      let step = context.steps(at: count / animationDuration)
      let number = step - (step / count).rounded(.down) * count
      // If the duration is tiny, the number of steps may be inexact or infinite. Then the first
      // picture is shown.
      guard let index = Int(exactly: number), images.indices.contains(index) else {
        return images[0]
      }
      return images[index]
    }
  }
#endif
