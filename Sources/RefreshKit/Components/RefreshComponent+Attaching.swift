/// The work of a component when it is put into a scroll view, and when it has left one.
extension RefreshComponent {
  /// Sets the first frame, with the scroll view's width or height, and lets the scroll view bounce
  /// along the component's axis. A leader or trailer turns off the vertical bounce, unless there is
  /// a header or a footer.
  final func placeAtAttach(in scrollView: ScrollView) {
    guard edge.axis == .horizontal else {
      frame.size.width = scrollView.frame.width
      scrollView.alwaysBounceVertical = true
      return place()
    }
    let geometry = scrollView.geometry
    placeBesideContent(at: geometry.start(along: .horizontal), in: geometry)
    scrollView.alwaysBounceHorizontal = true
    if scrollView.header == nil, scrollView.footer == nil {
      scrollView.alwaysBounceVertical = false
    }
  }

  /// Sets the frame of a leader or trailer, which begins at `x` and is as high as the scroll view.
  final func placeBesideContent(at x: Double, in geometry: ScrollGeometry) {
    frame = Rect(x: x, y: frame.y, width: frame.size.width, height: geometry.size.height)
  }

  /// Begins a refresh that was requested outside a window.
  final func continueInWindow() {
    if machine.state == .willRefresh { transition(to: .refreshing, because: .window) }
  }

  /// Continues the refresh and the calls that were made while the component was detached.
  final func continueAfterAttaching() {
    guard let surroundings else { return }
    for call in machine.calls.waiting { schedule(call.id) }
    for _ in blocks.nextTurn { scheduleNextTurn() }
    guard let effects = event({ $0.attach(in: surroundings) }) else { return }
    loader?.loadDidBegin(self)
    change {
      performBeforeObservers(effects)
      machine.willOpen(reservingInset: mayReserveInset)
      openNow()
    }
  }

  /// Ends the refresh and the pull without callbacks and events, and resets the component, because
  /// it has left its scroll view. Overrides of ``state`` and ``pullingPercent`` are called
  /// meanwhile; their sets, begins and ends are refused.
  ///
  /// The client's blocks are released last, because an object that they retain may begin a refresh
  /// in its `deinit`.
  ///
  /// - Parameter timeline: The timeline of the scroll view, which the component no longer knows.
  final func endWithoutCallbacks(on timeline: Timeline) {
    let wasRefreshing = isRefreshing
    wasAtEndWhenHidden = false
    let dropped = (event { $0.detach() }, blocks.takeAll())
    extendingLifetime(dropped) {
      if wasRefreshing {
        action?.cancel()
        if machine.traits.canFade { alpha = 1 }
      }
      if isRefreshing || state == .pulling { transition(to: .idle, because: .detaching) }
      machine.finishClosing()
      if pullingPercent != 0 { dropPercent(on: timeline) }
      showAlphaOfPull()
      machine.clearFailure()
      // A change that is under way may not have shown its state yet.
      if machine.changes.depth > 0 { stateDidChange(from: state) }
      resetTitles()
      let late = (event { $0.didDetach() }, blocks.takeAll())
      extendingLifetime(late) {}
    }
  }
}
