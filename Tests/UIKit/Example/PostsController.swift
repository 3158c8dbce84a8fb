import RefreshUIKit
import UIKit

/// A list of posts: a header of its own, a footer with images, and a pager that loads the pages.
public final class PostsController: UITableViewController {
  /// Loads the page of a number.
  private let load: @MainActor (_ page: Int) async throws -> Page<String>
  private var pager: Pager<String>?

  /// Makes a list.
  ///
  /// - Parameter load: Loads the page of a number, counted from 1.
  public init(load: @escaping @MainActor (_ page: Int) async throws -> Page<String>) {
    self.load = load
    super.init(style: .plain)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("A PostsController is made in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Posts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")

    let footer = RefreshAutoGifFooter()
    footer.setImages(spinnerImages, duration: 0.8, for: .refreshing)
    footer.preloadDistance = 200
    footer.hidesWhileEmpty = true

    let load = load
    let pager = Pager(in: tableView, header: ProgressHeader(), footer: footer) { page in
      try await load(page)
    }
    pager.didChange = { [weak self] _ in self?.tableView.reloadData() }
    self.pager = pager
    tableView.refresh.beginHeaderRefreshing()
  }

  private var spinnerImages: [UIImage] {
    (1...8).compactMap { UIImage(named: "spinner-\($0)") }
  }

  // MARK: Rows

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    pager?.items.count ?? 0
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = pager?.items[indexPath.row]
    return cell
  }
}
