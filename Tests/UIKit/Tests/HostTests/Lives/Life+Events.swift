import RefreshReplay
import TestSupport
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The events of a life.
extension Life {
  func happen() {
    let event = random.below(100)
    // While time passes, only `scene` retains the screen.
    if (34..<58).contains(event) { pass() } else { holdingScene { happen(event) } }
  }

  private func happen(_ event: Int) {
    let disturbs = !(58..<70).contains(event)
    if disturbs { disturb() }
    defer { if disturbs { disturb() } }
    switch event {
    case 0..<34: touch()
    case 58..<70: callComponent()
    case 70..<78: setInset()
    case 78..<84: setOffset()
    case 84..<90: setSizes()
    case 90..<94: setView()
    case 94..<97: changeComponent()
    default: moveSlots()
    }
  }

  // MARK: The user

  private func touch() {
    guard let finger else {
      guard view.window != nil else { return }
      if random.chance(10) { return turnWheel() }
      let isIndirect = random.chance(20)
      let point = Point(x: 180, y: random.pick([100, 300, 500]))
      note("a finger touches at \(point.y), on a trackpad: \(isIndirect)")
      self.finger = point
      // If the finger catches the content outside its range, the first change of an inset moves it
      // back.
      if list.geometry.clamp(list.contentOffset) != list.contentOffset { sight.isDisturbed = true }
      return physics.touch(.began, at: point, isIndirect: isIndirect)
    }
    if random.chance(20) {
      let isLift = random.chance(85)
      note(isLift ? "it is lifted" : "its touch is cancelled")
      self.finger = nil
      let pulled = present.filter { $0.state == .pulling }
      physics.touch(isLift ? .ended : .cancelled, at: finger)
      if !isLift, let component = pulled.first(where: \.isRefreshing) {
        report("18: a canceled touch began the refresh of \(type(of: component))")
      }
      return
    }
    let step = Point(x: random.pick([0, 0, 0, 20]), y: random.pick([-60, -15, 15, 40, 120]))
    self.finger = finger + step
    if random.chance(70) { wait(0.016) }
    note("it moves by \(step)")
    physics.touch(.moved, at: finger + step)
  }

  private func turnWheel() {
    let step: CGFloat = random.pick([-200, -40, 40, 200])
    note("the wheel is turned by \(step)")
    disturb()
    view.turnWheel(by: CGPoint(x: 0, y: step))
  }

  private func pass() {
    let interval = random.pick([0, 0.016, 0.1, 0.25, 0.5, 1, 3])
    note("\(interval) seconds pass")
    if interval > 0 { sight.isChangedInFrame = false }
    wait(interval)
    // After a change of the delegate in the last frame, an inset waits for the end of this pass of
    // the run loop. In that one the delegate may make its next change.
    for _ in 0..<3 where isOnScreen && sight.isChangedInFrame && host.hasPendingInset { wait(0) }
    judge { brokenLawOfRendering ?? brokenLawOfMotion }
  }

  // MARK: The app

  func attach(_ slot: Slot) {
    let kind = random.pick(ComponentKind.all.filter { $0.slot == slot })
    let known = random.chance(50) ? takeFromShelf(for: slot) : nil
    let component = known ?? makeOwnComponent(for: slot) ?? kind.make()
    if known == nil, random.chance(30) { _ = Badge(in: component) }
    if known == nil, random.chance(30) { _ = Note(in: component) }
    if known == nil, random.chance(30), let view = component.ownViews.randomElement(using: &random)
    {
      Pin.set(view, in: component)
    }
    let token = token
    component.refreshingBlock = { _ = token }
    if known == nil { listen(to: component) }
    component.holdsContentWhilePulled = random.chance(25)
    (component as? RefreshHeader)?.isCollectionViewAnimationBug = random.chance(20)
    note("\(type(of: component)) is attached, from the shelf: \(known != nil)")
    view.refresh[slot] = component
  }

  private func moveSlots() {
    let slot = random.pick(Slot.allCases)
    guard random.chance(50) else { return attach(slot) }
    if let component = list[slot], random.chance(40) { return moveToShelf(component) }
    note("\(slot) is detached")
    view.refresh[slot] = nil
  }

  private func callComponent() {
    guard let component = present.randomElement(using: &random) else { return }
    let ending = component as? any NoMoreDataEnding
    let call = random.below(7)
    note("call \(call) of \(type(of: component)), which is \(component.state)")
    switch call {
    case 0, 1: component.beginRefreshing()
    case 2, 3, 4: component.endRefreshing()
    case 5: ending?.endRefreshingWithNoMoreData()
    default: ending?.resetNoMoreData()
    }
  }

  private func changeComponent() {
    guard let component = present.randomElement(using: &random) else { return }
    note("a property of \(type(of: component)) is set")
    switch random.below(9) {
    case 6: component.layoutIfNeeded()
    case 7: component.subviews.randomElement(using: &random)?.setNeedsLayout()
    case 8:
      let alpha: CGFloat = random.pick([0, 0.5, 1])
      UIView.animate(withDuration: 0.3) { component.subviews.first?.alpha = alpha }
    case 0: component.isHidden.toggle()
    case 1: component.frame.size.height = random.pick([0, 30, 54, 80.5])
    case 2: component.holdsContentWhilePulled.toggle()
    case 3: component.fastAnimationDuration = random.pick([0, 0.25, 1])
    case 4: component.isUserInteractionEnabled.toggle()
    default: component.state = random.pick(RefreshState.allCases)
    }
  }

  private func setInset() {
    insetWillBeSet()
    let value = EdgeInsets(
      top: random.pick([0, 0, 20, 54, 64, 100.5]), left: 0, bottom: random.pick([0, 34, 44, 80]),
      right: random.pick([0, 0, 7]))
    switch random.below(4) {
    case 3:
      if let inset = savedInset {
        note("view.contentInset = \(inset), which was saved, \(view.contentInset) so far")
        _ = view.refresh
        write(inset)
        savedInset = nil
      } else {
        savedInset = view.contentInset
        note("\(view.contentInset) is saved")
      }
    case 0:
      note("refresh.contentInset = \(value)")
      ownInset = value
      view.refresh.contentInset = value
    case 1:
      let step = random.pick([-10.0, 10, 34])
      note("view.contentInset.bottom += \(step)")
      // Reading the host first makes it agree with the view: app code adds to the value that it
      // reads.
      _ = view.refresh
      let written = view.contentInset + EdgeInsets(bottom: step)
      write(written)
    default:
      note("view.contentInset = \(value), \(view.contentInset) so far")
      _ = view.refresh
      write(value)
    }
  }

  /// The delegate sets the app's own inset while the content scrolls. That is written at once, so
  /// an app does not do it between a change of its model and the reload.
  func setOwnInset() {
    guard !isModelChanged else { return }
    insetWillBeSet()
    ownInset.bottom = random.pick([0, 34, 44, 80])
    note("  refresh.contentInset.bottom = \(ownInset.bottom)")
    view.refresh.contentInset.bottom = ownInset.bottom
  }

  /// App code writes the inset itself. Law 6 determines the app's own inset after that.
  private func write(_ written: EdgeInsets) {
    let reserved = host.inset.reserved
    for edge in Edge.allCases {
      ownInset[edge] = law6(
        at: edge, own: ownInset[edge], reserved: reserved[edge], written: written[edge])
    }
    view.contentInset = written
    _ = view.refresh
  }

  /// The app's own part of an inset written by app code, at one edge.
  private func law6(at edge: Edge, own: Double, reserved: Double, written: Double) -> Double {
    if written == own + reserved { return own }
    if host.directInsets == .own { return written }
    if host.directInsets == .whole { return written - reserved }
    if written == own { return own }
    // Reserved insets of components that have left are forgotten.
    if reserved == 0, !present.contains(where: { host.flipped($0.edge) == edge }) { return written }
    if let own = host.inset.earlierOwn(at: edge, ofSum: written) { return own }
    if written >= 0, written < reserved { return written }
    return written - reserved
  }

  private func setOffset() {
    let target = CGPoint(x: random.pick([0, 0, 50]), y: random.pick([-100, -54, 0, 500, 1_400]))
    if random.chance(15) {
      note("bounds.origin = \(target)")
      view.bounds.origin = target
      // Observers get no notification of this change.
      if list.isInWindow, random.chance(50) { wait(0) } else { _ = view.refresh }
      return
    }
    let isAnimated = random.chance(40)
    note("offset \(target), animated: \(isAnimated)")
    view.setContentOffset(target, animated: isAnimated)
  }

  private func setSizes() {
    switch random.below(7) {
    case 6: changeItems()
    case 5:
      let height: CGFloat = random.pick([300, 1_000, 2_500])
      container.change = { [weak self] in
        guard let self, isOnScreen else { return }
        holdingScene {
          disturb()
          setContentHeight(height)
        }
      }
      note("content height \(height) in the next layout")
    case 0: updateInBatch()
    case 1, 2:
      setContentHeight(random.pick([0, 300, 667, 1_000, 2_000, 3_000.5]))
      note("content height \(view.contentSize.height)")
    case 3 where !isMeasured:
      view.contentSize.width = random.pick([375, 1_000])
      note("content width \(view.contentSize.width)")
    default: setSize()
    }
  }

  /// The data source is asked for the number of rows. App code hides the footer in it, depending on
  /// that number, as many apps do if there are no rows.
  func rowsAreCounted(hidingFooter hides: Bool) {
    arrive(at: .data)
    guard hides, isOnScreen, let footer = list.footer, let rows else { return }
    let isHidden = rows.count % 3 == 0
    guard footer.isHidden != isHidden else { return }
    disturb()
    sight.isDisturbed = true
    note("  the data source shows the footer: \(!isHidden)")
    footer.isHidden = isHidden
  }

  /// App code changes its model, moves the content, and reloads the view, in one turn.
  private func changeItems() {
    guard let view = view as? Collection else { return }
    view.items.count += 1
    isModelChanged = true
    defer { isModelChanged = false }
    note("items are added, and the content is moved before the view is reloaded")
    view.showFrame(at: CGPoint(x: 0, y: random.pick([-100, -30, 0, 300])))
    view.reloadData()
  }

  /// UIKit animates a change of the content.
  private func updateInBatch() {
    // Reading the host first: otherwise a safe area that has just changed would be animated, too.
    _ = view.refresh
    sight.end = MainRunLoop.shared.now + 0.3
    let height: CGFloat = random.pick([300, 1_000, 2_000, 3_000.5])
    note("content height \(height), in a batch update")
    animate { self.setContentHeight(height) }
  }

  /// Whether the content size comes from the rows.
  private var isMeasured: Bool {
    view is Table || (view as? Collection)?.collectionViewLayout is UICollectionViewFlowLayout
  }

  /// App code changes the height of the content: by the number of items if a layout measures them,
  /// and by the page in a web view.
  func setContentHeight(_ height: CGFloat) {
    // Read once: the data source may release the screen while a reload asks it.
    let view = view
    if let page = view.webContent {
      page.height = height
    } else if isMeasured, let rows {
      rows.count = Int(height / 44)
      (view as? UICollectionView)?.reloadData()
      (view as? UITableView)?.reloadData()
    } else {
      view.contentSize.height = height
    }
  }

  /// Changes the size at once, in an animation of app code, or in the next layout together with the
  /// safe area.
  private func setSize() {
    let isWide = random.chance(50)
    let size = isWide ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
    switch random.below(3) {
    case 0: view.frame.size = size
    case 1:
      (sight.sizeEnd, sight.end) = (MainRunLoop.shared.now + 0.3, MainRunLoop.shared.now + 0.3)
      animate { [view] in view.frame.size = size }
    default:
      let side: CGFloat = isWide && random.chance(50) ? 47 : 0
      container.change = { [weak self, weak view] in
        guard let self, isOnScreen, let view else { return }
        holdingScene {
          disturb()
          view.frame.size = size
          guard view.bars == nil else { return }
          view.setSafeAreaInsets(UIEdgeInsets(top: 47 - side, left: side, bottom: 34, right: side))
        }
      }
    }
    note("size \(size), a layout is to come: \(container.change != nil)")
  }

  private func setView() {
    switch random.below(6) {
    case 5: setBackground()
    case 0:
      note("the window is entered or left")
      if container.superview == nil {
        window.addSubview(container)
      } else if view.superview == nil {
        container.addSubview(view)
      } else {
        view.removeFromSuperview()
      }
    case 1 where view.bars == nil:
      note("the safe area changes")
      let top: CGFloat = random.pick([0, 47])
      view.setSafeAreaInsets(UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
    case 2: view.isPagingEnabled.toggle()
    case 3: view.bounces.toggle()
    default: setInteraction()
    }
  }

  private func setInteraction() {
    // If interaction is already off, the host cannot see that app code turns it off.
    guard list.isUserInteractionEnabled || !ownInteraction else { return }
    note("the app lets touches through, or does not")
    ownInteraction.toggle()
    view.isUserInteractionEnabled = ownInteraction
    _ = view.refresh
  }
}
