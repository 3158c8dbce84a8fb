/// The second level of a component: opened by a longer pull, or by code.
extension RefreshComponent {
  /// The page that a longer pull opens; nil (the default) for none. It has no effect on components that are
  /// not pulled: auto footers, and a bare ``RefreshFooter``. Replacing a level that is in sight leaves it at
  /// once.
  ///
  /// - Precondition: A level belongs to one component at a time.
  public final var secondLevel: SecondLevel? {
    get { secondLevelParts?.level }
    set {
      let old = secondLevel
      guard newValue !== old else { return }
      if TimelineObserver.isInUse {
        componentObserver?.willSetSecondLevel(newValue, self)
      }
      precondition(
        newValue?.component?.object == nil, "A second level belongs to one component at a time.")
      makeOwnChanges {
        let phase = old?.phase ?? .closed
        old?.phase = .closed
        old?.component = nil
        newValue?.component = Weak(self)
        secondLevelStorage.level = newValue
        updateOffsetFollowers()
        old?.didLeave(self, in: phase, for: self)
        newValue?.pullDidMove()
      }
    }
  }

  /// Runs once each time the second level has opened.
  public final var secondLevelDidOpen: (() -> Void)? {
    get { secondLevelParts?.didOpen }
    set { secondLevelStorage.didOpen = newValue }
  }

  /// Runs once each time the second level has closed, also where a refresh has taken its place; not where
  /// the component was detached.
  public final var secondLevelDidClose: (() -> Void)? {
    get { secondLevelParts?.didClose }
    set { secondLevelStorage.didClose = newValue }
  }

  private var secondLevelStorage: SecondLevelCallbacks {
    let parts = secondLevelParts ?? SecondLevelCallbacks()
    secondLevelParts = parts
    return parts
  }

  /// Opens the second level. Without one, while the component refreshes, is detached, not shown or without
  /// interaction, nothing happens.
  public final func openSecondLevel() {
    input(.openSecondLevel) { secondLevel?.open() }
  }

  /// Closes the second level. If it is neither open nor opening, nothing happens.
  public final func closeSecondLevel() {
    input(.closeSecondLevel) { secondLevel?.close() }
  }

  /// Whether letting go opens the second level.
  final var isArmed: Bool { secondLevel?.phase == .armed }

  /// Whether the second level is in sight: it opens, is open, or closes.
  final var showsSecondLevel: Bool { offsetFollowers.contains(.openLevel) }

  // MARK: What the list asks

  final var isBusy: Bool { isRefreshing || showsSecondLevel }
  final var opensLevel: Bool { secondLevel?.phase == .opening }

  final var longestPull: Double {
    machine.traits.isPulled ? pullLength * (secondLevel?.threshold ?? 1) : 0
  }

  final func contentDidScroll(_ notice: ScrollNotice) {
    if case .leftLevel(let offset) = notice {
      if isInteractive { arrive(from: offset) }
    } else {
      secondLevel?.contentDidScroll(notice)
    }
  }
}
