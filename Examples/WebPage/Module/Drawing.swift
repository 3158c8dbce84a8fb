import RefreshKit

/// A display list as numbers, which `canvas.mjs` reads: the origin of the content in the visible area, and then the items
/// from the back to the front.
///
/// Each item begins with its kind (0 a text, 1 a ring, 2 another one) and with 1 if it floats above the content, else 0. Its
/// frame follows, its opacity, its rotation around its middle in radians, and the frame to which it is clipped. After that
/// come:
///
/// - Of a text: its color, the size of its font, its side (0 in the middle, 1 left, 2 right), the number of its bytes in
///   UTF-8, and these.
/// - Of another item: the number of its shapes. Each is a color, the width of the line, or 0 if it is filled, 1 for straight
///   ends of the line, 1 for pointed corners, the number of numbers of its path, and these: 0 and a point where a line
///   begins, 1 and a point to which it goes, 2 and two control points and the point to which a curve goes, 3 where the line
///   is closed.
///
/// A color is the fractions of red, green, blue and opacity.
struct Drawing {
  private(set) var numbers: [Double]

  init(_ list: DisplayList) {
    numbers = [list.contentFrame.x, list.contentFrame.y]
    for group in list.groups {
      for item in group.items { add(item, isFloating: group.isFloating) }
    }
  }

  private mutating func add(_ item: DisplayItem, isFloating: Bool) {
    let kind: Double =
      switch item.content {
      case .text: 0
      case .ring: 1
      case .image, .spinner, .shape: 2
      }
    numbers += [kind, isFloating ? 1 : 0]
    add(item.frame)
    numbers += [item.alpha, item.rotation]
    add(item.clip)
    if case .text(let text) = item.content { return add(text) }
    let shapes = item.content.shapes(in: item.frame.size)
    numbers.append(Double(shapes.count))
    for shape in shapes { add(shape) }
  }

  private mutating func add(_ text: DisplayItem.Text) {
    add(text.color)
    let side: Double =
      switch text.contentMode {
      case .center: 0
      case .left: 1
      case .right: 2
      }
    numbers += [text.fontSize, side, Double(text.string.utf8.count)]
    for byte in text.string.utf8 { numbers.append(Double(byte)) }
  }

  private mutating func add(_ shape: DisplayItem.Shape) {
    add(shape.color)
    numbers += [
      shape.lineWidth ?? 0, shape.lineCap == .butt ? 1 : 0, shape.lineJoin == .miter ? 1 : 0,
    ]
    let count = numbers.count
    numbers.append(0)
    for element in shape.path.elements {
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

  private mutating func add(_ rect: Rect) {
    numbers += [rect.x, rect.y, rect.width, rect.height]
  }

  private mutating func add(_ color: Color) {
    numbers += [color.red, color.green, color.blue, color.alpha]
  }
}
