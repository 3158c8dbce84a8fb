/// Where a view's coordinates are in the visible area of the scroll view, and how much of what is
/// drawn there is seen.
nonisolated struct Placement {
  /// How far out of sight a view may be and still be drawn, in points: it may be turned, or draw
  /// beyond its bounds.
  private static let margin = 40.0

  /// The point of the visible area that is the origin of the view's coordinates.
  private(set) var origin: Point
  /// How far the view is turned, with all views around it.
  private(set) var rotation: Rotation
  /// The size of the view.
  private(set) var size: Size
  /// The opacity, with that of all views around it.
  private(set) var alpha: Double
  /// The part of the visible area in which the view is seen.
  private(set) var clip: Rect
  /// In which direction lines are read in the view.
  private(set) var layoutDirection: LayoutDirection

  /// The placement of a scroll view whose visible area is asked for.
  init(size: Size, alpha: Double, layoutDirection: LayoutDirection) {
    origin = .zero
    rotation = .none
    self.size = size
    self.alpha = alpha.clamped(to: 0...1)
    clip = Rect(origin: .zero, size: size)
    self.layoutDirection = layoutDirection
  }

  /// The placement of a subview that looks like that.
  func inside(_ look: ViewPresentation, _ direction: LayoutDirection?) -> Placement {
    var inner = self
    inner.size = look.frame.size
    inner.alpha *= look.alpha.clamped(to: 0...1)
    inner.layoutDirection = direction ?? layoutDirection
    if look.rotation == 0, rotation.isNone {
      inner.origin = point(look.frame.origin)
    } else {
      inner.rotation = Rotation(rotation.angle + look.rotation)
      let center = point(look.frame.center)
      let corner = inner.rotation.applied(
        to: Point(x: look.frame.width / 2, y: look.frame.height / 2))
      inner.origin = Point(x: center.x - corner.x, y: center.y - corner.y)
    }
    return inner
  }

  /// The placement of the content of a scroll view that is placed here.
  func scrolled(to offset: Point) -> Placement {
    var inner = self
    inner.origin = point(Point(x: 0 - offset.x, y: 0 - offset.y))
    return inner
  }

  /// The placement of what is in a view that shows nothing beyond its bounds; of one that is turned,
  /// the box around it counts.
  func clipped() -> Placement {
    var inner = self
    inner.clip = clip.intersection(box)
    return inner
  }

  /// A place of the view's coordinates in the visible area, before it is turned around its middle.
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
  /// What is in both; nothing, at the corner of one of them, where they do not meet.
  func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  /// Whether one reaches into the other.
  func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether a point is in it; those of the right and the lower side are not.
  func contains(_ point: Point) -> Bool {
    x <= point.x && point.x < maxX && y <= point.y && point.y < maxY
  }
}
