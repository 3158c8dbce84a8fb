import TerminalHost

/// What is shown over the feed, and which page of it.
struct Overlay {
  /// What can be shown there.
  enum Content {
    /// The list of all keys.
    case help
    /// The Swift code of the list.
    case code
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

  /// Draws a page; after the last one, the last one.
  func draw(page: Int, on canvas: inout Canvas)
}

extension OverlayPages {
  /// Returns the page that is some pages further; nil before the first and after the last one.
  func page(_ step: Int, from page: Int) -> Int? {
    let page = min(page, pageCount - 1) + step
    return (0..<pageCount).contains(page) ? page : nil
  }

  /// The keys that turn the pages, before the words on other keys; empty for a single page.
  func turningKeys(on page: Int, isLarge: Bool) -> String {
    guard pageCount > 1 else { return "" }
    let number = "\(page + 1) of \(pageCount)"
    return isLarge ? "↑ ↓ turn pages (\(number))   " : "↑ ↓ \(number), "
  }
}
