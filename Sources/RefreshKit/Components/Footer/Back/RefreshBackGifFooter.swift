/// A back footer with images: the pull selects one of those of idle, those of other states are
/// animated.
open class RefreshBackGifFooter: RefreshBackStateFooter, GifShowing, ImagePresenting {
  final let images = StateImages(.backFooter)

  open override var pullingPercent: Double {
    didSet { images.pull(to: pullingPercent) }
  }

  open override func prepare() {
    super.prepare()
    addImages()
  }
}
