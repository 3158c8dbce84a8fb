/// What a scroll view asks of a component at one of its edges, and what it notifies it of.
///
/// ``RefreshComponent`` has all of this; a scroll view knows nothing else of it, and of no other class.
protocol EdgeComponent: ScrollAccessory {
  // MARK: Questions

  /// Whether others may have to wait for the component: it refreshes, or its second level is in sight.
  var isBusy: Bool { get }

  /// Whether a second level of the component opens at present.
  var opensLevel: Bool { get }

  /// Whether a pull at the edge is held now: the content does not move with it.
  var holdsContent: Bool { get }

  /// Whether the component holds pulls while it is shown and has interaction on.
  var mayHoldContent: Bool { get }

  /// How far the component is pulled for all that it does, in points; 0 if it is not pulled.
  var longestPull: Double { get }

  /// Whether the component need not be notified that a finger that drags has moved.
  var ignoresPanMoves: Bool { get }

  /// The offsets of which the component need not be notified, as long as
  /// ``ScrollAccessory/quietOffsetsMayChange()`` is not called.
  func quietOffsets(in view: ScrollSnapshot) -> QuietOffsets

  // MARK: Attaching

  /// Called after the component was put into its slot.
  func didAttach(to scrollView: ScrollView)

  /// Called when all of ``didAttach(to:)`` is done.
  func didFinishAttaching()

  /// Called when the component is out of its slot, and just before its scroll view becomes nil.
  func willDetach(from scrollView: ScrollView)

  /// Called when the scroll view has become nil: the component was detached, or the scroll view deallocated.
  /// The inset is still reserved.
  func didLoseScrollView()

  /// Called when the component is out of its slot, its scroll view is nil and nothing is reserved any more.
  func didDetach()

  // MARK: Changes

  /// Called when the scroll view has left its window.
  func listDidLeaveWindow()

  /// Called after sizes or insets have changed, also without interaction and while hidden.
  func geometryDidChange()

  /// Called when the content has grown in front by `distance`, in the middle of
  /// ``ScrollView/keepingPosition(_:)``: what has a position in the content moves by as much.
  func contentDidShift(by distance: Point)

  /// Called after a scroll that is no drag.
  func contentDidScroll(_ notice: ScrollNotice)

  /// Called when the scroll view has another store of times.
  func lastUpdatedTimesDidChange()

  /// Places the component again, if a layout has placed it before.
  func placeAgain()
}
