#if UIKIT
  import RefreshKit
  import UIKit

  /// The scroll view has one inset, which is a sum: see ``SharedInset``.
  extension RefreshHost {
    /// The app's own inset: `UIScrollView.contentInset` less the reserved inset, and less what Apple's
    /// control has added to it. It can be set, and added to, at any time.
    public var contentInset: UIEdgeInsets {
      // While the host writes an inset, the list still has the old one.
      get { view == nil ? list.contentInset : inset.own }
      set {
        handle {
          inset.own = newValue
          writeInset(by: .app)
          mirrorInset()
          reportMoved(by: .app)
        }
      }
    }

    /// The insets that components have reserved at each side. `UIScrollView.contentInset` is the
    /// sum of this and ``contentInset``. A collection view gets the sum only before the run loop
    /// sleeps: it lays out in the setter of the inset, which must not happen inside a function of
    /// its data source.
    public var reservedInset: UIEdgeInsets { flipped(list.reservedInset) }

    /// If the app has written an inset to the scroll view, derives the app's own inset from it, and
    /// writes the sum with the reserved inset.
    func compareInset() {
      guard let view else { return }
      let written = view.contentInset
      let control = (header as? RefreshSystemHeader)?.control
      inset.takeControl(
        isRefreshing: control?.isRefreshing == true,
        height: control.map { Double($0.frame.height) } ?? 0, written)
      guard written != inset.sum else { return mirrorInset() }
      let offset = list.contentOffset
      let clamped = clamp(offset, inset: flipped(written) + list.safeAreaInsets, reserving: .zero)
      let isClamped = isAtRest && isOnPixel(of: clamped)
      inset.take(written, as: directInsets)
      animator.end()
      // Inside the host's own write, the new sum waits for the next turn of the host. For a
      // collection view, it also waits inside a notification of UIKit.
      let isInNotification = ongoing.work.contains(.notification) && view is UICollectionView
      let isDeferred = isInNotification || ongoing.work.contains(.insetWrite)
      isDeferred ? deferInset() : writeInset(by: .app)
      mirrorInset()
      if isClamped { putBack(to: list.geometry.clamp(offset)) }
      reportMoved(by: .app)
    }

    func reserveInset(_ reserved: UIEdgeInsets, by cause: ScrollCause) {
      // If ``SharedInset/sum`` changed before the inset is written, ``compareInset()`` would take the
      // scroll view's inset for one that the app has written.
      let isByItself = ongoing.work.contains(.ownAction) && !ongoing.work.contains(.appCode)
      let isAllowed = isByItself || !(view is UICollectionView)
      guard isAllowed, !ongoing.work.contains(.insetWrite) else {
        deferInset()
        // The list may have flipped, so that the app's own inset is now on its other side.
        return mirrorInset()
      }
      if let view { inset.take(view.contentInset, as: directInsets) }
      let refreshing = list.attachedComponents.filter(\.machine.isRefreshing)
      inset.refreshingEdges = Set(refreshing.map { flipped($0.edge) })
      updateOccupiedEdges()
      inset.reserved = flipped(reserved)
      writeInset(by: cause)
      mirrorInset()
    }

    func updateOccupiedEdges() {
      inset.occupiedEdges = Set(list.attachedComponents.map { flipped($0.edge) })
    }

    /// Gives the list the app's own inset, unless ``compareInset()`` did so during the write.
    private func mirrorInset() {
      let own = flipped(inset.own)
      if list.contentInset != own { list.takeContentInset(own) }
    }

    private func writeInset(by cause: ScrollCause) {
      inset.lastTaken = nil
      guard let view, view.contentInset != inset.sum else { return }
      during(.insetWrite, by: cause) { view.contentInset = inset.sum }
    }

    /// Lets the next turn write the inset, and wakes the run loop for it.
    private func deferInset() {
      guard !hasPendingInset else { return }
      hasPendingInset = true
      list.timeline.async { [weak self] in self?.writePendingInset() }
    }

    private func writePendingInset() {
      hasPendingInset = false
      during(.ownAction) { animator.writePendingInset() }
    }

    /// Reports the offset if a write has moved the content and no observer has reported it.
    func reportMoved(by cause: ScrollCause) {
      if !hasSameOffset { during(by: cause) { reportOffset() } }
    }

    var isAtRest: Bool {
      guard let view else { return false }
      return !view.isDragging && !view.isDecelerating
    }

    /// Whether the content is at `offset`, except for UIKit's rounding to pixels.
    private func isOnPixel(of offset: CGPoint) -> Bool {
      guard let view else { return false }
      let (present, pixel) = (self.offset, 1 / max(view.traitCollection.displayScale, 1))
      return max(abs(present.x - offset.x), abs(present.y - offset.y)) <= pixel
    }

    /// Whether an offset is out of the range that the scroll view allows. That may differ from the
    /// list's range: `UIRefreshControl` may have added an inset that the list does not know yet.
    func isBeyondRange(_ offset: CGPoint) -> Bool {
      guard let inset = view?.adjustedContentInset else { return false }
      return clamp(offset, inset: flipped(inset), reserving: .zero) != offset
    }

    /// The nearest offset in the range that the insets allow.
    ///
    /// - Parameter inset: The app's own inset with the safe area; nil for the present one.
    func clamp(
      _ offset: CGPoint, inset: UIEdgeInsets? = nil, reserving reserved: UIEdgeInsets
    ) -> CGPoint {
      var geometry = list.geometry
      if let inset { geometry.inset = inset }
      geometry.reserved = reserved
      return geometry.clamp(offset)
    }
  }
#endif
