import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Which view gets a touch on a component.
@MainActor @Suite(.serialized) struct TouchTests {
  private let screen = Screen()
  private var view: UIScrollView { screen.view }
  private var host: RefreshHost { screen.host }

  /// Shows an auto footer that loads only by a tap, in view.
  private func showFooter() -> RefreshAutoNormalFooter {
    let footer = RefreshAutoNormalFooter()
    footer.isAutomaticallyRefresh = false
    host.footer = footer
    view.contentOffset.y = 2_000 - 667 + 44
    screen.run()
    return footer
  }

  /// Shows a header in view.
  private func show<Header: RefreshHeader>(_ header: Header) -> Header {
    screen.show(header)
    view.contentOffset.y = -54
    screen.run()
    return header
  }

  /// The target of a gesture recognizer.
  @MainActor private final class Taps: SelectorTarget {
    private(set) var count = 0

    func perform(_ selector: Selector, with argument: Any?) { count += 1 }
  }

  private func addTap(to view: UIView) -> Taps {
    let taps = Taps()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: taps, action: Selector("handleTap")))
    return taps
  }

  // MARK: Titles

  @Test(arguments: [false, true])
  func `a tap on an auto footer's title loads`(initializersUseSetters: Bool) {
    UIView.withManners {
      $0.initializersUseSetters = initializersUseSetters
    } run: {
      let footer = showFooter()
      #expect(screen.tap(footer) === footer)
      #expect(footer.isRefreshing)
    }
  }

  @Test func `a tap on the title of a failure tries again`() {
    let header = RefreshNormalHeader()
    let footer = RefreshBackNormalFooter()
    host.footer = footer
    screen.show(header)
    footer.open()
    footer.endRefreshing(with: .failure(CancellationError()))
    screen.run(for: 1)
    view.contentOffset.y = 2_000 - 667 + 54
    screen.run()
    #expect(screen.tap(footer) === footer && footer.isRefreshing)
  }

  /// Why a tap on a title does nothing.
  @MainActor enum Obstacle: CaseIterable, Sendable {
    case hiddenComponent, hiddenTitle, transparentComponent, transparentTitle, titleOff
    case componentOff, listOff, refreshing

    @MainActor func apply(to footer: RefreshAutoNormalFooter) {
      switch self {
      case .hiddenComponent: footer.isHidden = true
      case .hiddenTitle: footer.stateLabel.isHidden = true
      case .transparentComponent: footer.alpha = 0
      case .transparentTitle: footer.stateLabel.alpha = 0
      case .titleOff: footer.stateLabel.isUserInteractionEnabled = false
      case .componentOff: footer.isUserInteractionEnabled = false
      case .listOff: footer.scrollView?.isUserInteractionEnabled = false
      case .refreshing: footer.beginRefreshing()
      }
    }
  }

  @Test(arguments: Obstacle.allCases)
  func `a tap on a title that cannot be tapped loads nothing`(obstacle: Obstacle) {
    let footer = showFooter()
    var loads = 0
    footer.refreshingBlock = { loads += 1 }
    obstacle.apply(to: footer)
    screen.run(for: 1)
    let before = loads
    let taker = screen.tap(footer)
    screen.run(for: 1)
    #expect(loads == before && taker !== footer || obstacle == .refreshing)
    #expect(loads == before)
  }

  // MARK: Other touches

  @Test func `the scroll view gets touches where a tap does nothing`() {
    let header = show(RefreshNormalHeader())
    for point in [CGPoint(x: 187, y: 20), CGPoint(x: 5, y: 5), header.arrowView.center] {
      #expect(screen.tap(header, at: point) === view)
    }
    #expect(!header.isRefreshing)
    let indicator = host.list.addPullRefresh(NormalIndicator()) {}
    screen.run()
    #expect(screen.tap(indicator) === view)
  }

  @Test func `a tap calls the action at its point, that of the frontmost view first`() {
    let (header, back, front) = (RefreshHeader(), View(), ImageView())
    header.addSubview(back)
    header.addSubview(front)
    _ = show(header)
    back.frame = CGRect(x: 0, y: 0, width: 100, height: 54)
    front.frame = CGRect(x: 50, y: 0, width: 100, height: 54)
    var taps: [String] = []
    back.tapAction = { taps.append("back") }
    front.tapAction = { taps.append("front") }
    for (x, expected) in [(20.0, ["back"]), (80, ["front"]), (120, ["front"]), (200, [])] {
      taps = []
      let taker = screen.tap(header, at: CGPoint(x: x, y: 20))
      #expect(taps == expected && taker === (expected.isEmpty ? view : header))
    }
    header.tapAction = { taps.append("header") }
    front.isUserInteractionEnabled = false
    taps = []
    screen.tap(header, at: CGPoint(x: 80, y: 20))
    screen.tap(header, at: CGPoint(x: 200, y: 20))
    #expect(taps == ["back", "header"])
    (back.tapAction, header.tapAction) = (nil, nil)
    #expect(screen.tap(header, at: CGPoint(x: 20, y: 20)) === view)
  }

  @Test func `a button of app code gets its touches, and is hidden with its component`() {
    final class Button: UIView {
      private(set) var taps = 0

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
    }
    let header = RefreshNormalHeader()
    let button = Button(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    header.addSubview(button)
    _ = show(header)
    #expect(screen.tap(button) === button && button.taps == 1)
    #expect(screen.tap(header, at: CGPoint(x: 100, y: 20)) === view)
    header.isHidden = true
    #expect(screen.tap(button) === view && button.taps == 1)
  }

  // MARK: Gesture recognizers

  @Test func `a gesture recognizer added to a component works anywhere on it`() {
    for header in [RefreshNormalHeader(), host.list.addPullRefresh(NormalIndicator()) {}] {
      let taps = addTap(to: show(header))
      // On the title, on the arrow, and beside them.
      for x in [187.0, 88, 3] { screen.tap(header, at: CGPoint(x: x, y: 20)) }
      #expect(taps.count == 3)
    }
  }

  @Test func `a gesture recognizer on a part works when the part takes touches`() {
    let header = show(RefreshNormalHeader())
    let (label, image) = (header.stateLabel, header.arrowView)
    (label.isUserInteractionEnabled, image.isUserInteractionEnabled) = (true, true)
    let taps = [addTap(to: label), addTap(to: image)]
    screen.tap(image)
    #expect(taps.map(\.count) == [0, 1])
    screen.tap(label, at: CGPoint(x: 5, y: 5))
    #expect(taps.map(\.count) == [1, 1])
  }

  @Test func `a tap does not call both a gesture recognizer and the title's action`() {
    let footer = showFooter()
    let taps = addTap(to: footer)
    screen.tap(footer)
    #expect(taps.count == 1 && !footer.isRefreshing)
  }

  // MARK: Moved titles

  @Test func `a tap finds a title where it is shown, beside rows that scroll`() {
    view.contentSize = CGSize(width: 1_000, height: 2_000)
    let leader = RefreshNormalLeader()
    host.leader = leader
    var taps = 0
    leader.stateLabel.tapAction = { taps += 1 }
    for y in [0.0, 700] {
      view.contentOffset = CGPoint(x: -60, y: y)
      screen.run()
      #expect(leader.stateLabel.convert(CGPoint.zero, to: screen.window).y >= 0)
      screen.tap(leader.stateLabel)
    }
    #expect(taps == 2)
  }

  @Test func `a tap finds a title where a flipped layout shows it`() {
    let view = UICollectionView(frame: Screen.frame, collectionViewLayout: FlippingLayout())
    let screen = Screen(view)
    view.semanticContentAttribute = .forceRightToLeft
    view.contentSize = CGSize(width: 1_000, height: 667)
    view.contentOffset.x = 625
    let leader = RefreshNormalLeader()
    view.refresh.leader = leader
    var taps = 0
    leader.stateLabel.tapAction = { taps += 1 }
    view.contentOffset.x = 685
    screen.run()
    #expect(screen.tap(leader.stateLabel) === leader && taps == 1)
  }
}
