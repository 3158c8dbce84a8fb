import RefreshKit

nonisolated extension ScrollCause {
  /// The cause of a report of a page, by number.
  ///
  /// - Throws: ``StatusCode/badNumber``.
  init(reported number: Int32) throws(StatusCode) {
    switch number {
    case 0: self = .finger
    case 1: self = .deceleration
    case 2: self = .wheel
    case 3: self = .app
    default: throw .badNumber
    }
  }
}

extension ListHandle {
  /// Reports that the browser has scrolled the content.
  ///
  /// - Returns: Whether the list is to be drawn again: the content is elsewhere, something moves or is due, or a component
  ///   is shown that does not move with the content.
  func scrolled(to offset: Point, by cause: ScrollCause) -> Bool {
    let timeline = scrollView.timeline
    let due = timeline.nextDue
    scrollView.hostDidScroll(to: offset, by: cause)
    return scrollView.contentOffset != offset || timeline.isAnimating || timeline.nextDue != due
      || Slot.allCases.contains {
        guard let component = scrollView[$0] else { return false }
        return !component.isAmongContent && component.isRefreshing
      }
  }
}
