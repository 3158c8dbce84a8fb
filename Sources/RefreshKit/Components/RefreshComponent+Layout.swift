/// Where marks stand beside a title: the same in headers and footers.
extension RefreshComponent {
  /// The durations and the timeline that looks are animated with.
  final var animator: Animator {
    Animator(
      timeline: listTimeline, fast: fastAnimationDuration, slow: slowAnimationDuration)
  }

  /// The centre of a mark to the left of a text of that width in the middle, `inset` points away
  /// from it; the middle itself without a text.
  final func centerBeside(textWidth: Double?, inset: Double) -> Point {
    let middle = bounds.center
    guard let textWidth else { return middle }
    return Point(x: middle.x - (textWidth / 2 + inset), y: middle.y)
  }

  /// Gives pictures the room to the left of a text in the middle, or all of it without a text.
  final func placePictures(_ view: ImageView, textWidth: Double?, inset: Double) {
    var frame = bounds
    if let textWidth { frame.size.width = bounds.width / 2 - textWidth / 2 - inset }
    view.frame = frame
    view.contentMode = textWidth == nil ? .center : .right
  }

  /// Makes the component at least `height` points high.
  final func grow(to height: Double) {
    if height > frame.height { frame.size.height = height }
  }
}
