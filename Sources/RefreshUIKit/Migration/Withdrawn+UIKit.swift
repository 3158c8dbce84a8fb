#if UIKIT
  // Names that an earlier version had. The compiler says what takes their place.

  extension RefreshHost {
    @available(
      *, unavailable,
      message: "Import RefreshReplay, and write SessionRecorder(tableView.refresh.list)."
    )
    public func record() -> Never { fatalError() }

    @available(
      *, unavailable,
      message: "Import RefreshReplay, and write RefreshInspector(tableView.refresh.list)."
    )
    public func inspect() -> Never { fatalError() }
  }
#endif
