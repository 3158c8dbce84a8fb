#if UIKIT
  /// Reports the changes of components to Observation.
  extension RefreshComponent {
    final func stateMayHaveChanged(from old: RefreshState) {
      let new = machine.state
      guard tracking.isUsed, new != old else { return }
      let tracking = tracking
      client(.view(self)) {
        tracking.didChange(.state)
        if new.isRefreshing != old.isRefreshing { tracking.didChange(.isRefreshing) }
      }
    }

    final func trackedPercentDidChange() {
      guard tracking.isUsed else { return }
      let tracking = tracking
      client(.view(self)) { tracking.didChange(.percent) }
    }
  }

  /// A list, or its host, through which an app reads the slots.
  @preconcurrency @MainActor
  package protocol SlotTracking {
    var trackedList: ListView { get }
  }

  extension ScrollView: SlotTracking {
    package var trackedList: ListView { self }
  }

  extension RefreshSlots {
    func slotsWereRead() {
      (self as? any SlotTracking)?.trackedList.tracking.didRead(.slots)
    }
  }
#endif
