/// What a component does when it is put into a scroll view, and when it has left one.
extension RefreshComponent {
  /// Takes the scroll view's width or height and a first place, and lets the scroll view bounce along the
  /// component's axis. A component beside the content turns off the vertical bounce, unless there is a
  /// header or a footer.
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

  /// Sets the frame of a component beside the content, as high as the scroll view, that begins at `x`.
  final func placeBesideContent(at x: Double, in geometry: ScrollGeometry) {
    frame = Rect(x: x, y: frame.y, width: frame.width, height: geometry.size.height)
  }

  /// Begins what was begun outside of a window.
  final func continueInWindow() {
    if machine.state == .willRefresh { transition(to: .refreshing, because: .window) }
  }

  /// Continues what was begun and asked for while the component was detached.
  final func continueAfterAttaching() {
    guard let surroundings else { return }
    for request in machine.requests.requests { schedule(request.id) }
    for _ in blocks.nextTurn { scheduleNextTurn() }
    guard let effects = event({ $0.attach(in: surroundings) }) else { return }
    change {
      performBeforeObservers(effects)
      machine.willOpen(movingContent: mayOpenView)
      openNow()
    }
  }

  /// Ends whatever is under way without a callback or an event, and shows the component as when it was
  /// made: it has left its scroll view. Overrides of ``state`` and ``pullingPercent`` run meanwhile;
  /// what they set, begin or end is refused.
  ///
  /// The client's blocks are released last: what they retain may begin a refresh in its `deinit`.
  final func endWithoutCallbacks() {
    let wasRefreshing = isRefreshing
    let dropped = (event { $0.detach() }, blocks.takeAll())
    extendingLifetime(dropped) {
      if wasRefreshing {
        action?.cancel()
        if machine.traits.canFade { alpha = 1 }
      }
      if isRefreshing || state == .pulling { transition(to: .idle, because: .detaching) }
      machine.finishClosing()
      if pullingPercent != 0 { pullingPercent = 0 }
      showAlphaOfPull()
      machine.clearFailure()
      // A change that is under way has perhaps not shown its state.
      if machine.changes.depth > 0 { stateDidChange(from: state) }
      resetTitles()
      let late = (event { $0.didDetach() }, blocks.takeAll())
      extendingLifetime(late) {}
    }
  }
}
