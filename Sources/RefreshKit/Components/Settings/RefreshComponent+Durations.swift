/// How long the parts of a refresh take.
extension RefreshComponent {
  /// How long opening takes, in seconds; 0.25 by default. What is negative or not finite is refused.
  public final var fastAnimationDuration: Double {
    get { settings.fastAnimationDuration }
    set {
      set("fastAnimationDuration", to: newValue.notNegative(or: fastAnimationDuration)) {
        settings.fastAnimationDuration = $0
      }
    }
  }

  /// How long closing takes, in seconds; 0.4 by default. What is negative or not finite is refused.
  public final var slowAnimationDuration: Double {
    get { settings.slowAnimationDuration }
    set {
      set("slowAnimationDuration", to: newValue.notNegative(or: slowAnimationDuration)) {
        settings.slowAnimationDuration = $0
      }
    }
  }

  /// How long a refresh lasts at least, in seconds of the timeline; 0 by default. An end that is due
  /// sooner is held until then; setting ``state`` directly is not.
  ///
  /// With infinity only setting ``state``, or detaching, ends the refresh. What is negative or NaN is
  /// refused. It may be set while an end is held.
  public final var minimumRefreshingDuration: Double {
    get { settings.minimumRefreshingDuration }
    set {
      let old = minimumRefreshingDuration
      set("minimumRefreshingDuration", to: newValue.durationWithoutEnd(or: old)) {
        settings.minimumRefreshingDuration = $0
        if $0 != old, let held = machine.requests.requests.first { schedule(held.id) }
      }
    }
  }

  /// How long the result of a refresh is shown before the component closes, in seconds of the timeline;
  /// 0 (the default) shows none. What is negative or not finite is refused.
  ///
  /// While it is shown, ``state`` stays refreshing, ``isShowingResult`` is true, ``lastResult`` is the
  /// new result, the title is that of the result, and what spins is stopped. The refresh is decided: the
  /// time of the update is stored, a timeout and an async function are over, and another end only adds
  /// its block. A begin ends the display at once. Setting ``state``, no more data, a refresh that was
  /// cancelled and detaching show no result.
  public final var resultDisplayDuration: Double {
    get { settings.resultDisplayDuration }
    set {
      set("resultDisplayDuration", to: newValue.notNegative(or: resultDisplayDuration)) {
        settings.resultDisplayDuration = $0
      }
    }
  }

  /// Whether the component shows the result of a refresh that has ended; see
  /// ``resultDisplayDuration``.
  public final var isShowingResult: Bool { machine.isShowingResult }

  /// How long a refresh may last, in seconds of the timeline; nil (the default) and infinity are
  /// without limit. One that takes longer ends with a failure, ``RefreshTimeout``.
  ///
  /// It counts for refreshes that begin afterwards. What is negative or NaN is refused.
  public final var refreshingTimeout: Double? {
    get { settings.refreshingTimeout }
    set {
      let isLimit = newValue.map { $0 >= 0 } ?? true
      set("refreshingTimeout", to: isLimit ? newValue : refreshingTimeout) {
        settings.refreshingTimeout = $0
      }
    }
  }
}
