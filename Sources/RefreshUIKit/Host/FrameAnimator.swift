#if UIKIT
  import RefreshKit
  import UIKit

  /// Shows how components open and close: it sets the offset and the inset of the scroll view in
  /// each frame, outside animation blocks.
  ///
  /// Meanwhile the scroll view has the values of `ScrollView.scrollPresentation`, and the list has
  /// the values at the end. The list is not told of these writes. A drag continues from what is
  /// seen. If the app moves the content or sets an inset, the frames end, and the scroll view gets
  /// the list's values. Changes of the rows do not end the frames. Nor does a deceleration, which
  /// itself ends.
  ///
  /// UIKit's animation blocks are not used for this: a collection view that moves inside one makes
  /// cells there, which fly in, and a batch update would end the animation.
  @MainActor final class FrameAnimator {
    /// What was set in the last frame.
    @MainActor private struct Frame {
      var wanted: CGPoint
      /// The offset that UIKit has made of ``wanted``.
      var offset: CGPoint
      /// Whether ``wanted`` is out of the range of the content.
      var isPulled = false
      var contentSize: CGSize
    }

    private unowned let host: RefreshHost
    /// The last frame; nil while none are shown.
    private var last: Frame?
    /// When the last frame of the display is on the screen, in seconds of the timeline.
    private var frameTime = -Double.infinity
    /// Whether the changes of an animation are being made.
    private var isInBlock = false
    private var isWriting = false

    init(_ host: RefreshHost) {
      self.host = host
    }

    private var list: ScrollView { host.list }

    /// The offset that the scroll view has, unless something else has moved it.
    var offset: CGPoint { last?.offset ?? list.contentOffset }

    var showsFrames: Bool { last != nil }

    private var time: Double { max(frameTime, list.timeline.now) }

    private var shown: ScrollPresentation { list.scrollPresentation(at: time) }

    /// Where a component is shown now. Along the other axis it stays in sight.
    func placement(of component: RefreshComponent) -> (size: CGSize, center: CGPoint) {
      let shown = last == nil ? nil : self.shown
      let frame = shown == nil ? component.frame : component.frame(at: time)
      let translation = list.stickyTranslation(
        of: component, at: shown?.contentOffset ?? list.contentOffset,
        inside: shown?.adjustedContentInset)
      return (frame.size, frame.center + translation)
    }

    // MARK: Changes

    /// Makes changes, and animates them for `duration` seconds.
    func animate(_ duration: Double, _ changes: () -> Void) {
      let outer = isInBlock
      isInBlock = true
      host.animateByUIKit(duration, changes)
      isInBlock = outer
      host.event { showFrame() }
    }

    /// Reserves the insets that components have requested. If UIKit would then move the content
    /// into its range, this reports that offset to the list, and the frames show the move.
    func reserveInset() {
      guard last != nil || (begins && host.isAtRest) else {
        return reserveAtOnce(by: .component)
      }
      write(last?.wanted ?? host.offset)
      // An observer of the write may have ended the frames.
      guard last != nil else { return }
      let target = list.geometry.clamp(list.contentOffset)
      if target != list.contentOffset { report(target) }
      showFrame()
    }

    /// Writes the pending inset. If UIKit then moves the content into its range, the cause is not a
    /// component, because none has requested the move.
    func writePendingInset() {
      last == nil ? reserveAtOnce(by: .app) : showFrame()
    }

    private func reserveAtOnce(by cause: ScrollCause) {
      host.writeAtOnce {
        host.reserveInset(list.reservedInset, by: cause)
        host.reportMoved(by: cause)
      }
    }

    func move(to offset: CGPoint) {
      guard last != nil || begins else { return moveAtOnce(to: offset) }
      write(last?.wanted ?? host.offset)
      guard last != nil else { return moveAtOnce(to: offset) }
      report(offset)
      showFrame()
    }

    private func moveAtOnce(to offset: CGPoint) {
      host.writeAtOnce {
        let before = host.reports
        host.write(by: .component) { host.setContentOffset(offset) }
        if host.reports == before { host.report(by: .component) }
      }
    }

    /// Whether a change that is made now is shown by frames.
    private var begins: Bool { isInBlock && host.view?.window != nil }

    private func report(_ offset: CGPoint) {
      host.reports += 1
      list.driverDidScroll(to: offset, by: .component)
    }

    // MARK: Frames

    /// Shows the values of the present time, or of the time of a frame of the display, in seconds
    /// of the timeline.
    func showFrame(at time: Double? = nil) {
      guard let last, !isInBlock, !isWriting else { return }
      if let time { frameTime = time }
      let shown = shown
      let isUnderWay =
        shown.contentOffset != list.contentOffset
        || shown.adjustedContentInset != list.adjustedContentInset
      guard isUnderWay, host.view?.window != nil else { return end() }
      guard !isScrollAnimating else { return takeOver() }
      if shown.contentOffset != last.wanted || writtenInset != reservedInset {
        write(shown.contentOffset)
      }
      if !host.hasSameOffset { host.reportOffset() }
    }

    /// Whether UIKit is moving the content to an offset that the app has set.
    private var isScrollAnimating: Bool {
      guard #available(iOS 17.4, visionOS 1.1, *) else { return false }
      return host.view?.isScrollAnimating == true
    }

    /// Ends the frames at the offset that is seen: a finger drags the content from there, or UIKit
    /// moves it.
    func takeOver() {
      guard last != nil else { return }
      last = nil
      write(nil, reserving: list.reservedInset)
      host.report(by: .app)
    }

    /// The reserved inset for the present frame. An inset grows at once, so that UIKit does not
    /// move the content back meanwhile, and shrinks only at the end: each change makes a collection
    /// view lay out again.
    private var reservedInset: UIEdgeInsets {
      var reserved = list.reservedInset
      let written = writtenInset
      for edge in Edge.allCases { reserved[edge] = max(reserved[edge], written[edge]) }
      return reserved
    }

    /// The reserved part of the inset that the scroll view has now.
    private var writtenInset: UIEdgeInsets { host.flipped(host.inset.reserved) }

    private func write(_ offset: CGPoint) {
      last = Frame(wanted: offset, offset: offset, contentSize: list.contentSize)
      write(offset, reserving: reservedInset)
      let found = host.offset
      // If the difference is larger, a delegate has moved the content.
      if found.isWithinHalfAPoint(of: offset) { last?.offset = found }
      last?.isPulled = host.isBeyondRange(offset)
    }

    /// Writes without reporting to the list, and without an animation.
    private func write(_ offset: CGPoint?, reserving reserved: UIEdgeInsets) {
      let outer = (isWriting, host.isPuttingBack)
      let showsFrames = showsFrames
      (isWriting, host.isPuttingBack) = (true, true)
      host.writeAtOnce {
        host.reserveInset(reserved, by: .component)
        // An observer of the inset may have ended the frames, at another offset.
        if let offset, self.showsFrames == showsFrames { host.setContentOffset(offset) }
      }
      (isWriting, host.isPuttingBack) = outer
    }

    /// Ends the frames: the scroll view gets the list's inset, and also the list's offset unless
    /// something else has moved it. `reports` is whether such a move is reported to the list.
    func end(reports: Bool = true) {
      guard let last else { return }
      self.last = nil
      let (found, reserved) = (host.offset, list.reservedInset)
      if found.isNearly(last.offset) {
        let end = list.contentOffset
        write(host.isAtRest ? list.geometry.clamp(end) : end, reserving: reserved)
        if !host.hasSameOffset { host.report(by: .component) }
      } else {
        write(nil, reserving: reserved)
        // An offset that was set out of the range stays there.
        if host.offset != found { write(found, reserving: reserved) }
        if reports, !host.hasSameOffset { host.report(by: .app) }
      }
    }

    // MARK: Moves by the app or UIKit

    /// Called with an offset that UIKit has set while it ends a drag.
    func dragDidMove() {
      last?.offset = host.offset
    }

    /// Called with an offset that something else has set, even if it is equal.
    ///
    /// - Returns: Whether the frames continue, so that the offset is not reported. They do if it is
    ///   the offset of the last frame, if a deceleration has set it, which this ends, if UIKit has
    ///   moved pulled content into its range, and if rows in front have got their real heights,
    ///   which has moved the content.
    func continueFrames(afterMoveBy cause: ScrollCause) -> Bool {
      guard let last else { return false }
      if host.hasSameOffset { return true }
      if cause == .app, followRows(from: last) { return true }
      guard cause == .deceleration || (last.isPulled && isAtRange(last.offset)) else {
        return false
      }
      write(last.wanted)
      return host.hasSameOffset
    }

    /// If the content was moved by exactly its growth, moves what is shown by the same distance.
    private func followRows(from last: Frame) -> Bool {
      let size = list.contentSize
      let growth = CGPoint(
        x: size.width - last.contentSize.width, y: size.height - last.contentSize.height)
      let found = host.offset
      guard growth != .zero, (found - last.offset).isWithinHalfAPoint(of: growth) else {
        return false
      }
      self.last?.wanted = last.wanted + growth
      self.last?.offset = found
      self.last?.contentSize = size
      host.reports += 1
      list.driverDidShift(by: growth)
      return true
    }

    /// Whether UIKit has moved the content from `offset` into its range.
    private func isAtRange(_ offset: CGPoint) -> Bool {
      let found = host.offset
      return found.isWithinHalfAPoint(of: host.clamp(offset, reserving: writtenInset))
        || found.isWithinHalfAPoint(of: host.clamp(offset, reserving: reservedInset))
    }
  }

  extension RefreshHost {
    /// Makes changes in an animation block of UIKit, which animates views in components and those
    /// of the app.
    fileprivate func animateByUIKit(_ duration: Double, _ changes: () -> Void) {
      placer.update()
      // UIKit may retain its block for longer than the call, but `changes` must not escape the call.
      let animated = AnimatedChanges()
      withoutActuallyEscaping(changes) { changes in
        animated.changes = changes
        UIView.animate(
          withDuration: duration, delay: 0,
          options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration],
          animations: { [weak self] in
            animated.changes?()
            self?.placer.update()
          }, completion: nil)
        animated.changes = nil
      }
    }

    /// Inside an animation block, makes changes to a collection view, or while frames are shown,
    /// without an animation: cells that are made there would fly in. Outside a block, animations
    /// that begin in the changes are shown.
    fileprivate func writeAtOnce(_ changes: () -> Void) {
      if UIView.inheritedAnimationDuration > 0, view is UICollectionView || animator.showsFrames {
        UIView.performWithoutAnimation(changes)
      } else {
        changes()
      }
    }
  }

  /// The changes of one animation; nil after they were made.
  @MainActor private final class AnimatedChanges {
    var changes: (() -> Void)?
  }
#endif
