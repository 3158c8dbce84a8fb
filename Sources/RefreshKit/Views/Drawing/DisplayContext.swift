#if UIKIT
  import UIKit
#endif

/// The context in which a view draws: the parameter of ``View/draw(in:)``.
///
/// Points and rectangles are in the view's own coordinates, whose origin is the upper left corner
/// of its bounds. What is drawn later is in front.
///
/// ```swift
/// final class Meter: View {
///   var level = 0.5
///
///   override func draw(in context: inout DisplayContext) {
///     let bounds = context.bounds
///     context.fill(
///       Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height),
///       with: .orange)
///     context.stroke(Path(rect: bounds), with: .text, lineWidth: 1)
///     context.draw("\(Int(level * 100)) %", in: bounds)
///   }
/// }
/// ```
public struct DisplayContext {
  /// The view's bounds at the present time of an animation.
  public var bounds: Rect { Rect(origin: .zero, size: space.size) }

  /// The time, in seconds of the timeline.
  public internal(set) var time: Double

  /// The reading direction in the view.
  public var layoutDirection: LayoutDirection { space.layoutDirection }

  /// Whether the user prefers less motion. If so, draw something still in place of a shape that
  /// turns, bounces or runs. Slow changes of the opacity are allowed.
  public internal(set) var reducesMotion: Bool

  var space: DrawingSpace
  var view: ObjectIdentifier
  var items: [DisplayItem] = []
  /// The earliest time that ``changes(at:)`` was called with; nil if it was not called.
  private(set) var nextChange: Double?

  init(time: Double, reducesMotion: Bool, space: DrawingSpace, view: ObjectIdentifier) {
    self.time = time
    self.reducesMotion = reducesMotion
    self.space = space
    self.view = view
  }

  /// Fills a rectangle with a color.
  public mutating func fill(_ rect: Rect, with color: Color) {
    fill(Path(rect: rect), with: color)
  }

  /// Fills the inside of a path with a color, by the even-odd rule.
  public mutating func fill(_ path: Path, with color: Color) {
    add(.shape(DisplayItem.Shape(path, color: color)), in: bounds)
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path, which is the middle of the stroke.
  ///   - color: The color.
  ///   - lineWidth: The width of the stroke, in points; 1 by default.
  ///   - lineCap: The form of the ends of the stroke; round by default.
  ///   - lineJoin: The form of the corners of the stroke; round by default.
  public mutating func stroke(
    _ path: Path, with color: Color, lineWidth: Double = 1,
    lineCap: DisplayItem.Shape.LineCap = .round, lineJoin: DisplayItem.Shape.LineJoin = .round
  ) {
    let shape = DisplayItem.Shape(
      path, color: color, lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin)
    add(.shape(shape), in: bounds)
  }

  /// Draws a line of text in the middle of a rectangle, or at one of its sides. An empty text draws
  /// nothing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle.
  ///   - fontSize: The size of the font, in points; 14 by default.
  ///   - color: The color of the glyphs; nil (the default) for the gray of the kit's texts.
  ///   - alignment: The side of the rectangle at which the text is; ``TextAlignment/center`` by
  ///     default. Glyphs that are in a column are always in the middle.
  public mutating func draw(
    _ text: String, in rect: Rect, fontSize: Double = 14, color: Color? = nil,
    alignment: TextAlignment = .center
  ) {
    guard !text.isEmpty else { return }
    let isUpright =
      rect.width > 0 && rect.width < 2 * fontSize && rect.width < rect.height
    add(
      .text(
        DisplayItem.Text(
          text, fontSize: fontSize, color: color ?? .text, isUpright: isUpright,
          contentMode: isUpright ? .center : alignment.contentMode(in: layoutDirection))),
      in: rect)
  }

  /// Draws a picture in its own size, in the middle of a rectangle or at one of its sides. For an
  /// image, pass `DisplayItem.Picture(image)`.
  public mutating func draw(_ picture: DisplayItem.Picture, in rect: Rect) {
    add(.image(picture), in: picture.frame(in: rect))
  }

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - content: The content of the item.
  ///   - rect: The frame of the item.
  public mutating func add(_ content: DisplayItem.Content, in rect: Rect) {
    items.append(
      DisplayItem(
        content, frame: space.frame(of: rect), rotation: space.rotation.angle,
        alpha: space.alpha, clip: space.clip, layoutDirection: space.layoutDirection,
        view: view))
  }

  /// Declares that the view draws other contents from `time` on, so that a host makes a new list by
  /// then; see ``DisplayList/nextChange``. A view that changes with each frame passes ``time``.
  ///
  /// A view that changes for another reason, such as a property that was set, calls
  /// ``View/setNeedsLayout()`` then.
  ///
  /// - Parameter time: The time of the change, in seconds of the timeline. The call has no effect
  ///   for a view out of sight.
  public mutating func changes(at time: Double) {
    guard space.isInSight, time.isFinite else { return }
    nextChange = Swift.min(nextChange ?? time, time)
  }

  /// Returns how many steps of an animation are over, at `rate` steps per second, and declares that
  /// the view draws something else from the next step on.
  mutating func steps(at rate: Double) -> Double {
    // The time is a sum, and a rounding error may put it just before the exact time at which a step
    // ends.
    let rounding = 1e-6
    let count = (time * rate + rounding).rounded(.down)
    changes(at: (count + 1) / rate)
    return count
  }
}

/// The position, rotation, opacity and clip of a view in the visible area of the scroll view.
struct DrawingSpace {
  /// The greatest distance from the visible area at which a view is still drawn, in points. A
  /// rotated view, or a view that draws beyond its bounds, may reach into the area.
  private static let margin = 40.0

  /// The origin of the view's coordinates, in the visible area.
  private(set) var origin: Point
  /// The rotation of the view and of its superviews.
  private(set) var rotation: Rotation
  private(set) var size: Size
  /// The opacity of the view, multiplied by the opacities of its superviews.
  private(set) var alpha: Double
  /// The part of the visible area in which the view is seen.
  private(set) var clip: Rect
  private(set) var layoutDirection: LayoutDirection

  /// The space of the scroll view of a display list.
  init(size: Size, alpha: Double, layoutDirection: LayoutDirection) {
    origin = .zero
    rotation = .none
    self.size = size
    self.alpha = alpha.clamped(to: 0...1)
    clip = Rect(origin: .zero, size: size)
    self.layoutDirection = layoutDirection
  }

  func subviewSpace(
    _ presentation: ViewPresentation, _ direction: LayoutDirection?
  ) -> DrawingSpace {
    var inner = self
    inner.size = presentation.frame.size
    inner.alpha *= presentation.alpha.clamped(to: 0...1)
    inner.layoutDirection = direction ?? layoutDirection
    if presentation.rotation == 0, rotation.isNone {
      inner.origin = point(presentation.frame.origin)
    } else {
      inner.rotation = Rotation(rotation.angle + presentation.rotation)
      let center = point(presentation.frame.center)
      let corner = inner.rotation.applied(
        to: Point(x: presentation.frame.width / 2, y: presentation.frame.height / 2))
      inner.origin = Point(x: center.x - corner.x, y: center.y - corner.y)
    }
    return inner
  }

  func scrolled(to offset: Point) -> DrawingSpace {
    var inner = self
    inner.origin = point(Point(x: 0 - offset.x, y: 0 - offset.y))
    return inner
  }

  /// Returns the space for the subviews of a view that clips them. A rotated view clips to the box
  /// around it.
  func clipped() -> DrawingSpace {
    clipped(to: box)
  }

  func clipped(to area: Rect) -> DrawingSpace {
    var inner = self
    inner.clip = clip.intersection(area)
    return inner
  }

  /// Converts a rectangle from the view's coordinates to those of the visible area. The result is
  /// the frame before rotation.
  func frame(of rect: Rect) -> Rect {
    rotation.isNone
      ? Rect(origin: point(rect.origin), size: rect.size)
      : Rect(center: point(rect.center), size: rect.size)
  }

  var isInSight: Bool { clip.intersects(box) }

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

  /// The rectangle around the rotated view, in the visible area.
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

extension Rect {
  package init(around center: Point, side: Double) {
    self.init(center: center, size: Size(width: side, height: side))
  }

  func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether the point is inside. Points on the right and lower sides are outside.
  func contains(_ point: Point) -> Bool {
    x <= point.x && point.x < maxX && y <= point.y && point.y < maxY
  }
}

/// The drawing of one view, for a host that shows each view of the kit by a view of its platform.
package struct ViewContents: Sendable, Equatable {
  /// From the back to the front, in the view's own coordinates, without its rotation and opacity.
  package var items: [DisplayItem]
  /// When the contents change by themselves, in seconds of the timeline; nil if they do not.
  package var nextChange: Double?
}

extension View {
  /// The items that the view itself draws, without its subviews, as at the end of its animations.
  package final var contents: ViewContents {
    var context = DisplayContext(
      time: timeline?.now ?? 0, reducesMotion: isMotionReduced,
      space: DrawingSpace(
        size: frame.size, alpha: 1, layoutDirection: resolvedLayoutDirection),
      view: ObjectIdentifier(self))
    #if UIKIT
      callTracking(\.trackedDrawing) { draw(in: &context) }
    #else
      draw(in: &context)
    #endif
    return ViewContents(items: context.items, nextChange: context.nextChange)
  }
}

extension View {
  /// The items that the view itself draws at a time, in seconds of the timeline. Frames are in the
  /// view's own coordinates.
  package final func itemsDrawn(at time: Double) -> [DisplayItem] {
    let space = DrawingSpace(size: bounds.size, alpha: 1, layoutDirection: .leftToRight)
    var context = DisplayContext(
      time: time, reducesMotion: false, space: space, view: ObjectIdentifier(self))
    draw(in: &context)
    return context.items
  }
}
