import RefreshKit

extension ComponentKind {
  /// The class called `name`, for a component of `slot`.
  ///
  /// - Throws: A mistake where there is none, or where it belongs into another slot.
  static func named(_ name: String, for slot: Slot) throws(ScriptError) -> ComponentKind {
    var names: String { all.filter { $0.slot == slot }.map(\.name).joined(separator: ", ") }
    guard let found = named(name) else {
      throw .mistake("there is no class \"\(name)\"; a \(slot.rawValue) is one of \(names)")
    }
    guard found.slot == slot else {
      throw .mistake("\(name) is a \(found.slot.rawValue); a \(slot.rawValue) is one of \(names)")
    }
    return found
  }
}

extension RefreshComponent {
  private static var classNames: [ObjectIdentifier: String] = [:]

  /// The name of the component's class, without the module.
  var className: String {
    let type = type(of: self)
    if let name = Self.classNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    Self.classNames[ObjectIdentifier(type)] = name
    return name
  }
}
