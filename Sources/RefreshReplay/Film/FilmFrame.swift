/// One picture of a film: what is seen, and what is said of it.
nonisolated struct FilmFrame: Equatable {
  /// A callback that ran.
  struct Call: Equatable {
    let slot: Slot
    let callback: EventName.Callback
  }

  /// What is seen.
  var scene: Scene
  /// What was done, in words.
  var caption: String
  /// Which callbacks ran since the picture before.
  var calls: [Call] = []
  /// Whether something is not as the script expected.
  var isUnmet = false

  /// The callbacks in words, as in `header refreshing, began`.
  var callsInWords: String {
    zip(calls, [nil] + calls.map(\.slot)).map { call, last in
      (call.slot == last ? "" : "\(call.slot.rawValue) ") + call.callback.rawValue
    }
    .joined(separator: ", ")
  }
}
