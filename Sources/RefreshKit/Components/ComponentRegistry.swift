/// The components that exist, attached or not. They are notified of each change of the language.
enum ComponentRegistry {
  /// References to all components, including released ones that have not been removed yet.
  private(set) static var all = WeakList<RefreshComponent>()

  /// Adds a new component.
  static func add(_ component: RefreshComponent) {
    if all.isEmpty { RefreshConfig.default.textsDidChange = notify }
    all.add(component)
  }

  private static func notify() {
    all.visit { component in component.makeOwnChanges { component.i18nDidChange() } }
  }
}
