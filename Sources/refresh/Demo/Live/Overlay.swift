import RefreshTerminal

/// The content that is shown over the feed, and the page of it.
struct Overlay {
  /// A content of overlays.
  enum Content {
    /// The list of all keys.
    case help
  }

  let content: Content
  var page = 0
}

/// Pages that are shown over the feed.
protocol OverlayPages {
  /// The part of the screen that they cover.
  var area: CellRect { get }

  /// The number of pages, at least 1.
  var pageCount: Int { get }

  /// Draws a page; the last page for a number beyond it.
  func draw(page: Int, on canvas: inout Canvas)
}

extension OverlayPages {
  /// Returns the page a number of pages further; nil before the first and after the last page.
  func page(_ step: Int, from page: Int) -> Int? {
    let page = min(page, pageCount - 1) + step
    return (0..<pageCount).contains(page) ? page : nil
  }

  /// The text about the keys that turn the pages, before that about other keys; empty for a single
  /// page.
  func turningKeys(on page: Int, isLarge: Bool) -> String {
    guard pageCount > 1 else { return "" }
    let number = "\(page + 1) of \(pageCount)"
    return isLarge ? "↑ ↓ turn pages (\(number))   " : "↑ ↓ \(number), "
  }
}
