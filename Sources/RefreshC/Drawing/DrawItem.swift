import RefreshKit

/// One thing to draw: the sixteen numbers that ``refreshDraw(_:_:_:)`` tells, and a text.
struct DrawItem {
  /// How many numbers an item has.
  static let width = 16

  /// What is drawn.
  nonisolated enum Kind: Double {
    /// A line of text in the middle of its frame.
    case text = 1
    /// A picture, known by its name, in its colour where it has only one.
    case picture
    /// A wheel that turns.
    case wheel
    /// A ring, or a part of one.
    case ring
  }

  /// The numbers.
  private(set) var numbers: [Double]
  /// The words, or the names.
  private(set) var text = ""

  private init(
    _ kind: Kind, _ place: DrawPlace, turnedBy rotation: Double, in color: Color,
    _ own: [Double], text: String = ""
  ) {
    let frame = place.frame
    numbers = [kind.rawValue, Double(place.slot.number)]
    numbers += [frame.x, frame.y, frame.width, frame.height, place.opacity, rotation]
    numbers += [color.red, color.green, color.blue, color.alpha]
    numbers += own
    while numbers.count < Self.width { numbers.append(0) }
    self.text = text
  }

  /// What there is to draw of a view, without what is in it; nil for nothing.
  init?(_ view: View, at place: DrawPlace, time: Double) {
    let rotation = view.presentation.rotation
    if let label = view as? Label, let text = label.text {
      self.init(
        .text, place, turnedBy: rotation, in: label.textColor, [label.fontSize], text: text)
    } else if let view = view as? ImageView {
      let images = view.isAnimating ? view.animationImages : view.image.map { [$0] } ?? []
      guard let image = images.first else { return nil }
      let side: Double =
        switch view.contentMode {
        case .center: 0
        case .left: 1
        case .right: 2
        }
      self.init(
        .picture, place, turnedBy: rotation, in: view.tintColor,
        [
          side, image.size.width, image.size.height,
          view.isAnimating ? view.animationDuration : 0,
        ], text: images.names)
    } else if let wheel = view as? ActivityIndicator, wheel.isAnimating {
      self.init(.wheel, place, turnedBy: rotation, in: wheel.color, [])
    } else if let ring = view as? RingView {
      let shape = ring.shape(at: time)
      var color = ring.color
      color.alpha *= shape.strokeAlpha
      guard shape.strokeEnd > shape.strokeStart, shape.scale > 0 else { return nil }
      self.init(
        .ring, place.scaled(shape.scale, droppedBy: shape.drop),
        turnedBy: rotation + shape.rotation, in: color,
        [ring.lineWidth, shape.strokeStart, shape.strokeEnd, shape.arrowhead])
    } else {
      return nil
    }
  }
}
