#if UIKIT
  import RefreshKit
  import UIKit

  /// Animates the opening and closing of components: it sets the offset and the inset of the scroll
  /// view in each frame, outside animation blocks.
  ///
  /// Meanwhile the scroll view has ``reservedInset`` and the offset of
  /// `ScrollView.scrollPresentation`, and the list has the values at the end of the animation. The
  /// writes of the frames are not reported to the list. A drag continues from the offset that is
  /// shown. If the app moves the content or sets an inset, the frames end: see
  /// ``end(reportsMove:)``. Changes of the rows do not end the frames. Frames end a deceleration.
  ///
  /// The offset and the inset are not animated in UIKit's blocks: a collection view that moves in a
  /// block makes cells there, which fly in, and a batch update would end the animation.
  @MainActor final class FrameAnimator {
    /// The values that the last frame has set.
    @MainActor private struct Frame {
      var requestedOffset: CGPoint
      /// The offset that the scroll view had after ``requestedOffset`` was set: UIKit may round it.
      var offset: CGPoint
      /// Whether ``requestedOffset`` is out of the range of the content.
      var isBeyondRange = false
      var contentSize: CGSize
    }

    private unowned let host: RefreshHost
    /// The last frame; nil while none are shown.
    private var lastFrame: Frame?
    /// The time at which the last frame of the display is on the screen, in seconds of the
    /// timeline.
    private var frameTime = -Double.infinity
    /// Whether the changes of an animation are being made.
    private var isInBlock = false
    private var isWriting = false

    init(_ host: RefreshHost) {
      self.host = host
    }

    private var list: ScrollView { host.list }

    /// The offset that the host has set or reported last. The scroll view has another offset only
    /// if something else has moved the content.
    var offset: CGPoint { lastFrame?.offset ?? list.contentOffset }

    var showsFrames: Bool { lastFrame != nil }

    private var time: Double { max(frameTime, list.timeline.now) }

    private var presentation: ScrollPresentation { list.scrollPresentation(at: time) }

    /// The size and center with which a component is shown now, in the list's coordinates. Across
    /// its axis, the component stays in sight.
    func placement(of component: RefreshComponent) -> (size: CGSize, center: CGPoint) {
      let presentation = lastFrame == nil ? nil : self.presentation
      let frame = presentation == nil ? component.frame : component.frame(at: time)
      let translation = list.stickyTranslation(
        of: component, at: presentation?.contentOffset ?? list.contentOffset,
        inside: presentation?.adjustedContentInset)
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

    /// Reserves the insets that components have requested: at once if no frames show the change.
    /// Otherwise, if the list's offset is then out of its range, reports the nearest offset in the
    /// range to the list, and the frames show the move.
    func reserveInset() {
      guard lastFrame != nil || (showsChangesByFrames && host.isAtRest) else {
        return reserveAtOnce(by: .component)
      }
      write(lastFrame?.requestedOffset ?? host.offset)
      // An observer of the write may have ended the frames, and then there is nothing to show.
      guard lastFrame != nil else { return }
      let target = list.geometry.clamp(list.contentOffset)
      if target != list.contentOffset { report(target) }
      showFrame()
    }

    /// Writes the pending inset. If UIKit then moves the content into its range, the app is
    /// reported as the cause, because no component has requested the move.
    func writePendingInset() {
      lastFrame == nil ? reserveAtOnce(by: .app) : showFrame()
    }

    private func reserveAtOnce(by cause: ScrollCause) {
      host.writeAtOnce {
        host.reserveInset(list.reservedInset, by: cause)
        host.reportMoved(by: cause)
      }
    }

    func move(to offset: CGPoint) {
      guard lastFrame != nil || showsChangesByFrames else { return moveAtOnce(to: offset) }
      write(lastFrame?.requestedOffset ?? host.offset)
      guard lastFrame != nil else { return moveAtOnce(to: offset) }
      report(offset)
      showFrame()
    }

    private func moveAtOnce(to offset: CGPoint) {
      host.writeAtOnce {
        let before = host.reportCount
        host.during(by: .component) { host.setContentOffset(offset) }
        if host.reportCount == before { host.report(by: .component) }
      }
    }

    /// Whether a change that is made now is shown by frames.
    private var showsChangesByFrames: Bool { isInBlock && host.view?.window != nil }

    private func report(_ offset: CGPoint) {
      host.reportCount += 1
      host.during(.appCode) { list.driverDidScroll(to: offset, by: .component) }
    }

    // MARK: Frames

    /// Shows the values that the animation has in a frame of the display. Ends the frames if the
    /// animation is over.
    ///
    /// - Parameter time: When the frame is on the screen, in seconds of the timeline; nil for the
    ///   frame whose time was passed last. If that time is over, the present values are shown.
    func showFrame(at time: Double? = nil) {
      guard let lastFrame, !isInBlock, !isWriting else { return }
      if let time { frameTime = time }
      let presentation = presentation
      let isUnderWay =
        presentation.contentOffset != list.contentOffset
        || presentation.adjustedContentInset != list.adjustedContentInset
      guard isUnderWay, host.view?.window != nil else { return end() }
      guard !isScrollAnimating else { return takeOver() }
      if presentation.contentOffset != lastFrame.requestedOffset || writtenInset != reservedInset {
        write(presentation.contentOffset)
      }
      if !host.hasSameOffset { host.reportOffset() }
    }

    /// Whether UIKit is moving the content to an offset that the app has set.
    private var isScrollAnimating: Bool {
      guard #available(iOS 17.4, visionOS 1.1, *) else { return false }
      return host.view?.isScrollAnimating == true
    }

    /// Ends the frames at the offset that is shown. From there, a finger drags the content, or
    /// UIKit moves it.
    func takeOver() {
      guard lastFrame != nil else { return }
      lastFrame = nil
      write(nil, reserving: list.reservedInset)
      host.report(by: .app)
    }

    /// The reserved inset for the present frame. The inset grows at once, so that UIKit does not
    /// move the content back during the animation. It shrinks only at the end, because each change
    /// makes a collection view lay out again.
    private var reservedInset: UIEdgeInsets {
      var reserved = list.reservedInset
      let written = writtenInset
      for edge in Edge.allCases { reserved[edge] = max(reserved[edge], written[edge]) }
      return reserved
    }

    /// The reserved part of the inset that the scroll view has now.
    private var writtenInset: UIEdgeInsets { host.flipped(host.inset.reserved) }

    private func write(_ offset: CGPoint) {
      lastFrame = Frame(requestedOffset: offset, offset: offset, contentSize: list.contentSize)
      write(offset, reserving: reservedInset)
      let found = host.offset
      // UIKit may have rounded the offset. If the offset found is more than half a point away, a
      // delegate has moved the content. Then `lastFrame.offset` stays the requested offset, so that
      // the next comparison notices the move.
      if found.isWithinHalfAPoint(of: offset) { lastFrame?.offset = found }
      lastFrame?.isBeyondRange = host.isBeyondRange(offset)
    }

    /// Writes without an animation. The list is not told.
    private func write(_ offset: CGPoint?, reserving reserved: UIEdgeInsets) {
      let (outer, showsFrames) = (isWriting, showsFrames)
      isWriting = true
      host.during(.ignoredMove) {
        host.writeAtOnce {
          host.reserveInset(reserved, by: .component)
          // An observer of the inset may have ended the frames at another offset, which must stay.
          if let offset, self.showsFrames == showsFrames { host.setContentOffset(offset) }
        }
      }
      isWriting = outer
    }

    /// Ends the frames: the scroll view gets the list's inset, and also the list's offset unless
    /// something else has moved the content. If `reportsMove` is true, the host reports that move
    /// to the list.
    func end(reportsMove: Bool = true) {
      guard let lastFrame else { return }
      self.lastFrame = nil
      let (found, reserved) = (host.offset, list.reservedInset)
      if found.isNearly(lastFrame.offset) {
        let end = list.contentOffset
        write(host.isAtRest ? list.geometry.clamp(end) : end, reserving: reserved)
        if !host.hasSameOffset { host.report(by: .component) }
      } else {
        write(nil, reserving: reserved)
        // The new inset may have made UIKit move the content into its range. But an offset that
        // something else has set must stay, even if it is out of the range. So `found` is set
        // again.
        if host.offset != found { write(found, reserving: reserved) }
        if reportsMove, !host.hasSameOffset { host.report(by: .app) }
      }
    }

    // MARK: Moves by the app or UIKit

    /// Called after UIKit has moved the content while it ends a drag.
    func dragDidMove() {
      lastFrame?.offset = host.offset
    }

    /// Called after something other than the frames has set the offset, even to an equal offset.
    ///
    /// - Returns: Whether the frames continue; then the offset is not reported. The frames continue
    ///   if the last frame has the same offset. They also continue if a deceleration has set the
    ///   offset; this call then ends the deceleration. Finally, they continue if UIKit has moved
    ///   pulled content into its range, or if it has moved the content because rows in front have
    ///   got their real heights.
    func continueFrames(afterMoveBy cause: ScrollCause) -> Bool {
      guard let lastFrame else { return false }
      if host.hasSameOffset { return true }
      if cause == .app, followRows(from: lastFrame) { return true }
      guard
        cause == .deceleration || (lastFrame.isBeyondRange && isAtRange(lastFrame.offset))
      else { return false }
      write(lastFrame.requestedOffset)
      return host.hasSameOffset
    }

    /// Moves the last frame by the growth of the content, if the content was moved by the same
    /// distance. The two may differ by half a point.
    ///
    /// - Returns: Whether the last frame was moved.
    private func followRows(from lastFrame: Frame) -> Bool {
      let size = list.contentSize
      let growth = CGPoint(
        x: size.width - lastFrame.contentSize.width,
        y: size.height - lastFrame.contentSize.height)
      let found = host.offset
      guard growth != .zero, (found - lastFrame.offset).isWithinHalfAPoint(of: growth) else {
        return false
      }
      self.lastFrame?.requestedOffset = lastFrame.requestedOffset + growth
      self.lastFrame?.offset = found
      self.lastFrame?.contentSize = size
      host.reportCount += 1
      host.during(.appCode) { list.driverDidShift(by: growth) }
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
    /// Makes changes in an animation block of UIKit, which animates the views in components,
    /// including the app's views.
    fileprivate func animateByUIKit(_ duration: Double, _ changes: () -> Void) {
      // An update ends placing at once, but components laid out later in this turn still need it.
      let outer = list.placesAtOnceInTurn
      defer { list.placesAtOnceInTurn = outer }
      placer.update()
      // UIKit may retain its block for longer than this call, but `changes` must not outlive the
      // call. So the block refers to an object, from which the changes are removed at the end.
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

    /// Makes changes of the scroll view. In an animation block of UIKit, they are not animated if
    /// the view is a collection view, or while frames are shown. Otherwise cells that are made in
    /// the block would fly in. Outside a block, UIKit's animations are not turned off, because app
    /// code that is called during the changes may begin an animation.
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
