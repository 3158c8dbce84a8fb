#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  extension ImageView {
    /// Shows an image of UIKit, or none.
    public func setImage(_ image: UIImage?) {
      let images = rendering.look.images.name(image.map { [$0] } ?? [], for: "image")
      self.image = images.first
    }

    /// The tint of template images, which may be a dynamic color; nil (the default) for `tintColor`.
    public var uiColor: UIColor? {
      get { rendering.look.color }
      set { rendering.look.color = newValue }
    }
  }

  extension GifShowing {
    /// Sets the images of a state. A component of the kit becomes as high as the first image if that is
    /// higher than the component.
    ///
    /// - Parameters:
    ///   - images: The images, in order.
    ///   - duration: The duration of one cycle, in seconds; nil (the default) for 0.1 for each image.
    ///   - state: The state that shows them.
    public func setImages(
      _ images: [UIImage], duration: TimeInterval? = nil, for state: RefreshState
    ) {
      let named = gifView.rendering.look.images.name(images, for: "\(state)")
      setImages(named, duration: duration, for: state)
    }
  }
#endif
