import RefreshKit
import RefreshPaging
import Testing

/// Rule D5's table of numbers: what a property, or a call, takes.
struct NumbersTests {
  /// The types that hold numbers which may be strange.
  private static let types = [
    "Double", "Double?", "Rect", "Point", "Size", "EdgeInsets", "WallTime",
  ]
  /// Value types that take any number: it is refused where they are set on an object.
  private static let descriptions = [
    "Point", "Size", "Rect", "EdgeInsets", "Image", "ScrollGeometry", "ScrollSnapshot", "RingShape",
    "DisplayItem", "DisplayList",
  ]
  #if UIKIT
    /// Values that are UIKit's.
    private static let ofUIKit = ["Color"]
  #else
    private static let ofUIKit: [String] = []
  #endif
  /// What has a law of its own below.
  private static let others = ["ScrollView.frameRate", "Timeline.start"]

  @Test func `the table names every number that clients can set`() {
    let missing = PublicList.settable.filter { property in
      Self.types.contains(property.type)
        && !(Self.descriptions + Self.ofUIKit).contains(property.owner)
        && !Self.others.contains("\(property.owner).\(property.name)")
        && !NumberProperty.all.contains {
          property.isDeclared(as: $0.name, of: $0.owner, isIn: $0.belongs)
        }
    }
    #expect(missing.map { "\($0.owner).\($0.name)" } == [])
  }

  /// One of everything that has a number.
  private func objects() -> [AnyObject] {
    let ring = RingIndicator()
    let benches = Kind.all.map { Bench($0) }
    benches[0].component.secondLevel = SecondLevel()
    let lists = benches.map(\.list)
    let contents = lists.flatMap(\.objects)
    return benches + contents + [
      View(), Label(), ImageView(), ring, ring.ringView, Pager(in: Bench.list()) { Page([$0]) },
      SecondLevel(), NumberProperty.Cell(Color.text),
      NumberProperty.Cell(RingCurve()), NumberProperty.Cell(WallTime(secondsSince1970: 5)),
    ]
  }

  @Test func `each is as it was where a number is refused, and else what was set`() {
    let height = RefreshIndicatorHeader.defaultPullHeight
    defer { RefreshIndicatorHeader.defaultPullHeight = height }
    for property in NumberProperty.all {
      let objects = objects()
      defer { withExtendedLifetime(objects) {} }
      let owners = objects.filter(property.belongs)
      #expect(!owners.isEmpty, "\(property.testDescription)")
      for object in owners {
        for number in NumberProperty.strange {
          let before = property.get(object)
          property.set(object, number)
          guard property.range.result(of: number, before: before) != property.get(object),
            !isPlaced(property, object, number)
          else { continue }
          let now = property.get(object) as Any
          Issue.record("\(property.testDescription) of \(object) was set to \(number), is \(now)")
        }
      }
    }
  }

  /// Whether a finite number is set that the kit may change: a component's place follows the
  /// list, a middle is where its frame lets it be, and a frame is clamped into the list.
  private func isPlaced(_ property: NumberProperty, _ object: AnyObject, _ number: Double) -> Bool {
    let isPlace = ["frame", "center"].contains(property.name)
    return isPlace && number.isFinite && property.get(object)?.isFinite == true
  }

  @Test(arguments: Kind.all)
  func `whatever is set, a pull refreshes and a refresh ends, in the finite`(kind: Kind) throws {
    let height = RefreshIndicatorHeader.defaultPullHeight
    defer { RefreshIndicatorHeader.defaultPullHeight = height }
    for property in NumberProperty.all {
      for number in [Double.nan, .infinity, -1, 0, 1e300] {
        let bench = Bench(kind)
        let views = [bench.list, bench.component] + bench.component.subviews as [AnyObject]
        let owners = views.filter { property.belongs($0) }
        guard !owners.isEmpty else { break }
        for owner in owners { property.set(owner, number) }
        do {
          try use(bench)
        } catch {
          Issue.record("\(property.testDescription) = \(number) never ends")
        }
        let isIdle = bench.component.state == .idle
        if !isIdle || !isFinite(bench) {
          Issue.record("\(property.testDescription) = \(number): \(bench.component.state)")
        }
      }
    }
  }

  /// Pulls, refreshes, ends.
  private func use(_ bench: Bench) throws {
    let timeline = bench.list.timeline
    bench.pull(by: 1.5)
    bench.list.endDragging()
    try timeline.advance(by: 1, limit: 1_000)
    bench.component.beginRefreshing()
    try timeline.advance(by: 1, limit: 1_000)
    bench.component.endRefreshing()
    try timeline.advance(by: 1, limit: 1_000)
    bench.component.state = .idle
    bench.list.touch(.began, at: Point(x: 5, y: 5))
    try timeline.advance(by: 0.1, limit: 1_000)
    bench.list.touch(.moved, at: Point(x: 5, y: 90))
    bench.list.touch(.ended, at: Point(x: 5, y: 90))
    try timeline.advance(by: 0.5, limit: 1_000)
    bench.component.state = .idle
    try timeline.advance(by: 1, limit: 1_000)
  }

  private func isFinite(_ bench: Bench) -> Bool {
    let list = bench.list
    let frames = [list.frame] + bench.component.tree.map(\.frame)
    let numbers =
      frames.flatMap { [$0.x, $0.y, $0.size[.horizontal], $0.size[.vertical]] }
      + [list.contentOffset[.horizontal], list.contentOffset[.vertical]]
      + [Double(bench.component.alpha)]
      + [bench.component.pullingPercent, bench.component.reservedInset, list.timeline.now]
    return numbers.allSatisfy(\.isFinite)
  }

  // MARK: Single ones

  @Test func `frames are shown at a rate above 0, a thousand a second at most`() {
    let list = Bench.list()
    for number in NumberProperty.strange {
      let before = list.frameRate
      list.frameRate = number
      #expect(list.frameRate == (number > 0 && number.isFinite ? min(number, 1_000) : before))
    }
  }

  @Test(arguments: Kind.all)
  func `with an infinite minimum only the state or detaching ends a refresh`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.component.minimumRefreshingDuration = .infinity
    bench.refresh()
    bench.component.endRefreshing()
    try bench.list.timeline.advance(by: 1e6, limit: 1_000)
    #expect(bench.component.state == .refreshing)
    bench.component.state = .idle
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `a minimum that is taken back lets an end through that it has held`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.minimumRefreshingDuration = .infinity
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(5)
    bench.component.minimumRefreshingDuration = 0
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.count("ended") == 1)
  }

  @Test(arguments: Kind.all)
  func `an infinite timeout never fails`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.refreshingTimeout = .infinity
    bench.refresh()
    bench.wait(1e6)
    #expect(bench.component.state == .refreshing)
    #expect(bench.component.lastResult == nil)
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity])
  func `a timeout that is refused leaves the one before, and none where there was none`(
    number: Double
  ) {
    let header = RefreshHeader()
    header.refreshingTimeout = number
    #expect(header.refreshingTimeout == nil)
    header.refreshingTimeout = 5
    header.refreshingTimeout = number
    #expect(header.refreshingTimeout == 5)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `pictures play at the usual pace where the duration is none`(duration: Double) {
    let header = RefreshGifHeader()
    let images = (0..<3).map { Image.scripted("\($0)", size: Size(width: 9, height: 9)) }
    header.setImages(images, duration: duration, for: .refreshing)
    header.state = .refreshing
    #expect(abs(header.gifView.animationDuration - 0.3) < 1e-9)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `an indicator without a height has the default one`(height: Double) {
    final class Strange: View, RefreshIndicator {
      var pullHeight: Double = 0
      func refreshStateDidChange(to state: RefreshState) {}
      func pullDidMove(to percent: Double) {}
    }
    let strange = Strange()
    strange.pullHeight = height
    let header = RefreshIndicatorHeader()
    header.indicator = strange
    #expect(header.frame.height == RefreshIndicatorHeader.defaultPullHeight)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `a width that a host cannot have measured counts as none`(width: Double) {
    let label = Label()
    label.text = "text"
    label.measure = { _, _ in width }
    #expect(label.textWidth == 0)
  }
}

/// A number that clients can set, and what it may be by rule D5.
private struct NumberProperty: CustomTestStringConvertible {
  /// What a number may be.
  nonisolated enum Range {
    /// A number in a range of the table of settings.
    case number(NumberRange)
    /// A finite number above 0.
    case positive
    /// A number that is not negative, or infinity.
    case withoutEnd

    static let finite = Range.number(.finite)
    static let notNegative = Range.number(.notNegative)
    /// From 0 to 1; what is finite and outside becomes 0 or 1.
    static let fraction = Range.number(.fraction)

    /// What a property is after it was set to `value`.
    func result(of value: Double, before: Double?) -> Double? {
      switch self {
      case .number(.fraction): value.isFinite ? min(max(value, 0), 1) : before
      case .number(let range): range.contains(value) ? value : before
      case .positive: value.isFinite && value > 0 ? value : before
      case .withoutEnd: value >= 0 ? value : before
      }
    }
  }

  /// The class or the value that declares it.
  let owner: String
  /// The property, and in a composed one the part of it.
  let path: String
  let range: Range
  /// The number of an object; nil if the object has none.
  let get: (AnyObject) -> Double?
  /// Sets the number of an object that has it.
  let set: (AnyObject, Double) -> Void
  /// Whether an object has it.
  let belongs: (AnyObject) -> Bool

  /// The name of the property.
  var name: String { String(path.prefix { $0 != "." }) }

  var testDescription: String { "\(owner).\(path)" }

  private init<Owner: AnyObject, Number: BinaryFloatingPoint>(
    _ path: String, _ range: Range, _ number: ReferenceWritableKeyPath<Owner, Number>
  ) {
    (owner, self.path, self.range) = (String("\(Owner.self)".prefix { $0 != "<" }), path, range)
    get = { ($0 as? Owner).map { Double($0[keyPath: number]) } }
    set = { ($0 as? Owner)?[keyPath: number] = Number($1) }
    belongs = { $0 is Owner }
  }

  /// A number of a value.
  private init<Value>(
    _ path: String, _ range: Range, of start: Value, _ number: WritableKeyPath<Value, Double>
  ) {
    (owner, self.path, self.range) = ("\(Value.self)", path, range)
    get = { ($0 as? Cell<Value>)?.value[keyPath: number] }
    set = { ($0 as? Cell<Value>)?.value[keyPath: number] = $1 }
    belongs = { $0 is Cell<Value> }
  }

  /// A number in the table of settings.
  private init?<Root>(_ setting: NamedValue<Root>) {
    let range: NumberRange
    let isOptional: Bool
    switch setting.kind {
    case .number(let numbers): (range, isOptional) = (numbers, false)
    case .optional(.number(let numbers)): (range, isOptional) = (numbers, true)
    default: return nil
    }
    guard let set = setting.set, !setting.name.contains("."), !Self.tested.contains(setting.name)
    else { return nil }
    (owner, path) = (setting.owner, setting.swiftName)
    self.range = Self.withoutEnd.contains(path) ? .withoutEnd : .number(range)
    get = { ($0 as? Root).flatMap(setting.get)?.number }
    self.set = { if let root = $0 as? Root { set(root, .number($1)) } }
    belongs = { object in
      guard let value = (object as? Root).flatMap(setting.get) else { return false }
      return isOptional || value != .nothing
    }
  }

  /// Numbers of the table with tests of their own.
  private static let tested = ["frameRate", "decelerationRate"]

  /// Durations of the table that may also be infinite, which C and scripts cannot say.
  private static let withoutEnd = [
    "minimumRefreshingDuration", "refreshingTimeout",
  ]

  /// Keeps a value.
  final class Cell<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// Numbers that must have no other effect than that of the range.
  static let strange = [
    Double.nan, .infinity, -.infinity, -1, -1e300, 0, -0.0, 1e-300, 0.5, 1e300,
  ]

  /// All of them: those of the table of settings, and others. Value types (`Point`, `Rect`, `Image`, a snapshot) take any
  /// number; it is refused where they are set on an object.
  static let all =
    NamedValue.ofViews.compactMap { NumberProperty($0) }
    + NamedValue.ofScrollViews.compactMap { NumberProperty($0) }
    + NamedValue.ofComponents.compactMap { NumberProperty($0) }
    + views + scrollViews + others + values

  private static let views =
    rects("frame", \View.frame) + points("center", \View.center)
    + points("shadowOffset", \RingView.shadowOffset) + [
      NumberProperty("rotation", .finite, \View.rotation),
      NumberProperty("fontSize", .notNegative, \Label.fontSize),
      NumberProperty("animationDuration", .notNegative, \ImageView.animationDuration),
      NumberProperty("lineWidth", .notNegative, \RingView.lineWidth),
      NumberProperty("discMargin", .notNegative, \RingView.discMargin),
      NumberProperty("shadowRadius", .notNegative, \RingView.shadowRadius),
      NumberProperty("diameter", .notNegative, \RingIndicator.diameter),
    ]

  private static let scrollViews =
    insets("contentInset", \ScrollView.contentInset)
    + insets("safeAreaInsets", \ScrollView.safeAreaInsets)
    + points("contentOffset", \ScrollView.contentOffset) + [
      NumberProperty("contentSize.width", .finite, \ScrollView.contentSize.width),
      NumberProperty("contentSize.height", .finite, \ScrollView.contentSize.height),
    ]

  private static let others = [
    NumberProperty("defaultPullHeight", .notNegative, \RefreshIndicatorHeader.pullHeightOfAll),
    NumberProperty("retryDelay", .notNegative, \Pager<Int>.retryDelay),
    NumberProperty("closingDistance", .notNegative, \SecondLevel.closingDistance),
    NumberProperty("duration", .notNegative, \SecondLevel.duration),
    NumberProperty("threshold", .number(.aboveOne), \SecondLevel.threshold),
  ]

  private static let values =
    colors + [
      NumberProperty("lapDuration", .positive, of: RingCurve(), \.lapDuration),
      NumberProperty("turnDuration", .positive, of: RingCurve(), \.turnDuration),
      NumberProperty("shrinkDuration", .notNegative, of: RingCurve(), \.shrinkDuration),
      NumberProperty(
        "secondsSince1970", .finite, of: WallTime(secondsSince1970: 5), \.secondsSince1970),
    ]

  #if UIKIT
    /// None: the numbers of UIKit's colors cannot be set.
    private static let colors: [NumberProperty] = []
  #else
    private static let colors = [
      NumberProperty("red", .fraction, of: Color.text, \.red),
      NumberProperty("green", .fraction, of: Color.text, \.green),
      NumberProperty("blue", .fraction, of: Color.text, \.blue),
      NumberProperty("alpha", .fraction, of: Color.text, \.alpha),
    ]
  #endif

  private static func rects<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Rect>
  ) -> [NumberProperty] {
    points("\(name).origin", path.appending(path: \.origin)) + [
      NumberProperty("\(name).size.width", .finite, path.appending(path: \.size.width)),
      NumberProperty("\(name).size.height", .finite, path.appending(path: \.size.height)),
    ]
  }

  private static func points<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Point>
  ) -> [NumberProperty] {
    [
      NumberProperty("\(name).x", .finite, path.appending(path: \.x)),
      NumberProperty("\(name).y", .finite, path.appending(path: \.y)),
    ]
  }

  private static func insets<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, EdgeInsets>
  ) -> [NumberProperty] {
    [
      NumberProperty("\(name).top", .finite, path.appending(path: \.top)),
      NumberProperty("\(name).left", .finite, path.appending(path: \.left)),
      NumberProperty("\(name).bottom", .finite, path.appending(path: \.bottom)),
      NumberProperty("\(name).right", .finite, path.appending(path: \.right)),
    ]
  }
}

extension RefreshIndicatorHeader {
  /// ``defaultPullHeight``, as if each header had it.
  fileprivate var pullHeightOfAll: Double {
    get { Self.defaultPullHeight }
    set { Self.defaultPullHeight = newValue }
  }
}

nonisolated extension SettingValue {
  /// The number that the value is; nil if it is none.
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
