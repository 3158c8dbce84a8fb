/// A page behind a component that is pulled, which a longer pull opens: a "second floor".
///
/// ```swift
/// let level = SecondLevel()
/// level.content = promotions
/// header.secondLevel = level
/// header.secondLevelDidOpen = { tabBar.isHidden = true }
/// ```
///
/// Pulled beyond ``threshold`` the component is armed: letting go opens the level in place of a refresh.
/// The content of the scroll view moves out of sight, and ``content`` fills the view. Whatever moves the content away
/// from it by more than ``closingDistance`` closes it: a drag back, a scroll wheel, a key, or an offset of the app's.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class SecondLevel {
  /// How far a second level has come.
  public nonisolated enum Phase: String, Sendable, CaseIterable {
    /// It is out of sight.
    case closed
    /// Letting go opens it.
    case armed
    /// The content of the scroll view moves out of sight.
    case opening
    /// It fills the view.
    case open
    /// The content of the scroll view moves back.
    case closing

    /// Whether an inset may be reserved for the level: it opens, is open, or closes.
    @inline(__always)
    var isInSight: Bool { self != .closed && self != .armed }

    /// Whether it is open, or is going to be.
    var isOpen: Bool { self == .opening || self == .open }
  }

  /// How far the level has come.
  public internal(set) var phase = Phase.closed {
    didSet {
      guard phase != oldValue else { return }
      generation.advance()
      pulledComponent?.updateOffsetFollowers()
    }
  }

  /// Advances with each change of the phase: what was scheduled in an earlier one is dropped.
  private(set) var generation = Generation()

  /// The offset of the content when the level was opened.
  var offsetAtOpening = Point.zero

  /// Whether the component moves the content to the level: what observers do to the offset meanwhile stays.
  var movesContent = false

  /// Advances with each event of a scroll wheel while the level is open.
  var lastWheel = Generation()

  /// The pull beyond which letting go opens the level, as a fraction of the component's length; 1.9 by
  /// default. What is not finite or not above 1 is refused.
  public var threshold: Double {
    get { settings.threshold }
    set {
      let isThreshold = newValue > 1 && newValue.isFinite
      set("secondLevelThreshold", to: isThreshold ? newValue : threshold) {
        settings.threshold = $0
      }
    }
  }

  /// How far the content may be moved away from the open level, in points; 70 by default. What is negative or not
  /// finite is refused.
  ///
  /// A drag of more than that closes the level when it is let go, a scroll wheel 0.15 seconds after its last event,
  /// and a key or an offset of the app's at once. After less the content returns.
  public var closingDistance: Double {
    get { settings.closingDistance }
    set {
      set("secondLevelClosingDistance", to: newValue.notNegative(or: closingDistance)) {
        settings.closingDistance = $0
      }
    }
  }

  /// How long opening and closing take, in seconds; 0.6 by default. What is negative or not finite is
  /// refused.
  public var duration: Double {
    get { settings.duration }
    set {
      set("secondLevelDuration", to: newValue.notNegative(or: duration)) { settings.duration = $0 }
    }
  }

  /// The title of the armed component, where its class shows titles; nil (the default) for the language's,
  /// "Release for more" in English.
  public var title: String? {
    get { settings.title }
    set {
      guard newValue != title else { return }
      set("secondLevelTitle", to: newValue) {
        settings.title = $0
        didChange()
      }
    }
  }

  /// The view that fills the scroll view while the level is in sight; nil by default. The component adds it
  /// to the scroll view when the level opens, sets its frame, and removes it when the level is closed.
  public var content: View? {
    didSet {
      guard content !== oldValue else { return }
      if phase.isInSight { oldValue?.removeFromSuperview() }
      didChange()
    }
  }

  /// What the app sets.
  private struct Settings {
    var threshold = 1.9
    var closingDistance = 70.0
    var duration = 0.6
    var title: String?
  }

  private var settings = Settings()

  /// Sets a property, as one of the component whose level this is, if there is one.
  private func set<Value: SettingRepresentable>(
    _ name: String, to value: Value, _ change: (Value) -> Void
  ) {
    if let component = pulledComponent {
      component.set(name, to: value, change)
    } else {
      change(value)
    }
  }

  /// The component whose level this is.
  var component: Weak<RefreshComponent>?

  /// The component whose level this is; nil without one.
  var pulledComponent: RefreshComponent? { component?.object }

  /// Makes a level without content.
  public init() {}
}

/// The second level of a component, and the app's callbacks, for the components that have any of them.
final class SecondLevelCallbacks {
  var level: SecondLevel?
  var didOpen: (() -> Void)?
  var didClose: (() -> Void)?
}

nonisolated extension SecondLevel.Phase: SettingRepresentable {}
