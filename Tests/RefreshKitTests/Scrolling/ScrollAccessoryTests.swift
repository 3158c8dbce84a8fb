import RefreshKit
import Testing

/// Reserved insets, by a subclass as a client writes it: the witness calls only `reserveInset(_:)`.
struct ScrollAccessoryTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let witness = Witness()

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    list.contentInset = EdgeInsets(top: 5, bottom: 7)
    list.footer = witness
    list.timeline.advance(by: 0)
    witness.clearLog()
  }

  @Test func `an inset is reserved beside the app's inset, at the component's edge`() {
    witness.reserveInset(30)
    #expect(witness.reservedInset == 30)
    #expect(list.contentInset == EdgeInsets(top: 5, bottom: 7))
    #expect(list.adjustedContentInset == EdgeInsets(top: 5, bottom: 37))
    #expect(witness.scrollViewOriginalInset == EdgeInsets(top: 5, bottom: 7))
  }

  @Test func `a reserved inset replaces the one before, 0 releases it`() {
    witness.reserveInset(30)
    witness.reserveInset(10)
    #expect(list.reservedInset.bottom == 10)
    witness.reserveInset(-4)
    #expect(list.reservedInset.bottom == -4)
    witness.reserveInset(0)
    #expect(list.reservedInset == .zero)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `an amount that is not finite is refused`(amount: Double) {
    witness.reserveInset(30)
    witness.reserveInset(amount)
    #expect(witness.reservedInset == 30)
    #expect(list.reservedInset.bottom == 30)
  }

  @Test func `a detached component reserves nothing`() {
    let witness = Witness()
    witness.reserveInset(30)
    #expect(witness.reservedInset == 0)
    list.footer = witness
    #expect(list.reservedInset == .zero)
    #expect(witness.scrollViewOriginalInset == EdgeInsets(top: 5, bottom: 7))
    list.footer = nil
    #expect(witness.scrollViewOriginalInset == .zero)
  }

  @Test func `a component that leaves its slot releases what it has reserved`() {
    witness.reserveInset(30)
    list.footer = nil
    #expect(witness.reservedInset == 0)
    #expect(list.reservedInset == .zero)
  }

  @Test func `reserved insets at all edges add up`() {
    let header = RefreshHeader().link(to: list)
    let trailer = RefreshTrailer().link(to: list)
    header.reserveInset(1)
    witness.reserveInset(2)
    trailer.reserveInset(3)
    #expect(list.reservedInset == EdgeInsets(top: 1, bottom: 2, right: 3))
  }

  // MARK: Which components are notified

  @Test func `a hidden component is notified of the content size alone`() {
    witness.isHidden = true
    scrollEverything()
    #expect(witness.log == ["size 375x2000 > 375x3000"])
  }

  @Test func `a component without interaction is notified of nothing`() {
    witness.isUserInteractionEnabled = false
    scrollEverything()
    #expect(witness.log == [])
  }

  @Test func `a detached component is notified of nothing`() {
    list.footer = nil
    scrollEverything()
    #expect(witness.log == [])
  }

  @Test func `a component that is notified of a change sees the view as it is then`() {
    final class Reader: RefreshFooter {
      var views: [ScrollSnapshot] = []
      override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
        super.scrollViewContentOffsetDidChange(change)
        if let scrollView { views.append(scrollView.snapshot) }
      }
    }
    let reader = Reader().link(to: list)
    list.contentOffset.y = 10
    #expect(reader.views.map(\.offset.y) == [10])
    #expect(reader.views.map(\.geometry) == [list.geometry])
  }

  private func scrollEverything() {
    list.contentOffset.y = 10
    list.beginDragging()
    list.endDragging()
    list.contentSize.height = 3_000
  }
}
