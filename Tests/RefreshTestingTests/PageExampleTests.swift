import Foundation
import RefreshTesting
import Testing

@MainActor @Test func feed() async throws {
  let server = PageServer(Array(0..<95), pageSize: 20)  // answers pages 1 to 5, the last one short
  try await TestList.run { list in  // 375 x 667, rows of 44 points; English
    let pager = Pager(in: list.view) { page in try await server.page(page) }
    list.shows(pager)  // the content has a row for each item

    try await list.pull()  // a finger, beyond the threshold; until all is quiet
    #expect(pager.items.count == 20)

    server.next(.failure(URLError(.notConnectedToInternet)))
    try await list.scroll(toRow: 19)  // a finger again
    #expect(list.title(of: .footer) == "Loading failed, tap to retry")

    try await list.tap(.footer)
    try await list.fling(to: .end) { pager.items.count == 95 }
    #expect(list.footer?.state == .noMoreData && server.requests == [1, 2, 2, 3, 4, 5])
  }  // throws if anything is left
}
