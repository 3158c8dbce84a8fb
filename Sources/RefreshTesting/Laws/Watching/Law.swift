import RefreshKit
import RefreshReplay

/// A condition that holds for every component at every moment, whatever has happened before.
@MainActor package struct Law {
  /// When a law is asked.
  @MainActor enum Moment {
    /// A component is about to report a change of state; its own reaction follows.
    case change(Change<RefreshState>)
    /// A callback of the app is about to run.
    case callback(ComponentEvent.Callback)
    /// A line of the script is done.
    case line
  }

  /// A law that was broken.
  package struct Breach: Sendable, CustomStringConvertible {
    /// The law's name.
    package let law: String
    /// The number of the line, from 1.
    package let line: Int
    /// What is wrong.
    package let fact: String

    package var description: String { "line \(line): \(law): \(fact)" }
  }

  /// What the law is called, in a few words.
  package let name: String

  /// Says what is wrong with a component; nil if nothing is. Called at each moment of the
  /// component.
  let component: (Life, Moment, Onlooker) -> String?

  /// Says what is wrong with the scroll view; nil if nothing is. Called after each line.
  let list: (Onlooker) -> String?

  /// A law that is asked at each moment of each component.
  static func always(
    _ name: String, _ check: @escaping (Life, Moment, Onlooker) -> String?
  ) -> Law {
    Law(name: name, component: check, list: { _ in nil })
  }

  /// A law that is asked after each line, of each component that is attached.
  static func afterLines(
    _ name: String, _ check: @escaping (Life, Onlooker) -> String?
  ) -> Law {
    always(name) { life, moment, onlooker in
      if case .line = moment, life.isAttached { check(life, onlooker) } else { nil }
    }
  }

  /// A law that is asked inside each callback and after each line, of a component that is attached.
  /// It is not asked when a change of state is reported: the views have not changed yet then.
  static func ofLooks(
    _ name: String, _ check: @escaping (Life, Moment, Onlooker) -> String?
  ) -> Law {
    always(name) { life, moment, onlooker in
      if case .change = moment { return nil }
      return life.isAttached ? check(life, moment, onlooker) : nil
    }
  }

  /// A law that is asked after each line, of the scroll view.
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
