import RefreshKit

/// The items of a session, in order. One that may come with each frame is a byte for its kind, and its numbers.
struct RecordedItems {
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
  private var intervals: [Double] = []
  private var points: [Point] = []
  private var others: [RecordedItem] = []
  private var lastInterval = 0.0

  init() {}

  /// How many items there are.
  var count: Int { kinds.count }

  /// Appends an item.
  @inline(__always)
  mutating func append(_ item: RecordedItem) {
    kinds.append(store(item))
  }

  /// Stores the numbers of an item, or the item.
  ///
  /// - Returns: Its kind.
  @inline(__always)
  private mutating func store(_ item: RecordedItem) -> Kind {
    switch item {
    case .advance(let interval):
      if interval.bitPattern == lastInterval.bitPattern { return .sameAdvance }
      lastInterval = interval
      intervals.append(interval)
      return .advance
    case .list(.drag(.moved(let offset))):
      points.append(offset)
      return .drag
    case .list(.scroll(let offset)):
      points.append(offset)
      return .scroll
    case .list(.offset(let offset)):
      points.append(offset)
      return .offset
    case .list(.touch(.moved, let point, id: 0, time: nil)):
      points.append(point)
      return .touch
    default:
      others.append(item)
      return .other
    }
  }
}

extension RecordedItems: Sequence {
  func makeIterator() -> Iterator { Iterator(items: self) }

  /// Reads the items, from the first one on.
  struct Iterator: IteratorProtocol {
    fileprivate let items: RecordedItems
    /// How many were read of each array.
    private var (kinds, intervals, points, others) = (0, 0, 0, 0)

    fileprivate init(items: RecordedItems) { self.items = items }

    mutating func next() -> RecordedItem? {
      guard kinds < items.count else { return nil }
      kinds += 1
      switch items.kinds[kinds - 1] {
      case .advance:
        intervals += 1
        return .advance(items.intervals[intervals - 1])
      case .sameAdvance: return .advance(intervals > 0 ? items.intervals[intervals - 1] : 0)
      case .drag: return .list(.drag(.moved(nextPoint())))
      case .scroll: return .list(.scroll(nextPoint()))
      case .offset: return .list(.offset(nextPoint()))
      case .touch: return .list(.touch(.moved, nextPoint(), id: 0, time: nil))
      case .other:
        others += 1
        return items.others[others - 1]
      }
    }

    private mutating func nextPoint() -> Point {
      points += 1
      return items.points[points - 1]
    }
  }
}
