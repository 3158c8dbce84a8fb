import RefreshKit

extension ScrollView {
  /// Pulls the list up by 100 points at its end, lets go, and waits.
  func pullUp() {
    let end = geometry.range(along: .vertical).upperBound
    beginDragging()
    drag(to: Point(x: 0, y: end - 100))
    drag(to: Point(x: 0, y: end + 100))
    endDragging()
    timeline.advance(by: 1)
  }
}

extension RefreshComponent {
  /// The error of the last refresh, if that has failed.
  var lastFailure: (any Error)? {
    guard case .failure(let error)? = lastResult else { return nil }
    return error
  }
}
