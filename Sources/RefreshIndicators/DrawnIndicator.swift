import RefreshKit

/// An indicator that draws itself: the base class of the indicators in the gallery, and of an app's
/// own.
///
/// It receives the calls of `RefreshIndicator`, and turns them into an ``IndicatorMoment``
/// for each drawing. A subclass overrides ``draw(_:in:)``.
///
/// ```swift
/// final class Bar: DrawnIndicator {
///   override func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {
///     var bar = context.bounds
///     bar.size.width *= min(moment.percent, 1)
///     context.fill(bar, with: .orange)
///   }
/// }
/// ```
@preconcurrency @MainActor
open class DrawnIndicator: View, RefreshIndicator {
  private var motion = IndicatorMotion()

  private var now: Double { timeline?.now ?? 0 }

  /// The height of the view and the threshold of the pull, in points;
  /// `RefreshIndicatorHeader.defaultPullHeight` by default. An override need not call
  /// it.
  open var pullHeight: Double { RefreshIndicatorHeader.defaultPullHeight }

  /// Whether the drawing shows that a refresh has failed; true by default. An override need not call
  /// it.
  open var showsResults: Bool { true }

  /// Draws the indicator at one moment, inside the bounds of the context. Called for each frame that
  /// shows another moment than the one before. The default draws nothing, and an override need not
  /// call it.
  ///
  /// With `DisplayContext.reducesMotion` the moment changes at once when a refresh
  /// begins or ends; draw nothing that turns or bounces then. ``IndicatorMoment/pulse`` is an opacity
  /// that shows that the list loads.
  open func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {}

  public final override func draw(in context: inout DisplayContext) {
    if motion.isMoving(at: context.time) { context.changes(at: context.time) }
    draw(
      motion.moment(at: context.time, reducesMotion: context.reducesMotion), in: &context)
  }

  public final func refreshStateDidChange(to state: RefreshState) {
    switch state {
    case .refreshing: motion.begin(at: now)
    case .idle, .noMoreData: motion.end(at: now)
    case .pulling, .willRefresh: break
    }
    setNeedsLayout()
  }

  public final func refreshDidEnd(with result: RefreshResult) {
    motion.show(result.isFailure ? .failure : .success, at: now)
    setNeedsLayout()
  }

  public final func pullDidMove(to percent: Double) {
    motion.pull(to: percent, at: now)
  }
}
