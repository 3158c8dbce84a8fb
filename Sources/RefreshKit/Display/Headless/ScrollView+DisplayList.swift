#if !UIKIT
  extension ScrollView {
    /// Lists the visible contents of the view at the present time, for a host that draws them.
    ///
    /// Each call makes a new list and changes nothing. Views are laid out only in
    /// ``Timeline/advance(by:)``. So advance by 0 first: otherwise a new view may be listed with size
    /// 0, and a changed view with its old frame.
    ///
    /// - Parameter settled: Whether views are listed at the ends of their animations, for a host that
    ///   animates by itself; false by default.
    /// - Returns: The list; empty while the view is hidden or transparent.
    /// - Complexity: O(*n*) in the number of views inside.
    public func displayList(settled: Bool = false) -> DisplayList {
      let placement = Placement(
        size: frame.size, alpha: settled ? alpha : presentation.alpha,
        layoutDirection: resolvedLayoutDirection)
      let offset = settled ? contentOffset : scrollPresentation.contentOffset
      var list = DisplayList(
        time: timeline.now, size: frame.size,
        contentFrame: Rect(origin: Point(x: 0 - offset.x, y: 0 - offset.y), size: contentSize))
      guard isShown, placement.alpha > 0 else { return list }
      let content = placement.scrolled(to: offset)
      for view in subviewsInDisplayOrder {
        let accessory = view as? ScrollAccessory
        let content = content.scrolled(to: .zero - stickyTranslation(of: view, at: offset))
        let isCovered = accessory?.depth == .behindContent
        let placement =
          isCovered ? content.clipped(to: list.area(beyond: accessory?.edge)) : content
        var context = DisplayContext(
          time: timeline.now, reducesMotion: reducesMotion, placement: placement,
          view: ObjectIdentifier(view))
        view.display(in: &context, settled: settled)
        let shown = settled ? view.settledPresentation : view.presentation
        if !context.items.isEmpty {
          list.groups.append(
            DisplayList.Group(
              frame: content.frame(of: shown.frame), edge: accessory?.edge,
              isFloating: accessory?.floatsAboveContent ?? false, items: context.items))
        }
        if let change = context.nextChange {
          list.nextChange = min(list.nextChange ?? change, change)
        }
      }
      return list
    }
  }

  nonisolated extension DisplayList {
    /// The area beyond the content at an edge. It contains the part of the visible area that the
    /// content leaves free there, and may continue outside the visible area.
    fileprivate func area(beyond edge: Edge?) -> Rect {
      var area = Rect(origin: .zero, size: size)
      switch edge {
      case .top: area.size.height = max(0, contentFrame.y)
      case .left: area.size.width = max(0, contentFrame.x)
      case .bottom: area.origin.y = max(0, contentFrame.maxY)
      case .right: area.origin.x = max(0, contentFrame.maxX)
      case nil: break
      }
      return area
    }
  }

  extension View {
    /// The presentation of the view at the end of its animations.
    fileprivate final var settledPresentation: ViewPresentation {
      ViewPresentation(frame: frame, alpha: alpha, rotation: rotation)
    }

    /// The subviews from the back to the front: in a scroll view, floating components are the last
    /// ones.
    final var subviewsInDisplayOrder: [View] {
      guard let scrollView = self as? ScrollView,
        scrollView.accessories.all.contains(where: { $0.floatsAboveContent })
      else { return subviews }
      func floats(_ view: View) -> Bool { (view as? ScrollAccessory)?.floatsAboveContent ?? false }
      return subviews.filter { !floats($0) } + subviews.filter(floats)
    }

    /// Draws the view and its subviews in a context with the placement of its superview.
    fileprivate final func display(in context: inout DisplayContext, settled: Bool) {
      guard isShown else { return }
      let (outer, time, reducesMotion) = (context.placement, context.time, context.reducesMotion)
      let placement = outer.subviewPlacement(
        settled ? settledPresentation : presentation, layoutDirection)
      guard placement.alpha > 0 else { return }
      context.placement = placement
      if placement.isNearSight {
        context.view = ObjectIdentifier(self)
        draw(in: &context)
      }
      displaySubviews(in: &context, settled: settled)
      (context.placement, context.time, context.reducesMotion) = (outer, time, reducesMotion)
    }

    private final func displaySubviews(in context: inout DisplayContext, settled: Bool) {
      if clipsToBounds { context.placement = context.placement.clipped() }
      guard let scrollView = self as? ScrollView else {
        for view in subviews { view.display(in: &context, settled: settled) }
        return
      }
      let offset = settled ? scrollView.contentOffset : scrollView.scrollPresentation.contentOffset
      let content = context.placement.clipped().scrolled(to: offset)
      (context.time, context.reducesMotion) = (scrollView.timeline.now, scrollView.reducesMotion)
      for view in subviewsInDisplayOrder {
        context.placement = content.scrolled(
          to: .zero - scrollView.stickyTranslation(of: view, at: offset))
        view.display(in: &context, settled: settled)
      }
    }
  }
#endif
