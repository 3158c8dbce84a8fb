nonisolated struct ScrollSettings: Equatable {
  var contentInset = EdgeInsets.zero
  var safeAreaInsets = EdgeInsets.zero
  var rowCounts: [Int] = []

  var bounces = true
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var isDirectionalLockEnabled = false
  var maximumOverscroll: Double?
  var rubberBandCoefficient = RubberBand.coefficient

  var isPagingEnabled = false
  var decelerationRate = DecelerationRate.normal
  var frameRate = 60.0
  var pixelLength = 0.0

  var allowsSimultaneousRefreshing = true
  var resetsNoMoreDataAfterHeaderRefresh: Bool?

  var reducesMotion = false
}

extension ScrollView {
  /// Whether content can be dragged beyond its edges; true by default.
  public var bounces: Bool {
    get { settings.bounces }
    set {
      input(setting: "bounces", to: newValue) { new in changeBouncing { $0.bounces = new } }
    }
  }

  /// Whether content that is shorter than the view bounces vertically; false until a component
  /// needs it.
  public var alwaysBounceVertical: Bool {
    get { settings.alwaysBounceVertical }
    set {
      input(setting: "alwaysBounceVertical", to: newValue) { new in
        changeBouncing { $0.alwaysBounceVertical = new }
      }
    }
  }

  /// Whether content that is narrower than the view bounces horizontally; false until a leader or a
  /// trailer needs it.
  public var alwaysBounceHorizontal: Bool {
    get { settings.alwaysBounceHorizontal }
    set {
      input(setting: "alwaysBounceHorizontal", to: newValue) { new in
        changeBouncing { $0.alwaysBounceHorizontal = new }
      }
    }
  }

  private func changeBouncing(_ change: (inout ScrollSettings) -> Void) {
    var new = settings
    change(&new)
    guard new != settings else { return }
    settings = new
    scroller.ask(.bouncing, in: self)
  }

  /// Whether the content rests on multiples of the view's size; false by default.
  public var isPagingEnabled: Bool {
    get { settings.isPagingEnabled }
    set {
      input(setting: "isPagingEnabled", to: newValue) { settings.isPagingEnabled = $0 }
    }
  }

  /// Whether several components may refresh at the same time; true by default. If it is false, no
  /// pull, arrival or tap begins a refresh while another component refreshes; calls still do.
  public var allowsSimultaneousRefreshing: Bool {
    get { settings.allowsSimultaneousRefreshing }
    set {
      input(setting: "allowsSimultaneousRefreshing", to: newValue) {
        settings.allowsSimultaneousRefreshing = $0
      }
    }
  }

  /// Whether a drag that begins within 20 degrees of an axis moves the content only along that
  /// axis; false by default.
  public var isDirectionalLockEnabled: Bool {
    get { settings.isDirectionalLockEnabled }
    set {
      input(setting: "isDirectionalLockEnabled", to: newValue) {
        settings.isDirectionalLockEnabled = $0
      }
    }
  }

  /// The rate at which content slows down after a drag; ``DecelerationRate/normal`` by default.
  public var decelerationRate: DecelerationRate {
    get { settings.decelerationRate }
    set {
      input(setting: "decelerationRate", to: newValue.rawValue) { _ in
        settings.decelerationRate = newValue
      }
    }
  }

  /// The number of frames of a motion per second, at most 1,000; 60 by default. A greater number
  /// becomes 1,000. A number that is not above 0, or not finite, is refused.
  public var frameRate: Double {
    get { settings.frameRate }
    set {
      let old = settings.frameRate
      let isRate = newValue > 0 && newValue.isFinite
      input(setting: "frameRate", to: isRate ? min(newValue, 1_000) : old) {
        settings.frameRate = $0
        if $0 != old { scheduleFrame() }
      }
    }
  }

  /// The length of a pixel, in points. The offsets of drags and motions are rounded to multiples of
  /// it; 0, the default, rounds nothing. A number that is negative or not finite is refused.
  public var pixelLength: Double {
    get { settings.pixelLength }
    set {
      input(setting: "pixel", to: newValue.notNegative(or: pixelLength)) {
        settings.pixelLength = $0
      }
    }
  }

  /// Whether the user prefers less motion on the screen; false by default. The host sets it. Views
  /// that draw themselves read it as ``DisplayContext/reducesMotion``.
  public var reducesMotion: Bool {
    get { settings.reducesMotion }
    set {
      guard newValue != reducesMotion else { return }
      input(setting: "reducesMotion", to: newValue) { settings.reducesMotion = $0 }
    }
  }
}
