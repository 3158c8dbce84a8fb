import RefreshKit

/// One item of a display list, as a film compares it with items of other times.
nonisolated struct SceneItem: Equatable {
  /// The slot of the component that draws it; nil for a view that is no component.
  let slot: Slot?
  /// What is drawn.
  let content: DisplayItem.Content
  /// Its place before ``rotation``, in points from the upper left corner of the screen.
  let frame: Rect
  /// The opacity, above 0 and at most 1.
  var alpha = 1.0
  /// The clockwise rotation around the middle of the frame, in radians.
  var rotation = 0.0
  /// Whether it is drawn in front of the content, not behind it.
  var isInFront = false
}

nonisolated extension SceneItem {
  /// An item of a component, or of another view, which is in front of the content.
  init(_ item: DisplayItem, of group: DisplayList.Group) {
    self.init(
      slot: group.edge.map(Slot.init), content: item.content, frame: item.frame,
      alpha: item.alpha, rotation: item.rotation,
      isInFront: group.isFloating || group.edge == nil)
  }

  /// The item with an activity indicator at its first step, and an image sequence at its first image.
  var withoutOwnAnimation: SceneItem {
    let first: DisplayItem.Content
    switch content {
    case .spinner(var spinner):
      spinner.step = 0
      first = .spinner(spinner)
    case .image(var picture):
      picture.image = picture.sequence.first ?? picture.image
      first = .image(picture)
    case .text, .ring, .shape: first = content
    }
    return SceneItem(
      slot: slot, content: first, frame: frame, alpha: alpha, rotation: rotation,
      isInFront: isInFront)
  }
}
