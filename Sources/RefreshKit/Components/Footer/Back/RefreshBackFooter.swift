/// A footer below the content, or below the view where the content is shorter: pulled up far enough
/// and released, it loads. It reserves an inset only while it loads.
open class RefreshBackFooter: RefreshFooter {
  override var traits: Traits { Traits(isPulled: true, hasNoMoreData: true) }

  override func place(in geometry: ScrollGeometry) {
    super.place(in: geometry)
    frame.origin.y = placeBehindContent(
      in: geometry, ignoring: ignoredScrollViewContentInsetBottom)
  }
}
