import RefreshKit
import TerminalHost

/// A key of the demo: what it is called at the bottom of the screen, and what it does.
struct LiveKey {
  let letter: Character
  let caption: String
  let action: (LiveDemo) -> Void

  init(_ letter: Character, _ caption: String, _ action: @escaping (LiveDemo) -> Void) {
    self.letter = letter
    self.caption = caption
    self.action = action
  }

  /// The keys that the demo shows.
  static let all = [
    LiveKey("r", "refresh") { $0.list.view.header?.beginRefreshing() },
    LiveKey("m", "load more") { $0.list.view.footer?.beginRefreshing() },
    LiveKey("n", "no more data") { $0.list.endData() },
    LiveKey("c", "reset") { $0.list.resetData() },
    LiveKey("h", "next header") { $0.list.nextHeader() },
    LiveKey("f", "next footer") { $0.list.nextFooter() },
    LiveKey("a", "fade") { $0.list.fades.toggle() },
    LiveKey("p", "paging") { $0.list.view.isPagingEnabled.toggle() },
    LiveKey("s", "speed") { $0.list.server.speed += 1 },
    LiveKey("x", "fail next") { $0.list.server.failsNext.toggle() },
    LiveKey("q", "quit") { $0.finish() },
  ]

  /// The keys that scroll.
  static let scrolling: [Key: (ScrollView) -> Void] = [
    .up: { $0.wheel(dy: 0 - Row.height) },
    .down: { $0.wheel(dy: Row.height) },
    .pageUp: { scroll($0, to: $0.contentOffset.y - $0.frame.height + Row.height) },
    .pageDown: { scroll($0, to: $0.contentOffset.y + $0.frame.height - Row.height) },
    .home: { scroll($0, to: -.infinity) },
    .end: { scroll($0, to: .infinity) },
  ]

  /// Scrolls gently, within the range.
  private static func scroll(_ view: ScrollView, to y: Double) {
    let target = Point(x: view.contentOffset.x, y: y)
    view.setContentOffset(view.geometry.clamp(target), animated: true)
  }
}
