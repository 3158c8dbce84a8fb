/// The views to the left of a title: an arrow with an activity indicator, or images.
protocol TitleAccessory: AnyObject {
  /// The views, from the back to the front.
  var views: [PlatformView] { get }

  /// Shows a state, with the animation of the change from `old`.
  func show(_ state: RefreshState, from old: RefreshState, _ animator: Animator)

  /// Shows a state at once, and cancels the end of a running animation.
  func reset(to state: RefreshState)

  /// Called when the result of a refresh begins to be shown. Stops and hides the activity
  /// indicator, or stops the images.
  func stop()

  /// Lays out the views.
  func place(beside title: TitleGeometry)

  /// Returns the center of the title in `bounds` if it makes room for the views; nil (the default)
  /// if it does not move.
  func titleCenter(in bounds: Rect) -> Point?
}

extension TitleAccessory {
  func titleCenter(in bounds: Rect) -> Point? { nil }
}

/// The geometry of a title in the middle of its component, and of a view to its left. Both stay
/// inside the component, and a text that is too wide is truncated.
nonisolated struct TitleGeometry {
  /// The bounds of the component.
  let bounds: Rect
  /// The width of the text, in points; nil if no text is visible.
  let textWidth: Double?
  /// The distance between the text and a view to its left, in points.
  let inset: Double
  /// The color of the text.
  let color: Color

  /// Half of the width of a view, in points. It is that of an activity indicator.
  private static let half = 10.0

  /// Whether the component is wide enough for a view.
  private var hasRoom: Bool { bounds.width >= 2 * Self.half }

  /// The greatest width of the text, in points. It leaves room for a view to the left of the text,
  /// and as much to the right.
  var maximumTextWidth: Double {
    hasRoom ? max(0, bounds.width - 2 * (inset + Self.half)) : .infinity
  }

  /// The center of a view to the left of the text; the center of the bounds if there is no text.
  var accessoryCenter: Point {
    let middle = bounds.center
    guard let textWidth else { return middle }
    let x = middle.x - (min(textWidth, maximumTextWidth) / 2 + inset)
    return Point(x: hasRoom ? max(Self.half, x) : x, y: middle.y)
  }

  /// The part of the bounds to the left of the text; the whole bounds if there is no text.
  var accessoryFrame: Rect {
    var frame = bounds
    guard let textWidth else { return frame }
    let width = bounds.width / 2 - min(textWidth, maximumTextWidth) / 2 - inset
    frame.size.width = hasRoom ? max(0, width) : width
    return frame
  }
}
