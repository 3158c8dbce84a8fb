extension Timeline {
  /// The error of an advance that would not end: it has more work than the limit of
  /// `advance(by:limit:)` allows.
  public nonisolated struct Runaway: Error, Sendable {
    /// The class of the view that asked for layout again while it was laid out, or of the component
    /// whose work caused the same work again; nil if there is no such object.
    public let className: String?

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
    /// For an advance without a limit of its own.
    static let limit = 20_000

    private let limit: Int
    private var rounds = 0
    private var items = 0

    init(limit: Int = .max) {
      self.limit = limit
    }

    var isEndless: Bool { items > limit }

    var runaway: Runaway { Runaway(className: Timeline.sourceName) }

    /// Returns whether the limit allows the round.
    mutating func beginRound() -> Bool {
      rounds += 1
      Timeline.round += 1
      return rounds <= limit
    }

    mutating func countItem() {
      items += 1
      Timeline.round += 1
    }

    mutating func timeDidMove() {
      (rounds, items) = (0, 0)
    }
  }

  /// Counted over all timelines.
  static var round = 0
  private static var source: (type: AnyObject.Type, round: Int)?

  fileprivate static var sourceName: String? {
    guard let source, round - source.round <= 3 else { return nil }
    return String(describing: source.type)
  }

  static func recordWorkSource(_ object: AnyObject) {
    if object is any WorkSource { source = (type(of: object), round) }
  }
}
