import Foundation
import Testing

@testable import RefreshKit
@testable import RefreshPaging

/// A pager that continues where it was in an earlier launch of the app.
@MainActor struct PagerRestorationStateTests {
  private func stored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `the next page is the one after the last page that was loaded`(
    kind: PagedList.Kind
  ) async throws {
    let old = PagedList(kind)
    await old.run(old.header)
    await old.run(old.footer)
    let state = try stored(try #require(old.pager.restorationState))
    #expect(state.page == 2 && state.hasMore)

    let new = PagedList(kind)
    new.pager.items = old.pager.items
    #expect(new.pager.restore(state))
    #expect(new.pages.isEmpty && new.reports.isEmpty)
    #expect(new.pager.page == 2)
    await new.run(new.footer)
    #expect(new.pages == [3])
    #expect(new.pager.items == (1...3).flatMap(PagedList.items))
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `after the last page the footer is in noMoreData, and nothing is announced`(
    kind: PagedList.Kind
  ) async throws {
    let old = PagedList(kind)
    old.pageCount = 1
    await old.run(old.header)
    let state = try stored(try #require(old.pager.restorationState))
    let new = PagedList(kind)
    var words: [Feedback] = []
    let observation = new.footer.observeFeedback { words.append($0) }
    #expect(new.pager.restore(state))
    #expect(!new.pager.hasMore)
    #expect(new.footer.state == .noMoreData)
    let titled = try #require(new.footer as? any StateTitled)
    #expect(titled.stateLabel.text == titled.title(for: .noMoreData))
    await new.settle()
    #expect(words.isEmpty)
    observation.cancel()
    #expect(new.pages.isEmpty && new.reports.isEmpty)
    await new.run(new.header)
    #expect(new.footer.state == .idle)

    #expect(new.pager.restore(try #require(PagedList(kind).pager.restorationState)))
    #expect(new.pager.hasMore && new.pager.page == 0)
  }

  @Test func `a cursor may have any type that is Codable`() async throws {
    struct Cursor: Codable, Sendable, Equatable {
      var after: Date
      var ids: [Int]
    }
    var asked: [Cursor] = []
    let first = Cursor(after: Date(timeIntervalSince1970: 0), ids: [])
    func make() -> Pager<Int> {
      Pager(in: Bench.list(), first: first) { cursor in
        asked.append(cursor)
        return Page([1], next: Cursor(after: cursor.after + 1, ids: cursor.ids + [7]))
      }
    }
    let old = make()
    _ = await old.refresh()
    let new = make()
    #expect(new.restore(try stored(try #require(old.restorationState))))
    _ = await new.loadMore()
    #expect(asked.last == Cursor(after: Date(timeIntervalSince1970: 1), ids: [7]))
  }

  @Test func `the first cursor may be nil`() async throws {
    var asked: [String?] = []
    func make() -> Pager<Int> {
      Pager(in: Bench.list(), first: nil as String?) { cursor in
        asked.append(cursor)
        return Page([1], next: "b")
      }
    }
    let old = make()
    for page in 0...1 {
      let new = make()
      #expect(new.restore(try stored(try #require(old.restorationState))))
      #expect(new.page == page && new.hasMore)
      _ = await new.loadMore()
      #expect(asked.last == .some(page == 0 ? nil : "b"))
      _ = await old.loadMore()
    }
  }

  @Test func `a cursor that is not Codable, or that JSON cannot represent, is not saved`() async {
    struct Cursor: Sendable {}
    let list = Bench.list()
    let pager = Pager(in: list, first: Cursor()) { Page([1], next: $0) }
    #expect(pager.restorationState == nil)
    _ = await pager.refresh()
    #expect(pager.restorationState == nil)
    let unsaid = Pager(in: Bench.list(), first: Double.nan) { Page([1], next: $0) }
    #expect(unsaid.restorationState == nil)
  }

  @Test func `a cursor of another type is refused, and nothing changes`() async throws {
    let old = PagedList(.cursor)
    await old.run(old.header)
    let new = PagedList(.number)
    await new.run(new.header)
    await new.run(new.footer)
    #expect(!new.pager.restore(try #require(old.pager.restorationState)))
    #expect(new.pager.page == 2)
    await new.run(new.footer)
    #expect(new.pages == [1, 2, 3])
  }

  @Test func `the result of an ongoing load is dropped`() async throws {
    for refreshes in [true, false] {
      let old = PagedList()
      await old.run(old.header)
      let new = PagedList()
      new.isClosed = true
      await new.begin(refreshes ? new.header : new.footer)
      #expect(new.pager.restore(try #require(old.pager.restorationState)))
      new.door.open()
      await new.settle()
      #expect(new.pager.items.isEmpty && new.pager.page == 1)
      new.isClosed = false
      new.wait(1)
      await new.run(new.footer)
      #expect(new.pages == [1, 2])
    }
  }

  // MARK: The stored cursor

  @Test func `a value is decoded only as the type that it was encoded from`() throws {
    let stored = try #require(StoredJSON(["b": 1, "a": 2]))
    #expect(stored.decoded(as: [String: Int].self) == ["b": 1, "a": 2])
    #expect(stored.decoded(as: Int.self) == nil)
    #expect(StoredJSON(Double.nan) == nil)
  }

  @Test func `a stored cursor is the data of its JSON text, with sorted keys`() throws {
    let json = try JSONEncoder().encode(StoredJSON(["b": 1, "a": 2]))
    let data = try JSONDecoder().decode(Data.self, from: json)
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":2,"b":1}"#)
    #expect(try JSONDecoder().decode(StoredJSON.self, from: json) == StoredJSON(["a": 2, "b": 1]))
  }
}
