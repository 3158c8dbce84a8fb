import RefreshKit
import RefreshReplay
import TestSupport
import Testing

/// A class of components, for tests that run with every class.
///
/// The groups contain the classes of ``ComponentKind/tested``; groups for looks contain every
/// class.
struct Kind: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @MainActor @Sendable () -> RefreshComponent

  var testDescription: String { name }

  /// Whether it is an auto footer or auto header, which reserves its inset all the time.
  var isAuto: Bool { name.contains("Auto") }

  init(_ make: @escaping @MainActor @Sendable () -> RefreshComponent, _ name: String) {
    self.name = name
    self.make = make
  }

  private init(_ kind: ComponentKind) {
    self.init(kind.make, kind.name)
  }

  /// The classes with a property that this run of the tests tests.
  private static func kinds(where isIncluded: (ComponentKind) -> Bool) -> [Kind] {
    ComponentKind.tested.filter(isIncluded).map { Kind($0) }
  }

  /// All classes with a property of their looks.
  private static func looks(where isIncluded: (ComponentKind) -> Bool) -> [Kind] {
    ComponentKind.all.filter(isIncluded).map { Kind($0) }
  }

  /// The headers of MJRefresh.
  static let headers = kinds {
    $0.family == .header && [.bare, .state, .normal, .gif].contains($0.style)
  }
  /// The normal class of each family.
  static let normal = looks { $0.style == .normal }
  static let normalHeader = Kind({ RefreshNormalHeader() }, "RefreshNormalHeader")
  /// The headers of MJRefresh with titles.
  static let titledHeaders = looks {
    $0.family == .header && [.state, .normal, .gif].contains($0.style)
  }
  /// The headers that are pulled and not MJRefresh's.
  static let ownHeaders = kinds { [.indicator, .control].contains($0.style) }
  /// The header that reserves no inset and moves no content.
  static let floating = kinds { $0.style == .ring }
  /// The header that begins its refresh under the finger.
  static let system = kinds { $0.style == .system }
  /// The headers with the setting that collection views need.
  static let collectionHeaders = headers.map { kind in
    Kind(
      {
        let header = kind.make()
        (header as? RefreshHeader)?.isCollectionViewAnimationBug = true
        return header
      }, kind.name + " for collection views")
  }
  static let autoFooters = kinds { $0.family == .autoFooter }
  static let autoHeaders = kinds { $0.family == .autoHeader }
  /// The classes that load when the content arrives at their edge.
  static let autos = autoFooters + autoHeaders
  static let backFooters = kinds { $0.family == .backFooter }
  static let trailers = kinds { $0.family == .trailer }
  static let leaders = kinds { $0.family == .leader }
  /// The classes at the sides of content that scrolls horizontally.
  static let sides = trailers + leaders

  /// The classes that load when they are tapped.
  static let tapped = autos.filter {
    !["RefreshAutoFooter", "RefreshAutoHeader"].contains($0.name)
  }
  /// The classes that are pulled out from behind an edge.
  static let pulled = headers + ownHeaders + backFooters + sides
  /// The pulled classes, and those that turn interaction off while they open and close.
  static let opening = pulled + collectionHeaders
  /// The pulled classes, each holding the content while it is pulled.
  static let holding = (pulled + floating).map { kind in
    Kind(
      {
        let component = kind.make()
        component.holdsContentWhilePulled = true
        return component
      }, kind.name)
  }
  /// The classes that can be in noMoreData.
  static let ending = autos + backFooters + sides
  /// The classes with a title for each state.
  static let titled = looks { [.state, .normal, .gif, .control].contains($0.style) }
  /// The classes with an arrow.
  static let arrowed = looks {
    $0.style == .normal && ![.autoFooter, .autoHeader].contains($0.family)
  }
  /// The classes with images for each state, including the control.
  static let imaged = looks { [.gif, .control].contains($0.style) }
  /// The classes with images.
  static let pictured = looks { $0.style == .gif }
  /// The classes whose components are placed at an edge of the content.
  static let atEdges = headers + ownHeaders + autos + backFooters + sides
  /// Every class that refreshes.
  static let all = atEdges + floating + system
}
