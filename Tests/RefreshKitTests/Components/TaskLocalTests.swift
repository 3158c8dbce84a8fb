import Dispatch
import RefreshPaging
import RefreshReplay
import TestSupport
import Testing

@testable import RefreshKit

/// Objects that are deallocated while task-local values are bound do what they always do. Such
/// values are bound in every test of Swift Testing, and in apps that trace their tasks.
@MainActor struct TaskLocalTests {
  /// Where the last reference to an object is released.
  nonisolated enum Place: CaseIterable, Sendable {
    case here, inTask, onAnotherThread
  }

  /// Holds the last reference to an object.
  private nonisolated final class LastReference: @unchecked Sendable {
    private var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    func release() { object = nil }
  }

  /// An object that the test releases, and a condition that becomes true afterward.
  @MainActor private final class Subject {
    weak var object: AnyObject?
    let reference: LastReference
    let hasEnded: () -> Bool

    init(_ object: AnyObject, hasEnded: @escaping () -> Bool = { true }) {
      (self.object, reference) = (object, LastReference(object))
      self.hasEnded = hasEnded
    }
  }

  private nonisolated static let subjects:
    [(name: String, make: @MainActor @Sendable () -> Subject)] = [
      ("view", { ofView() }), ("component", { Subject(RefreshNormalHeader()) }),
      ("header", { ofList(RefreshNormalHeader()) }),
      ("footer", { ofList(RefreshAutoNormalFooter()) }),
      ("ring", { ofList(RefreshRingHeader()) }),
      ("indicator", { ofList(RefreshIndicatorHeader()) }),
      ("system", { ofList(RefreshSystemHeader()) }),
      ("second level", { ofLevel() }), ("function", { ofFunction() }), ("token", { ofToken() }),
      ("stream", { ofStream() }), ("recorder", { ofRecorder() }), ("inspector", { ofInspector() }),
      ("pager", { ofPager() }), ("timeline", { Subject(Timeline()) }),
    ]

  private static func ofView() -> Subject {
    let (parent, child) = (View(), View())
    parent.addSubview(child)
    return Subject(parent) { child.superview == nil }
  }

  private static func ofList(_ component: RefreshComponent) -> Subject {
    let list = Bench.list(component)
    component.beginRefreshing()
    list.timeline.advance(by: 1)
    return Subject(list) {
      component.unretainedList == nil && component.superview == nil && component.reservedInset == 0
    }
  }

  private static func ofLevel() -> Subject {
    let (header, content) = (RefreshHeader(), View())
    let list = Bench.list(header)
    header.secondLevel = SecondLevel()
    header.secondLevel?.content = content
    header.openSecondLevel()
    list.timeline.advance(by: 1)
    return Subject(list) { header.secondLevel?.phase == .closed && content.superview == nil }
  }

  private static func ofFunction() -> Subject {
    let header = RefreshHeader()
    header.setRefreshing { try await Task.sleep(nanoseconds: 1_000_000_000_000) }
    let list = Bench.list(header)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    let task = header.refreshingTask
    return Subject(list) { task?.isCancelled == true }
  }

  private static func ofToken() -> Subject {
    let header = RefreshHeader()
    var count = 0
    let token = header.observeState { _ in count += 1 }
    header.state = .pulling
    return Subject(token) {
      let before = count
      header.state = header.state == .idle ? .pulling : .idle
      return count == before && count == 1
    }
  }

  private static func ofStream() -> Subject {
    let header = RefreshHeader()
    let updates = header.stateUpdates
    var hasEnded = false
    Task {
      for await _ in updates {}
      hasEnded = true
    }
    return Subject(header) { hasEnded }
  }

  private static func ofRecorder() -> Subject {
    let list = Bench.list(RefreshHeader())
    return Subject(SessionRecorder(list)) { list.doorObserver == nil }
  }

  private static func ofInspector() -> Subject {
    let list = Bench.list(RefreshHeader())
    return Subject(RefreshInspector(list)) { list.doorObserver == nil }
  }

  private static func ofPager() -> Subject {
    var wasCancelled = false
    let list = Bench.list()
    // The components retain the pager.
    _ = Pager<Int>(in: list) { _ -> [Int] in
      do {
        try await Task.sleep(nanoseconds: 1_000_000_000_000)
      } catch {
        wasCancelled = true
        throw error
      }
      return [1]
    }
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    return Subject(list) { wasCancelled }
  }

  /// Releases an object at the given place.
  private func release(_ reference: LastReference, _ place: Place) async {
    switch place {
    case .here: Trace.$names.withValue(["here"]) { reference.release() }
    case .inTask:
      await Trace.$names.withValue(["outer"]) {
        await Task { Trace.$names.withValue(["inner"]) { reference.release() } }.value
      }
    case .onAnotherThread:
      await Task.detached {
        Trace.$names.withValue(["other"]) {
          Trace.$names.withValue(["other", "inner"]) { reference.release() }
        }
      }.value
    }
  }

  @Test(arguments: subjects.map(\.name), Place.allCases)
  func `an object is deallocated while task-local values are bound`(
    name: String, place: Place
  ) async throws {
    let make = try #require(Self.subjects.first { $0.name == name }).make
    for _ in 1...3 {
      let subject = make()
      // Lets the async functions begin.
      await yieldToTasks(5)
      await release(subject.reference, place)
      #expect(subject.object == nil)
      var turns = 0
      while !subject.hasEnded(), turns < 10_000 {
        await Task.yield()
        turns += 1
      }
      #expect(turns < 10_000)
    }
  }
}

private enum Trace {
  @TaskLocal static var names: [String] = []
}
