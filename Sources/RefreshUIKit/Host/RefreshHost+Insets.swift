#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Point

  /// The scroll view's one inset: the sum of the app's own and the reserved inset.
  extension RefreshHost {
    /// Sets the app's own inset.
    func setOwnInset(_ own: EdgeInsets) {
      inset.own = own
      writeInset(by: .app)
      mirrorInset()
      reportMoved(by: .app)
    }

    /// Reads an inset that the app has written itself, and adds the reserved inset.
    func compareInset() {
      guard let view else { return }
      let written = EdgeInsets(view.contentInset)
      guard written != inset.sum else { return mirrorInset() }
      let offset = list.contentOffset
      let isClamped = isAtRest && Point(view.contentOffset) == clamp(offset, in: written)
      inset.take(written)
      animator.end()
      writeInset(by: .app)
      mirrorInset()
      if isClamped { putBack(to: list.geometry.clamp(offset)) }
      reportMoved(by: .app)
    }

    /// Reserves insets beside the app's own.
    func reserveInset(_ reserved: EdgeInsets, by cause: ScrollCause) {
      if let view { inset.take(EdgeInsets(view.contentInset)) }
      inset.reserved = reserved
      writeInset(by: cause)
      mirrorInset()
    }

    /// Sets the list's inset to the app's own, if it differs: an observer of a write may have set it.
    private func mirrorInset() {
      if list.contentInset != inset.own { list.contentInset = inset.own }
    }

    /// Writes the sum, if the scroll view has another inset.
    private func writeInset(by cause: ScrollCause) {
      guard let view, EdgeInsets(view.contentInset) != inset.sum else { return }
      write(by: cause) { view.contentInset = UIEdgeInsets(inset.sum) }
    }

    /// Reports the offset if a write has moved the content and no observer has reported it.
    func reportMoved(by cause: ScrollCause) {
      if !hasSameOffset { write(by: cause) { reportOffset() } }
    }

    /// Whether no finger and no deceleration moves the content.
    var isAtRest: Bool {
      guard let view else { return false }
      return !view.isDragging && !view.isDecelerating
    }

    /// An offset, clamped to the range that an inset gives without the reserved inset.
    private func clamp(_ offset: Point, in inset: EdgeInsets) -> Point {
      var geometry = list.geometry
      geometry.inset = inset + list.safeAreaInsets
      geometry.reserved = .zero
      return geometry.clamp(offset)
    }
  }
#endif
