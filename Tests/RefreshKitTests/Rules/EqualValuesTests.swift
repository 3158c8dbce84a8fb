import RefreshKit
import RefreshReplay
import TestSupport
import Testing

/// Rule D5: setting the present value changes nothing, schedules nothing and notifies no observer.
@MainActor struct EqualValuesTests {
  @Test func `the table names every property and number that clients can set`() {
    let missing = PublicList.settable.filter { property in
      (PublicList.classes.contains(property.owner) || property.isNumber)
        && !SettableProperty.all.contains { known in
          property.isDeclared(as: known.name, of: known.owner) { known.value($0) != nil }
        }
    }
    #expect(missing.map { "\($0.owner).\($0.name)" } == [])
    #expect(PublicList.settable.count > 100)
  }

  @Test func `at rest, setting present values schedules no turn, and only the exceptions notify`() {
    let indicators: [any RefreshIndicator] = [NormalIndicator(), RingIndicator()]
    let headers = indicators.map { indicator in
      let header = RefreshIndicatorHeader()
      header.indicator = indicator
      return header
    }
    inConfig {
      for component in Kind.all.map({ $0.make() }) + headers {
        let subject = Subject(component)
        subject.setAgain { _ in true }
        #expect(subject.effects == [], "\(type(of: component))")
      }
    }
  }

  @Test(arguments: Kind.all, Phase.allCases)
  func `in every phase of a refresh, setting present values changes nothing`(
    kind: Kind, phase: Phase
  ) {
    inConfig {
      let subject = Subject(kind.make())
      subject.bench.bring(to: phase)
      subject.bench.wait()
      subject.begin()
      subject.setAgain { !$0.actsEachTime }
      #expect(subject.effects == [])
    }
  }

  @Test(arguments: Kind.all, [LayoutDirection.leftToRight, .rightToLeft])
  func `a layout that sets every present value again comes to an end, in both directions`(
    kind: Kind, direction: LayoutDirection
  ) throws {
    try inConfig {
      let subject = Subject(kind.make())
      subject.bench.list.layoutDirection = direction
      let box = Box()
      subject.bench.component.addSubview(box)
      box.didLayOut = { subject.setAgain { !$0.actsEachTime } }
      for _ in 1...3 {
        box.setNeedsLayout()
        try subject.bench.list.timeline.advance(by: 0, limit: 20)
      }
    }
  }

  @Test func `setting the present number of triggers does not give a drag its triggers back`() {
    let footer = RefreshAutoFooter()
    let bench = Bench(footer)
    bench.list.beginDragging()
    bench.list.drag(to: bench.offset(pulledBy: 0))
    bench.end()
    footer.autoTriggerTimes = 1
    bench.list.drag(to: bench.offset(pulledBy: -3))
    bench.list.drag(to: bench.offset(pulledBy: 0))
    #expect(bench.count("refreshing") == 1)
  }
}

/// A component in a list. Sets every property of the component and the objects around it, and
/// collects the effects.
private final class Subject: ScrollViewDelegate {
  let bench: Bench
  private var objects: [AnyObject] = []
  private var language: ObservationToken?
  private var before: [String] = []
  private var runsBefore = 0
  private var asks: [String] = []
  private var notifications = 0

  init(_ component: RefreshComponent) {
    bench = Bench(component)
    bench.list.delegate = self
    language = RefreshConfig.default.observeLanguage { [unowned self] _ in notifications += 1 }
    (component as? any GifShowing)?.setImages(
      [Image.scripted("a", size: Size(width: 9, height: 9))], duration: nil, for: .idle)
    bench.wait()
    objects = bench.list.objects + [bench.list.timeline, RefreshConfig.default]
    begin()
  }

  /// Counts effects from now on.
  func begin() {
    bench.clearLog()
    (before, runsBefore, notifications) = (values, bench.list.timeline.runCount, 0)
  }

  /// Sets every property for which `includes` returns true, of every object, to its present value.
  func setAgain(_ includes: (SettableProperty) -> Bool) {
    for property in SettableProperty.all where includes(property) {
      for object in objects { property.setAgain(object) }
      if bench.list.timeline.nextDue == bench.list.timeline.now, !asks.contains(property.name) {
        asks.append(property.name)
      }
      if property.actsEachTime { (notifications, bench.list.delegate) = (0, self) }
    }
  }

  /// The effects since ``begin()``; empty if there were none.
  var effects: [String] {
    let changes = values.filter { !before.contains($0) }
    let waits = bench.list.timeline.nextDue == bench.list.timeline.now
    return asks.map { "\($0) schedules a turn" } + changes.map { "now \($0)" } + bench.log
      + (notifications == 0 ? [] : ["\(notifications) notifications"])
      + (waits ? ["a turn is planned"] : [])
  }

  private var values: [String] {
    objects.enumerated().flatMap { index, object in
      SettableProperty.all.compactMap { property in
        property.value(object).map { "\(index).\(property.name) is \($0)" }
      } + [((object as? Part)?.presentation).map { "\(index) looks like \($0)" } ?? ""]
    } + [
      "reserved are \(bench.list.reservedInset)", "result is \(bench.component.lastResult as Any)",
    ]
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    notifications += 1
  }
}

/// The list of the kit's public declarations, Tests/API/RefreshKit.txt, as far as tests of all
/// properties need it.
@MainActor private enum PublicList {
  /// A settable property.
  @MainActor struct Property {
    let owner: String
    let name: String
    let type: String
    let isOverride: Bool
  }

  private static let lines: [String] = {
    guard let text = try? PackageFile.text("Tests/API/RefreshKit.txt") else {
      fatalError("Tests/API/RefreshKit.txt cannot be read.")
    }
    return text.split(separator: "\n").map(String.init)
  }()

  /// The names of the public classes.
  static let classes = Set(
    lines.compactMap { line in
      line.firstMatch(of: /^(?:[a-z]+ )*class (\w+)/).map { String($0.1) }
    })

  /// The settable properties of every type.
  static let settable = lines.compactMap { line -> Property? in
    guard !line.contains("{ get }"),
      let match = line.firstMatch(of: /^(\w+)\.((?:\w+ )*)var (\w+): (.*)$/)
    else { return nil }
    return Property(
      owner: String(match.1), name: String(match.3), type: String(match.4),
      isOverride: match.2.contains("override"))
  }
}

extension PublicList.Property {
  /// The types that can contain NaN or infinity.
  private static let numerical = ["Double", "Double?", "Rect", "Point", "Size", "EdgeInsets"]
  /// Value types that accept any number. The object for which they are set refuses it.
  private static let descriptions = [
    "Point", "Size", "Rect", "EdgeInsets", "Image", "ScrollGeometry", "ScrollSnapshot", "RingShape",
    "DisplayItem", "DisplayList",
  ]
  #if UIKIT
    /// Value types of UIKit.
    private static let ofUIKit = ["Color"]
  #else
    private static let ofUIKit: [String] = []
  #endif

  /// Whether the property is a number, or consists of numbers, of which some are refused.
  fileprivate var isNumber: Bool {
    Self.numerical.contains(type) && !(Self.descriptions + Self.ofUIKit).contains(owner)
  }

  /// Whether this is the property `name` of the class `owner`, or of an object of the class that
  /// declares it.
  ///
  /// - Parameter isIn: Whether an object has the property `name`.
  fileprivate func isDeclared(as name: String, of owner: String, isIn: (AnyObject) -> Bool) -> Bool
  {
    guard name == self.name else { return false }
    return owner == self.owner || isOverride || Self.samples[self.owner].map(isIn) == true
  }

  /// An object for the name of each component class, superclass and protocol.
  private static let samples: [String: RefreshComponent] = Dictionary(
    ComponentKind.all.flatMap { kind in
      let component = kind.make()
      let classes = sequence(first: Mirror(reflecting: component)) { $0.superclassMirror }
      var names = classes.map { "\($0.subjectType)" }
      if component is any AutoLoading { names.append("AutoLoading") }
      if component is any StateTitled { names.append("StateTitled") }
      if component is any RefreshingTitleHiding { names.append("RefreshingTitleHiding") }
      return names.map { ($0, component) }
    }, uniquingKeysWith: { first, _ in first })
}
