/// All components, attached or not. They are notified when the language or the layout direction
/// changes.
@MainActor final class ComponentRegistry {
  private(set) var all = WeakList<RefreshComponent>()

  static var current: ComponentRegistry {
    let config = RefreshConfig.default
    if let registry = config.components as? ComponentRegistry { return registry }
    let registry = ComponentRegistry()
    config.components = registry
    config.textsDidChange = { registry.notify() }
    return registry
  }

  func add(_ component: RefreshComponent) { all.add(component) }

  private func notify() {
    all.visit { component in component.client(.override(component)) { component.i18nDidChange() } }
  }
}
