import RefreshKit

/// Where something is drawn: in which component, where in the visible part of the list, and how
/// much of it is seen.
struct DrawPlace {
  /// The slot of the component.
  let slot: Slot
  /// The frame in the visible part of the list.
  private(set) var frame: Rect
  /// The opacity, with that of all views around it.
  private(set) var opacity: Double

  /// The place of a component that is seen in content scrolled to `offset`.
  init(of component: RefreshComponent, in slot: Slot, scrolledTo offset: Point) {
    let shown = component.presentation
    self.slot = slot
    frame = Rect(
      x: shown.frame.x - offset.x, y: shown.frame.y - offset.y, width: shown.frame.width,
      height: shown.frame.height)
    opacity = shown.alpha
  }

  /// The place of a view in what stands here.
  func inside(_ view: View) -> DrawPlace {
    let shown = view.presentation
    var place = self
    place.frame = Rect(
      x: frame.x + shown.frame.x, y: frame.y + shown.frame.y, width: shown.frame.width,
      height: shown.frame.height)
    place.opacity *= shown.alpha
    return place
  }

  /// The place of something smaller, in the same middle but further down.
  func scaled(_ scale: Double, droppedBy drop: Double) -> DrawPlace {
    var place = self
    let middle = Point(x: frame.center.x, y: frame.center.y + drop)
    place.frame = Rect(
      center: middle, size: Size(width: frame.width * scale, height: frame.height * scale))
    return place
  }
}
