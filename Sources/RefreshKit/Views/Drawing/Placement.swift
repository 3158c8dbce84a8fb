/// The position of a view's coordinates in the visible area of the scroll view, with the rotation,
/// opacity and clip of what the view draws.
nonisolated struct Placement {
  /// The greatest distance from the visible area at which a view is drawn, in points. The view may
  /// be rotated, or draw beyond its bounds.
  private static let margin = 40.0

  /// The point of the visible area that is the origin of the view's coordinates.
  private(set) var origin: Point
  /// The rotation of the view, with that of its superviews.
  private(set) var rotation: Rotation
  /// The size of the view.
  private(set) var size: Size
  /// The opacity, multiplied by that of its superviews.
  private(set) var alpha: Double
  /// The part of the visible area in which the view is seen.
  private(set) var clip: Rect
  /// The reading direction in the view.
  private(set) var layoutDirection: LayoutDirection

  /// The placement of the scroll view of a display list.
  init(size: Size, alpha: Double, layoutDirection: LayoutDirection) {
    origin = .zero
    rotation = .none
    self.size = size
    self.alpha = alpha.clamped(to: 0...1)
    clip = Rect(origin: .zero, size: size)
    self.layoutDirection = layoutDirection
  }

  /// The placement of a subview, from its presentation and its own layout direction.
  func subviewPlacement(_ shown: ViewPresentation, _ direction: LayoutDirection?) -> Placement {
    var inner = self
    inner.size = shown.frame.size
    inner.alpha *= shown.alpha.clamped(to: 0...1)
    inner.layoutDirection = direction ?? layoutDirection
    if shown.rotation == 0, rotation.isNone {
      inner.origin = point(shown.frame.origin)
    } else {
      inner.rotation = Rotation(rotation.angle + shown.rotation)
      let center = point(shown.frame.center)
      let corner = inner.rotation.applied(
        to: Point(x: shown.frame.width / 2, y: shown.frame.height / 2))
      inner.origin = Point(x: center.x - corner.x, y: center.y - corner.y)
    }
    return inner
  }

  /// The placement of the content of the scroll view that has this placement.
  func scrolled(to offset: Point) -> Placement {
    var inner = self
    inner.origin = point(Point(x: 0 - offset.x, y: 0 - offset.y))
    return inner
  }

  /// The placement of the subviews of a view that clips to its bounds; a rotated view clips to the
  /// box around it.
  func clipped() -> Placement {
    clipped(to: box)
  }

  /// The same placement, seen in a part of the visible area.
  func clipped(to area: Rect) -> Placement {
    var inner = self
    inner.clip = clip.intersection(area)
    return inner
  }

  /// The frame in the visible area, before its rotation, of a rectangle in the view's coordinates.
  func frame(of rect: Rect) -> Rect {
    rotation.isNone
      ? Rect(origin: point(rect.origin), size: rect.size)
      : Rect(center: point(rect.center), size: rect.size)
  }

  /// Whether the view is in sight.
  var isInSight: Bool { clip.intersects(box) }

  /// Whether the view is in sight or near it.
  var isNearSight: Bool {
    let box = box
    return clip.intersects(
      Rect(
        x: box.x - Self.margin, y: box.y - Self.margin, width: box.width + 2 * Self.margin,
        height: box.height + 2 * Self.margin))
  }

  private func point(_ point: Point) -> Point {
    let turned = rotation.applied(to: point)
    return Point(x: origin.x + turned.x, y: origin.y + turned.y)
  }

  /// The rectangle around the view in the visible area.
  private var box: Rect {
    guard !rotation.isNone else { return Rect(origin: origin, size: size) }
    let (sine, cosine) = (abs(rotation.sine), abs(rotation.cosine))
    return Rect(
      center: point(Point(x: size.width / 2, y: size.height / 2)),
      size: Size(
        width: size.width * cosine + size.height * sine,
        height: size.width * sine + size.height * cosine))
  }
}

nonisolated extension Rect {
  /// The common part of both rectangles; empty if they do not intersect.
  func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  /// Whether the rectangles have a common part.
  func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether a point is inside; points of the right and the lower side are not.
  func contains(_ point: Point) -> Bool {
    x <= point.x && point.x < maxX && y <= point.y && point.y < maxY
  }
}
