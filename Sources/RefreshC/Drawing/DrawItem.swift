import RefreshKit

/// An item of a display list as the sixteen numbers of ``refreshDraw(_:_:_:)``, and a text.
struct DrawItem {
  /// The number of numbers.
  static let width = 16

  /// The kind of an item.
  nonisolated enum Kind: Double {
    /// A line of text in the middle of its frame.
    case text = 1
    /// An image that fills its frame, known by its name, in its colour where it has only one.
    case picture
    /// An activity indicator.
    case spinner
    /// A ring, or a part of one.
    case ring
  }

  /// The numbers.
  private(set) var numbers: [Double]
  /// The words, or the names.
  private(set) var text = ""

  private init(
    _ kind: Kind, _ item: DisplayItem, in slot: Slot, _ color: Color, rotation: Double = 0,
    _ own: (Double, Double, Double, Double) = (0, 0, 0, 0), text: String = ""
  ) {
    let frame = item.frame
    numbers = [
      kind.rawValue, Double(slot.number), frame.x, frame.y, frame.width, frame.height, item.alpha,
      item.rotation + rotation, color.red, color.green, color.blue, color.alpha, own.0, own.1,
      own.2, own.3,
    ]
    self.text = text
  }

  /// An item of a component in `slot`; nil for a path, which no class of the kit draws.
  init?(_ item: DisplayItem, in slot: Slot) {
    switch item.content {
    case .text(let text):
      self.init(.text, item, in: slot, text.color, (text.fontSize, 0, 0, 0), text: text.string)
    case .image(let picture):
      let side: Double =
        switch picture.contentMode {
        case .center: 0
        case .left: 1
        case .right: 2
        }
      let size = picture.image.size
      let images = picture.sequence.isEmpty ? [picture.image] : picture.sequence
      self.init(
        .picture, item, in: slot, picture.tintColor,
        (side, size.width, size.height, picture.duration), text: images.names)
    case .spinner(let spinner): self.init(.spinner, item, in: slot, spinner.color)
    case .ring(let ring):
      self.init(
        .ring, item, in: slot, ring.color, rotation: ring.rotation,
        (ring.lineWidth, ring.strokeStart, ring.strokeEnd, ring.arrowhead))
    case .shape: return nil
    }
  }
}
