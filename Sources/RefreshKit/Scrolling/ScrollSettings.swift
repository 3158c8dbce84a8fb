/// What an app sets for a scroll view, beside what every view has, and its sizes.
nonisolated struct ScrollSettings: Equatable {
  var contentInset = EdgeInsets.zero
  var safeAreaInsets = EdgeInsets.zero
  var rowCounts: [Int] = []

  // Where content can be dragged.
  var bounces = true
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var isDirectionalLockEnabled = false
  var maximumOverscroll: Double?
  var rubberBandCoefficient = RubberBand.coefficient

  // How it moves on.
  var isPagingEnabled = false
  var decelerationRate = DecelerationRate.normal
  var frameRate = 60.0
  var pixelLength = 0.0

  // What its components do together.
  var allowsSimultaneousRefreshing = true
  var resetsNoMoreDataAfterHeaderRefresh: Bool?
}

/// The properties that have no file of their own.
extension ScrollView {
  /// Whether content can be dragged beyond its edges; true by default.
  public var bounces: Bool {
    get { settings.bounces }
    set {
      set("bounces", to: newValue) { new in changeBouncing { $0.bounces = new } }
    }
  }

  /// Whether content shorter than the view bounces vertically; false until a component needs it.
  public var alwaysBounceVertical: Bool {
    get { settings.alwaysBounceVertical }
    set {
      set("alwaysBounceVertical", to: newValue) { new in
        changeBouncing { $0.alwaysBounceVertical = new }
      }
    }
  }

  /// Whether content narrower than the view bounces horizontally; false until a leader or a trailer needs it.
  public var alwaysBounceHorizontal: Bool {
    get { settings.alwaysBounceHorizontal }
    set {
      set("alwaysBounceHorizontal", to: newValue) { new in
        changeBouncing { $0.alwaysBounceHorizontal = new }
      }
    }
  }

  private func changeBouncing(_ change: (inout ScrollSettings) -> Void) {
    var new = settings
    change(&new)
    guard new != settings else { return }
    settings = new
    scroller.notify(of: .bouncing, in: self)
  }

  /// Whether the content rests on multiples of the view's size; false by default.
  public var isPagingEnabled: Bool {
    get { settings.isPagingEnabled }
    set {
      set("isPagingEnabled", to: newValue) { settings.isPagingEnabled = $0 }
    }
  }

  /// Whether several components may refresh at the same time; true by default. If it is false, no
  /// pull, arrival or tap starts one while another refreshes; calls still do.
  public var allowsSimultaneousRefreshing: Bool {
    get { settings.allowsSimultaneousRefreshing }
    set {
      set("allowsSimultaneousRefreshing", to: newValue) {
        settings.allowsSimultaneousRefreshing = $0
      }
    }
  }

  /// Whether a drag that begins along an axis stays on it; false by default.
  public var isDirectionalLockEnabled: Bool {
    get { settings.isDirectionalLockEnabled }
    set {
      set("isDirectionalLockEnabled", to: newValue) { settings.isDirectionalLockEnabled = $0 }
    }
  }

  /// How fast content slows down after a drag; the normal rate by default.
  public var decelerationRate: DecelerationRate {
    get { settings.decelerationRate }
    set {
      set("decelerationRate", to: newValue.rawValue) { _ in settings.decelerationRate = newValue }
    }
  }

  /// How many frames of a motion are shown in a second, at most 1,000; 60 by default. What is not
  /// above 0 is refused.
  public var frameRate: Double {
    get { settings.frameRate }
    set {
      let old = settings.frameRate
      let isRate = newValue > 0 && newValue.isFinite
      set("frameRate", to: isRate ? min(newValue, 1_000) : old) {
        settings.frameRate = $0
        if $0 != old { scheduleFrame() }
      }
    }
  }

  /// What the offsets that fingers and motions show are rounded to, in points; 0 (the default)
  /// rounds nothing. What is negative or not finite is refused.
  public var pixelLength: Double {
    get { settings.pixelLength }
    set {
      set("pixel", to: newValue.notNegative(or: pixelLength)) { settings.pixelLength = $0 }
    }
  }
}
