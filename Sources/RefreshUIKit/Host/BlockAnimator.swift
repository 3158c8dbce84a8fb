#if UIKIT
  import RefreshKit
  import UIKit

  /// Sets the inset and the offset once, inside an animation block of UIKit: the scroll view has the list's values.
  final class BlockAnimator: ScrollAnimator {
    private unowned let host: RefreshHost

    init(_ host: RefreshHost) {
      self.host = host
    }

    var offset: CGPoint { host.list.contentOffset }

    var showsFrames: Bool { false }

    func frame(of view: RefreshComponent) -> CGRect { view.frame }

    func translation(of component: RefreshComponent) -> CGPoint {
      host.list.stickyTranslation(of: component, at: host.list.contentOffset)
    }

    func animate(_ duration: Double, _ changes: () -> Void) {
      host.animateByUIKit(duration, changes)
    }

    func reserveInset() {
      host.reserveInset(host.list.reservedInset, by: .component)
      host.reportMoved(by: .component)
    }

    func move(to offset: CGPoint) {
      guard let view = host.view else { return }
      let before = host.reports
      host.write(by: .component) {
        view.setContentOffset(host.contentOffset(for: offset), animated: false)
      }
      if host.reports == before { host.report(by: .component) }
    }

    func showFrame() {}

    func end() {}

    func dragDidMove() {}

    func goesOn(afterMoveBy cause: ScrollCause) -> Bool { false }
  }
#endif
