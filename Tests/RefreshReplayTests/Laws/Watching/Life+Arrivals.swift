@testable import RefreshKit

/// When the end of the list counts as reached, by the words of rule T.
extension Life {
  /// The offset from which on the end counts as reached.
  func arrivalLine(of footer: RefreshAutoFooter, in scrollView: ScrollView) -> Double {
    let inset = scrollView.contentInset + scrollView.safeAreaInsets
    let sight = scrollView.contentSize.height + inset.bottom - scrollView.frame.height
    return sight + footer.frame.height * footer.triggerAutomaticallyRefreshPercent
  }

  /// Notes what allows an auto footer to load again: a new drag, longer content, an offset
  /// before the line.
  func noteArrivals(in scrollView: ScrollView) {
    guard let footer = autoFooter else { return }
    let view = scrollView.snapshot
    ration.take(drag: view.dragID, times: footer.autoTriggerTimes)
    ration.take(
      contentHeight: view.geometry.contentSize.height,
      isBeforeLine: view.offset.y < arrivalLine(of: footer, in: scrollView) + Life.slack)
  }
}
