/// What leader and trailer share: they are beside content that scrolls horizontally, 60 points wide and
/// as high as the scroll view.
extension RefreshComponent {
  /// The width of a leader or trailer, in points.
  nonisolated static let sideWidth = 60.0

  /// Takes a first place, and lets the scroll view bounce horizontally; vertically no longer, unless there
  /// is a header or a footer.
  final func attachBesideContent(in scrollView: ScrollView) {
    placeBesideContent(at: scrollView.geometry.start(along: .horizontal), in: scrollView.geometry)
    scrollView.alwaysBounceHorizontal = true
    if scrollView.header == nil, scrollView.footer == nil {
      scrollView.alwaysBounceVertical = false
    }
  }

  /// Sets the frame of a component that begins at `x`.
  final func placeBesideContent(at x: Double, in geometry: ScrollGeometry) {
    frame = Rect(x: x, y: frame.y, width: frame.width, height: geometry.size.height)
  }
}
