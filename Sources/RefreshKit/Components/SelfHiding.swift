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

/// When a component hides itself.
nonisolated struct SelfHidingRules: OptionSet {
  let rawValue: UInt8

  /// While the content has no length.
  static let whileEmpty = SelfHidingRules(rawValue: 1)
  /// While all of the content can be seen.
  static let whileContentFits = SelfHidingRules(rawValue: 2)
}

extension SelfHiding {
  public var hidesWhileEmpty: Bool {
    get { selfHiding.contains(.whileEmpty) }
    set {
      let entry = input("hidesWhileEmpty", .flag(newValue))
      defer { entry?.end() }
      setSelfHiding(.whileEmpty, newValue)
    }
  }

  public var hidesWhileContentFits: Bool {
    get { selfHiding.contains(.whileContentFits) }
    set {
      let entry = input("hidesWhileContentFits", .flag(newValue))
      defer { entry?.end() }
      setSelfHiding(.whileContentFits, newValue)
    }
  }
}

extension RefreshComponent {
  /// Adds a rule, or removes it.
  final func setSelfHiding(_ rule: SelfHidingRules, _ applies: Bool) {
    if applies { selfHiding.insert(rule) } else { selfHiding.remove(rule) }
    updateIsShown()
  }

  /// Shows the component, or hides it, as its rules and the list require.
  final func updateIsShown() {
    setLeavesItselfOut(hidesItself)
  }

  /// Whether a rule hides the component now.
  private var hidesItself: Bool {
    guard !selfHiding.isEmpty, let host else { return false }
    let axis = _edge.axis
    let geometry = host.use { $0.geometry.withoutLevel(at: _edge) }
    return (selfHiding.contains(.whileEmpty) && geometry.contentSize[axis] <= 0)
      || (selfHiding.contains(.whileContentFits) && geometry.overflow(along: axis) <= 0)
  }
}
