/// For tests: the page of a web view, which writes to the scroll view of the web view.
///
/// The page is in another process. It answers each move of the content and each change of the page
/// one event later, by a commit. A commit sets the content size. If the content is pulled beyond
/// its beginning, it also sets the offset, to keep the length of the pull.
/// https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/ios/WKScrollView.mm
@MainActor public final class WebContent {
  /// The height of the page.
  public var height: CGFloat { didSet { commitSoon() } }

  /// Called before a commit sets the content size.
  public var willCommit: (() -> Void)?

  private weak var view: UIScrollView?
  private var isWaiting = false

  public init(of view: UIScrollView) {
    (self.view, height) = (view, view.contentSize.height)
    view.webContent = self
  }

  /// Called after each move of the content.
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
