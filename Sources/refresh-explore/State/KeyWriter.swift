import RefreshKit

/// Reads all stored values of a scroll view and its components, private ones too: a field that is added to
/// the kit is a part of the state without a change here.
struct KeyWriter {
  /// The key so far.
  private(set) var key = StateKey()
  /// What was found on the way.
  private(set) var facts = Facts()

  /// What the laws and the limits of the search need of the values that are not public.
  struct Facts {
    /// The phase of each component's refresh.
    var phases: [ObjectIdentifier: String] = [:]
    /// How many calls wait, over all components.
    var waitingCalls = 0
  }

  private let now: Double
  private let hasTimes: Bool
  private let dragID: Int
  private var seen: [ObjectIdentifier] = []
  /// The component that is being read.
  private var component: RefreshComponent?
  /// Whether the start of a drag is still read: by components that load where the content arrives, of which
  /// one may be attached to a list without any.
  private let isDragStartRead: Bool

  /// Reads a scroll view.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - hasTimes: Whether times are a part of the key; true by default.
  init(_ scrollView: ScrollView, hasTimes: Bool = true) {
    self.hasTimes = hasTimes
    now = scrollView.timeline.now
    dragID = scrollView.snapshot.dragID
    let components = Slot.allCases.compactMap { scrollView[$0] }
    isDragStartRead =
      scrollView.isDragging
      && (components.isEmpty || components.contains { $0 is any AutoLoading })
    addObject(scrollView)
  }

  // MARK: Values

  mutating func add(word: UInt64) { key.add(word: word) }

  mutating func add(_ number: Double) { key.add(number) }

  mutating func add(_ text: String) { key.add(text) }

  /// Adds a value of any type.
  mutating func add<Value>(_ value: Value) {
    withUnsafePointer(to: value) { FieldPlan.plan(of: Value.self).write($0, to: &self) }
  }

  // MARK: Objects

  /// Adds an object; one that is there already, by its number.
  mutating func addObject(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    if let number = seen.firstIndex(of: id) { return add(word: UInt64(number)) }
    seen.append(id)
    let outer = component
    if let object = object as? RefreshComponent { component = object }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    FieldPlan.plan(of: type(of: object)).write(address, to: &self)
    component = outer
  }

  // MARK: Rules

  /// Adds a value by its rule.
  mutating func add<Value>(_ value: Value, by rule: KeyRule) {
    switch rule {
    case .ignored, .followed, .phase: break
    case .time, .start: if hasTimes { addTime(value as? Double, by: rule) }
    case .drag:
      let number = value as? Int
      add(word: number == nil ? 0 : number == dragID ? 1 : 2)
    case .dragStart: if isDragStartRead { add(value) }
    case .footer: addFooter(value)
    case .calls:
      facts.waitingCalls += (value as? any ListValue)?.count ?? 0
      add(value)
    }
  }

  /// Notes in which phase the refresh of the component is that is being read.
  mutating func notePhase(_ name: String) {
    if let component { facts.phases[ObjectIdentifier(component)] = name }
  }

  private mutating func addTime(_ time: Double?, by rule: KeyRule) {
    guard let time else { return }
    let length = component?.minimumRefreshingDuration ?? 0
    add(rule == .start ? max(0, time + length - now) : time - now)
  }

  /// Adds what a header knows of the footer: only whether the footer has had another noMoreData since
  /// counts.
  private mutating func addFooter<Value>(_ value: Value) {
    if let value = value as? any OptionalValue, value.isNil { return add(word: 0) }
    guard let known = Mirror(reflecting: value).children.first?.value else { return add(word: 0) }
    let fields = Mirror(reflecting: known)
    let number = fields.descendant("noMoreData", "number") as? Int
    let footer = fields.descendant("footer", "object", "some")
    var level = footer.map { Mirror(reflecting: $0) }
    var present: Int?
    while present == nil, let mirror = level {
      present = mirror.descendant("machine", "noMoreData", "number") as? Int
      level = mirror.superclassMirror
    }
    add(word: present == nil ? 1 : present == number ? 2 : 3)
  }
}
