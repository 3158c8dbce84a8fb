import TestSupport
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// A header with Apple's refresh control. UIKit begins the refresh and moves the content; the kit
/// has the state, the callbacks and the results.
@MainActor @Suite(.serialized) struct SystemHeaderTests {
  private let screen = Screen()
  private let header = RefreshSystemHeader()
  private let log = Log()

  @MainActor private final class Log {
    var entries: [String] = []
    var token: ObservationToken?
  }

  private var view: UIScrollView { screen.view }
  private var control: UIRefreshControl { header.control }

  private func show() {
    header.refreshingBlock = { [log] in log.entries.append("refreshing") }
    header.beginRefreshingCompletionBlock = { [log] in log.entries.append("began") }
    header.endRefreshingAnimationBeginAction = { [log] in log.entries.append("closing") }
    header.endRefreshingCompletionBlock = { [log] in log.entries.append("ended") }
    log.token = header.observeState { [log] in log.entries.append("\($0.old)>\($0.new)") }
    screen.show(header)
  }

  /// Drags the content by some points with a finger that stays down.
  private func pull(to y: CGFloat) {
    screen.pull(to: y)
    screen.run()
  }

  private func lift() {
    screen.lift(decelerates: true)
    view.endDecelerating()
    screen.run(for: 1)
  }

  // MARK: A refresh

  @Test(arguments: [false, true])
  func `the control begins a refresh under the finger, and ends with the refresh`(
    writesInset: Bool
  ) {
    view.manners.refreshControlWritesInset = writesInset
    show()
    #expect(view.refreshControl === control)
    pull(to: -59)
    #expect(header.state == .idle && header.pullingPercent == 59.0 / 60)
    pull(to: -70)
    #expect(header.state == .refreshing && control.isRefreshing && header.pullingPercent == 1)
    lift()
    #expect(log.entries == ["idle>refreshing", "refreshing", "began"])
    #expect(view.contentOffset.y == -60 && view.adjustedContentInset.top == 60)
    #expect(header.reservedInset == 0)
    header.close()
    #expect(
      log.entries.dropFirst(3) == ["refreshing>idle", "closing", "ended"])
    #expect(!control.isRefreshing && header.pullingPercent == 0)
    #expect(view.contentOffset.y == 0 && view.contentInset == .zero)
    #expect(view.adjustedContentInset == .zero && view.refresh.contentInset == .zero)
  }

  @Test func `the threshold is UIKit's`() {
    view.manners.refreshControlThreshold = 120
    show()
    pull(to: -119)
    #expect(header.state == .idle)
    pull(to: -120)
    #expect(header.state == .refreshing)
  }

  @Test func `a refresh by code shows the control, and a pull does not begin a second refresh`() {
    show()
    view.contentOffset.y = 500
    header.open()
    #expect(control.isRefreshing && log.entries == ["idle>refreshing", "refreshing", "began"])
    #expect(view.contentOffset.y == -60 && view.adjustedContentInset.top == 60)
    pull(to: -200)
    lift()
    #expect(log.entries.count == 3)
    header.close()
    #expect(!control.isRefreshing && view.contentOffset.y == 0)
  }

  @Test func `a refresh by code is animated when UIKit clamps short content`() {
    view.manners.clampsInLayout = true
    view.contentSize.height = 100
    show()
    header.beginRefreshing()
    let frames = MainRunLoop.shared.frames { [view] in view.contentOffset.y }
    #expect(frames.contains { $0 < -10 && $0 > -50 } && frames.last == -60)
  }

  @Test func `a refresh begun before the view is in a window opens in the window`() {
    view.removeFromSuperview()
    screen.show(header)
    header.open()
    #expect(header.state == .willRefresh && !control.isRefreshing)
    screen.window.addSubview(view)
    screen.run(for: 1)
    #expect(header.state == .refreshing && control.isRefreshing)
    #expect(view.contentOffset.y == -60)
  }

  @Test func `a result ends the refresh, sets the footer's state, and is the control's title`() {
    show()
    let footer = RefreshBackNormalFooter {}
    view.refresh.footer = footer
    header.resultDisplayDuration = 1
    header.open()
    header.endRefreshing(with: .failure(CancellationError()))
    screen.run(for: 0.5)
    #expect(header.isShowingResult && control.isRefreshing)
    #expect(control.attributedTitle?.string == header.stateLabel.text)
    #expect(control.attributedTitle != nil)
    screen.run(for: 2)
    #expect(!control.isRefreshing && header.lastResult?.isFailure == true)
    header.open()
    #expect(control.attributedTitle == nil)
    header.endRefreshing(with: .noMoreData)
    screen.run(for: 1)
    #expect(footer.state == .noMoreData)
  }

  @Test func `the control shows titles set by app code`() {
    show()
    #expect(control.attributedTitle == nil)
    header.setTitle("Since this morning", for: .idle)
    header.setTitle("Fetching", for: .refreshing)
    #expect(control.attributedTitle?.string == "Since this morning")
    pull(to: -70)
    #expect(control.attributedTitle?.string == "Fetching")
  }

  // MARK: The app's inset

  @Test(arguments: [false, true], [false, true])
  func `an inset that the app sets meanwhile is its own after the refresh`(
    writesInset: Bool, pulls: Bool
  ) {
    view.manners.refreshControlWritesInset = writesInset
    show()
    if pulls {
      pull(to: -70)
      lift()
    } else {
      header.open()
    }
    #expect(screen.host.contentInset == .zero && view.adjustedContentInset.top == 60)
    screen.host.contentInset.top = 20
    #expect(view.adjustedContentInset.top == 80 && screen.host.contentInset.top == 20)
    view.contentInset.top += 5
    #expect(view.adjustedContentInset.top == 85 && screen.host.contentInset.top == 25)
    #expect(screen.host.list.adjustedContentInset.top == 85)
    header.close()
    #expect(view.contentInset.top == 25 && screen.host.contentInset.top == 25)
    #expect(view.adjustedContentInset.top == 25 && view.contentOffset.y == -25)
  }

  // MARK: A refresh that must not begin

  @Test func `the control ends at once while another component refreshes`() {
    show()
    view.refresh.list.allowsSimultaneousRefreshing = false
    let footer = RefreshAutoNormalFooter {}
    view.refresh.footer = footer
    footer.open()
    pull(to: -70)
    #expect(header.state == .idle && !control.isRefreshing)
    lift()
    #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0)
    #expect(log.entries == [])
  }

  @Test func `a header that is hidden, disabled or detached has no control`() {
    show()
    header.isHidden = true
    #expect(view.refreshControl == nil)
    header.isHidden = false
    #expect(view.refreshControl === control)
    header.isUserInteractionEnabled = false
    #expect(view.refreshControl == nil)
    header.open()
    #expect(view.refreshControl === control && control.isRefreshing)
    header.close()
    #expect(view.refreshControl == nil)
    header.isUserInteractionEnabled = true
    view.refresh.header = RefreshNormalHeader()
    #expect(view.refreshControl == nil && header.superview == nil)
  }

  @Test func `a header detached or hidden during a refresh leaves no inset`() {
    for hides in [true, false] {
      let (screen, header) = (Screen(), RefreshSystemHeader())
      screen.show(header)
      header.open()
      #expect(screen.view.adjustedContentInset.top == 60)
      if hides { header.isHidden = true } else { screen.view.refresh.header = nil }
      screen.run(for: 1)
      #expect(screen.view.adjustedContentInset.top == 0 && screen.view.contentOffset.y == 0)
      guard hides else { continue }
      header.isHidden = false
      screen.run()
      #expect(header.isRefreshing && header.control.isRefreshing)
    }
  }

  // MARK: Transitions

  /// A screen that begins a refresh before it is shown, as feeds do.
  private final class Feed: UIViewController {
    let (list, header) = (UIScrollView(frame: Screen.frame), RefreshSystemHeader())

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 375, height: 2_000)
      view.addSubview(list)
      list.refresh.header = header
      header.beginRefreshing()
    }
  }

  private func makeNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.window.addSubview(navigation.view)
    screen.run(for: 1)
    return navigation
  }

  @Test func `the control of a refresh that begins in a push is shown after the push`() {
    let (navigation, feed) = (makeNavigation(), Feed())
    navigation.pushViewController(feed, animated: true)
    screen.run(for: 0.1)
    #expect(feed.header.isRefreshing && !feed.header.control.isRefreshing)
    screen.run(for: 1)
    #expect(feed.header.control.isSeenToSpin && feed.list.contentOffset.y == -60)
    feed.header.close()
    #expect(!feed.header.control.isRefreshing && feed.list.contentOffset.y == 0)
  }

  @Test func `the control of a refresh that ends in the push is never shown`() {
    let (navigation, feed) = (makeNavigation(), Feed())
    navigation.pushViewController(feed, animated: true)
    screen.run(for: 0.1)
    feed.header.endRefreshing()
    screen.run(for: 1)
    #expect(feed.header.state == .idle && !feed.header.control.isRefreshing)
    #expect(feed.list.contentOffset.y == 0 && feed.list.adjustedContentInset.top == 0)
  }

  @Test func `the control of a refresh that begins in a canceled pop is shown after it`() {
    let (navigation, feed) = (makeNavigation(), Feed())
    navigation.pushViewController(feed, animated: false)
    screen.run(for: 1)
    feed.header.close()
    navigation.swipeBackAndCancel {
      feed.header.beginRefreshing()
      screen.run(for: 0.1)
      #expect(feed.header.isRefreshing && !feed.header.control.isRefreshing)
    }
    screen.run(for: 1)
    #expect(feed.header.control.isSeenToSpin && feed.list.contentOffset.y == -60)
  }

  // MARK: Screens and devices

  /// A large title grows during a pull and shrinks after it. UIKit reports the safe area after the
  /// offset.
  @Test func `below a large title the control begins, and the content returns below the title`() {
    view.setSafeAreaInsets(UIEdgeInsets(top: 140, left: 0, bottom: 34, right: 0))
    view.contentOffset.y = -140
    show()
    view.beginDragging()
    for step in stride(from: 0.0, through: 90, by: 10) {
      view.contentOffset.y = -140 - 1.5 * step
      view.setSafeAreaInsets(UIEdgeInsets(top: 140 + step / 2, left: 0, bottom: 34, right: 0))
      screen.run(for: 1.0 / 60)
    }
    #expect(header.state == .refreshing && log.entries.first == "idle>refreshing")
    view.setSafeAreaInsets(UIEdgeInsets(top: 140, left: 0, bottom: 34, right: 0))
    lift()
    #expect(view.contentOffset.y == -200)
    header.close()
    #expect(view.contentOffset.y == -140 && log.entries.last == "ended")
    #expect(log.entries.count { $0 == "refreshing" } == 1)
  }

  /// A page sheet takes over the finger and follows it.
  @Test func `in a page sheet the refresh begins before the sheet takes over the finger`() {
    show()
    pull(to: -70)
    view.panDidEnd(isLift: false)
    view.endDragging(willDecelerate: false)
    screen.run(for: 1)
    #expect(header.state == .refreshing && control.isRefreshing)
  }

  @Test func `a Mac app with the Mac's controls has the kit's own header`() {
    UIDevice.current.userInterfaceIdiom = .mac
    defer { UIDevice.current.userInterfaceIdiom = .phone }
    let (screen, header) = (Screen(), RefreshSystemHeader())
    screen.show(header)
    #expect(screen.view.refreshControl == nil)
    screen.pull(to: -70)
    screen.run(for: 1)
    #expect(header.state == .refreshing && header.reservedInset == 60)
  }

  @Test func `assistive technology finds the control, and no other element of the header`() {
    show()
    #expect(header.accessibilityElements?.isEmpty == true)
  }

  // MARK: Async calls

  @Test func `an async call waits for the end of a refresh of the control`() async {
    show()
    var result: RefreshResult?
    let task = Task { result = await view.refresh.header?.refresh() }
    await yieldToTasks(20)
    screen.run(for: 1)
    #expect(control.isRefreshing && result == nil)
    header.endRefreshing(with: .success)
    screen.run(for: 1)
    await task.value
    #expect(result?.isSuccess == true)
  }
}
