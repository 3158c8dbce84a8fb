import RefreshKit
import RefreshReplay
import Testing

/// Components that are added and removed as subviews, with the same effect as setting their slots.
@MainActor struct ScrollViewAddingTests {
  private let list = Bench.list()

  /// The components in the slots of a list.
  private func slots(of list: ScrollView) -> [RefreshComponent?] {
    Slot.allCases.map { list[$0] }
  }

  @Test(arguments: Kind.all)
  func `adding a component attaches it in its slot, and removing it detaches it`(kind: Kind) {
    let (component, view) = (kind.make(), View())
    list.addSubview(view)
    list.addSubview(component)
    #expect(component.scrollView === list)
    #expect(slots(of: list).count { $0 === component } == 1)
    #expect(list.holds(component, view))

    list.timeline.advance(by: 0)
    component.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(component.state == .refreshing)
    let floats = component is RefreshRingHeader
    #expect((list.reservedInset == .zero) == floats)

    component.removeFromSuperview()
    #expect(slots(of: list).allSatisfy { $0 == nil })
    #expect(component.scrollView == nil && component.superview == nil)
    #expect(list.reservedInset == .zero)
    #expect(list.holds(view))
    list.addSubview(component)
    component.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(component.scrollView === list)
    #expect(component.state == .refreshing)
  }

  @Test func `adding an attached component again only changes its place among the subviews`() {
    let header = RefreshHeader().link(to: list)
    let footer = RefreshAutoFooter().link(to: list)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    list.addSubview(footer)
    #expect(list.holds(header, footer))
    list.insertSubview(header, at: 1)
    #expect(list.holds(footer, header))
    #expect(header.state == .refreshing)
    #expect(list.reservedInset == EdgeInsets(top: 54, bottom: 44))
  }

  @Test func `a component that is added to another list or view leaves its list`() {
    let other = Bench.list()
    let footer = RefreshAutoFooter().link(to: list)
    other.addSubview(footer)
    #expect(list.footer == nil && other.footer === footer)
    #expect(list.reservedInset == .zero)
    #expect(other.reservedInset.bottom == 44)

    let view = View()
    view.addSubview(footer)
    #expect(footer.superview === view && footer.scrollView == nil)
    #expect(other.footer == nil && other.reservedInset == .zero)
    list.footer = footer
    #expect(footer.superview === list && view.subviews.isEmpty)
  }

  @Test func `adding a component without a slot stops the program with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Bench.list().addSubview(RefreshComponent()) }
    }
    #expect(result.message.contains("A RefreshComponent cannot be added to a scroll view"))
    #expect(
      result.message.contains(
        "subclass RefreshHeader, RefreshFooter, RefreshLeader or RefreshTrailer"))
  }

  @Test func `adding a component to an occupied slot stops the program with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Bench.list(RefreshGifHeader()).addSubview(RefreshControl())
      }
    }
    #expect(result.message.contains("A RefreshControl cannot be added to a scroll view with a "))
    #expect(result.message.contains("RefreshGifHeader in the same slot"))
  }
}
