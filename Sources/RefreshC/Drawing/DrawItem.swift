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

  /// The numbers.
  private(set) var numbers: [Double]
  /// The words, or the names.
  private(set) var text = ""

  /// The numbers of every kind; those of the kind itself are 0.
  private init(_ kind: Kind, in slot: Slot?, part: Int = 0, _ frame: Rect) {
    numbers = [Double](repeating: 0, count: Self.width)
    let shared = [
      kind.rawValue, Double(slot?.number ?? 0), Double(part), frame.x, frame.y, frame.width,
      frame.height, 1,
    ]
    numbers.replaceSubrange(0..<shared.count, with: shared)
  }

  /// The content of the host.
  init(contentAt frame: Rect) {
    self.init(.content, in: nil, frame)
  }

  /// A component.
  init(componentIn slot: Slot, at frame: Rect) {
    self.init(.component, in: slot, frame)
  }

  /// An item of a component in `slot`, which the part with a number draws, from 1; nil for a path, which
  /// no class of the kit draws.
  init?(_ item: DisplayItem, in slot: Slot, part: Int) {
    func make(
      _ kind: Kind, _ color: Color, rotation: Double = 0, _ own: [Double] = [], text: String = ""
    ) -> DrawItem {
      var made = DrawItem(kind, in: slot, part: part, item.frame)
      let look = [
        item.alpha, item.rotation + rotation, color.red, color.green, color.blue, color.alpha,
      ]
      made.numbers.replaceSubrange(7..<13, with: look)
      made.numbers.replaceSubrange(13..<13 + own.count, with: own)
      made.text = text
      return made
    }
    switch item.content {
    case .text(let text):
      self = make(
        .text, text.color, [text.fontSize, text.isUpright ? 1 : 0], text: text.string)
    case .image(let picture):
      let side: Double =
        switch picture.contentMode {
        case .center: 0
        case .left: 1
        case .right: 2
        }
      let size = picture.image.size
      let images = picture.sequence.isEmpty ? [picture.image] : picture.sequence
      self = make(
        .picture, picture.tintColor, [side, size.width, size.height, picture.duration],
        text: images.names)
    case .spinner(let spinner): self = make(.spinner, spinner.color)
    case .ring(let ring):
      let own = [
        ring.lineWidth, ring.strokeStart, ring.strokeEnd, ring.arrowhead, ring.disc?.radius ?? 0,
      ]
      self = make(.ring, ring.color, rotation: ring.rotation, own)
    case .shape: return nil
    }
  }
}
