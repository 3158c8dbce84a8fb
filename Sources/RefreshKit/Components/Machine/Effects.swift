/// What is to be done about an event, in this order.
///
/// ``RefreshComponent/perform(_:)`` does it. After each part that calls observers or overrides it
/// continues only where no other change has been made meanwhile.
nonisolated struct Effects {
  /// What is announced, once the change is over.
  enum Announcement {
    /// Letting go would refresh now: a tick.
    case crossing
    /// A refresh has begun in a window.
    case begin
    /// A refresh has ended.
    case end(RefreshResult)
  }

  /// The calls that waited and are dropped. A block that was to run after an end runs with the end that
  /// takes its place, or in the next turn.
  var dropped: [RefreshRequest] = []
  /// The result that another one has replaced, to be released when the machine is not in use.
  var replacedResult: RefreshResult?
  /// Whether such blocks run with an end that is under way.
  var endIsUnderWay = false

  /// The change of state; nil where the state is what it was. All below belongs to it.
  var change: Change<RefreshState>?
  /// Whether a refresh has ended: its action is cancelled and its blocks are dropped.
  var endsAttempt = false
  /// Whether a refresh has begun in a window: its timeout counts from now on.
  var startsClock = false
  /// Whether the closing of an earlier refresh is cut short: its end is due now.
  var cutsClosingShort = false
  /// What is announced.
  var announcement: Announcement?
  /// Whether observers are notified.
  var isPublished = false
}
