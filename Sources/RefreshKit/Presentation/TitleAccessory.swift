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

/// The place of a title in the middle of its component, and of the view to its left: both stay inside the
/// component, whose text is cut off where it is too wide.
nonisolated struct TitleGeometry {
  /// The bounds of the component.
  let bounds: Rect
  /// The width of the text, in points; nil where no text is visible.
  let textWidth: Double?
  /// The distance between the text and a view to its left, in points.
  let inset: Double
  /// The color of the text.
  let color: Color

  /// Half of the width that a view needs: that of an activity indicator.
  private static let half = 10.0

  /// Whether the component is wide enough for a view.
  private var hasRoom: Bool { bounds.width >= 2 * Self.half }

  /// The width that is left for the text between a view and as much room on its other side, in points.
  var longestText: Double {
    hasRoom ? max(0, bounds.width - 2 * (inset + Self.half)) : .infinity
  }

  /// The center of a view to the left of the text; the middle without a text.
  var accessoryCenter: Point {
    let middle = bounds.center
    guard let textWidth else { return middle }
    let x = middle.x - (min(textWidth, longestText) / 2 + inset)
    return Point(x: hasRoom ? max(Self.half, x) : x, y: middle.y)
  }

  /// The part of the bounds to the left of the text; all of it without a text.
  var accessoryFrame: Rect {
    var frame = bounds
    guard let textWidth else { return frame }
    let width = bounds.width / 2 - min(textWidth, longestText) / 2 - inset
    frame.size.width = hasRoom ? max(0, width) : width
    return frame
  }
}
