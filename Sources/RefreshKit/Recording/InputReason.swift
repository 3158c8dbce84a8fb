/// Why a component changes its state, where that is the kit's own decision.
package nonisolated enum InputReason: Hashable {
  /// The pull that had passed the threshold was let go.
  case release
  /// The pull has passed the threshold, or is not beyond it any more.
  case pull
  /// The end of the list was reached.
  case arrival
  /// A drag towards the end has ended there.
  case dragAtEnd
  /// The title was tapped.
  case tap
  /// The list was not updated for longer than the header's interval.
  case expiration
  /// The refresh has taken longer than its limit.
  case timeout
  /// An end by a call had its turn, and its minimum duration is over.
  case end
}
