/// An input that may come with each frame, and consists of numbers only.
enum FrequentInput {
  case advance(Double)
  case drag(Point)
  case scroll(Point)
  /// A move of the finger 0, at the present time.
  case touch(Point)

  /// The frequent input that an input is; nil where it is another.
  @inline(__always)
  init?(_ item: RecordedItem) {
    switch item {
    case .advance(let interval): self = .advance(interval)
    case .list(.drag(.moved(let point))): self = .drag(point)
    case .list(.scroll(let point)): self = .scroll(point)
    case .list(.touch(.moved, let point, id: 0, time: nil)): self = .touch(point)
    default: return nil
    }
  }
}

extension RecordedItem {
  /// A frequent input.
  init(_ input: FrequentInput) {
    switch input {
    case .advance(let interval): self = .advance(interval)
    case .drag(let point): self = .list(.drag(.moved(point)))
    case .scroll(let point): self = .list(.scroll(point))
    case .touch(let point): self = .list(.touch(.moved, point, id: 0, time: nil))
    }
  }
}
