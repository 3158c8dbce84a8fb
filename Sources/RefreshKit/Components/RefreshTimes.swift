/// How long the parts of a refresh take, in seconds: a value that refuses what is no duration.
nonisolated struct RefreshTimes {
  /// How long opening takes.
  var opening: Double = 0.25 {
    didSet { opening = opening.notNegative(or: oldValue) }
  }

  /// How long closing takes.
  var closing: Double = 0.4 {
    didSet { closing = closing.notNegative(or: oldValue) }
  }

  /// How long a refresh lasts at least; infinity is until it is ended otherwise.
  var minimum: Double = 0 {
    didSet { minimum = minimum.durationWithoutEnd(or: oldValue) }
  }

  /// How long a result is shown.
  var result: Double = 0 {
    didSet { result = result.notNegative(or: oldValue) }
  }

  /// How long a refresh may last; nil and infinity are without limit.
  var timeout: Double? {
    didSet {
      if let limit = timeout, !(limit >= 0) { timeout = oldValue }
    }
  }
}

extension RefreshComponent {
  /// How long opening takes, in seconds; 0.25 by default. What is negative or not finite is refused.
  public final var fastAnimationDuration: Double {
    get { times.opening }
    set {
      times.opening = newValue
      note("fastAnimationDuration", .number(times.opening))
    }
  }

  /// How long closing takes, in seconds; 0.4 by default. What is negative or not finite is refused.
  public final var slowAnimationDuration: Double {
    get { times.closing }
    set {
      times.closing = newValue
      note("slowAnimationDuration", .number(times.closing))
    }
  }

  /// How long a refresh lasts at least, in seconds of the timeline; 0 by default. An end that is due
  /// sooner is held until then; setting ``state`` directly is not.
  ///
  /// With infinity only setting ``state``, or detaching, ends the refresh. What is negative or NaN is
  /// refused. It may be set while an end is held.
  public final var minimumRefreshingDuration: Double {
    get { times.minimum }
    set {
      let old = times.minimum
      times.minimum = newValue
      note("minimumRefreshingDuration", .number(times.minimum))
      if times.minimum != old, let held = machine.requests.requests.first { schedule(held.id) }
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
    get { times.result }
    set {
      times.result = newValue
      note("resultDisplayDuration", .number(times.result))
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
    get { times.timeout }
    set {
      times.timeout = newValue
      note("refreshingTimeout", times.timeout.map(InputValue.number) ?? .nothing)
    }
  }
}
