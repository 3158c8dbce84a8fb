// A feed in SwiftUI that ends, fails and retries. A pager is observable as of iOS 17.

import RefreshPaging
import SwiftUI

struct Post: Identifiable, Sendable {
  let id: Int
  let title: String
}

/// A server with five pages. Its third page fails at first.
actor PostServer {
  static let shared = PostServer()

  struct Down: Error {}

  private var hasFailed = false

  func posts(page: Int) async throws -> [Post] {
    try await Task.sleep(nanoseconds: 500_000_000)
    if page == 3, !hasFailed {
      hasFailed = true
      throw Down()
    }
    return page > 5
      ? [] : (0..<20).map { Post(id: page * 20 + $0, title: "post \($0) of page \(page)") }
  }
}

@available(iOS 17, *)
struct PagedFeed: View {
  @State private var pager = Pager(load: PostServer.shared.posts)

  var body: some View {
    List {
      ForEach(pager.items) { post in
        Text(post.title).onAppear { pager.willShow(post) }
      }
      LoadMoreRow(pager)
    }
    .refreshable { await pager.refresh() }
    .task { await pager.refresh() }
  }
}
