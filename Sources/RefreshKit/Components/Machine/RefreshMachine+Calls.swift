/// The events of calls that wait for their turn.
nonisolated extension RefreshMachine {
  /// What becomes of the first call that waits.
  enum Turn {
    case perform(RefreshRequest.Kind)
    /// It was for a refresh that is over.
    case drop(RefreshRequest)
    /// An end, by its number, waits for some seconds more.
    case postpone(Int, by: Double)
  }

  /// Whether an end by a call cuts the display of a result short: one without more data.
  func ends(atOnceWith result: RefreshResult) -> Bool {
    if case .noMoreData = result { traits.hasNoMoreData } else { false }
  }

  /// Drops the calls that wait.
  mutating func dropCalls() -> Effects {
    var effects = Effects()
    dropCalls(&effects)
    return effects
  }

  mutating func dropCalls(_ effects: inout Effects) {
    if requests.isEmpty { return }
    effects.dropped = requests.removeAll()
    effects.hasAttempt = phase.attempt != nil
  }

  /// A gesture begins a refresh.
  enum GestureBegin {
    /// It begins now.
    case now
    /// It waits behind the calls that wait.
    case wait
    /// A begin waits already.
    case ignore
  }

  /// What a gesture that begins a refresh does.
  var gestureBegin: GestureBegin {
    if requests.isEmpty { return .now }
    return requests.endsInBegin ? .ignore : .wait
  }

  /// The next call whose turn has come; nil where none has.
  ///
  /// - Parameters:
  ///   - now: The time, in seconds of the timeline; nil outside a scroll view.
  ///   - minimum: How long a refresh lasts at least, in seconds.
  mutating func nextTurn(at now: Double?, minimum: Double) -> Turn? {
    guard let first = requests.requests.first, first.isDue else { return nil }
    if let intended = first.generation, intended != generation {
      return .drop(requests.removeFirst())
    }
    if first.endsRefresh, state == .refreshing, !isShowingResult, let now,
      let attempt = phase.attempt
    {
      let time = attempt.start + minimum - now
      if time > 0 {
        requests.postponeFirst()
        return .postpone(first.id, by: time)
      }
    }
    return .perform(requests.removeFirst().kind)
  }
}
