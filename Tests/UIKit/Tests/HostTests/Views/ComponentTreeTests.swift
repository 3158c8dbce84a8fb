import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// A component is a view in the scroll view.
@MainActor @Suite(.serialized) struct ComponentTreeTests {
  private let screen = Screen()
  private var view: UIScrollView { screen.view }
  private var host: RefreshHost { screen.host }

  // MARK: Position in the tree

  @Test func `a component is in the scroll view, and has its views after prepare()`() {
    final class Own: RefreshHeader {
      let label = UILabel()
      private(set) weak var superviewInPrepare: UIView?

      override func prepare() {
        super.prepare()
        addSubview(label)
        superviewInPrepare = label.superview
      }
    }
    let header = Own()
    #expect(header.superviewInPrepare === header && header.superview == nil)
    host.header = header
    #expect(header.superview === view && header.scrollView === host.list)
    #expect(header.window === screen.window && header.label.window === screen.window)
  }

  @Test(arguments: [false, true])
  func `components are behind the rows, the newest at the back, and a ring is in front`(
    isTable: Bool
  ) {
    let screen = isTable ? Screen(UITableView(frame: Screen.frame)) : screen
    let (header, footer) = (RefreshNormalHeader(), RefreshAutoNormalFooter())
    screen.show(header)
    screen.host.footer = footer
    screen.run()
    let views = screen.view.subviews
    let places = [footer, header, screen.row].compactMap { view in views.firstIndex { $0 === view }
    }
    #expect(places.count == 3 && places.first == 0 && places == places.sorted())
    #expect(header.layer.zPosition == 0 && footer.layer.zPosition == 0)
    // Pinned headers of a collection view have such a position.
    screen.row.layer.zPosition = 10
    let ring = RefreshRingHeader()
    screen.show(ring)
    #expect(ring.layer.zPosition > screen.row.layer.zPosition)
    #expect(header.superview == nil)
  }

  @Test func `a component stays in its slot when it moves among the subviews`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    view.bringSubviewToFront(header)
    #expect(view.subviews.last === header && host.header === header)
    view.addSubview(header)
    view.insertSubview(header, at: 0)
    screen.run()
    #expect(host.header === header && header.superview === view)
    host.header?.open()
    #expect(header.isRefreshing && view.contentInset.top == 54)
  }

  @Test func `views added by app code stay, and are in front of drawings`() {
    final class Drawn: RefreshHeader {
      override func draw(in context: inout DisplayContext) {
        context.fill(context.bounds, with: .red)
      }
    }
    let (header, own, back) = (Drawn(), UIView(frame: .zero), UIView(frame: .zero))
    screen.show(header)
    header.addSubview(own)
    header.insertSubview(back, at: 0)
    host.header?.open()
    #expect(own.superview === header && back.superview === header)
    #expect(header.subviews.count == 3 && header.drawingView != nil)
    #expect(header.subviews.first === header.drawingView)
  }

  @Test func `a header and a footer have nine views, and scrolling writes to none of them`() {
    let (header, footer) = (RefreshNormalHeader(), RefreshAutoNormalFooter())
    screen.show(header)
    host.footer = footer
    screen.run()
    let views = header.tree + footer.tree
    // The ninth view is the one that takes part in UIKit's layout. The fourth subview is the row.
    #expect(view.subviews.count == 4 && views.count + 1 == 9)
    func writes() -> [Int] { views.map(\.layer.writeCount) }
    for start in [100.0, -10] {
      screen.pull(to: CGFloat(start))
      screen.run()
      let before = writes()
      for step in 1...5 {
        screen.pull(to: CGFloat(start - Double(step)))
        screen.run()
      }
      #expect(writes() == before)
    }
  }

  // MARK: Leaving

  @Test(arguments: [false, true])
  func `a removed component leaves its slot and releases its inset`(bySlot: Bool) {
    let header = RefreshNormalHeader()
    screen.show(header)
    host.header?.open()
    #expect(view.contentInset.top == 54)
    if bySlot { host.header = nil } else { header.removeFromSuperview() }
    #expect(host.header == nil && header.superview == nil && header.scrollView == nil)
    #expect(view.contentInset.top == 0 && !header.isRefreshing)
    #expect(view.subviews.count == 1)
    screen.show(header)
    #expect(header.superview === view && host.header === header && header.state == .idle)
  }

  /// Where app code can add a component that is in a slot.
  @MainActor enum Elsewhere: CaseIterable, Sendable {
    case viewInWindow, viewOutsideWindows, otherComponent, window

    @MainActor func make(on screen: Screen) -> UIView {
      let view: UIView =
        switch self {
        case .viewInWindow, .viewOutsideWindows: UIView(frame: screen.window.bounds)
        case .otherComponent: RefreshAutoNormalFooter()
        case .window: screen.window
        }
      switch self {
      case .viewInWindow: screen.window.addSubview(view)
      case .otherComponent: screen.host.footer = view as? RefreshFooter
      case .viewOutsideWindows, .window: break
      }
      return view
    }
  }

  @Test(arguments: Elsewhere.allCases, [false, true])
  func `a component that is added elsewhere leaves its slot, and stays there`(
    elsewhere: Elsewhere, windowComesFirst: Bool
  ) {
    UIView.withManners {
      $0.windowComesFirst = windowComesFirst
    } run: {
      let (header, other) = (RefreshNormalHeader(), elsewhere.make(on: screen))
      screen.show(header)
      host.header?.open()
      other.addSubview(header)
      #expect(host.header == nil && header.scrollView == nil && header.superview === other)
      #expect(view.contentInset.top == 0 && !header.isRefreshing)
      header.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
      screen.run(for: 1)
      view.contentOffset.y = 100
      screen.run()
      #expect(header.superview === other)
      #expect(header.layer.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
      header.removeFromSuperview()
      #expect(header.superview == nil)
      screen.show(header)
      #expect(host.header === header && header.superview === view)
      #expect(header.frame == CGRect(x: 0, y: -80, width: 375, height: 80))
    }
  }

  @Test func `a component that moved along with the rows has its plain frame elsewhere`() {
    let (leader, other) = (RefreshNormalLeader(), UIView(frame: screen.window.bounds))
    host.leader = leader
    view.contentOffset.y = 500
    screen.run()
    #expect(leader.layer.position.y == leader.frame.midY + 500)
    other.addSubview(leader)
    #expect(leader.layer.frame == leader.frame)
    leader.frame = CGRect(x: 1, y: 2, width: 60, height: 100)
    #expect(leader.layer.frame == leader.frame)
  }

  @Test func `a component that is another view of a table is positioned by the table`() {
    let table = UITableView(frame: Screen.frame)
    let (screen, footer) = (Screen(table), RefreshBackNormalFooter())
    table.tableFooterView = footer
    screen.run()
    let place = footer.layer.frame
    #expect(place.minY >= 0 && place.size == CGSize(width: 375, height: 44))
    screen.view.contentOffset.y = 100
    screen.run(for: 1)
    #expect(footer.layer.frame == place)
    #expect(footer.state == .idle && footer.stateLabel.frame == footer.bounds)
    #expect(screen.host.footer == nil)
    table.tableFooterView = nil
    screen.host.footer = footer
    screen.run()
    #expect(footer.superview === screen.view && footer.frame.minY >= 667)
  }

  @Test func `the list shows its components again in another window`() {
    let (header, other) = (RefreshNormalHeader(), UIWindow(frame: view.frame))
    screen.show(header)
    other.addSubview(view)
    screen.run()
    #expect(header.superview === view && header.window === other && host.header === header)
    view.removeFromSuperview()
    screen.run()
    #expect(header.superview === view && header.window == nil && host.header === header)
  }

  // MARK: The second level

  @Test func `the content of a second level is in front while the level is visible`() {
    let (header, level, content) = (RefreshNormalHeader(), SecondLevel(), UIView(frame: .zero))
    level.content = content
    header.secondLevel = level
    screen.show(header)
    #expect(content.superview == nil)
    header.openSecondLevel()
    screen.run(for: 1)
    #expect(content.superview === view && view.subviews.last === content)
    #expect(content.frame.size == view.bounds.size)
    header.closeSecondLevel()
    screen.run(for: 2)
    #expect(content.superview == nil && level.phase == .closed)
  }

  // MARK: The end

  @Test func `a component that outlives its list can be used in another list`() {
    let header = RefreshNormalHeader()
    var first: Screen? = Screen()
    first?.show(header)
    first?.host.beginHeaderRefreshing()
    first?.run(for: 1)
    weak let list = first?.host.list
    first = nil
    #expect(list == nil && header.scrollView == nil)
    screen.show(header)
    #expect(header.superview === view && host.header === header)
    #expect(header.frame == CGRect(x: 0, y: -54, width: 375, height: 54))
  }
}

extension UIView {
  /// This view and all views in it.
  fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}
