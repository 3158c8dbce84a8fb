/// The consequences of an event, in the order in which they are performed.
///
/// ``RefreshComponent/perform(_:)`` performs them. After each part that calls observers or
/// overrides, it continues only if no other change has been made meanwhile.
nonisolated struct Effects {
  /// An announcement, which is made once the change is over.
  enum Announcement {
    /// The pull has crossed the threshold, so that its release refreshes: a tick.
    case crossing
    /// A refresh has begun in a window.
    case begin
    /// A refresh has ended.
    case end(RefreshResult)
  }

  /// The result that another one has replaced. It is released with the effects, when no function of
  /// the machine is running, because its error may belong to a client.
  var replacedResult: RefreshResult?

  /// The waiting calls that are dropped. The completion of a dropped end runs with the end of the
  /// attempt, or in the next turn if there is no attempt.
  var dropped: [WaitingCall] = []
  /// Whether there is an attempt: a refresh that is under way or closing.
  var hasAttempt = false

  /// Whether another turn follows even if nothing else waits, because noMoreData has been set.
  var needsTurn = false

  /// The change of state; nil if the state is the same. The properties below belong to it, or to a
  /// refresh that opens because its component was put into a scroll view.
  var change: Change<RefreshState>?
  /// The reason for the change of state.
  var cause = RefreshCause.app
  /// Whether a refresh has ended: its action is cancelled and its blocks are dropped.
  var endsAttempt = false
  /// Whether a refresh has begun in a scroll view, so that its time limit starts now.
  var startsTimeout = false
  /// Whether the closing of an earlier refresh is cut short, so that the blocks of its end run now.
  var cutsClosingShort = false
  /// The announcement, which is made after the change; nil if there is none.
  var announcement: Announcement?
  /// Whether observers are notified.
  var isPublished = false
}
