import Testing
import UIKit

/// The stub's screens, their bars, and the app around them.
@MainActor @Suite(.serialized) struct ScreenTests {
  private let loop = MainRunLoop.shared
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  // MARK: Navigation

  @MainActor private final class Log {
    var entries: [String] = []

    /// Returns the entries, and empties the log.
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private final class LoggedScreen: UIViewController {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log.entries.append("\(name) did load") }
    override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(name) will go") }
    override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name) did go") }
  }

  @Test(arguments: [false, true])
  func `a pushed screen replaces the previous one at the end of the transition`(animated: Bool) {
    let log = Log()
    let root = LoggedScreen("a", log)
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    #expect(log.take() == ["a did load", "a will appear", "a did appear"])
    let next = LoggedScreen("b", log)
    navigation.pushViewController(next, animated: animated)
    #expect(navigation.topViewController === next && next.view.window === window)
    #expect((root.view.window === window) == animated)
    loop.run(for: 0.5)
    #expect(root.view.window == nil)
    #expect(
      log.take() == ["a will go", "b did load", "b will appear", "a did go", "b did appear"])
    #expect(navigation.popViewController(animated: animated) === next)
    #expect((next.view.window === window) == animated)
    loop.run(for: 0.5)
    #expect(next.view.window == nil && root.view.window === window)
    #expect(next.navigationController == nil && root.navigationController === navigation)
    #expect(log.take() == ["b will go", "a will appear", "b did go", "a did appear"])
    #expect(navigation.popViewController(animated: false) == nil)
  }

  // MARK: Bars

  @Test func `a large title is shown at first, and app code adds to the safe area`() {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 375, height: 2_000)
    window.addSubview(view)
    let bars = ScreenBars(around: view, heights: 91...143, bottom: 34, isExpanded: true)
    #expect(view.safeAreaInsets.top == 143 && view.safeAreaInsets.bottom == 34)
    bars.additionalInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    #expect(view.adjustedContentInset.top == 153 && view.adjustedContentInset.bottom == 54)
    view.contentOffset.y = -121
    loop.run(for: 0.1)
    #expect(view.adjustedContentInset.top == 121)
    view.contentOffset.y = 0
    loop.run(for: 0.1)
    #expect(view.adjustedContentInset.top == 101)
  }

  @Test func `the inset of a refresh control is not part of the bar`() {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 375, height: 2_000)
    view.refreshControl = UIRefreshControl()
    window.addSubview(view)
    _ = ScreenBars(around: view, heights: 91...143)
    view.refreshControl?.beginRefreshing()
    view.contentOffset.y = -91 - 60
    loop.run(for: 0.1)
    #expect(view.adjustedContentInset.top == 91 + 60)
  }

  /// Otherwise, the run loop would wake again and again at one time.
  @Test func `a bar is laid out once in a frame if app code moves the content back each time`() {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 375, height: 2_000)
    window.addSubview(view)
    _ = ScreenBars(around: view, heights: 91...143)
    var layouts = 0
    var inset = view.adjustedContentInset.top
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in
      MainActor.assumeIsolated {
        let present = view.adjustedContentInset.top
        if present != inset { layouts += 1 }
        inset = present
        if layouts < 1_000 { view.contentOffset.y = present == 91 ? -121 : 0 }
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    defer { CFRunLoopObserverInvalidate(observer) }
    loop.run(for: 0.1)
    // One at once, and one in each of six frames. Rounding may leave out the last frame.
    #expect((6...7).contains(layouts))
  }

  // MARK: Texts

  @Test func `the height of a text view's content is that of its paragraphs`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    view.text = "a\n\n" + String(repeating: "b", count: 90)
    view.layoutIfNeeded()
    let line = "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    #expect(view.contentSize.height == 16 + 4 * line.height)
  }

  // MARK: The app

  // https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
  @Test(arguments: [false, true])
  func `an app is inactive or in the background until it is active again`(leaves: Bool) {
    let app = UIApplication.shared
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let log = Log()
    let tokens = names.enumerated().map { index, name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.entries.append("\(index) \(app.applicationState)") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    if leaves {
      app.leaveAndComeBack()
      #expect(log.entries == ["0 active", "1 background", "2 background", "3 active"])
    } else {
      app.interrupt { #expect(app.applicationState == .inactive) }
      #expect(log.entries == ["0 active", "3 active"])
    }
    #expect(app.applicationState == .active)
  }
}
