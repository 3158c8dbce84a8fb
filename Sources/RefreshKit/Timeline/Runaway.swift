extension Timeline {
  /// The error of an advance that would not end: it has run more work than the limit of
  /// `advance(by:limit:)` allows.
  public nonisolated struct Runaway: Error, Sendable {
    /// The class of the view that asked for layout again while it was laid out, or of the component
    /// whose work caused the same work again; nil if there is no such object.
    public let className: String?

    /// The message with which an advance without a limit stops the program.
    var message: String {
      let source =
        className.map { "a \($0) causes new work each time it is laid out or called" }
        ?? "work on the main queue, or due items without a delay, schedule new work each time"
      return "Timeline.advance would never return: \(source). Change only what has another value, "
        + "and schedule repeated work with a delay."
    }
  }

  /// Counts the work that is scheduled and runs while the time stays the same.
  struct RunawayDetector {
    /// The number of rounds, or of items without a delay, that an advance without a limit allows.
    static let limit = 20_000

    private let limit: Int
    private var rounds = 0
    private var items = 0

    init(limit: Int = .max) {
      self.limit = limit
    }

    /// Whether the number of items that were scheduled without a delay exceeds the limit.
    var isEndless: Bool { items > limit }

    /// The error to throw.
    var runaway: Runaway { Runaway(className: Timeline.sourceName) }

    /// Counts a round of the main queue, or of layout, that begins.
    ///
    /// - Returns: Whether the limit allows it.
    mutating func beginRound() -> Bool {
      rounds += 1
      Timeline.round += 1
      return rounds <= limit
    }

    /// Counts an item that is scheduled for the present time.
    mutating func countItem() {
      items += 1
      Timeline.round += 1
    }

    /// Starts the counts again, because the time has moved.
    mutating func timeDidMove() {
      (rounds, items) = (0, 0)
    }
  }

  #if hasFeature(Embedded)
    static var round = 0
    static var sourceName: String? { nil }
    static func recordWorkSource(_ object: AnyObject) {}
  #else
    /// The number of the present round, over all timelines.
    static var round = 0
    /// The last class that caused new work, and the round in which it did.
    private static var source: (type: AnyObject.Type, round: Int)?

    /// The class that has caused new work in one of the last rounds.
    fileprivate static var sourceName: String? {
      guard let source, round - source.round <= 3 else { return nil }
      return String(describing: source.type)
    }

    /// Records the class of an object that has caused new work, if it is a ``WorkSource``: the
    /// message of a runaway names it.
    static func recordWorkSource(_ object: AnyObject) {
      if object is any WorkSource { source = (type(of: object), round) }
    }
  #endif
}
