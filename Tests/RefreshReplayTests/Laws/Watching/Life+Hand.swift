@testable import RefreshKit
@testable import RefreshReplay

extension Life {
  /// What the script has set on a component by hand, and no event has replaced since. Laws about the
  /// component's own behavior do not hold for it.
  struct Hand {
    /// Whether the present state was set.
    private(set) var hasSetState = false
    /// Whether the present percent was set.
    private(set) var hasSetPercent = false
    /// Whether the arrow was ever hidden or shown.
    private(set) var hasSetArrow = false
    /// How many pictures were set for each state.
    private(set) var pictures: [RefreshState: Int] = [:]

    private var stateToCome: RefreshState?
    /// How many offset changes were under way then.
    private var depth = 0

    /// A property is about to be set.
    mutating func willSet(
      _ property: String, to value: SettingValue, of component: RefreshComponent
    ) {
      depth = component.scrollView?.offsetChangeDepth ?? 0
      let isOn = component.isUserInteractionEnabled
      switch property {
      case "state":
        if case .text(let name) = value { stateToCome = RefreshState(rawValue: name) }
        hasSetState = hasSetState || stateToCome == component.state
      case "pullingPercent": hasSetPercent = true
      case "isHidden" where value == .flag(true) && !component.isHidden: hasSetPercent = false
      case "isUserInteractionEnabled" where value == .flag(false) && isOn: hasSetPercent = false
      case "arrowView.isHidden": hasSetArrow = true
      default: break
      }
    }

    /// Pictures are about to be set.
    mutating func willSetPictures(_ count: Int, for state: RefreshState) {
      pictures[state] = count
    }

    /// Whether it is the script that makes a change.
    func makes(_ change: Change<RefreshState>) -> Bool { stateToCome == change.new }

    /// The state has changed.
    mutating func take(_ change: Change<RefreshState>, isOwn: Bool) {
      hasSetState = isOwn
      stateToCome = nil
      if change.new.isRefreshing, !change.old.isRefreshing { hasSetPercent = false }
    }

    /// The component has applied an offset; what was set meanwhile is newer.
    mutating func takeOffset(depth: Int) {
      guard depth > self.depth else { return }
      hasSetState = false
      hasSetPercent = false
    }

    /// A line is over.
    mutating func endLine() {
      depth = 0
    }
  }
}
