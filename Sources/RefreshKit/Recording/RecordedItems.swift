/// The items of a session, in order. One that may come with each frame is a byte for its kind, and its
/// numbers.
package struct RecordedItems {
  /// The kind of an item.
  private enum Kind: UInt8 {
    case advance, drag, scroll, offset
    /// An advance by the same interval as the one before, which has no number.
    case sameAdvance
    /// A move of the finger 0, at the present time.
    case touch
    case other
  }

  private var kinds: [Kind] = []
  private var numbers: [Double] = []
  private var others: [RecordedItem] = []
  private var lastInterval = 0.0

  init() {}

  /// How many items there are.
  package var count: Int { kinds.count }

  /// Appends an item.
  mutating func append(_ item: RecordedItem) {
    switch item {
    case .advance(let interval) where interval.bitPattern == lastInterval.bitPattern:
      kinds.append(.sameAdvance)
    case .advance(let interval):
      lastInterval = interval
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
    private var interval = 0.0

    fileprivate init(items: RecordedItems) { self.items = items }

    package mutating func next() -> RecordedItem? {
      guard kind < items.count else { return nil }
      kind += 1
      switch items.kinds[kind - 1] {
      case .advance:
        interval = nextNumber()
        return .advance(interval)
      case .sameAdvance: return .advance(interval)
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
