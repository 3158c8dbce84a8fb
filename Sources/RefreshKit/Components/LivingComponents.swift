/// All components, attached or not: each change of the language reaches them.
enum LivingComponents {
  /// Those that live, and those that were released and not removed yet.
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
