import RefreshKit
import RefreshReplay

/// A condition that holds for every component at every moment, after any events.
@MainActor package struct Law {
  /// The moment at which a law is checked.
  @MainActor enum Moment {
    /// A component reports a change of state. It shows the new state, opens or closes afterward.
    case change(Change<RefreshState>)
    /// A callback of the app is about to run.
    case callback(ComponentEvent.Callback)
    /// A line of the script is done.
    case line
  }

  /// A law that was broken.
  package struct Breach: Sendable, CustomStringConvertible {
    package let law: String
    /// The number of the line, from 1.
    package let line: Int
    /// A description of the breach.
    package let fact: String

    package var description: String { "line \(line): \(law): \(fact)" }
  }

  /// The name of the law, in a few words.
  package let name: String

  /// Describes a breach by a component; nil if the law holds. Called at each moment of the
  /// component.
  let component: (Life, Moment, Onlooker) -> String?

  /// Describes a breach by the scroll view; nil if the law holds. Called after each line.
  let list: (Onlooker) -> String?

  /// A law that is checked at each moment of each component.
  static func always(
    _ name: String, _ check: @escaping (Life, Moment, Onlooker) -> String?
  ) -> Law {
    Law(name: name, component: check, list: { _ in nil })
  }

  /// A law that is checked after each line, for each component that is attached.
  static func afterLines(
    _ name: String, _ check: @escaping (Life, Onlooker) -> String?
  ) -> Law {
    always(name) { life, moment, onlooker in
      if case .line = moment, life.isAttached { check(life, onlooker) } else { nil }
    }
  }

  /// A law that is checked inside each callback and after each line, for a component that is
  /// attached. It is not checked when a change of state is reported, because the views have not
  /// changed yet.
  static func ofLooks(
    _ name: String, _ check: @escaping (Life, Moment, Onlooker) -> String?
  ) -> Law {
    always(name) { life, moment, onlooker in
      if case .change = moment { return nil }
      return life.isAttached ? check(life, moment, onlooker) : nil
    }
  }

  /// A law that is checked after each line, for the scroll view.
  static func ofLists(_ name: String, _ check: @escaping (Onlooker) -> String?) -> Law {
    Law(name: name, component: { _, _, _ in nil }, list: check)
  }
}

/// The table of laws.
extension Law {
  package static let all: [Law] = [
    insetsAreTheApps, reservedInsetsFit,
    eventsKeepTheirOrder, nothingIsForgotten, everyChangeIsReported, detachedIsSilent,
    titlesFit, timesAreShown, spinnersFit, arrowsFit, picturesFit,
    pullsHaveFingers, pullsBeginFarOut, nothingIsPulledInside, percentFollowsTheFinger,
    alphaFollowsThePull, refreshesAreSeen,
    refreshesHaveCauses, listsAreFilled, noCallIsLeft, windowsStartRefreshes, interactionIsRestored,
    contentStaysUnderFingers, rowsStayInPlace, heldOvershootsHaveCauses, heldContentStaysInRange,
    numbersAreNumbers,
    componentsAreAtTheirEdge, layoutIsDone, levelsFillTheView, closedLevelsLeaveNothing,
  ]
}
