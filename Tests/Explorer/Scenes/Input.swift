import RefreshKit
import RefreshReplay

/// One of the events that may happen in a state.
struct Input {
  enum Action {
    /// A line of a script.
    case line(PreparedLine)
    /// Time passes until something is due.
    case wait
  }

  /// When an input is left out, because it would change nothing or lead too far.
  enum Condition {
    case always
    /// Something is due before long: ``Stage/nextWait``.
    case somethingIsDue
    case isDragging, isNotDragging
    case isDecelerating
    case isInWindow, isNotInWindow
    /// Fewer calls wait than the scene allows.
    case callsMayWait
    /// The slot is filled, or empty.
    case isFilled(Slot)
    case isEmpty(Slot)
    /// The component in the slot is hidden by the app, or not.
    case isHidden(Slot, Bool)
    /// The component in the slot is in noMoreData, and has no call that resets that.
    case hasNoMoreDataWithoutReset(Slot)
  }

  /// What it is called in a diagram.
  let name: String
  let action: Action
  let condition: Condition

  /// An input that is a line of a script.
  init(_ name: String, _ line: String, _ condition: Condition = .always) {
    self.name = name
    self.condition = condition
    do {
      action = .line(try PreparedLine(line))
    } catch {
      fatalError("\(line): \(error.message)")
    }
  }

  private init(waitingIf condition: Condition) {
    (name, action, self.condition) = ("time", .wait, condition)
  }

  /// Time passes until something is due.
  static let wait = Input(waitingIf: .somethingIsDue)

  /// Whether it is left out in the present state.
  func isPossible(on stage: Stage, waitingCalls: Int, limit: Int) -> Bool {
    let list = stage.scrollView
    return switch condition {
    case .always: true
    case .somethingIsDue: stage.nextWait != nil
    case .isDragging: list.isDragging
    case .isNotDragging: !list.isDragging
    case .isDecelerating: list.isDecelerating
    case .isInWindow: list.isInWindow
    case .isNotInWindow: !list.isInWindow
    case .callsMayWait: waitingCalls < limit
    case .isFilled(let slot): list[slot] != nil
    case .isEmpty(let slot): list[slot] == nil
    case .isHidden(let slot, let isHidden): list[slot]?.isHidden == isHidden
    case .hasNoMoreDataWithoutReset(let slot):
      list[slot]?.state == .noMoreData && !(list[slot] is any NoMoreDataEnding)
    }
  }
}

extension Stage {
  /// The longest time that passes at once, in seconds: what is due later, such as the end of a day, is
  /// not waited for.
  static let longestWait = 2.0

  /// How long it takes until something is due, in seconds; nil if nothing is before long.
  var nextWait: Double? {
    let timeline = scrollView.timeline
    guard let due = timeline.nextDue else { return nil }
    let interval = due - timeline.now
    return interval <= Self.longestWait ? interval : nil
  }
}
