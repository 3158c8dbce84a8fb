import Testing

@testable import RefreshKit

/// A list with a height of 200 points, a content of 1,000 and a footer of 44: its end is at 844.
@MainActor final class LoadMoreTriggerTests {
  private var view = ScrollSnapshot(
    geometry: ScrollGeometry(
      size: Size(width: 100, height: 200), contentSize: Size(width: 100, height: 1_000),
      inset: .zero, reserved: EdgeInsets(bottom: 44)),
    offset: .zero)
  private var trigger = LoadMoreTrigger()

  @Test func `a drag that ends at the end loads after a net move, however long the content is`() {
    (view.isDragging, view.dragID) = (true, 1)
    for (height, y, start, loads) in [
      (1_000.0, 843.0, 0.0, false), (1_000, 844, 0, true), (1_000, 844, 850, false),
      (100, 1, 0, true), (100, -1, -5, false), (1, 1, 0, true), (0, 1, 0, false),
    ] {
      view.geometry.contentSize.height = height
      view.offset.y = y
      view.dragStart.y = start
      #expect(trigger.dragDidEnd(endGeometry()) == loads, "\(height) \(y)")
    }
  }

  private func endGeometry() -> LoadMoreTrigger.EndGeometry {
    LoadMoreTrigger.EndGeometry(snapshot: view, reservedInset: 44, triggerDistance: 44)
  }
}
