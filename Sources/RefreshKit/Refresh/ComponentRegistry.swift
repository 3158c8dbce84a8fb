/// All components, attached or not. They are notified when the language or the layout direction
/// changes.
@MainActor final class ComponentRegistry: TextObserver {
  private(set) var all = WeakList<RefreshComponent>()

  static var current: ComponentRegistry {
    let config = RefreshConfig.default
    if let registry = config.observerOfTexts as? ComponentRegistry { return registry }
    let registry = ComponentRegistry()
    config.observerOfTexts = registry
    return registry
  }

  func add(_ component: RefreshComponent) { all.add(component) }

  func textsDidChange() {
    all.visit { component in component.client(.override(component)) { component.i18nDidChange() } }
  }
}
