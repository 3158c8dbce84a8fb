import Testing

@testable import RefreshKit

struct ScrollSnapshotTests {
  private func snapshot(_ panState: PanState, isDragging: Bool) -> ScrollSnapshot {
    let geometry = ScrollGeometry(size: .zero, contentSize: .zero, inset: .zero, reserved: .zero)
    var snapshot = ScrollSnapshot(geometry: geometry, offset: .zero)
    (snapshot.panState, snapshot.isDragging) = (panState, isDragging)
    return snapshot
  }

  @Test func `a drag is active from its beginning until its end is notified`() {
    for state in [PanState.began, .changed] {
      #expect(snapshot(state, isDragging: true).isDragActive)
      #expect(!snapshot(state, isDragging: false).isDragActive)
    }
    for state in [PanState.ended, .cancelled] {
      #expect(!snapshot(state, isDragging: true).isDragActive)
      #expect(!snapshot(state, isDragging: false).isDragActive)
    }
  }

  @Test func `a finger and a wheel drag, and nothing else`() {
    for cause in [ScrollCause.finger, .wheel] { #expect(cause.isDrag) }
    for cause in [ScrollCause.app, .component, .deceleration] { #expect(!cause.isDrag) }
  }
}
