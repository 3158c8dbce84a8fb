import RefreshKit
import Testing

/// Reserved insets, by a subclass as a client writes it: the witness calls only `reserveInset(_:)`.
struct ReservedInsetTests {
  private let list: ScrollView
  private let witness: Bench.Witness

  init() {
    (list, witness) = Bench.Witness.inList()
    list.contentInset = EdgeInsets(top: 5, bottom: 7)
    witness.clearLog()
  }

  @Test func `an inset is reserved beside the app's inset, until another replaces or releases it`()
  {
    witness.reserveInset(30)
    #expect(witness.reservedInset == 30)
    #expect(list.contentInset == EdgeInsets(top: 5, bottom: 7))
    #expect(list.adjustedContentInset == EdgeInsets(top: 5, bottom: 37))
    #expect(witness.scrollViewOriginalInset == EdgeInsets(top: 5, bottom: 7))
    for amount in [Double.nan, .infinity, -.infinity] {
      witness.reserveInset(amount)
      #expect(witness.reservedInset == 30 && list.reservedInset.bottom == 30)
    }
    for amount in [10.0, -4, 0] {
      witness.reserveInset(amount)
      #expect(list.reservedInset == EdgeInsets(bottom: amount))
    }
    witness.reserveInset(30)
    list.footer = nil
    #expect(witness.reservedInset == 0 && list.reservedInset == .zero)
  }

  @Test func `a detached component reserves nothing`() {
    let witness = Bench.Witness()
    witness.reserveInset(30)
    #expect(witness.reservedInset == 0)
    list.footer = witness
    #expect(list.reservedInset == .zero)
    #expect(witness.scrollViewOriginalInset == EdgeInsets(top: 5, bottom: 7))
    list.footer = nil
    #expect(witness.scrollViewOriginalInset == .zero)
  }

  // MARK: Which components are notified

  @Test
  func `a hidden component is notified of the content size alone, others that rest of nothing`() {
    witness.isHidden = true
    scrollEverything()
    #expect(witness.log == ["size 375x2000 > 375x3000"])
    witness.isHidden = false
    witness.clearLog()
    witness.isUserInteractionEnabled = false
    scrollEverything()
    #expect(witness.log == [])
    witness.isUserInteractionEnabled = true
    list.footer = nil
    scrollEverything()
    #expect(witness.log == [])
  }

  @Test func `a component that is notified of a change sees the view as it is then`() {
    var views: [ScrollSnapshot] = []
    witness.onEntry = { [list] _ in views.append(list.snapshot) }
    list.contentOffset.y = 10
    #expect(views.map(\.offset.y) == [10])
    #expect(views.map(\.geometry) == [list.geometry])
  }

  private func scrollEverything() {
    list.contentOffset.y = 10
    list.beginDragging()
    list.endDragging()
    list.contentSize.height = 3_000
  }
}
