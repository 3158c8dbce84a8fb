/// A component that is not shown where the content has no need of it; the kit implements it.
///
/// While the component hides itself it is as if it were hidden: it reserves no inset and is not
/// triggered. ``View/isHidden`` is always what the app has set, and ``View/isShown`` is false where
/// either of the two hides the component.
public protocol SelfHiding: RefreshComponent {
  /// Whether the component hides itself while the content has no length along the component's axis;
  /// false by default. It is shown again when there is content.
  var hidesWhileEmpty: Bool { get set }

  /// Whether the component hides itself while all of the content fits into the scroll view, less the
  /// app's insets and the safe area; false by default. It is shown again when the content has grown, or
  /// the scroll view has become smaller.
  var hidesWhileContentFits: Bool { get set }
}

extension SelfHiding {
  public var hidesWhileEmpty: Bool {
    get { settings.hidesWhileEmpty }
    set {
      set("hidesWhileEmpty", to: newValue) {
        settings.hidesWhileEmpty = $0
        updateIsShown()
      }
    }
  }

  public var hidesWhileContentFits: Bool {
    get { settings.hidesWhileContentFits }
    set {
      set("hidesWhileContentFits", to: newValue) {
        settings.hidesWhileContentFits = $0
        updateIsShown()
      }
    }
  }
}

extension RefreshComponent {
  /// Shows the component, or hides it, as its settings and the list require.
  final func updateIsShown() {
    setSelfHidden(hidesItself)
  }

  /// Whether a setting hides the component now.
  private var hidesItself: Bool {
    guard settings.hidesWhileEmpty || settings.hidesWhileContentFits, let host
    else { return false }
    let axis = edge.axis
    let geometry = host.use { $0.geometry.withoutLevel(at: edge) }
    return (settings.hidesWhileEmpty && geometry.contentSize[axis] <= 0)
      || (settings.hidesWhileContentFits && geometry.overflow(along: axis) <= 0)
  }
}
