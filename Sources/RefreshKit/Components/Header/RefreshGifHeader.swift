/// A header with images: the pull selects one of those of idle, those of other states are animated.
open class RefreshGifHeader: RefreshStateHeader, GifShowing, ImagePresenting {
  final let images = StateImages(.header)

  open override var pullingPercent: Double {
    didSet { images.pull(to: pullingPercent) }
  }

  open override func prepare() {
    super.prepare()
    addImages()
  }
}
