/// A page behind a pulled component, which a longer pull opens: a "second floor".
///
/// ```swift
/// let level = SecondLevel()
/// level.content = promotions
/// header.secondLevel = level
/// header.secondLevelDidOpen = { tabBar.isHidden = true }
/// ```
///
/// A pull beyond ``threshold`` arms the level: releasing it then opens the level instead of
/// beginning a refresh. The content of the scroll view moves out of sight, and ``content`` fills
/// the view. The level closes if the content is moved away from it by more than
/// ``closingDistance``: by a drag back, a scroll wheel, a key, or an offset that the app sets.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class SecondLevel {
  /// The phase of a second level.
  public nonisolated enum Phase: String, Sendable, CaseIterable {
    /// The level is out of sight.
    case closed
    /// The level is out of sight, and releasing the pull opens it.
    case armed
    /// The content of the scroll view moves out of sight.
    case opening
    /// The level fills the view.
    case open
    /// The content of the scroll view moves back.
    case closing

    /// Whether the level is opening, open, or closing. An inset may be reserved for it.
    @inline(__always)
    var isInSight: Bool { self != .closed && self != .armed }

    /// Whether the level is opening or open.
    var isOpen: Bool { self == .opening || self == .open }
  }

  /// The phase of the level; closed at first.
  public internal(set) var phase = Phase.closed {
    didSet {
      guard phase != oldValue else { return }
      generation.advance()
      owningComponent?.stateTitles?.armedTitle = armedTitle
      owningComponent?.updateOffsetFollowers()
    }
  }

  /// A number that advances with each change of the phase. Work that was scheduled in an earlier
  /// phase is dropped.
  private(set) var generation = Generation()

  /// The offset of the content when the level was opened.
  var offsetAtOpening = Point.zero

  /// Whether the component is moving the content to the level. Changes of the offset by observers
  /// have no effect on the level meanwhile.
  var movesContent = false

  /// A number that advances with each event of a scroll wheel while the level is open.
  var wheelGeneration = Generation()

  /// The distance of the pull beyond which a release opens the level, as a fraction of the
  /// component's own threshold; 1.9 by default. A number that is not finite or not greater than 1
  /// is refused.
  public var threshold: Double {
    get { settings.threshold }
    set {
      let isThreshold = newValue > 1 && newValue.isFinite
      set("secondLevelThreshold", to: isThreshold ? newValue : threshold) {
        settings.threshold = $0
      }
    }
  }

  /// The distance by which the content may be moved away from the open level without closing it, in
  /// points; 70 by default. A number that is negative or not finite is refused.
  ///
  /// A longer drag closes the level when it is released. A longer scroll by a wheel closes it 0.15
  /// seconds after the last event, and a longer scroll by a key or by the app at once. After a
  /// shorter move the content returns.
  public var closingDistance: Double {
    get { settings.closingDistance }
    set {
      set("secondLevelClosingDistance", to: newValue.notNegative(or: closingDistance)) {
        settings.closingDistance = $0
      }
    }
  }

  /// The duration of opening, and that of closing, in seconds; 0.6 by default. A number that is
  /// negative or not finite is refused.
  public var duration: Double {
    get { settings.duration }
    set {
      set("secondLevelDuration", to: newValue.notNegative(or: duration)) { settings.duration = $0 }
    }
  }

  /// The title of the component while the level is armed, if its class shows titles. Nil (the
  /// default) is the language's title, "Release for more" in English.
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

  /// The view that fills the scroll view while the level is in sight; nil by default. The component
  /// adds it to the scroll view when the level opens, sets its frame, and removes it when the level
  /// is closed.
  public var content: PlatformView? {
    didSet {
      guard content !== oldValue else { return }
      if phase.isInSight { removeFromList(oldValue) }
      didChange()
    }
  }

  /// The list that ``content`` was put into.
  private var listOfContent: Weak<ScrollView>?

  /// Puts ``content`` in front of the views of a list, unless it is there.
  func insert(_ content: PlatformView, into list: ScrollView) {
    guard !list.contains(content) else { return }
    list.insert(content, atBack: false)
    listOfContent = Weak(list)
  }

  /// Removes a content from the list that it was put into.
  func removeFromList(_ content: PlatformView?) {
    guard let content else { return }
    listOfContent?.object?.removeContent(content)
    listOfContent = nil
  }

  /// The values that the app has set.
  private struct Settings {
    var threshold = 1.9
    var closingDistance = 70.0
    var duration = 0.6
    var title: String?
  }

  private var settings = Settings()

  /// Sets a property. If the level has a component, the property is set as one of the component.
  private func set<Value: SettingRepresentable>(
    _ name: String, to value: Value, _ change: (Value) -> Void
  ) {
    if let component = owningComponent {
      component.set(name, to: value, change)
    } else {
      change(value)
    }
  }

  /// A weak reference to the component that has the level; nil if none has it.
  var owningReference: Weak<RefreshComponent>?

  /// The component that has the level; nil if none has it.
  var owningComponent: RefreshComponent? { owningReference?.object }

  /// Makes a level without content.
  public init() {}
}

/// The second level of a component, and its callbacks.
final class SecondLevelParts {
  var level: SecondLevel?
  var didOpen: (() -> Void)?
  var didClose: (() -> Void)?
}

nonisolated extension SecondLevel.Phase: SettingRepresentable {}
