/// What is shown to the left of a title: an arrow with an activity indicator, or images.
protocol TitleAccessory: AnyObject {
  /// The views, from the back to the front.
  var views: [View] { get }

  /// Shows a state, with the animation of the change from `old`.
  func show(_ state: RefreshState, from old: RefreshState, _ animator: Animator)

  /// Shows a state at once, and cancels what an animation was to do.
  func reset(to state: RefreshState)

  /// Stops and hides the activity indicator, or stops the images: the result of a refresh is shown.
  func stop()

  /// Places the views.
  func place(beside title: TitleGeometry)

  /// The center of a title in `bounds` that is moved aside for the views; nil (the default) where it keeps
  /// its place.
  func titleCenter(in bounds: Rect) -> Point?
}

extension TitleAccessory {
  func titleCenter(in bounds: Rect) -> Point? { nil }
}

/// The place of a title in the middle of its component.
nonisolated struct TitleGeometry {
  /// The bounds of the component.
  let bounds: Rect
  /// The width of the text, in points; nil where no text is visible.
  let textWidth: Double?
  /// The distance between the text and a view to its left, in points.
  let inset: Double
  /// The color of the text.
  let color: Color

  /// The center of a view to the left of the text; the middle without a text.
  var accessoryCenter: Point {
    let middle = bounds.center
    guard let textWidth else { return middle }
    return Point(x: middle.x - (textWidth / 2 + inset), y: middle.y)
  }

  /// The part of the bounds to the left of the text; all of it without a text.
  var accessoryFrame: Rect {
    var frame = bounds
    if let textWidth { frame.size.width = bounds.width / 2 - textWidth / 2 - inset }
    return frame
  }
}
