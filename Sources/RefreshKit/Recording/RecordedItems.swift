/// The items of a session, in order. One that may come with each frame is a byte for its kind, and its
/// numbers.
package struct RecordedItems {
  /// The kind of an item.
  private enum Kind: UInt8 {
    case advance, drag, scroll, offset
    /// A move of the finger 0, at the present time.
    case touch
    case other
  }

  private var kinds: [Kind] = []
  private var numbers: [Double] = []
  private var others: [RecordedItem] = []

  init() {}

  /// How many items there are.
  package var count: Int { kinds.count }

  /// Appends an item.
  mutating func append(_ item: RecordedItem) {
    switch item {
    case .advance(let interval):
      kinds.append(.advance)
      numbers.append(interval)
    case .list(.drag(.moved(let offset))): append(.drag, offset)
    case .list(.scroll(let offset)): append(.scroll, offset)
    case .list(.offset(let offset)): append(.offset, offset)
    case .list(.touch(.moved, let point, id: 0, time: nil)): append(.touch, point)
    default:
      kinds.append(.other)
      others.append(item)
    }
  }

  private mutating func append(_ kind: Kind, _ point: Point) {
    kinds.append(kind)
    numbers.append(point.x)
    numbers.append(point.y)
  }
}

extension RecordedItems: Sequence {
  package func makeIterator() -> Iterator { Iterator(items: self) }

  /// Reads the items, from the first one on.
  package struct Iterator: IteratorProtocol {
    fileprivate let items: RecordedItems
    private var (kind, number, other) = (0, 0, 0)

    fileprivate init(items: RecordedItems) { self.items = items }

    package mutating func next() -> RecordedItem? {
      guard kind < items.count else { return nil }
      kind += 1
      switch items.kinds[kind - 1] {
      case .advance: return .advance(nextNumber())
      case .drag: return .list(.drag(.moved(nextPoint())))
      case .scroll: return .list(.scroll(nextPoint()))
      case .offset: return .list(.offset(nextPoint()))
      case .touch: return .list(.touch(.moved, nextPoint(), id: 0, time: nil))
      case .other:
        other += 1
        return items.others[other - 1]
      }
    }

    private mutating func nextPoint() -> Point { Point(x: nextNumber(), y: nextNumber()) }

    private mutating func nextNumber() -> Double {
      number += 1
      return items.numbers[number - 1]
    }
  }
}
