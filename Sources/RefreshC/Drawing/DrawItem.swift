import RefreshKit

/// An item of a display list as the eighteen numbers of ``refreshDraw(_:_:_:)``, and a text.
struct DrawItem {
  /// The number of numbers.
  static let width = 18

  /// The kind of an item.
  nonisolated enum Kind: Int32 {
    /// The content, which the host draws itself.
    case content = 0
    /// A line of text in the middle of its frame, or at one of its sides.
    case text
    /// An image that fills its frame, identified by its name, in the colour of the item if the
    /// image has only one.
    case picture
    /// An activity indicator.
    case spinner
    /// A ring, or a part of one.
    case ring
    /// A component; the items behind it are parts of it.
    case component
    /// The second level of a component, while it is in sight; the host draws its contents.
    case level
    /// A path, which is filled, or stroked; an indicator that draws itself has several.
    case shape
  }

  private let kind: Kind
  private let slot: Slot?
  /// The number of the part of the component, from 1; 0 for none.
  private let part: Int
  private let frame: Rect
  private var alpha = 1.0
  private var rotation = 0.0
  private var color = Color(white: 0, alpha: 0)
  /// The numbers that depend on the kind.
  private var own = (0.0, 0.0, 0.0, 0.0, 0.0)
  /// The text, or the names of pictures.
  private(set) var text = ""
  /// The pieces of a path.
  private(set) var path: [Path.Element] = []

  /// The content of the host, a component, or a second level.
  init(_ kind: Kind, in slot: Slot? = nil, part: Int = 0, at frame: Rect) {
    self.kind = kind
    self.slot = slot
    self.part = part
    self.frame = frame
  }

  /// The content of a list in a page, with what the page needs beside its frame.
  init(_ content: PageContent, at frame: Rect) {
    self.init(.content, at: frame)
    own = content.numbers
  }

  /// A component, or a second level, whose frame is in the coordinates of the content if it moves with it.
  init(_ kind: Kind, in slot: Slot, at frame: Rect, movesWithContent: Bool) {
    self.init(kind, in: slot, at: frame)
    own.4 = movesWithContent ? 1 : 0
  }

  /// A component behind the content, which covers the part outside `clip`, from the side of the content.
  init(covered edge: Edge, in slot: Slot, at frame: Rect, clip: Rect) {
    self.init(.component, in: slot, at: frame)
    switch edge {
    case .top: own.2 = max(0, frame.maxY - clip.maxY)
    case .left: own.3 = max(0, frame.maxX - clip.maxX)
    case .bottom: own.0 = max(0, clip.y - frame.y)
    case .right: own.1 = max(0, clip.x - frame.x)
    }
  }

  /// An item of a component in `slot`.
  init(_ item: DisplayItem, in slot: Slot, part: Int) {
    switch item.content {
    case .text(let text):
      self.init(.text, in: slot, part: part, at: item.frame)
      color = text.color
      own = (text.fontSize, text.isUpright ? 1 : 0, text.contentMode.side, 0, 0)
      self.text = text.string
    case .image(let picture):
      self.init(.picture, in: slot, part: part, at: item.frame)
      let size = picture.image.size
      color = picture.tintColor
      own = (picture.contentMode.side, size.width, size.height, picture.duration, 0)
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
    case .shape(let shape):
      self.init(.shape, in: slot, part: part, at: item.frame)
      color = shape.color
      own.0 = shape.lineWidth ?? 0
      path = shape.path.elements
    }
    alpha = item.alpha
    rotation += item.rotation
  }

  /// Writes the numbers, in their order.
  func write(to entry: UnsafeMutablePointer<Double>) {
    entry[0] = Double(kind.rawValue)
    entry[1] = Double(slot?.number ?? 0)
    entry[2] = Double(part)
    (entry[3], entry[4], entry[5], entry[6]) = (frame.x, frame.y, frame.width, frame.height)
    (entry[7], entry[8]) = (alpha, rotation)
    (entry[9], entry[10], entry[11], entry[12]) = (color.red, color.green, color.blue, color.alpha)
    (entry[13], entry[14], entry[15], entry[16], entry[17]) = own
  }
}

nonisolated extension ImageView.ContentMode {
  /// The number of the side.
  fileprivate var side: Double {
    switch self {
    case .center: 0
    case .left: 1
    case .right: 2
    }
  }
}
