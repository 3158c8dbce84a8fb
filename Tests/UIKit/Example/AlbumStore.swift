import UIKit

/// What loads pages of albums, and calls back on the main thread.
@MainActor final class AlbumStore {
  /// The pages that it has.
  var pages: [[String]] = []

  /// Loads a page, counted from 1; a page that it does not have is empty.
  func albums(page: Int, _ completion: @escaping @MainActor ([String]) -> Void) {
    let albums = pages.indices.contains(page - 1) ? pages[page - 1] : []
    let timer = Timer(timeInterval: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated { completion(albums) }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
