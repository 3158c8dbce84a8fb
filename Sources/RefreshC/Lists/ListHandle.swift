import RefreshKit
import RefreshRecorder

/// A list that a host has made: the scroll view, its listener and its components.
final class ListHandle {
  /// The limit of entries of the main queue, and of due items, that one advance may run.
  static let limit = 200_000

  /// The scroll view.
  let scrollView: ScrollView

  /// The function that is called with each event; nil by default.
  var listener: Listener?

  /// The items of the last call of ``refreshDraw(_:_:_:)``.
  var drawing: [DrawItem] = []

  /// The time of the next change of the items by themselves, in seconds of the timeline; nil if
  /// there is none.
  var nextChange: Double?

  /// The function that measures the texts of components; nil by default.
  var measure: TextMeasure? {
    didSet {
      for part in made + attached {
        part?.component.measureLabels(by: textMeasuring)
      }
    }
  }

  /// The recorder of the list; nil if it is not recorded.
  var recorder: SessionRecorder?

  /// Whether the content scrolls horizontally, in a page.
  var isHorizontal = false

  /// For each edge, the size of the content when a wheel or a key last began the component there.
  var sizesMovedOn: [Edge: Size] = [:]

  /// The lengths of the blocks at the edges of the slots, in a page; see ``PageContent``.
  var blocks = [Double](repeating: 0, count: Slot.allCases.count)

  /// Whether an advance is under way.
  private var isAdvancing = false

  /// The number of the list.
  let number: Int32
  /// The components that were made and are not attached yet, and those in the slots, by the index of the
  /// slot.
  private var made = [Part?](repeating: nil, count: Slot.allCases.count)
  private var attached = [Part?](repeating: nil, count: Slot.allCases.count)

  /// A component, and the name of its class.
  struct Part {
    /// The component.
    let component: RefreshComponent
    /// The name of its class.
    let className: String
    /// The announcements of the component.
    let feedback: FeedbackRecorder
  }

  /// Makes a list of a size.
  init(number: Int32, size: Size) {
    self.number = number
    scrollView = ScrollView(frame: Rect(origin: .zero, size: size))
  }

  /// Sets a size or an inset of the list.
  ///
  /// - Throws: ``StatusCode/badNumber`` if the scroll view refuses it.
  func setGeometry<Value: Equatable>(
    _ value: Value, _ get: (ScrollView) -> Value, _ set: (ScrollView, Value) -> Void
  ) throws(StatusCode) {
    let old = get(scrollView)
    set(scrollView, value)
    if value != old, get(scrollView) == old { throw .badNumber }
  }

  // MARK: Components

  /// The component that was made for a slot, or else the one in it.
  ///
  /// - Throws: ``StatusCode/emptySlot``.
  @inline(never)
  func part(_ slot: Slot) throws(StatusCode) -> Part {
    guard let part = made[slot.index] ?? attached[slot.index] else { throw .emptySlot }
    return part
  }

  /// Makes a component for `slot`.
  func make(_ kind: ComponentKind, for slot: Slot) {
    let component = kind.make()
    let number = number
    component.reportEvents { event in
      switch event {
      case .state(let change):
        ListRegistry.notify(
          number, slot, .state, old: Int32(change.old.number), new: Int32(change.new.number))
      case .callback(let callback): ListRegistry.notify(number, slot, ListEvent(callback))
      }
    }
    let feedback = FeedbackRecorder(of: component) {
      ListRegistry.notify(number, slot, .announcement)
    }
    made[slot.index] = Part(component: component, className: kind.name, feedback: feedback)
    if measure != nil { component.measureLabels(by: textMeasuring) }
  }

  private var textMeasuring: TextMeasuring {
    guard let measure else { return { measureByScalars($0, fontSize: $1) } }
    let number = number
    return { text, fontSize in text.withCString { measure(number, $0, fontSize) } }
  }

  /// Puts the component that was made for a slot into the slot.
  ///
  /// - Throws: ``StatusCode/emptySlot`` if none was made.
  func attach(_ slot: Slot) throws(StatusCode) {
    guard let part = made[slot.index] else { throw .emptySlot }
    made[slot.index] = nil
    attached[slot.index] = part
    scrollView[slot] = part.component
  }

  /// Empties a slot.
  func detach(_ slot: Slot) {
    made[slot.index] = nil
    scrollView[slot] = nil
    attached[slot.index] = nil
  }

  // MARK: Time

  /// Advances the time.
  func advance(by seconds: Double) throws(StatusCode) {
    guard !isAdvancing else { throw .busy }
    isAdvancing = true
    defer { isAdvancing = false }
    do {
      try scrollView.timeline.advance(by: seconds, limit: Self.limit)
    } catch {
      throw .runaway
    }
  }

  /// The number of seconds after which the list is to be advanced and drawn again, 0 for each
  /// frame; nil if nothing happens before a call or a touch.
  var timeToNextChange: Double? {
    let timeline = scrollView.timeline
    let moves = timeline.isAnimating || nextChange.map { $0 <= timeline.now } == true
    return moves ? 0 : timeline.nextDue.map { $0 - timeline.now }
  }

  /// Calls the listener with `tag` after some seconds.
  func after(_ seconds: Double, tag: Int32) {
    let number = number
    scrollView.timeline.schedule(after: seconds) {
      ListRegistry.notify(number, nil, .timer, old: tag)
    }
  }
}
