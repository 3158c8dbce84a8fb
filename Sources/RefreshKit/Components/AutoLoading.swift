/// A component that loads when the list is scrolled to its end at the component's edge: an auto
/// footer at the bottom, an auto header at the top. The kit implements this protocol.
///
/// Such a component belongs to the content: it always reserves its height at its edge. Only
/// scrolling to the end counts as an arrival. A list that starts at the end, attaching the
/// component, the first content, and a move that keeps the visible rows in place do not.
public protocol AutoLoading: NoMoreDataEnding {
  /// Whether the component loads when the list arrives at the end; true by default. If it is false,
  /// a drag towards the end that is released there still loads.
  var isAutomaticallyRefresh: Bool { get set }

  /// The fraction of the component that must be visible for the end to count as reached. 1 (the
  /// default) is the whole component, and 0 is no part of it. With a negative fraction, loading
  /// begins that many heights earlier. A number that is not finite is refused.
  var triggerAutomaticallyRefreshPercent: Double { get set }

  /// The distance before the end at which loading begins, in points, in addition to
  /// ``triggerAutomaticallyRefreshPercent``; 0 by default. Pulling the list away from its other
  /// edge never loads. A number that is negative or not finite is refused.
  var preloadDistance: Double { get set }

  /// The number of loads in one drag; 1 by default. With -1 there is no limit. With 0 or another
  /// negative number, a drag never loads.
  var autoTriggerTimes: Int { get set }

  /// Whether the component loads again by itself until the content fills the list; false by
  /// default.
  ///
  /// The component compares the content with the list after the first layout with content, and
  /// after each load of its own or refresh of the header that has succeeded. If the content and the
  /// component fit into the view, and the content has grown since the load before, a load begins
  /// without a finger. An empty list does not begin: its first load is the app's. A page that
  /// brings nothing, no more data, and a failure end the loads.
  ///
  /// The load waits while a finger is down, while another component refreshes, and while the
  /// component is hidden or its interaction is disabled. ``SelfHiding/hidesWhileContentFits`` does
  /// not keep it from loading. Such a load is not one of ``autoTriggerTimes``, but if these forbid
  /// loads, there is none.
  var loadsUntilFilled: Bool { get set }
}

extension AutoLoading {
  public var loadsUntilFilled: Bool {
    get { settings.loadsUntilFilled }
    set {
      let old = loadsUntilFilled
      set("loadsUntilFilled", to: newValue) {
        settings.loadsUntilFilled = $0
        if $0 != old { loader?.fillingMayContinue(in: self) }
      }
    }
  }
}

/// A component that loads by an ``AutoLoader``. Its extension implements ``AutoLoading``.
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
      set("autoTriggerTimes", to: newValue) {
        autoLoader.trigger.timesPerDrag = $0
        autoLoader.fillingMayContinue(in: self)
      }
    }
  }
}
