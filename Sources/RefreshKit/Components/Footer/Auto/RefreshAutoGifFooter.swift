/// An auto footer with images while it loads.
open class RefreshAutoGifFooter: RefreshAutoStateFooter, GifShowing, ImagePresenting {
  final let images = StateImages(.autoFooter)

  open override func prepare() {
    super.prepare()
    addImages()
  }
}
