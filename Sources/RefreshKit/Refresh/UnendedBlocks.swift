extension RefreshComponent {
  /// The duration of a refresh after which a debug build warns of the block that does not end it, in
  /// seconds of the timeline. An app that forgets `await` would wait forever.
  private static let warningDelay = 30.0

  /// For a refresh whose block has returned, and has neither ended it nor is followed by an action
  /// or an async function.
  final func warnIfBlockDoesNotEnd() {
    #if DEBUG && !hasFeature(Embedded)
      guard refreshingBlock != nil, targetAction == nil, action == nil, !callbacks.hasWarnedOfBlock
      else { return }
      let refresh = machine.generation
      listTimeline?.afterSilently(Self.warningDelay, for: self) {
        if $0.machine.generation == refresh { $0.warnOfBlock() }
      }
    #endif
  }

  #if DEBUG && !hasFeature(Embedded)
    private func warnOfBlock() {
      guard !callbacks.hasWarnedOfBlock else { return }
      callbacks.hasWarnedOfBlock = true
      StandardError.write(
        "RefreshKit: the block of a \(typeName(of: self)) has returned; only an async function "
          + "ends its refresh. Use await in the block, or call endRefreshing().")
    }
  #endif
}
