import Foundation
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

  /// Saves the position, or shows a new list at it, like an app that was started again.
  func saveOrRestorePlace() {
    pullIsOver()
    guard let saved = place else {
      let new = feed.feed.place
      place = new
      return feed.log.show(
        "Saved in \(new.byteCount) bytes: scroll away, then press b again",
        short: "Saved. Move, then b again")
    }
    place = nil
    feed.restore(saved)
    let isResumed = feed.isLoading
    feed.log.show(
      isResumed
        ? "A new list at the saved place, and its load begins again"
        : "A new list, at the place that was saved",
      short: isResumed ? "New list, same load" : "New list, same place")
  }
}

extension Feed.Place {
  /// The size of the data that an app stores, beside the posts, in bytes.
  fileprivate var byteCount: Int {
    let encoder = JSONEncoder()
    let size = (try? encoder.encode(list).count) ?? 0
    return size + ((try? encoder.encode(pager).count) ?? 0)
  }
}
