extension ScrollView {
  /// Lists all that is seen in the view at the timeline's present moment, for a host that draws it.
  ///
  /// It is made anew for each call and changes nothing. What waits for a layout is listed as it was
  /// before: take a turn of the timeline first.
  ///
  /// - Parameter settled: Whether views are listed where the animations under way lead, for a host
  ///   that animates by itself; false, by default, is on their way.
  /// - Returns: The list; empty while the view is hidden or transparent.
  /// - Complexity: O(*n*) in the number of views inside.
  public func displayList(settled: Bool = false) -> DisplayList {
    let placement = Placement(
      size: frame.size, alpha: settled ? alpha : presentation.alpha,
      layoutDirection: inheritedLayoutDirection
        ?? RefreshConfig.default.effectiveLayoutDirection)
    let offset = settled ? contentOffset : scrollPresentation.contentOffset
    var list = DisplayList(
      time: timeline.now, size: frame.size,
      contentFrame: Rect(origin: Point(x: 0 - offset.x, y: 0 - offset.y), size: contentSize))
    guard isShown, placement.alpha > 0 else { return list }
    let content = placement.scrolled(to: offset)
    for view in subviewsInDisplayOrder {
      var context = DisplayContext(
        time: timeline.now, placement: content, view: ObjectIdentifier(view))
      view.display(in: &context, settled: settled)
      let look = settled ? view.settledPresentation : view.presentation
      if !context.items.isEmpty {
        let accessory = view as? ScrollAccessory
        list.groups.append(
          DisplayList.Group(
            frame: content.frame(of: look.frame), edge: accessory?.side,
            isFloating: accessory?.floatsAboveContent ?? false, items: context.items))
      }
      if let change = context.nextChange {
        list.nextChange = min(list.nextChange ?? change, change)
      }
    }
    return list
  }
}

extension View {
  /// How the view looks when all animations are over.
  fileprivate final var settledPresentation: ViewPresentation {
    ViewPresentation(frame: frame, alpha: alpha, rotation: rotation)
  }

  /// The subviews from the back to the front: in a scroll view, those that float come last.
  final var subviewsInDisplayOrder: [View] {
    guard let scrollView = self as? ScrollView,
      scrollView.accessories.all.contains(where: { $0.floatsAboveContent })
    else { return subviews }
    func floats(_ view: View) -> Bool { (view as? ScrollAccessory)?.floatsAboveContent ?? false }
    return subviews.filter { !floats($0) } + subviews.filter(floats)
  }

  /// Has the view, and all that is in it, draw in a context that is placed as its superview is.
  fileprivate final func display(in context: inout DisplayContext, settled: Bool) {
    guard isShown else { return }
    let (outer, time) = (context.placement, context.time)
    let placement = outer.inside(settled ? settledPresentation : presentation, layoutDirection)
    guard placement.alpha > 0 else { return }
    context.placement = placement
    if placement.isNearSight {
      context.view = ObjectIdentifier(self)
      draw(in: &context)
    }
    displaySubviews(in: &context, settled: settled)
    (context.placement, context.time) = (outer, time)
  }

  private final func displaySubviews(in context: inout DisplayContext, settled: Bool) {
    if clipsToBounds { context.placement = context.placement.clipped() }
    if let scrollView = self as? ScrollView {
      let offset =
        settled ? scrollView.contentOffset : scrollView.scrollPresentation.contentOffset
      context.placement = context.placement.clipped().scrolled(to: offset)
      context.time = scrollView.timeline.now
    }
    for view in subviewsInDisplayOrder { view.display(in: &context, settled: settled) }
  }
}
