/// For tests: the page of a web view, which writes to its scroll view by itself.
///
/// The page is in another process. It answers each move of the content, and each change of the page, one event later, with
/// what it commits: then the size of the content is written, and, if the content is pulled beyond its beginning, the offset,
/// so that the pull is as long as before.
/// https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/ios/WKScrollView.mm
@MainActor public final class WebContent {
  /// The height of the page.
  public var height: CGFloat { didSet { commitSoon() } }

  /// Called before another size of the content is written.
  public var willCommit: (() -> Void)?

  private weak var view: UIScrollView?
  private var isWaiting = false

  public init(of view: UIScrollView) {
    (self.view, height) = (view, view.contentSize.height)
    view.webContent = self
  }

  /// The content has moved.
  func contentDidMove() { commitSoon() }

  private func commitSoon() {
    guard !isWaiting else { return }
    isWaiting = true
    MainRunLoop.shared.later(after: 0) { [weak self] in
      self?.isWaiting = false
      self?.commit()
    }
  }

  private func commit() {
    guard let view, view.webContent === self else { return }
    let pull = beginning(of: view) - view.contentOffset.y
    let isUnchanged = view.contentSize.height == height
    if !isUnchanged { willCommit?() }
    view.contentSize.height = height
    guard !isUnchanged, pull > 0, view.isDragging || view.isDecelerating else { return }
    view.contentOffset.y = beginning(of: view) - pull
  }

  private func beginning(of view: UIScrollView) -> CGFloat { 0 - view.adjustedContentInset.top }
}
