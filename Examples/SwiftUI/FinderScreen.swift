import RefreshUIKit
import SwiftUI

/// A feed in a List of SwiftUI, with a header and a footer.
struct FinderScreen: View {
  let feed: FeedModel
  @State private var posts: [String] = []

  var body: some View {
    List(posts, id: \.self) { post in
      Text(post)
    }
    .refreshing { refresh in
      refresh.header = RefreshNormalHeader(refreshing: { posts = try await feed.first() })
      refresh.footer = RefreshAutoNormalFooter(refreshing: { posts += try await feed.next() })
      refresh.header?.beginRefreshing()
    }
  }
}

/// What loads the posts.
@MainActor final class FeedModel {
  func first() async throws -> [String] { [] }
  func next() async throws -> [String] { [] }
}
