import RefreshKit

/// A small screen of characters that shows a scroll view with its header and footer: each line is a
/// slice of the view, and shows what lies at the slice's middle.
struct TextScreen {
  /// How many characters a line has, without the frame.
  static let columns = 28
  /// How many points of the view one line shows.
  static let pointsPerLine: Double = 18

  let list: ScrollView
  let feed: Feed

  /// The screen, line by line, in a frame.
  var lines: [String] {
    let count = Int(list.frame.height / Self.pointsPerLine)
    let edge = String(repeating: "─", count: Self.columns)
    let slices = (0..<count).map { line in
      let top = list.contentOffset.y + Double(line) * Self.pointsPerLine
      return "│" + padded(text(from: top)) + "│"
    }
    return ["┌\(edge)┐"] + slices + ["└\(edge)┘"]
  }

  /// What lies in the slice of the content that begins at `top`.
  private func text(from top: Double) -> String {
    let middle = top + Self.pointsPerLine / 2
    for component in [list.header, list.footer] as [RefreshComponent?] {
      guard let component, component.isShown else { continue }
      if component.frame.y <= middle, middle < component.frame.maxY {
        return text(of: component, at: middle - component.frame.y)
      }
    }
    return feed.text(at: middle)
  }

  /// What a component shows in the slice around `y`, in its own coordinates.
  private func text(of component: RefreshComponent, at y: Double) -> String {
    let half = Self.pointsPerLine / 2
    for label in component.subviews.compactMap({ $0 as? Label }) {
      guard let text = label.text, !label.isHidden else { continue }
      guard y - half <= label.center.y, label.center.y < y + half else { continue }
      let isTitle = label === (component as? any StateTitled)?.stateLabel
      return centered(isTitle ? mark(of: component) + text : text)
    }
    return ""
  }

  /// The arrow or the wheel that stands before a title.
  private func mark(of component: RefreshComponent) -> String {
    if let wheel = (component as? any LoadingShowing)?.loadingView, wheel.isAnimating {
      return "◌ "
    }
    guard let arrow = (component as? any ArrowShowing)?.arrowView, !arrow.isHidden else {
      return ""
    }
    return arrow.rotation == 0 ? "↓ " : "↑ "
  }

  private func centered(_ text: String) -> String {
    let room = max(0, Self.columns - text.count)
    return String(repeating: " ", count: room / 2) + text
  }

  private func padded(_ text: String) -> String {
    let text = text.prefix(Self.columns)
    return text + String(repeating: " ", count: Self.columns - text.count)
  }
}
