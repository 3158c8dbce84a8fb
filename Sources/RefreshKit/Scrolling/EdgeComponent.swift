/// The questions and notifications of a scroll view to a component at one of its edges.
///
/// ``RefreshComponent`` conforms to it. A scroll view knows components only by this protocol.
protocol EdgeComponent: ScrollAccessory {
  // MARK: Questions

  /// Whether the component refreshes, or its second level is in sight. Other components may have to
  /// wait.
  var isBusy: Bool { get }

  /// Whether the second level of the component is opening.
  var isOpeningLevel: Bool { get }

  /// Whether a pull at the edge is held now: the content does not move with it.
  var holdsContent: Bool { get }

  /// Whether the component holds pulls whenever it is shown and its interaction is enabled.
  var mayHoldContent: Bool { get }

  /// The length of the longest pull to which the component reacts, in points; 0 if it is not
  /// pulled.
  var longestPull: Double { get }

  /// Whether the component need not be notified of the moves of a drag.
  var ignoresPanMoves: Bool { get }

  /// The offsets of which the component need not be notified, as long as
  /// ``ScrollAccessory/quietOffsetsMayChange()`` is not called.
  func quietOffsets(in snapshot: ScrollSnapshot) -> QuietOffsets

  // MARK: Attaching

  /// Called after the component was put into its slot.
  func didAttach(to scrollView: ScrollView)

  /// Called after ``didAttach(to:)`` has returned.
  func didFinishAttaching()

  /// Called when the component has left its slot, just before its scroll view becomes nil.
  func willDetach(from scrollView: ScrollView)

  /// Called when the scroll view has become nil, because the component was detached or the scroll
  /// view is being deallocated. The inset is still reserved.
  func didLoseScrollView()

  /// Called when the component has left its slot, its scroll view is nil, and its inset is
  /// released.
  func didDetach(from scrollView: ScrollView)

  // MARK: Changes

  /// Called when the scroll view has left its window.
  func listDidLeaveWindow()

  /// Called after sizes or insets have changed, even if the component is hidden or its interaction
  /// is disabled.
  func geometryDidChange()

  /// Called when the content has grown by `distance` at its beginning, inside
  /// ``ScrollView/keepingPosition(_:)``. All positions in the content move by that distance.
  func contentDidShift(by distance: Point)

  /// Called after the content was laid out, at the request of a component.
  func contentWasLaidOut()

  /// Called when another component has ended its refresh, and when the content has come to rest.
  func waitingArrivalMayLoad()

  /// Called after a scroll that is not a drag.
  func contentDidScroll(_ notice: ScrollNotice)

  /// Called when another store of times was set.
  func lastUpdatedTimesDidChange()

  /// Places the component again, if a layout has placed it before.
  func placeAgain()
}
