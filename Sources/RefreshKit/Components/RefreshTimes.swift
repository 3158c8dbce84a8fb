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
    set { times.opening = newValue }
  }

  /// How long closing takes, in seconds; 0.4 by default. What is negative or not finite is refused.
  public final var slowAnimationDuration: Double {
    get { times.closing }
    set { times.closing = newValue }
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
      if times.minimum != old, let held = machine.requests.requests.first { schedule(held.id) }
    }
  }

  /// How long a refresh may last, in seconds of the timeline; nil (the default) and infinity are
  /// without limit. One that takes longer ends with a failure, ``RefreshTimeout``.
  ///
  /// It counts for refreshes that begin afterwards. What is negative or NaN is refused.
  public final var refreshingTimeout: Double? {
    get { times.timeout }
    set { times.timeout = newValue }
  }
}
