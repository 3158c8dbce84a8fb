import RefreshKit

/// Scroll wheels and keys that would scroll further at an end of the content.
extension ListHandle {
  /// Begins the auto header or auto footer at whose edge the content is, if it has not loaded there: once for each size
  /// of the content.
  func movesOn(along way: Point) {
    let edges: [Edge?] = [
      way.y < 0 ? .top : way.y > 0 ? .bottom : nil, way.x < 0 ? .left : way.x > 0 ? .right : nil,
    ]
    for case let edge? in edges where scrollView.contentSize != sizesMovedOn[edge] {
      guard let loader = scrollView.waitingLoader(at: edge) else { continue }
      sizesMovedOn[edge] = scrollView.contentSize
      loader.beginRefreshing()
    }
  }

  /// Scrolls by a step; at the end of the content, begins the component there.
  ///
  /// - Returns: Whether there is content to scroll to.
  func scroll(by name: ScrollStepName, animated: Bool) -> Bool {
    guard scrollView.hasContent(along: name.direction) else {
      movesOn(along: name.direction)
      return false
    }
    scrollView.scroll(by: name.step, animated: animated)
    return true
  }
}

extension ScrollStepName {
  /// The direction in which the visible part of the content moves.
  fileprivate var direction: Point {
    switch self {
    case .lineUp, .pageUp, .home: Point(x: 0, y: -1)
    case .lineDown, .pageDown, .end: Point(x: 0, y: 1)
    case .lineLeft, .pageLeft, .homeLeft: Point(x: -1, y: 0)
    case .lineRight, .pageRight, .endRight: Point(x: 1, y: 0)
    }
  }
}
