import RefreshKit
import RefreshReplay
import Testing

@MainActor struct ScrollViewSlotsTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  @Test
  func `a slot is empty at first, and an attached component is at the back of the subviews`() {
    #expect(Slot.allCases.allSatisfy { list[$0] == nil })
    let view = View()
    list.addSubview(view)
    let (header, footer, trailer) = (RefreshHeader(), RefreshAutoFooter(), RefreshTrailer())
    list.header = header
    list.footer = footer
    list.trailer = trailer
    let leader: RefreshNormalLeader = RefreshNormalLeader().link(to: list)
    #expect(list.leader === leader && list.header === header)
    #expect(list.footer === footer && list.trailer === trailer)
    #expect(header.scrollView === list)
    #expect(list.holds(leader, trailer, footer, header, view))
    let other: RefreshBackGifFooter = RefreshBackGifFooter().link(to: list)
    #expect(list.footer === other)
  }

  @Test func `setting another component or nil detaches one, and setting it again does nothing`() {
    let old = RefreshAutoFooter().link(to: list)
    let other = RefreshAutoFooter()
    list.footer = other
    #expect(old.scrollView == nil && !old.isIn(list))
    #expect(other.isIn(list) && list.subviews.count == 1)
    #expect(list.reservedInset.bottom == 44)

    let header = RefreshHeader().link(to: list)
    header.beginRefreshing()
    list.header = header
    #expect(header.state == .refreshing)
    list.footer = other
    #expect(list.holds(header, other))

    list.header = nil
    #expect(list.header == nil && header.scrollView == nil && !header.isIn(list))
    let next = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    next.header = header
    #expect(header.scrollView === next && header.frame.width == 100)
  }

  @Test func `components are told in the order in which they were attached`() {
    final class Header: RefreshHeader {
      var onOffset: (() -> Void)?
      override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
        super.scrollViewContentOffsetDidChange(change)
        onOffset?()
      }
    }
    var log: [String] = []
    let (header, footer) = (Header(), Bench.Witness())
    header.onOffset = { log.append("header") }
    footer.onEntry = { _ in log.append("footer") }
    list.footer = footer
    list.header = header
    list.contentOffset.y = 1
    #expect(log == ["footer", "header"])
    list.footer = nil
    list.footer = footer
    list.contentOffset.y = 2
    #expect(log == ["footer", "header", "header", "footer"])
  }

  @Test func `a component that is detached while components are told is told no more`() {
    let (footer, other) = (Bench.Witness(), Bench.Witness())
    let header = RefreshHeader().link(to: list)
    list.footer = footer
    list.timeline.advance(by: 0)
    footer.clearLog()
    let observation = header.observeState { [list] _ in list.footer = other }
    list.beginDragging()
    footer.clearLog()
    list.drag(to: Point(x: 0, y: -100))
    #expect(header.state == .pulling)
    #expect(footer.log == ["pan began > changed"])
    #expect(other.log == [])
    observation.cancel()
  }

  @Test func `one component in two lists stops the program with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (ScrollView(frame: .zero), ScrollView(frame: .zero))
        one.header = RefreshGifHeader()
        other.header = one.header
      }
    }
    #expect(result.message.contains("A RefreshGifHeader is in a scroll view already"))
    #expect(result.message.contains("set that slot to nil before you put it into another"))
  }

  @Test func `a component that is set last replaces one that the end of another has set`() {
    final class Successive: RefreshAutoFooter {
      override var state: RefreshState {
        didSet {
          guard state == .idle, oldValue == .refreshing else { return }
          scrollView?.footer = RefreshAutoNormalFooter {}
        }
      }
    }
    list.footer = Successive {}
    list.footer?.beginRefreshing()
    list.timeline.advance(by: 1)
    let next = RefreshAutoNormalFooter {}
    list.footer = next
    #expect(list.footer === next)
    #expect(list.subviews.count == 1)
    #expect(list.reservedInset.bottom == next.frame.height)
    list.footer = nil
    #expect(list.reservedInset == .zero)
  }

  @Test func `an object that a component releases may move the content`() {
    final class Jealous: RefreshBackFooter {
      override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
        super.scrollViewContentOffsetDidChange(change)
        scrollView?.header = nil
      }
    }
    list.contentSize.height = 2_000
    func attach() {
      let will = LastWill { [unowned list] in list.contentOffset.y = 5 }
      list.header = RefreshNormalHeader { withExtendedLifetime(will) {} }
    }
    attach()
    list.footer = Jealous()
    list.contentOffset.y = 10
    #expect(list.header == nil)
    #expect(list.contentOffset.y == 5)
  }

  @Test func `if the end of a component sets the same component as the app, its refresh goes on`() {
    final class Heir: RefreshAutoFooter {
      var heir: RefreshFooter?
      override var state: RefreshState {
        didSet {
          guard state == .idle, oldValue == .refreshing else { return }
          scrollView?.footer = heir
          heir?.beginRefreshing()
        }
      }
    }
    var loads = 0
    let heir = RefreshAutoNormalFooter { loads += 1 }
    let footer = Heir()
    footer.heir = heir
    list.footer = footer
    footer.beginRefreshing()
    list.timeline.advance(by: 1)
    list.footer = heir
    list.timeline.advance(by: 1)
    #expect(list.footer === heir)
    #expect(list.subviews.count == 1)
    #expect(heir.state == .refreshing)
    #expect(loads == 1)
  }
}
