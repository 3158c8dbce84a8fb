import RefreshKit

extension Slot {
  /// The classes that belong into the slot.
  fileprivate var classes: [RefreshComponent.Type] {
    switch self {
    case .header:
      [
        RefreshHeader.self, RefreshStateHeader.self, RefreshNormalHeader.self,
        RefreshGifHeader.self, RefreshRingHeader.self, RefreshIndicatorHeader.self,
        RefreshControl.self,
      ]
    case .footer:
      [
        RefreshFooter.self, RefreshAutoFooter.self, RefreshAutoStateFooter.self,
        RefreshAutoNormalFooter.self, RefreshAutoGifFooter.self, RefreshBackFooter.self,
        RefreshBackStateFooter.self, RefreshBackNormalFooter.self, RefreshBackGifFooter.self,
      ]
    case .trailer:
      [RefreshTrailer.self, RefreshStateTrailer.self, RefreshNormalTrailer.self]
    }
  }
}

/// A class that a script can name.
struct ComponentClass {
  /// The name, without the module.
  let name: String
  /// The slot that its objects go into.
  let slot: Slot
  /// The class itself.
  let type: RefreshComponent.Type

  /// All classes, slot by slot, from the base outwards.
  static let all = Slot.allCases.flatMap { slot in
    slot.classes.map { ComponentClass(name: String(describing: $0), slot: slot, type: $0) }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let byType = Dictionary(
    uniqueKeysWithValues: all.map { (ObjectIdentifier($0.type), $0) })

  /// The class called `name`.
  ///
  /// - Throws: A mistake where there is none, or where it does not go into `slot`.
  static func named(_ name: String, for slot: Slot) throws(ScriptError) -> ComponentClass {
    let names = all.filter { $0.slot == slot }.map(\.name).joined(separator: ", ")
    guard let found = byName[name] else {
      throw .mistake("there is no class \"\(name)\"; a \(slot.rawValue) is one of \(names)")
    }
    guard found.slot == slot else {
      throw .mistake("\(name) is a \(found.slot.rawValue); a \(slot.rawValue) is one of \(names)")
    }
    return found
  }

  /// The name of a component's class.
  static func name(of component: RefreshComponent) -> String {
    let type = Swift.type(of: component)
    return byType[ObjectIdentifier(type)]?.name ?? String(describing: type)
  }
}
