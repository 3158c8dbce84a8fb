import RefreshUIKit
import UIKit

/// A grid with MJRefresh's looks: an arrow and a title above, and a footer that is pulled below. Its
/// bar has no large title, so the header has room below it.
final class GridController: UIViewController, UICollectionViewDataSource {
  let grid: UICollectionView
  private let server: Server
  private var posts: [Post] = []
  private var page = 0

  init(server: Server = .shared) {
    self.server = server
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = "Grid"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A GridController is made in code.")
  }

  override func loadView() {
    view = grid
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    grid.backgroundColor = .systemBackground
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "post")
    grid.dataSource = self
    let header = RefreshNormalHeader { [weak self] in try await self?.load(page: 1) }
    header.resultDisplayDuration = 0.6
    grid.refresh.header = header
    grid.refresh.footer = RefreshBackNormalFooter(refreshing: { [weak self] in
      guard let self else { return .cancelled }
      return try await load(page: page + 1)
    })
    header.beginRefreshing()
  }

  /// Loads a page; the first one replaces the others. The model and the view change in one turn, as
  /// collection views need it.
  @discardableResult
  private func load(page: Int) async throws -> RefreshResult {
    let new = try await server.posts(page: page)
    try Task.checkCancellation()
    self.page = page
    posts = page == 1 ? new : posts + new
    grid.reloadData()
    return new.isEmpty ? .noMoreData : .success
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    posts.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
    cell.backgroundColor = .systemGray
    return cell
  }
}
