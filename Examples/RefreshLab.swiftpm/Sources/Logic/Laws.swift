import RefreshKit
import RefreshUIKit
import UIKit

/// The laws of the host for UIKit, by their numbers: what is true after each pass of the run loop.
@MainActor struct Laws {
  /// The tolerance for rounding errors, in points.
  private static let tolerance = 0.001

  private let view: UIScrollView
  /// The host, which is read once: each read of `UIScrollView.refresh` updates it.
  private let refresh: RefreshHost
  private var list: ScrollView { refresh.list }

  /// Whether the list counts x from the right, because the layout of the view flips: x is not compared then.
  private let isFlipped: () -> Bool

  init(_ view: UIScrollView, isFlipped: @escaping () -> Bool = { false }) {
    self.view = view
    self.isFlipped = isFlipped
    refresh = view.refresh
  }

  /// What is wrong, or nil.
  ///
  /// - Parameter ownInset: The app's own inset, as it was set.
  func breach(ownInset: UIEdgeInsets) -> String? {
    breachOfOffset ?? breachOfSizes ?? breachOfInsets(own: ownInset) ?? breachOfMotion
      ?? refresh.header.flatMap(breachOfPlace) ?? refresh.footer.flatMap(breachOfPlace)
      ?? refresh.trailer.flatMap(breachOfPlace) ?? refresh.leader.flatMap(breachOfPlace)
  }

  /// What is wrong after everything has come to rest, or nil.
  var breachAtRest: String? {
    if view.isDragging || view.isDecelerating || list.isDragging || list.isDecelerating {
      return "8: something still moves"
    }
    let components: [RefreshComponent?] = [
      refresh.header, refresh.footer, refresh.trailer, refresh.leader,
    ]
    for component in components.compactMap({ $0 }) where component.state != .noMoreData {
      if component.state != .idle { return "\(type(of: component)) is \(component.state)" }
      if !(component is RefreshAutoFooter), component.reservedInset != 0 {
        return "\(type(of: component)) still reserves \(component.reservedInset)"
      }
    }
    return nil
  }

  // MARK: The laws

  /// While a component opens or closes frame by frame, the scroll view has the values of the frame.
  private var showsFrames: Bool {
    let shown = list.scrollPresentation
    return shown.contentOffset != list.contentOffset
      || shown.adjustedContentInset != list.adjustedContentInset
  }

  private var breachOfOffset: String? {
    let (list, view) = (list.contentOffset, view.contentOffset)
    let isNear = (isFlipped() || isNear(list.x, view.x)) && isNear(list.y, view.y)
    return isNear || showsFrames ? nil : "1: the list is at \(list), the view at \(view)"
  }

  private var breachOfSizes: String? {
    // Out of a window, the content size is not read.
    guard view.window != nil else { return nil }
    let (size, content) = (view.bounds.size, view.contentSize)
    let frame = list.frame.size
    if !isNear(frame.width, size.width) || !isNear(frame.height, size.height) {
      return "2: the list is as large as \(frame), the view as \(size)"
    }
    if !isNear(list.contentSize.width, content.width)
      || !isNear(list.contentSize.height, content.height)
    {
      return "2: the list's content is \(list.contentSize), the view's \(content)"
    }
    if !knowsSafeArea {
      // UIKit does not notify of it.
      _ = view.refresh
    }
    return knowsSafeArea ? nil : "3: the list's safe area is \(list.safeAreaInsets)"
  }

  private var knowsSafeArea: Bool {
    var safe = zip(view.adjustedContentInset.numbers, view.contentInset.numbers).map { $0 - $1 }
    safe[0] += insetOfControl(own: refresh.contentInset)
    let known = list.safeAreaInsets
    let sides = isFlipped() ? (known.right, known.left) : (known.left, known.right)
    return isNear([known.top, sides.0, known.bottom, sides.1], safe)
  }

  /// What a control of UIKit may have added to the inset, not only to the adjusted one. The list counts it as a part of
  /// the safe area.
  private func insetOfControl(own: UIEdgeInsets) -> Double {
    let control = (refresh.header as? RefreshSystemHeader)?.control
    guard control?.isRefreshing == true else { return 0 }
    return Double(view.contentInset.top - own.top - refresh.reservedInset.top)
  }

  private func breachOfInsets(own: UIEdgeInsets) -> String? {
    if !isNear(refresh.contentInset.numbers, own.numbers) {
      return "6: the app's inset is \(refresh.contentInset.numbers), it has set \(own.numbers)"
    }
    var sum = zip(own.numbers, refresh.reservedInset.numbers).map { $0 + $1 }
    sum[0] += insetOfControl(own: own)
    let isSum = isNear(view.contentInset.numbers, sum) || showsFrames
    return isSum ? nil : "5: the view's inset is \(view.contentInset.numbers), the sum is \(sum)"
  }

  private var breachOfMotion: String? {
    let state = view.panGestureRecognizer.state
    let isHeld = view.isDragging && (state == .began || state == .changed)
    if list.isDragging != isHeld {
      return "8: the list drags: \(list.isDragging), a finger drags the view: \(isHeld)"
    }
    guard !isHeld, list.heldOverscroll == .zero else { return nil }
    return list.isDecelerating == view.isDecelerating
      ? nil : "8: the list decelerates: \(list.isDecelerating), the view: \(view.isDecelerating)"
  }

  private func breachOfPlace(of component: RefreshComponent) -> String? {
    guard view.window != nil else { return nil }
    let name = "10: \(type(of: component))"
    if component.superview !== view { return "\(name) is not in the scroll view" }
    // A component at rest behind a bar is not drawn.
    let isDrawn = component.isShown && component.reservedInset != 0
    if component.layer.isHidden ? isDrawn : !component.isShown {
      return "\(name) is shown: \(component.isShown)"
    }
    guard component.isShown else { return nil }
    let (size, seen) = (component.frame.size, component.layer.bounds.size)
    guard isNear(size.width, seen.width), isNear(size.height, seen.height) else {
      return "\(name) has the size \(size), what is seen \(seen)"
    }
    return nil
  }

  // MARK: Numbers

  private func isNear(_ value: Double, _ other: CGFloat) -> Bool {
    abs(value - Double(other)) < Self.tolerance
  }

  private func isNear(_ values: [Double], _ others: [Double]) -> Bool {
    zip(values, others).allSatisfy { abs($0 - $1) < Self.tolerance }
  }
}
