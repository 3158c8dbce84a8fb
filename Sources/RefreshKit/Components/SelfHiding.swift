/// A component that can hide itself while the list is short or empty. The kit implements this
/// protocol.
///
/// A component that hides itself reserves no inset and begins no refresh by a gesture, like a
/// hidden one. ``View/isHidden`` does not change; ``View/isShown`` is false if the app or the
/// component hides it.
public protocol SelfHiding: RefreshComponent {
  /// Whether the component hides itself while the content has no length along the component's axis;
  /// false by default. The component is shown again when there is content.
  ///
  /// If the content becomes empty, noMoreData of an auto header or auto footer becomes idle, as if
  /// the app had hidden it. A load that is under way continues, and an end with no more data that
  /// comes later is kept.
  var hidesWhileEmpty: Bool { get set }

  /// Whether the component hides itself while the content fits into the scroll view inside the
  /// app's insets and the safe area; false by default. The component is shown again when the
  /// content is longer, or the scroll view is smaller.
  var hidesWhileContentFits: Bool { get set }
}

extension SelfHiding {
  public var hidesWhileEmpty: Bool {
    get { settings.hidesWhileEmpty }
    set {
      let old = hidesWhileEmpty
      set("hidesWhileEmpty", to: newValue) {
        settings.hidesWhileEmpty = $0
        if $0, !old { leaveNoMoreDataWhileEmpty() }
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
  /// Shows or hides the component, as its settings and the content require.
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
