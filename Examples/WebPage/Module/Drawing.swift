import RefreshKit

/// A display list as numbers, which `canvas.mjs` reads: the origin of the content in the visible area, and then the items
/// from the back to the front.
///
/// Each item begins with its kind, and 1 if it floats above the content, else 0; its frame, opacity, and rotation around its
/// middle in radians; the frame to which it is clipped; and its color, as fractions of red, green, blue and opacity. After
/// that come:
///
/// - Of a text (1): the size of its font, its side (0 in the middle, 1 left, 2 right), and the text.
/// - Of a picture (2): its name.
/// - Of an activity indicator (3): the spoke that is the strongest, 0...7.
/// - Of a ring (4): the width of its line, its start and end in turns, the size of its arrowhead, 0...1, and the radius of
///   the disc behind it, or 0.
/// - Of a shape (5): the width of its line, or 0 if it is filled; the number of numbers of its path, and these: 0 and a point
///   where a line begins, 1 and a point to which it goes, 2 and two control points and the point to which a curve goes, 3
///   where the line is closed.
///
/// A text is the number of its bytes, and its bytes in UTF-8.
struct Drawing {
  private(set) var numbers: [Double]

  init(_ list: DisplayList) {
    numbers = [list.contentFrame.x, list.contentFrame.y]
    for group in list.groups {
      for item in group.items { add(item, isFloating: group.isFloating) }
    }
  }

  private mutating func add(_ item: DisplayItem, isFloating: Bool) {
    func begin(_ kind: Double, _ color: Color, turned rotation: Double = 0) {
      numbers += [kind, isFloating ? 1 : 0]
      add(item.frame)
      numbers += [item.alpha, item.rotation + rotation]
      add(item.clip)
      numbers += [color.red, color.green, color.blue, color.alpha]
    }
    switch item.content {
    case .text(let text):
      begin(1, text.color)
      numbers += [text.fontSize, text.contentMode.side]
      add(text.string)
    case .image(let picture):
      begin(2, picture.tintColor)
      add(picture.image.name)
    case .spinner(let spinner):
      begin(3, spinner.color)
      numbers.append(Double(spinner.step))
    case .ring(let ring):
      begin(4, ring.color, turned: ring.rotation)
      numbers += [ring.lineWidth, ring.strokeStart, ring.strokeEnd, ring.arrowhead]
      numbers.append(ring.disc?.radius ?? 0)
    case .shape(let shape):
      begin(5, shape.color)
      numbers.append(shape.lineWidth ?? 0)
      add(shape.path)
    }
  }

  private mutating func add(_ rect: Rect) {
    numbers += [rect.x, rect.y, rect.width, rect.height]
  }

  private mutating func add(_ text: String) {
    numbers.append(Double(text.utf8.count))
    for byte in text.utf8 { numbers.append(Double(byte)) }
  }

  private mutating func add(_ path: Path) {
    let count = numbers.count
    numbers.append(0)
    for element in path.elements {
      switch element {
      case .move(let point): numbers += [0, point.x, point.y]
      case .line(let point): numbers += [1, point.x, point.y]
      case .curve(let point, let control1, let control2):
        numbers += [2, control1.x, control1.y, control2.x, control2.y, point.x, point.y]
      case .close: numbers.append(3)
      }
    }
    numbers[count] = Double(numbers.count - count - 1)
  }
}

extension ImageView.ContentMode {
  /// The number of the side.
  fileprivate var side: Double {
    switch self {
    case .center: 0
    case .left: 1
    case .right: 2
    }
  }
}
