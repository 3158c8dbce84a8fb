struct ScrollSettings: Equatable {
  var contentInset = EdgeInsets.zero
  var safeAreaInsets = EdgeInsets.zero
  var rowCounts: [Int] = []

  var bounces = true
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var isDirectionalLockEnabled = false
  var maximumOverscroll: Double?
  var rubberBandCoefficient = RubberBand.coefficient
  var allowsWheelPull = false

  var isPagingEnabled = false
  var decelerationRate = DecelerationRate.normal
  var frameRate = 60.0
  var pixelLength = 0.0

  var allowsSimultaneousRefreshing = true
  var isReordering = false
  var resetsNoMoreDataAfterHeaderRefresh: Bool?
  var failureDisplayDuration = 0.0

  var reducesMotion = false
}

extension NamedValue<ScrollView> {
  package static let bounces = setting(
    "bounces", { $0.bounces },
    { list, new in list.changeBouncing { $0.bounces = new } })
  package static let alwaysBounceVertical = setting(
    "alwaysBounceVertical", { $0.alwaysBounceVertical },
    { list, new in list.changeBouncing { $0.alwaysBounceVertical = new } })
  package static let alwaysBounceHorizontal = setting(
    "alwaysBounceHorizontal", { $0.alwaysBounceHorizontal },
    { list, new in list.changeBouncing { $0.alwaysBounceHorizontal = new } })
  package static let isPagingEnabled = setting(
    "isPagingEnabled", { $0.isPagingEnabled }, { $0.settings.isPagingEnabled = $1 })
  package static let allowsSimultaneousRefreshing = setting(
    "allowsSimultaneousRefreshing", { $0.allowsSimultaneousRefreshing },
    { $0.settings.allowsSimultaneousRefreshing = $1 })
  /// Even an equal value has an effect: it counts as set by the app, and replaces the default.
  package static let resetsNoMoreDataAfterHeaderRefresh = setting(
    "resetsNoMoreDataAfterHeaderRefresh", actsEachTime: true,
    { $0.resetsNoMoreDataAfterHeaderRefresh },
    { $0.settings.resetsNoMoreDataAfterHeaderRefresh = $1 })
  package static let failureDisplayDuration = setting(
    "failureDisplayDuration", in: .notNegative, { $0.failureDisplayDuration },
    { $0.settings.failureDisplayDuration = $1 })
  package static let isReordering = setting(
    "isReordering", { $0.isReordering },
    { list, new in
      list.settings.isReordering = new
      if !new { list.loadsMayContinue() }
    })
  package static let isDirectionalLockEnabled = setting(
    "isDirectionalLockEnabled", { $0.isDirectionalLockEnabled },
    { $0.settings.isDirectionalLockEnabled = $1 })
  package static let decelerationRate = setting(
    "decelerationRate", in: .properFraction, { $0.decelerationRate.rawValue },
    { $0.settings.decelerationRate = DecelerationRate(rawValue: $1) })
  package static let frameRate = setting(
    "frameRate", in: .positive, { $0.frameRate },
    { list, new in
      let rate = min(new, 1_000)
      guard rate != list.settings.frameRate else { return }
      list.settings.frameRate = rate
      list.scheduleFrame()
    })
  package static let maximumOverscroll = setting(
    "maximumOverscroll", in: .notNegative, { $0.maximumOverscroll },
    { $0.settings.maximumOverscroll = $1 })
  package static let rubberBandCoefficient = setting(
    "rubberBandCoefficient", in: .positiveFraction, { $0.rubberBandCoefficient },
    { $0.settings.rubberBandCoefficient = $1 })
  package static let pixelLength = setting(
    "pixel", in: .notNegative, { $0.pixelLength }, { $0.settings.pixelLength = $1 })
  package static let reducesMotion = setting(
    "reducesMotion", { $0.reducesMotion }, { $0.settings.reducesMotion = $1 })
}

extension ScrollView {
  /// Whether content can be dragged beyond its edges; true by default.
  public var bounces: Bool {
    get { settings.bounces }
    set { set(.bounces, to: newValue) }
  }

  /// Whether content that is shorter than the view bounces vertically; false until a component
  /// needs it.
  public var alwaysBounceVertical: Bool {
    get { settings.alwaysBounceVertical }
    set { set(.alwaysBounceVertical, to: newValue) }
  }

  /// Whether content that is narrower than the view bounces horizontally; false until a leader or a
  /// trailer needs it.
  public var alwaysBounceHorizontal: Bool {
    get { settings.alwaysBounceHorizontal }
    set { set(.alwaysBounceHorizontal, to: newValue) }
  }

  fileprivate func changeBouncing(_ change: (inout ScrollSettings) -> Void) {
    var new = settings
    change(&new)
    guard new != settings else { return }
    settings = new
    scroller.ask(.bouncing)
  }

  /// Whether the user drags or drops rows; false by default. A host sets it, or answers by
  /// ``ScrollDriver/isReordering``.
  ///
  /// Meanwhile arrivals and filling wait, because the rows that a load brings would end the drop. In
  /// the next turn after the end, a component loads if the list is still at its end.
  public var isReordering: Bool {
    get { settings.isReordering }
    set { set(.isReordering, to: newValue) }
  }

  /// Whether the app or the driver says that rows are being reordered. The driver is asked only
  /// when an arrival or filling would begin a load, or is waiting.
  func isBeingReordered() -> Bool {
    let answer = driver?.isReordering == true
    if answer != isReorderingByDriver {
      isReorderingByDriver = answer
      client(.view(self)) { isReordering = answer }
    }
    return isReordering
  }

  /// Whether the content rests on multiples of the view's size; false by default.
  public var isPagingEnabled: Bool {
    get { settings.isPagingEnabled }
    set { set(.isPagingEnabled, to: newValue) }
  }

  /// Whether several components may refresh at the same time; true by default. If it is false, no
  /// pull, arrival or tap begins a refresh while another component refreshes; calls still do.
  public var allowsSimultaneousRefreshing: Bool {
    get { settings.allowsSimultaneousRefreshing }
    set { set(.allowsSimultaneousRefreshing, to: newValue) }
  }

  /// The time for which a pulled component of the list shows that its refresh has failed, before it
  /// closes, in seconds of the timeline; at first that of
  /// ``RefreshConfig/failureDisplayDuration`` when the list is made. With 0 a component closes at
  /// once. A number that is negative or not finite is refused. It counts for components without a
  /// duration of their own: see ``RefreshComponent/failureDisplayDuration``.
  public var failureDisplayDuration: Double {
    get { settings.failureDisplayDuration }
    set { set(.failureDisplayDuration, to: newValue) }
  }

  /// Whether a drag that begins within 20 degrees of an axis moves the content only along that
  /// axis; false by default.
  public var isDirectionalLockEnabled: Bool {
    get { settings.isDirectionalLockEnabled }
    set { set(.isDirectionalLockEnabled, to: newValue) }
  }

  /// The rate at which content slows down after a drag; ``DecelerationRate/normal`` by default.
  public var decelerationRate: DecelerationRate {
    get { settings.decelerationRate }
    set { set(.decelerationRate, to: newValue.rawValue) }
  }

  /// The number of frames of a motion per second, at most 1,000; 60 by default. A greater number
  /// becomes 1,000. A number that is not above 0, or not finite, is refused.
  public var frameRate: Double {
    get { settings.frameRate }
    set { set(.frameRate, to: newValue) }
  }

  /// The length of a pixel, in points. The offsets of drags and motions are rounded to multiples of
  /// it; 0, the default, rounds nothing. A number that is negative or not finite is refused.
  public var pixelLength: Double {
    get { settings.pixelLength }
    set { set(.pixelLength, to: newValue) }
  }

  /// Whether the user prefers less motion on the screen; false by default. The host sets it. Views
  /// that draw themselves read it as ``DisplayContext/reducesMotion``.
  public var reducesMotion: Bool {
    get { settings.reducesMotion }
    set { set(.reducesMotion, to: newValue) }
  }
}
