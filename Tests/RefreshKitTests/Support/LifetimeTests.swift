import Dispatch
import Foundation
import Testing

@testable import RefreshKit

@MainActor struct LifetimeTests {
  /// Holds the last reference to an object, which another thread releases.
  private final class LastReference: @unchecked Sendable {
    private var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    /// Releases the object on the thread of the caller.
    @MainActor func releaseHere() { object = nil }

    /// Releases the object on another thread, and returns when no new strong references to it can
    /// be made. An object that is isolated to the main actor is deallocated later, when the caller
    /// has returned to the main actor's queue.
    func release() {
      weak let object = object
      DispatchQueue.global().async { self.object = nil }
      while object != nil { Thread.sleep(forTimeInterval: 0.0001) }
    }
  }

  private func family() -> (parent: LastReference, child: View) {
    let (parent, child) = (View(), View())
    parent.addSubview(child)
    return (LastReference(parent), child)
  }

  #if !UIKIT
    // UIKit releases views on the main thread.
    @Test func `a superview that another thread has released is nil at once`() async {
      let (parent, child) = family()
      #expect(child.superview != nil)
      parent.release()
      #expect(child.superview == nil)
      #expect(child.parent != nil)
      // The change makes the kit read the superview, which must have no effect.
      child.frame.size = Size(width: 10, height: 10)
      child.isHidden = true
      #expect(!child.isInWindow)
      while child.parent != nil { await Task.yield() }
    }
  #endif

  /// Holds the last reference to a list with a component, on a timeline.
  private func list(with component: RefreshComponent, on timeline: Timeline) -> LastReference {
    LastReference(Bench.list(component, on: timeline))
  }

  @Test(arguments: Kind.all)
  func `a scroll view that another thread has released is nil at once`(kind: Kind) async {
    let (component, timeline) = (kind.make(), Timeline())
    let list = list(with: component, on: timeline)
    #expect(component.scrollView != nil && component.isInWindow)
    list.release()
    #expect(component.scrollView == nil && component.superview == nil)
    #expect(!component.isInWindow)
    component.beginRefreshing()
    #expect(component.state == .willRefresh)
    component.endNow()
    timeline.advance(by: 1)
    while component.unretainedList != nil { await Task.yield() }
    #expect(component.superview == nil)
    #expect(component.reservedInset == 0)
  }

  @Test(arguments: Kind.all)
  func `a scroll view that is deallocated leaves no pending work`(kind: Kind) {
    let (component, timeline) = (kind.make(), Timeline())
    (component as? any SelfHiding)?.hidesWhileEmpty = true
    let list = list(with: component, on: timeline)
    timeline.advance(by: 10)
    timeline.nextDueDidChange = { Issue.record("something is due") }
    let due = timeline.nextDue
    list.releaseHere()
    #expect(component.unretainedList == nil)
    #expect(timeline.nextDue == due)
  }
}
