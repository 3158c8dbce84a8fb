/// Takes what a view draws: ``View/draw(in:)`` gets one for each display list.
///
/// Places are in the view's own coordinates, where the upper left corner of its bounds is the
/// origin. What is drawn later is in front.
///
/// ```swift
/// final class Meter: View {
///   var level = 0.5
///
///   override func draw(in context: inout DisplayContext) {
///     let bounds = context.bounds
///     context.fill(
///       Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height),
///       with: Color(red: 0, green: 0.6, blue: 1))
///     context.stroke(Path(rect: bounds), with: .text, lineWidth: 1)
///     context.draw("\(Int(level * 100)) %", in: bounds)
///   }
/// }
/// ```
public nonisolated struct DisplayContext {
  /// The view's bounds as they are seen, on their way through an animation.
  public var bounds: Rect { Rect(origin: .zero, size: placement.size) }

  /// The moment that is shown, in seconds of the timeline.
  public internal(set) var time: Double

  /// In which direction lines are read in the view.
  public var layoutDirection: LayoutDirection { placement.layoutDirection }

  /// Where the view is that draws.
  var placement: Placement
  /// Which view draws.
  var view: ObjectIdentifier
  /// What was drawn so far.
  var items: [DisplayItem] = []
  /// The earliest of the times given to ``changes(at:)`` by views in sight.
  private(set) var nextChange: Double?

  init(time: Double, placement: Placement, view: ObjectIdentifier) {
    self.time = time
    self.placement = placement
    self.view = view
  }

  /// Fills a rectangle with a colour.
  public mutating func fill(_ rect: Rect, with color: Color) {
    fill(Path(rect: rect), with: color)
  }

  /// Fills the inside of a path with a colour, by the even-odd rule.
  public mutating func fill(_ path: Path, with color: Color) {
    add(.shape(DisplayItem.Shape(path, color: color)), in: bounds)
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path; the stroke is in its middle.
  ///   - color: The colour.
  ///   - lineWidth: How wide the stroke is, in points; 1 by default.
  public mutating func stroke(_ path: Path, with color: Color, lineWidth: Double = 1) {
    add(.shape(DisplayItem.Shape(path, color: color, lineWidth: lineWidth)), in: bounds)
  }

  /// Draws a line of text in the middle of a rectangle; nothing for an empty one.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - rect: The rectangle.
  ///   - fontSize: The size of the font, in points; 14 by default.
  ///   - color: The colour of the glyphs; ``Color/text`` by default.
  public mutating func draw(
    _ text: String, in rect: Rect, fontSize: Double = 14, color: Color = .text
  ) {
    guard !text.isEmpty else { return }
    let isUpright =
      rect.width > 0 && rect.width < 2 * fontSize && rect.width < rect.height
    add(
      .text(DisplayItem.Text(text, fontSize: fontSize, color: color, isUpright: isUpright)),
      in: rect)
  }

  /// Draws a picture in its natural size, in the middle of a rectangle or at one of its sides.
  public mutating func draw(_ picture: DisplayItem.Picture, in rect: Rect) {
    add(.image(picture), in: picture.frame(in: rect))
  }

  /// Draws anything that a display list can hold.
  ///
  /// - Parameters:
  ///   - content: What is drawn.
  ///   - rect: The frame of the item.
  public mutating func add(_ content: DisplayItem.Content, in rect: Rect) {
    items.append(
      DisplayItem(
        content, frame: placement.frame(of: rect), rotation: placement.rotation.angle,
        alpha: placement.alpha, clip: placement.clip, layoutDirection: placement.layoutDirection,
        view: view))
  }

  /// Says that what the view draws is another from `time` on, so that a host asks again by then:
  /// ``DisplayList/nextChange``. A view that moves with each frame gives ``time``.
  ///
  /// A view that changes for another reason, such as a property that was set, calls
  /// ``View/setNeedsLayout()`` then.
  ///
  /// - Parameter time: When, in seconds of the timeline. A view that is out of sight is passed over.
  public mutating func changes(at time: Double) {
    guard placement.isInSight, time.isFinite else { return }
    nextChange = Swift.min(nextChange ?? time, time)
  }

  /// How many steps of something with `rate` steps a second are over, from the timeline's 0 on; the
  /// next one is a change of what is drawn.
  mutating func steps(at rate: Double) -> Double {
    // Times are sums: one that is meant to be the end of a step may be just before it.
    let rounding = 1e-6
    let count = (time * rate + rounding).rounded(.down)
    changes(at: (count + 1) / rate)
    return count
  }
}
