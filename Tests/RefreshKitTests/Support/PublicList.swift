import RefreshKit
import RefreshReplay
import TestSupport

/// The list of the kit's public declarations, Tests/API/RefreshKit.txt, as far as laws over all
/// properties need it.
enum PublicList {
  /// A property that can be set.
  struct Property {
    let owner: String
    let name: String
    let type: String
    let isOverride: Bool
  }

  private static let lines: [String] = {
    let text = (try? PackageFile.text("Tests/API/RefreshKit.txt")) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  /// The names of the classes.
  static let classes = Set(
    lines.compactMap { line in
      line.firstMatch(of: /^(?:[a-z]+ )*class (\w+)/).map { String($0.1) }
    })

  /// The properties that can be set, of every type.
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
  /// Whether it is the property `name` of the class `owner`, or of an object of the class that declares it.
  ///
  /// - Parameter isIn: Whether an object has the property `name`.
  func isDeclared(as name: String, of owner: String, isIn: (AnyObject) -> Bool) -> Bool {
    guard name == self.name else { return false }
    return owner == self.owner || isOverride || Self.samples[self.owner].map(isIn) == true
  }

  /// An object of each class of components, of its superclasses and of its protocols, by the name.
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
