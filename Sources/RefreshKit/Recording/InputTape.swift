/// The inputs of a session, in order.
///
/// A frequent input is stored as a byte for its kind and its numbers, without the first one where that is the
/// same as before; the others are stored as they are. Bytes that were written are never moved or changed, so
/// that a copy has what was stored until then, and shares the memory; only the original may be appended to.
package struct InputTape {
  /// How many inputs there are.
  package private(set) var count = 0

  /// The first byte of an input.
  fileprivate enum Kind: UInt8 {
    case advance, drag, scroll, touch, other
    /// No input: what follows is in the next block.
    case nextBlock
  }

  /// What is added to the kind of an input whose first number is the same as before.
  fileprivate static let repeats: UInt8 = 0x80
  /// The most bytes of an input and of the sign for the next block: a kind, two numbers, and a kind.
  private static let longestInput = 18

  /// The memory of a tape and its copies.
  fileprivate nonisolated final class Memory {
    static let blockLength = 16_384
    private(set) var blocks: [UnsafeMutableRawPointer] = []

    deinit {
      for block in blocks { block.deallocate() }
    }

    func addBlock() -> UnsafeMutableRawPointer {
      blocks.append(.allocate(byteCount: Self.blockLength, alignment: 1))
      return blocks[blocks.count - 1]
    }
  }

  fileprivate let memory = Memory()
  /// The block that is being filled, and how many of its bytes are.
  private var block: UnsafeMutableRawPointer?
  private var used = Memory.blockLength
  /// The last interval of an advance, and the last x of another frequent input.
  private var (interval, x) = (0.0, 0.0)
  fileprivate var others: [RecordedItem] = []

  init() {}

  /// How many bytes the frequent inputs take.
  var length: Int {
    block == nil ? 0 : (memory.blocks.count - 1) * Memory.blockLength + used
  }

  /// Appends a frequent input.
  @inline(__always)
  mutating func append(_ input: FrequentInput) {
    switch input {
    case .advance(let new):
      if new.bitPattern == interval.bitPattern {
        append(Kind.advance.rawValue | Self.repeats, length: 1) { _ in }
      } else {
        interval = new
        append(Kind.advance.rawValue, length: 9) { $0.store(new, at: 1) }
      }
    case .drag(let point): append(.drag, point)
    case .scroll(let point): append(.scroll, point)
    case .touch(let point): append(.touch, point)
    }
  }

  /// Appends any input.
  mutating func append(_ item: RecordedItem) {
    if let input = FrequentInput(item) { return append(input) }
    others.append(item)
    append(Kind.other.rawValue, length: 1) { _ in }
  }

  @inline(__always)
  private mutating func append(_ kind: Kind, _ point: Point) {
    if point.x.bitPattern == x.bitPattern {
      append(kind.rawValue | Self.repeats, length: 9) { $0.store(point.y, at: 1) }
    } else {
      x = point.x
      append(kind.rawValue, length: 17) {
        $0.store(point.x, at: 1)
        $0.store(point.y, at: 9)
      }
    }
  }

  /// Appends the first byte of an input, and what `store` stores behind it.
  @inline(__always)
  private mutating func append(
    _ first: UInt8, length: Int, _ store: (UnsafeMutableRawPointer) -> Void
  ) {
    if used > Memory.blockLength - Self.longestInput { addBlock() }
    let start = block.unsafelyUnwrapped + used
    start.storeBytes(of: first, as: UInt8.self)
    store(start)
    used &+= length
    count &+= 1
  }

  @inline(never)
  private mutating func addBlock() {
    block?.storeBytes(of: Kind.nextBlock.rawValue, toByteOffset: used, as: UInt8.self)
    block = memory.addBlock()
    used = 0
  }
}

extension UnsafeMutableRawPointer {
  @inline(__always)
  fileprivate func store(_ number: Double, at offset: Int) {
    storeBytes(of: number, toByteOffset: offset, as: Double.self)
  }
}

extension InputTape: Sequence {
  package func makeIterator() -> Iterator { Iterator(self) }

  /// Reads the inputs, from the first one on.
  package struct Iterator: IteratorProtocol {
    private let tape: InputTape
    private var left: Int
    private var (block, offset) = (0, 0)
    private var (interval, x, other) = (0.0, 0.0, 0)

    fileprivate init(_ tape: InputTape) {
      self.tape = tape
      left = tape.count
    }

    package mutating func next() -> RecordedItem? {
      guard left > 0 else { return nil }
      left -= 1
      var byte = read(UInt8.self)
      if byte == Kind.nextBlock.rawValue {
        (block, offset) = (block + 1, 0)
        byte = read(UInt8.self)
      }
      let repeats = byte >= InputTape.repeats
      switch Kind(rawValue: byte % InputTape.repeats) {
      case .advance:
        if !repeats { interval = read(Double.self) }
        return .advance(interval)
      case .drag: return RecordedItem(.drag(point(repeats)))
      case .scroll: return RecordedItem(.scroll(point(repeats)))
      case .touch: return RecordedItem(.touch(point(repeats)))
      case .other, .nextBlock, nil:
        other += 1
        return tape.others[other - 1]
      }
    }

    private mutating func point(_ repeats: Bool) -> Point {
      if !repeats { x = read(Double.self) }
      return Point(x: x, y: read(Double.self))
    }

    private mutating func read<Value: BitwiseCopyable>(_ type: Value.Type) -> Value {
      defer { offset += MemoryLayout<Value>.size }
      return tape.memory.blocks[block].loadUnaligned(fromByteOffset: offset, as: Value.self)
    }
  }
}
