import RefreshKit

/// One picture of a film: a scene and its caption.
nonisolated struct FilmFrame: Equatable {
  /// A callback that ran.
  struct Call: Equatable {
    let slot: Slot
    let callback: ComponentEvent.Callback
  }

  /// What is seen.
  var scene: Scene
  /// What was done, in words.
  var caption: String
  /// Which callbacks ran since the picture before.
  var calls: [Call] = []
  /// Whether the script gives it its caption.
  var isCaptioned = false
  /// Whether something is not as the script expected.
  var isUnmet = false

  /// Whether a sheet of captions has it.
  var isInCaptions: Bool { isCaptioned || isUnmet }

  /// The callbacks in words, as in `header refreshing, began`.
  var callsInWords: String { Self.words(for: calls) }

  /// Callbacks in words: the slot is named where it is another than that before.
  static func words(for calls: [Call]) -> String {
    zip(calls, [nil] + calls.map(\.slot)).map { call, last in
      (call.slot == last ? "" : "\(call.slot.rawValue) ") + call.callback.rawValue
    }
    .joined(separator: ", ")
  }
}
