#if UIKIT
  import RefreshKit
  import UIKit

  /// Sets the inset and the offset with each frame, outside animation blocks: the scroll view has the values of
  /// ``ScrollView/scrollPresentation``, and the list those at the end.
  ///
  /// These writes are not reported to the list. A drag, a move or an inset of the app, and a batch update end the
  /// frames: the scroll view then has the list's values. A deceleration does not; it ends.
  final class FrameAnimator: ScrollAnimator {
    /// What the last frame has set.
    private struct Frame {
      var wanted: CGPoint
      /// What UIKit has made of it.
      var offset: CGPoint
      /// Whether it is out of the range of the content.
      var isPulled = false
    }

    private unowned let host: RefreshHost
    /// How the scroll view is moved without frames.
    private let block: BlockAnimator
    /// The last frame; nil while none are shown.
    private var last: Frame?
    /// Whether the changes of an animation are being made.
    private var isInBlock = false
    private var isWriting = false

    init(_ host: RefreshHost) {
      self.host = host
      block = BlockAnimator(host)
    }

    private var list: ScrollView { host.list }

    var offset: CGPoint { last?.offset ?? list.contentOffset }

    var showsFrames: Bool { last != nil }

    func frame(of view: RefreshComponent) -> CGRect {
      last != nil ? view.presentation.frame : view.frame
    }

    func translation(of component: RefreshComponent) -> CGPoint {
      guard last != nil else { return block.translation(of: component) }
      let shown = list.scrollPresentation
      return list.stickyTranslation(
        of: component, at: shown.contentOffset, inside: shown.adjustedContentInset)
    }

    // MARK: Changes

    func animate(_ duration: Double, _ changes: () -> Void) {
      let outer = isInBlock
      isInBlock = true
      host.animateByUIKit(duration, changes)
      isInBlock = outer
      host.event { showFrame() }
    }

    /// Where UIKit would move the content into its range, the list is told so, and the frames show it.
    func reserveInset() {
      guard last != nil || (begins && host.isAtRest) else {
        return UIView.withoutInheritedAnimation { block.reserveInset() }
      }
      write(last?.wanted ?? host.offset)
      let target = list.geometry.clamp(list.contentOffset)
      if target != list.contentOffset { report(target) }
      showFrame()
    }

    func move(to offset: CGPoint) {
      guard last != nil || begins else {
        return UIView.withoutInheritedAnimation { block.move(to: offset) }
      }
      // This ends UIKit's own motion.
      write(last?.wanted ?? host.offset)
      report(offset)
      showFrame()
    }

    /// Whether a change that is made now begins to be shown by frames.
    private var begins: Bool { isInBlock && host.view?.window != nil }

    private func report(_ offset: CGPoint) {
      host.reports += 1
      list.driverDidScroll(to: offset, by: .component)
    }

    // MARK: Frames

    func showFrame() {
      guard let last, !isInBlock, !isWriting else { return }
      let shown = list.scrollPresentation
      guard isUnderWay(shown), host.view?.window != nil else { return end() }
      guard !isScrollAnimating else { return leaveToScroll() }
      if shown.contentOffset != last.wanted || writtenInset != reservedInset {
        write(shown.contentOffset)
      }
      if !host.hasSameOffset { host.reportOffset() }
    }

    /// Whether UIKit moves the content to an offset that the app has set.
    private var isScrollAnimating: Bool {
      guard #available(iOS 17.4, visionOS 1.1, *) else { return false }
      return host.view?.isScrollAnimating == true
    }

    /// Ends the frames where the content is, from where UIKit moves it.
    private func leaveToScroll() {
      last = nil
      write(nil, reserving: list.reservedInset)
      host.report(by: .app)
    }

    private func isUnderWay(_ shown: ScrollPresentation) -> Bool {
      shown.contentOffset != list.contentOffset
        || shown.adjustedContentInset != list.adjustedContentInset
    }

    /// The reserved inset of the present frame. An inset grows at once, so that UIKit does not move the content back
    /// meanwhile, and gets smaller at the end: each other inset makes a collection view lay out again.
    private var reservedInset: UIEdgeInsets {
      var reserved = list.reservedInset
      let written = writtenInset
      for edge in Edge.allCases { reserved[edge] = max(reserved[edge], written[edge]) }
      return reserved
    }

    /// The reserved part of the inset that the scroll view has.
    private var writtenInset: UIEdgeInsets { host.flipped(host.inset.reserved) }

    /// Writes the inset of the present frame and an offset.
    private func write(_ offset: CGPoint) {
      last = Frame(wanted: offset, offset: offset)
      write(offset, reserving: reservedInset)
      let found = host.offset
      // A larger difference is a move of a delegate.
      if found.isWithinHalfAPoint(of: offset) { last?.offset = found }
      last?.isPulled = range(offset) != offset
    }

    /// Writes without reports, and without an animation.
    private func write(_ offset: CGPoint?, reserving reserved: UIEdgeInsets) {
      let outer = (isWriting, host.isPuttingBack)
      (isWriting, host.isPuttingBack) = (true, true)
      UIView.withoutInheritedAnimation {
        host.reserveInset(reserved, by: .component)
        if let offset {
          host.view?.setContentOffset(host.contentOffset(for: offset), animated: false)
        }
      }
      (isWriting, host.isPuttingBack) = outer
    }

    func end() {
      guard let last else { return }
      self.last = nil
      let (found, reserved) = (host.offset, list.reservedInset)
      if found.isNearly(last.offset) {
        write(list.contentOffset, reserving: reserved)
        if !host.hasSameOffset { host.report(by: .component) }
      } else {
        write(nil, reserving: reserved)
        // An offset that is set out of the range is left there.
        if host.offset != found { write(found, reserving: reserved) }
      }
    }

    func dragDidMove() {
      last?.offset = host.offset
    }

    func goesOn(afterMoveBy cause: ScrollCause) -> Bool {
      guard let last else { return false }
      if host.hasSameOffset { return true }
      guard cause == .deceleration || (last.isPulled && isAtRange(last.offset)) else {
        return false
      }
      write(last.wanted)
      return host.hasSameOffset
    }

    /// Whether UIKit has moved the content from an offset into its range.
    private func isAtRange(_ offset: CGPoint) -> Bool {
      host.offset.isWithinHalfAPoint(of: range(offset))
    }

    /// The nearest offset in the range that the scroll view has at present.
    private func range(_ offset: CGPoint) -> CGPoint {
      var geometry = list.geometry
      geometry.reserved = writtenInset
      return geometry.clamp(offset)
    }
  }

  extension UIView {
    /// Makes changes without an animation. Outside one, animations that begin meanwhile are shown.
    fileprivate static func withoutInheritedAnimation(_ changes: () -> Void) {
      if inheritedAnimationDuration > 0 { performWithoutAnimation(changes) } else { changes() }
    }
  }
#endif
