import RefreshPaging
import SwiftUI
import UIKit

@main struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      Tabs().ignoresSafeArea()
    }
  }
}

/// The screens of UIKit, and that of SwiftUI, in tabs.
private struct Tabs: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(FeedController(), "newspaper"), tab(SearchController(), "magnifyingglass"),
      tab(ChatController(), "bubble.left"), tab(GridController(), "square.grid.2x2"),
    ]
    if #available(iOS 17, *) {
      let list = UIHostingController(rootView: FeedList())
      list.title = "SwiftUI"
      tabs.viewControllers?.append(tab(list, "swift"))
    }
    return tabs
  }

  func updateUIViewController(_ controller: UITabBarController, context: Context) {}

  private func tab(_ screen: UIViewController, _ symbol: String) -> UIViewController {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(
      title: screen.title, image: UIImage(systemName: symbol), tag: 0)
    return navigation
  }
}

/// A list of SwiftUI: its own pull, and a row at its end that loads more.
@available(iOS 17, *)
private struct FeedList: View {
  @State private var pager = Pager(load: Server.shared.posts)

  var body: some View {
    List {
      ForEach(pager.items) { post in
        Text(post.title).onAppear { pager.willShow(post) }
      }
      LoadMoreRow(pager)
    }
    .refreshable { await pager.refresh() }
    .task { await pager.loadIfNeeded() }
  }
}
