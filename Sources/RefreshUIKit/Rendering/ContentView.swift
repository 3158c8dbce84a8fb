#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// A view that shows one item that a view of the kit draws. It takes no touches.
  protocol ContentView: UIView {
    init()

    /// Shows an item.
    ///
    /// - Parameters:
    ///   - item: The item, in the coordinates of the superview.
    ///   - contents: The contents of which the item is a part.
    /// - Returns: Whether the view can show items of that kind.
    func show(_ item: DisplayItem, of contents: RenderedContents) -> Bool
  }

  extension DisplayItem {
    /// Makes the view that shows the item.
    func makeView(in contents: RenderedContents) -> ContentView {
      let view: ContentView =
        switch content {
        case .text: TextContentView()
        case .image: PictureContentView()
        case .spinner: SpinnerContentView()
        case .ring: RingContentView()
        case .shape: ShapeContentView()
        }
      view.isUserInteractionEnabled = false
      _ = view.show(self, of: contents)
      return view
    }
  }

  /// A line of text.
  final class TextContentView: UILabel, ContentView {
    func show(_ item: DisplayItem, of contents: RenderedContents) -> Bool {
      guard case .text(let text) = item.content else { return false }
      set(\.frame, CGRect(item.frame))
      self.text = text.string
      font = LabelFont(own: contents.look.font, textSize: contents.traits.textSize)
        .font(ofSize: text.fontSize)
      textColor = contents.look.color ?? UIColor(text.color)
      textAlignment =
        switch text.contentMode {
        case .left: .left
        case .center: .center
        case .right: .right
        }
      numberOfLines = text.isUpright ? 0 : 1
      lineBreakMode = text.isUpright ? .byCharWrapping : .byTruncatingTail
      return true
    }
  }

  /// A picture, or a sequence that plays.
  final class PictureContentView: UIImageView, ContentView {
    private var sequence: [Image] = []
    /// Plays the sequence again after the app was in the background, where UIKit ends it.
    private lazy var foregroundObserver = NotificationObserver(
      UIApplication.willEnterForegroundNotification
    ) { [weak self] in
      guard let self, animationImages != nil else { return }
      stopAnimating()
      startAnimating()
    }

    func show(_ item: DisplayItem, of contents: RenderedContents) -> Bool {
      guard case .image(let picture) = item.content else { return false }
      let images = contents.look.images
      set(\.frame, CGRect(item.frame))
      image = images.image(named: picture.image.name)
      tintColor = contents.look.color ?? UIColor(picture.tintColor)
      contentMode =
        switch picture.contentMode {
        case .left: .left
        case .center: .center
        case .right: .right
        }
      let plays = !contents.traits.reducesMotion
      play(plays ? picture.sequence : [], lasting: picture.duration, images)
      return true
    }

    /// Plays a sequence from its first image on, unless it plays already.
    private func play(_ wanted: [Image], lasting duration: Double, _ images: ImageNames) {
      guard wanted != sequence || duration != animationDuration else { return }
      stopAnimating()
      sequence = wanted
      // A duration of 0 is UIKit's own for the number of images; the kit shows the first one.
      let plays = wanted.count > 1 && duration > 0
      animationImages = plays ? wanted.compactMap { images.image(named: $0.name) } : nil
      animationDuration = duration
      guard plays else { return }
      _ = foregroundObserver
      startAnimating()
    }
  }

  /// A spinner.
  final class SpinnerContentView: UIActivityIndicatorView, ContentView {
    convenience init() {
      self.init(style: .medium)
    }

    func show(_ item: DisplayItem, of contents: RenderedContents) -> Bool {
      guard case .spinner(let spinner) = item.content else { return false }
      style = contents.look.spinnerStyle ?? .medium
      color = contents.look.color ?? UIColor(spinner.color)
      set(\.center, CGPoint(item.frame.center))
      startAnimating()
      return true
    }
  }
#endif
