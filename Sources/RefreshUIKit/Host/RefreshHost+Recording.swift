#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshRecorder

  extension RefreshHost {
    /// Begins to record the input of the scroll view as a script that shows a bug on any machine.
    /// Call it while nothing moves the content and no component refreshes.
    ///
    /// ```swift
    /// let recorder = tableView.refresh.record()
    /// print(recorder.script)
    /// ```
    ///
    /// The script has the offsets that UIKit has reported.
    ///
    /// - Precondition: No other recorder of the scroll view records.
    ///
    /// - Returns: The recorder, which the app retains; it records until it is stopped or released.
    public func record() -> SessionRecorder {
      SessionRecorder(list)
    }

    /// Begins to explain in words why components change their states, and why they do not.
    ///
    /// - Precondition: The scroll view has no other inspector.
    ///
    /// - Returns: The inspector, which the app retains.
    public func inspect() -> RefreshInspector {
      RefreshInspector(list)
    }
  }
#endif
