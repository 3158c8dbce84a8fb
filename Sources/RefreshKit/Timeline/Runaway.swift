extension Timeline {
  /// Work has fed itself: more has run than the limit of `advance(by:limit:)` allows.
  public nonisolated struct Runaway: Error, Sendable {
    /// The class of the view that asked for layout again while it was laid out, or of the component
    /// whose work came again; nil where nothing of the kind was under way.
    public let className: String?

    /// What an advance without a limit stops the program with.
    var message: String {
      let source =
        className.map { "a \($0) causes new work each time it is laid out or called" }
        ?? "work on the main queue, or due items without a delay, plan new work each time"
      return "Timeline.advance would never return: \(source). Change only what has another value, "
        + "and plan repeated work with a delay."
    }
  }

  /// How much has run, without time moving, that was planned without time moving.
  struct Feed {
    /// How many rounds, or items without a delay, an advance without a limit takes.
    static let limit = 20_000

    private let limit: Int
    private var rounds = 0
    private var items = 0

    init(limit: Int = .max) {
      self.limit = limit
    }

    /// Whether more items without a delay were planned than the limit allows.
    var isEndless: Bool { items > limit }

    /// What to throw.
    var runaway: Runaway { Runaway(className: Timeline.sourceName) }

    /// A round of the main queue, or a pass, begins.
    ///
    /// - Returns: Whether the limit allows it.
    mutating func mayTakeRound() -> Bool {
      rounds += 1
      Timeline.round += 1
      return rounds <= limit
    }

    /// An item was planned that is due at the instant at which it was planned.
    mutating func plansItem() {
      items += 1
      Timeline.round += 1
    }

    /// Time has moved on: what ran before has not fed itself.
    mutating func timeMoved() {
      (rounds, items) = (0, 0)
    }
  }

  #if hasFeature(Embedded)
    static var round = 0
    static var sourceName: String? { nil }
    static func noteSource(_ object: AnyObject) {}
  #else
    /// The number of the present round, over all timelines.
    static var round = 0
    /// The class that caused new work last, and in which round.
    private static var source: (type: AnyObject.Type, round: Int)?

    /// The class that has caused new work in one of the last rounds.
    fileprivate static var sourceName: String? {
      guard let source, round - source.round <= 3 else { return nil }
      return String(describing: source.type)
    }

    /// Notes that an object has caused new work, for the case that this has no end.
    static func noteSource(_ object: AnyObject) {
      source = (type(of: object), round)
    }
  #endif
}
