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

  /// The result that another one has replaced. It is released with the effects, when no function of the
  /// machine runs: a client may own its error.
  var replacedResult: RefreshResult?

  /// The calls that waited and are dropped. A block that was to run after an end runs with the end of
  /// the attempt, or in the next turn where there is none.
  var dropped: [RefreshRequest] = []
  /// Whether there is such an attempt: a refresh is under way, or closes.
  var hasAttempt = false

  /// The change of state; nil if the state is what it was. What follows belongs to it, or to a refresh
  /// that opens because it was put into a scroll view.
  var change: Change<RefreshState>?
  /// Why the state has changed.
  var cause = RefreshCause.app
  /// Whether a refresh has ended: its action is cancelled and its blocks are dropped.
  var endsAttempt = false
  /// Whether a refresh has begun in a scroll view: its timeout counts from now on.
  var startsClock = false
  /// Whether the closing of an earlier refresh is cut short: its end is due now.
  var cutsClosingShort = false
  /// What is announced, after the change.
  var announcement: Announcement?
  /// Whether observers are notified.
  var isPublished = false
}
