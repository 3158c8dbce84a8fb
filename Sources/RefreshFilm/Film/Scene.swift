import RefreshKit

/// The visible contents of a stage at one time.
nonisolated struct Scene: Equatable {
  /// A component with its state.
  struct Actor: Equatable {
    let slot: Slot
    let state: RefreshState
    /// How far it is pulled out, as a part of the way: 0...1.
    var percent = 0.0
  }

  /// The time on the timeline, in seconds.
  let time: Double
  /// The size of the screen, in points.
  let size: Size
  /// Where the content is, in points from the upper left corner of the screen.
  let content: Rect
  /// Whether rows are read from right to left.
  let isMirrored: Bool
  /// What bars and notches cover.
  let bars: EdgeInsets
  /// The items of the components, from the back to the front.
  let items: [SceneItem]
  /// The components.
  let actors: [Actor]
  /// Where a finger is on the screen, or nil.
  let finger: Point?
  /// The overshoot that is held at each edge, in points.
  let held: EdgeInsets
  /// How far what is seen still is from where an opening or a closing ends, in points.
  let remainder: Double
}

nonisolated extension Scene {
  /// The items without the steps of activity indicators and image sequences.
  var steadyItems: [SceneItem] { items.map(\.withoutOwnAnimation) }

  /// What moves less than this, in points, is not worth a picture.
  static let noticeable = 20.0

  /// Whether content has moved, or ends elsewhere, by so much that a reader of pictures sees it:
  /// by ``noticeable`` where one of its ends is in sight, by half a screen elsewhere. What is held
  /// counts as if it moved the content.
  func differsNoticeably(from other: Scene) -> Bool {
    guard size == other.size else { return true }
    return Axis.allCases.contains { axis in
      let moved = abs(content.origin[axis] - other.content.origin[axis])
      let start = abs(shownStart(along: axis) - other.shownStart(along: axis))
      let end = abs(shownEnd(along: axis) - other.shownEnd(along: axis))
      let held = max(
        abs(held[axis.leadingEdge] - other.held[axis.leadingEdge]),
        abs(held[axis.trailingEdge] - other.held[axis.trailingEdge]))
      return max(start, end, held) >= Self.noticeable
        || moved >= max(size[axis] / 2, Self.noticeable)
    }
  }

  /// Whether the content has not moved since another scene and no finger is on it; true without one.
  func isAtRest(since other: Scene?) -> Bool {
    guard let other else { return true }
    return finger == nil && content.origin == other.content.origin
  }

  private func shownStart(along axis: Axis) -> Double {
    max(content.origin[axis], 0)
  }

  private func shownEnd(along axis: Axis) -> Double {
    min(content.origin[axis] + content.size[axis], size[axis])
  }
}
