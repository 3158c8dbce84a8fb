import RefreshTerminal

/// The overlay over the feed: the help.
extension LiveDemo {
  /// The pages of a content, for the present screen.
  func pages(of content: Overlay.Content) -> any OverlayPages {
    switch content {
    case .help: HelpScreen(in: layout.list, isUnicode: isUnicode)
    }
  }

  /// Shows the first page of a content.
  func show(_ content: Overlay.Content) {
    overlay = Overlay(content: content)
  }

  /// Turns the pages, and closes them before the first and after the last one. Another key acts on the
  /// feed, and closes the help.
  func handle(_ key: Key, over shown: Overlay) {
    switch key {
    case shown.content.key, .right, .down, .pageDown, .character(" "): turn(shown, by: 1)
    case .left, .up, .pageUp: turn(shown, by: -1)
    case .escape: overlay = nil
    default:
      overlay = nil
      handle(key)
    }
  }

  private func turn(_ shown: Overlay, by step: Int) {
    let page = pages(of: shown.content).page(step, from: shown.page)
    overlay = page.map { Overlay(content: shown.content, page: $0) }
  }

  /// Closes the panel that is clicked.
  ///
  /// - Returns: Whether the event of the mouse is for the overlay, not for the feed.
  func handle(_ mouse: Mouse, over shown: Overlay) -> Bool {
    let area = pages(of: shown.content).area
    guard area.contains(column: mouse.column, row: mouse.row) else { return false }
    switch mouse.action {
    case .press:
      overlay = nil
      return true
    case .wheel: return true
    // These events belong to a press beside the overlay.
    case .drag, .release: return false
    }
  }
}

extension Overlay.Content {
  /// The key that shows the content.
  fileprivate var key: Key {
    switch self {
    case .help: LiveKey.help.key
    }
  }
}
