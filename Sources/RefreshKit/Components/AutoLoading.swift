/// A component that loads when the list is scrolled to its end at the component's edge: an auto footer at
/// the bottom, an auto header at the top. The kit implements it.
///
/// Such a component belongs to the content: it always reserves its height at its edge. A list that starts at
/// that end has not arrived there; nor does attaching the component, the first content, or a move that keeps
/// the visible rows where they are.
public protocol AutoLoading: NoMoreDataEnding {
  /// Whether arriving at the end loads; true by default. Pulling further at the end loads in any case.
  var isAutomaticallyRefresh: Bool { get set }

  /// How much of the component must be in sight for the end to count as reached: 1 (the default) is
  /// all of it, 0 none, a negative share loads as many heights earlier. What is not finite is refused.
  var triggerAutomaticallyRefreshPercent: Double { get set }

  /// How many points before the end loading begins, in addition to
  /// ``triggerAutomaticallyRefreshPercent``; 0 by default. Pulling the list away from its other edge never
  /// loads. What is negative or not finite is refused.
  var preloadDistance: Double { get set }

  /// How often one drag may load; 1 by default, -1 is without limit, 0 and any other negative number
  /// are never.
  var autoTriggerTimes: Int { get set }
}

/// A component that loads by an ``AutoLoader``: implements ``AutoLoading``.
protocol AutoLoaderOwning: AutoLoading {
  var autoLoader: AutoLoader { get }
}

extension AutoLoaderOwning {
  public var isAutomaticallyRefresh: Bool {
    get { settings.isAutomaticallyRefresh }
    set { set("isAutomaticallyRefresh", to: newValue) { settings.isAutomaticallyRefresh = $0 } }
  }

  public var triggerAutomaticallyRefreshPercent: Double {
    get { settings.triggerAutomaticallyRefreshPercent }
    set {
      let percent = newValue.finite(or: triggerAutomaticallyRefreshPercent)
      set("triggerAutomaticallyRefreshPercent", to: percent) {
        settings.triggerAutomaticallyRefreshPercent = $0
        quietOffsetsMayChange()
      }
    }
  }

  public var preloadDistance: Double {
    get { settings.preloadDistance }
    set {
      set("preloadDistance", to: newValue.notNegative(or: preloadDistance)) {
        settings.preloadDistance = $0
        quietOffsetsMayChange()
      }
    }
  }

  public var autoTriggerTimes: Int {
    get { autoLoader.trigger.timesPerDrag }
    set {
      guard newValue != autoTriggerTimes else { return }
      set("autoTriggerTimes", to: newValue) { autoLoader.trigger.timesPerDrag = $0 }
    }
  }
}
