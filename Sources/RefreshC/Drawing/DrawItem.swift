import RefreshKit

/// An item of a display list as the eighteen numbers of ``refreshDraw(_:_:_:)``, and a text.
struct DrawItem {
  /// The number of numbers.
  static let width = 18

  /// The kind of an item.
  nonisolated enum Kind: Double {
    /// What the host draws by itself: the content.
    case content = 0
    /// A line of text in the middle of its frame.
    case text
    /// An image that fills its frame, known by its name, in its colour where it has only one.
    case picture
    /// An activity indicator.
    case spinner
    /// A ring, or a part of one.
    case ring
    /// A component; the items behind it are parts of it.
    case component
  }

  private let kind: Kind
  private let slot: Slot?
  /// The number of the part of the component, from 1; 0 for none.
  private let part: Int
  private let frame: Rect
  private var alpha = 1.0
  private var rotation = 0.0
  private var color = Color(white: 0, alpha: 0)
  /// What only the kind has.
  private var own = (0.0, 0.0, 0.0, 0.0, 0.0)
  /// The words, or the names.
  private(set) var text = ""

  /// The content of the host, or a component.
  init(_ kind: Kind, in slot: Slot? = nil, part: Int = 0, at frame: Rect) {
    self.kind = kind
    self.slot = slot
    self.part = part
    self.frame = frame
  }

  /// An item of a component in `slot`; nil for a path, which no class of the kit draws.
  init?(_ item: DisplayItem, in slot: Slot, part: Int) {
    switch item.content {
    case .text(let text):
      self.init(.text, in: slot, part: part, at: item.frame)
      color = text.color
      own = (text.fontSize, text.isUpright ? 1 : 0, 0, 0, 0)
      self.text = text.string
    case .image(let picture):
      self.init(.picture, in: slot, part: part, at: item.frame)
      let side: Double =
        switch picture.contentMode {
        case .center: 0
        case .left: 1
        case .right: 2
        }
      let size = picture.image.size
      color = picture.tintColor
      own = (side, size.width, size.height, picture.duration, 0)
      text = picture.sequence.isEmpty ? picture.image.name : picture.sequence.names
    case .spinner(let spinner):
      self.init(.spinner, in: slot, part: part, at: item.frame)
      color = spinner.color
    case .ring(let ring):
      self.init(.ring, in: slot, part: part, at: item.frame)
      rotation = ring.rotation
      color = ring.color
      own = (
        ring.lineWidth, ring.strokeStart, ring.strokeEnd, ring.arrowhead, ring.disc?.radius ?? 0
      )
    case .shape: return nil
    }
    alpha = item.alpha
    rotation += item.rotation
  }

  /// The numbers, in their order.
  var numbers: [Double] {
    [
      kind.rawValue, Double(slot?.number ?? 0), Double(part), frame.x, frame.y, frame.width,
      frame.height, alpha, rotation, color.red, color.green, color.blue, color.alpha, own.0, own.1,
      own.2, own.3, own.4,
    ]
  }
}
