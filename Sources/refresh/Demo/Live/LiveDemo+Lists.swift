import RefreshKit

/// The keys that show another list.
extension LiveDemo {
  /// Shows the conversation, or the posts again.
  func toggleConversation() {
    pullIsOver()
    feed.toggleConversation()
    if feed.kind == .conversation {
      feed.log.show(
        "A conversation: scroll up, and older messages load in front, by a cursor",
        short: "Scroll up: older ones load")
    } else {
      feed.log.show("The posts again, where they were", short: "The posts again")
    }
  }
}
