import UIKit

@testable import RefreshKit
@testable import RefreshReplay
@testable import RefreshUIKit

/// A stage on UIKit. It applies a script to a scroll view of UIKit, as fingers and app code would,
/// and the trace is read from that view.
final class UIKitStage: StagePlatform {
  let view: UIScrollView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let physics: SystemPhysics
  private let startTime = MainRunLoop.shared.now
  /// The offset, without a rubber band, at the beginning of the script's present drag.
  private var dragStart = Point.zero

  private(set) var now = 0.0

  /// The direction of a collection view, instead of that of the script's language.
  @MainActor enum Direction: Sendable {
    /// Right to left; the content begins at the left.
    case rightToLeft
    /// Right to left with a layout that flips: the content begins at the right.
    case flipped

    @MainActor func makeView(frame: CGRect) -> UIScrollView {
      let layout = self == .flipped ? FlippingLayout() : UICollectionViewLayout()
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      view.semanticContentAttribute = .forceRightToLeft
      return view
    }
  }

  /// Whether the width of the scroll view or of its content has changed. The content of a flipped
  /// layout then has another offset in the list.
  private(set) var hasOtherWidth = false

  /// Makes a stage with the scroll view that a function returns.
  init(
    _ line: StageLine, manners: ScrollViewManners = ScrollViewManners(),
    on makeView: (CGRect) -> UIScrollView = { UIScrollView(frame: $0) }
  ) {
    view = makeView(
      CGRect(x: 0, y: 0, width: line.size.width, height: line.size.height))
    view.manners = manners
    view.manners.windowCancelsTouches = false
    // Without a platform a safe area always counts.
    view.contentInsetAdjustmentBehavior = .always
    view.isPagingEnabled = line.isPaging
    if Language.matching(line.language)?.layoutDirection == .rightToLeft {
      view.semanticContentAttribute = .forceRightToLeft
    }
    view.contentSize = line.contentSize
    let layout = (view as? UICollectionView)?.collectionViewLayout
    let isFlipped =
      layout is FlippingLayout && line.contentSize.width >= line.size.width
    view.contentInset = isFlipped ? line.inset.mirrored : line.inset
    view.setSafeAreaInsets(
      isFlipped ? line.safeArea.mirrored : line.safeArea)
    let inset = view.adjustedContentInset
    let end = line.contentSize.width - line.size.width + inset.right
    view.contentOffset = CGPoint(x: isFlipped ? end : 0 - inset.left, y: 0 - inset.top)
    physics = SystemPhysics(of: view, frameRate: line.frameRate, pixelLength: line.pixel)
    if line.isInWindow { window.addSubview(view) }
    let list = view.refresh.list
    list.lastUpdatedTimes = MemoryTimeStore()
    list.timeline.start = StageLine.start
    list.timeline.secondsFromGMT = { _ in 0 }
    list.rowCounts = line.sections
    for (name, value) in line.settings { list.apply(.setting(name, value)) }
    Label.defaultMeasure = Script.measure
  }

  // MARK: State

  var list: ScrollView { view.refresh.list }
  private var host: RefreshHost { view.refresh }

  subscript(slot: Slot) -> RefreshComponent? {
    get { view.refresh[slot] }
    set { view.refresh[slot] = newValue }
  }

  var frame: Rect {
    Rect(x: view.frame.minX, y: view.frame.minY, width: view.frame.width, height: view.frame.height)
  }

  var isUserInteractionEnabled: Bool { view.isUserInteractionEnabled }

  var contentSize: Size { view.contentSize }

  // During an animation the scroll view has the values of the present frame, not the final ones of
  // the list. A collection view gets its inset in the next turn.

  var shownInset: EdgeInsets {
    showsFrames || host.hasPendingInset
      ? list.contentInset + list.reservedInset : host.flipped(view.contentInset)
  }

  var contentOffset: Point {
    showsFrames ? list.contentOffset : host.flipped(view.contentOffset)
  }

  private var showsFrames: Bool { view.refresh.animator.showsFrames }

  var pulledOffset: Point { list.pulledOffset }
  var heldOverscroll: EdgeInsets { list.heldOverscroll }
  /// A drag of a script has no finger.
  var isTracking: Bool { physics.hasFinger }
  var isDragging: Bool { view.isDragging }

  /// Held overscroll returns by a motion of the list, while UIKit's content rests.
  var isDecelerating: Bool {
    view.isDecelerating || (heldOverscroll != .zero && list.isDecelerating)
  }

  // MARK: Moves

  func apply(_ input: ListInput) {
    switch input {
    case .touch(let phase, let point, let id, let time):
      physics.reanchorsDrags = !list.hasHoldingComponent
      let place = host.isFlipped ? Point(x: list.frame.width - point.x, y: point.y) : point
      physics.touch(phase, at: place, id: id, timestamp: time)
    case .wheel(let distance, _): scrollWheel(by: distance)
    case .scrollTo(let offset, let animated):
      view.setContentOffset(host.viewOffset(for: offset), animated: animated)
    // In a script, setting the offset ends a deceleration.
    case .offset(let offset):
      view.setContentOffset(host.viewOffset(for: offset), animated: false)
    case .drag(let drag): apply(drag)
    case .scroll(let offset): view.showFrame(at: host.viewOffset(for: offset))
    case .decelerated: view.endDecelerating()
    case .contentSize(let size):
      hasOtherWidth = hasOtherWidth || size.width != contentSize.width
      view.contentSize = size
    case .inset(let inset): host.contentInset = host.flipped(inset)
    case .safeArea(let inset): view.setSafeAreaInsets(host.flipped(inset))
    case .size(let size):
      hasOtherWidth = hasOtherWidth || size.width != frame.width
      view.frame.size = size
    case .window(let isInWindow): setIsInWindow(isInWindow)
    case .setting(ListInput.paging, let value): view.isPagingEnabled = value == .flag(true)
    case .scrollStep, .rowCounts, .report, .setting: list.apply(input)
    }
  }

  /// Moves the content within its range by a wheel, as app code that knows the range would.
  private func scrollWheel(by distance: Point) {
    guard view.isUserInteractionEnabled, !view.isDragging, !view.isTracking else { return }
    apply(.offset(list.geometry.clamp(contentOffset + distance)))
  }

  private func setIsInWindow(_ isInWindow: Bool) {
    guard isInWindow != (view.window != nil) else { return }
    if isInWindow { window.addSubview(view) } else { view.removeFromSuperview() }
  }

  func keepingPosition(_ changes: () -> Void) {
    view.refresh.keepingPosition(changes)
  }

  private func apply(_ drag: DragInput) {
    switch drag {
    case .began:
      dragStart = raw(pulledOffset)
      view.beginDragging()
    case .moved(let offset):
      let raw = raw(offset)
      let way = Point(x: dragStart.x - raw.x, y: dragStart.y - raw.y)
      view.panDidChange(translation: host.flipped(distance: way))
      view.showDrag(at: host.viewOffset(for: offset))
    case .ended(let decelerate):
      view.panDidEnd(isLift: true)
      view.endDragging(willDecelerate: decelerate)
    case .cancelled:
      view.panDidEnd(isLift: false)
      view.endDragging(willDecelerate: false)
    }
  }

  /// The offset without a rubber band for a visible offset.
  private func raw(_ offset: Point) -> Point {
    let inside = list.geometry.clamp(offset)
    var raw = inside
    for axis in Axis.allCases {
      raw[axis] += RubberBand(length: list.geometry.size[axis]).raw(offset[axis] - inside[axis])
    }
    return raw
  }

  // MARK: Time

  /// The run loop follows in the next `advance`.
  func advanceTime(by interval: Double) {
    now += interval
    list.timeline.advanceTime(by: interval)
  }

  func advance(by interval: Double, limit: Int) {
    now += interval
    physics.run(until: startTime + now)
  }
}

extension RefreshHost {
  /// The component in a slot.
  subscript(slot: Slot) -> RefreshComponent? {
    get { list[slot] }
    set {
      switch slot {
      case .header: header = newValue as? RefreshHeader
      case .footer: footer = newValue as? RefreshFooter
      case .trailer: trailer = newValue as? RefreshTrailer
      case .leader: leader = newValue as? RefreshLeader
      }
    }
  }
}

@MainActor extension EdgeInsets {
  /// These insets with left and right exchanged.
  fileprivate var mirrored: EdgeInsets {
    EdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

@MainActor extension CGSize {
  fileprivate init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
