/// The second level of a component, which a longer pull or a call opens.
extension RefreshComponent {
  /// The page that a longer pull opens; nil (the default) for none. It has no effect on components
  /// that are not pulled: auto headers, auto footers, and a bare ``RefreshFooter``. Replacing a
  /// level that is in sight closes it at once.
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
      if newValue?.owningComponent != nil {
        fatalError("A second level belongs to one component at a time.")
      }
      makeOwnChanges {
        let phase = old?.phase ?? .closed
        old?.phase = .closed
        old?.owningReference = nil
        newValue?.owningReference = Weak(self)
        secondLevelPartsToSet.level = newValue
        updateOffsetFollowers()
        old?.didLeave(self, in: phase, for: self)
        newValue?.pullDidMove()
      }
    }
  }

  /// Called each time the second level has opened; nil by default.
  public final var secondLevelDidOpen: (() -> Void)? {
    get { secondLevelParts?.didOpen }
    set { secondLevelPartsToSet.didOpen = newValue }
  }

  /// Called each time the second level has closed, even if a refresh has replaced it, but not if
  /// the component was detached; nil by default.
  public final var secondLevelDidClose: (() -> Void)? {
    get { secondLevelParts?.didClose }
    set { secondLevelPartsToSet.didClose = newValue }
  }

  private var secondLevelPartsToSet: SecondLevelParts {
    let parts = secondLevelParts ?? SecondLevelParts()
    secondLevelParts = parts
    return parts
  }

  /// Opens the second level. The call has no effect without a level, and while the component
  /// refreshes, is detached, is not shown, or has its interaction off.
  public final func openSecondLevel() {
    input(.openSecondLevel) { secondLevel?.open() }
  }

  /// Closes the second level. The call has no effect if the level is neither open nor opening.
  public final func closeSecondLevel() {
    input(.closeSecondLevel) { secondLevel?.close() }
  }

  /// Whether a release opens the second level.
  final var isArmed: Bool { secondLevel?.phase == .armed }

  /// Whether the second level is opening, open, or closing.
  final var showsSecondLevel: Bool { offsetFollowers.contains(.levelInSight) }

  // MARK: For the list

  final var isBusy: Bool { isRefreshing || showsSecondLevel }
  final var isOpeningLevel: Bool { secondLevel?.phase == .opening }

  final var longestPull: Double {
    machine.traits.isPulled ? pullThreshold * (secondLevel?.threshold ?? 1) : 0
  }

  final func contentDidScroll(_ notice: ScrollNotice) {
    if case .leftLevel(let offset) = notice {
      if isInteractive { arrive(from: offset) }
      loader?.fillingMayContinue(in: self)
    } else {
      secondLevel?.contentDidScroll(notice)
    }
  }
}
