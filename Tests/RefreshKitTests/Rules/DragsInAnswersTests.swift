import RefreshKit
import TestSupport
import Testing

/// Rule A18: a drag that the app begins inside the end of another is under way afterwards.
struct DragsInAnswersTests {
  /// A footer that begins a drag when one ends.
  private final class Grabber: RefreshAutoFooter {
    override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
      super.scrollViewPanStateDidChange(change)
      guard change.new == .ended || change.new == .cancelled else { return }
      if scrollView?.snapshot.dragID == 1 { scrollView?.beginDragging() }
    }
  }

  private enum End: CaseIterable { case lift, throwing, cancel, fingerLift, fingerCancel }

  @Test(arguments: Kind.pulled.filter { !$0.name.contains("Footer") }, End.allCases)
  private func `a drag that begins in the end of one is under way`(kind: Kind, end: End) {
    let bench = Bench(kind)
    bench.list.footer = Grabber()
    let isFinger = end == .fingerLift || end == .fingerCancel
    if isFinger {
      bench.finger(.began)
      bench.finger(.moved, 30)
      bench.finger(.moved, 60)
    } else {
      bench.pull(by: 0.5)
    }
    switch end {
    case .lift: bench.list.endDragging()
    case .throwing: bench.list.endDragging(decelerate: true)
    case .cancel: bench.list.cancelDragging()
    case .fingerLift: bench.finger(.ended, 60)
    case .fingerCancel: bench.finger(.cancelled, 60)
    }
    #expect(bench.list.isDragging && !bench.list.isDecelerating)
    #expect(bench.list.snapshot.dragID == 2)
    bench.drag(by: 1.5)
    #expect(bench.component.state == .pulling)
    bench.list.endDragging()
    #expect(!bench.list.isDragging)
  }
}
