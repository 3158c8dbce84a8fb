import RefreshKit

/// What a page needs of the content of its list in each frame, beside its frame.
struct PageContent {
  /// The lengths that the page adds before and behind the content along its axis, in points, so that the browser
  /// scrolls there.
  var blocks = (start: 0.0, end: 0.0)
  /// The offset, which differs from the one that is shown during an opening or a closing.
  let offset: Point
  /// The edges at which a finger pulls a component, and ``Flag``.
  var flags = 0

  /// A flag beside those of the edges.
  enum Flag {
    /// A finger or a wheel moves the content by the kit, or the content moves by itself.
    static let isMoving = 16
    /// A second level is in sight.
    static let showsLevel = 32
    /// A component waits for a layout of the page.
    static let awaitsLayout = 64
  }

  /// The numbers of a ``DrawItem``.
  var numbers: (Double, Double, Double, Double, Double) {
    (blocks.start, blocks.end, offset.x, offset.y, Double(flags))
  }
}

extension ListHandle {
  /// The axis along which the content scrolls.
  var axis: Axis { isHorizontal ? .horizontal : .vertical }

  /// What the page needs of the content now.
  var pageContent: PageContent {
    var content = PageContent(offset: scrollView.contentOffset)
    content.blocks = (block(at: axis.leadingEdge), block(at: axis.trailingEdge))
    for (index, edge) in [Edge.top, .left, .bottom, .right].enumerated() where canPull(at: edge) {
      content.flags |= 1 << index
    }
    if scrollView.isTracking || scrollView.hasMotion || scrollView.isWheelPulling {
      content.flags |= PageContent.Flag.isMoving
    }
    if Slot.allCases.contains(where: { scrollView[$0]?.hasSecondLevelInSight == true }) {
      content.flags |= PageContent.Flag.showsLevel
    }
    if scrollView.awaitsLayout { content.flags |= PageContent.Flag.awaitsLayout }
    return content
  }

  /// The coordinate at which the content ends for the browser, with the insets and the block behind it.
  func endOfScrolling(_ content: PageContent) -> Double {
    let geometry = scrollView.geometry
    return geometry.contentSize[axis] + geometry.inset[axis.trailingEdge] + content.blocks.end
  }

  private func canPull(at edge: Edge) -> Bool {
    scrollView[Slot(edge)]?.canBePulled ?? false
  }

  /// The length of the block at an edge: the inset that an auto header or auto footer, or a second level, reserves;
  /// that of a refresh from its opening to the end of its closing, whatever is reserved meanwhile.
  private func block(at edge: Edge) -> Double {
    let slot = Slot(edge)
    guard let component = scrollView[slot], component.isShown else {
      blocks[slot.index] = 0
      return 0
    }
    blocks[slot.index] = block(of: component, last: blocks[slot.index])
    return blocks[slot.index]
  }

  private func block(of component: RefreshComponent, last: Double) -> Double {
    if component.asAutoLoading != nil { return component.reservedInset }
    if component.hasSecondLevelInSight { return max(component.reservedInset, last) }
    switch component.refresh.phase {
    case .rest, .waiting: return 0
    case .opening, .running, .showingResult:
      return max(component.reservedInset, component.refreshLength)
    case .closing: return last
    }
  }
}
