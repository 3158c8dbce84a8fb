/// A back footer with pictures: those of idle are turned over by the pull, the others are played.
open class RefreshBackGifFooter: RefreshBackStateFooter, GifShowing {
  /// Where the pictures are shown, to the left of the label.
  public final var gifView: ImageView { book.view }

  private let book = StateImages(.backFooter)

  /// Sets the pictures of a state, and how long they take once in seconds: 0.1 each where nil. A
  /// first picture that is taller than the footer makes it that tall.
  public final func setImages(
    _ images: [Image], duration: Double? = nil, for state: RefreshState
  ) {
    book.setImages(images, duration: duration, for: state)
    grow(to: book.height(for: state))
  }

  open override var pullingPercent: Double {
    didSet { book.pull(to: pullingPercent) }
  }

  open override func prepare() {
    super.prepare()
    labelLeftInset = 20
    addOwnSubview(gifView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    placePictures(gifView, textWidth: asideTextWidth, inset: labelLeftInset)
  }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    book.show(state)
  }
}
