#if UIKIT
  import RefreshKit
  import UIKit

  /// The actions of components among the accessibility actions of the scroll view, such as "Refresh" and "Load more".
  ///
  /// A table may hide views that are not its own from assistive technology. The actions of the scroll view are offered in
  /// any case. An action is there while its component can be activated, unless the app has one of that name.
  final class ListActions {
    private var own: [ComponentAction] = []

    /// Adds actions to the scroll view, and removes those that are no longer offered.
    func update(_ host: RefreshHost) {
      guard let view = host.view else { return }
      let list = host.list
      let slots: [RefreshComponent?] = [list.header, list.footer, list.trailer, list.leader]
      let components = slots.compactMap(\.self)
      guard !components.isEmpty || !own.isEmpty else { return }
      let present = view.accessibilityCustomActions ?? []
      let apps = present.filter { action in !own.contains { $0 === action } }
      var names = Set(apps.map(\.name))
      let wanted = components.compactMap { component in
        component.accessibilityHint.flatMap { name in
          names.insert(name).inserted ? action(named: name, of: component, in: host) : nil
        }
      }
      own = wanted
      let actions = apps + wanted
      guard !actions.elementsEqual(present, by: ===) else { return }
      view.accessibilityCustomActions = actions.isEmpty ? nil : actions
    }

    /// The present action of a name and a component, or a new one.
    private func action(
      named name: String, of component: RefreshComponent, in host: RefreshHost
    ) -> ComponentAction {
      own.first { $0.name == name && $0.component === component }
        ?? ComponentAction(named: name, of: component, in: host)
    }
  }

  /// An accessibility action that activates a component.
  private final class ComponentAction: UIAccessibilityCustomAction {
    private(set) weak var component: RefreshComponent?

    init(named name: String, of component: RefreshComponent, in host: RefreshHost) {
      self.component = component
      super.init(name: name) { [weak host, weak component] _ in
        MainActor.assumeIsolated {
          guard let host, let component else { return false }
          return host.handle { component.accessibilityActivate() }
        }
      }
    }
  }
#endif
