import RefreshUIKit
import UIKit

/// Screens that are popped while their header and footer refresh. Their requests end later, and nothing of them may be
/// alive then.
@MainActor final class PoppedScreens {
  private let requests = Requests()
  private var made: [WeakReference] = []

  private struct WeakReference {
    weak var object: AnyObject?
  }

  func make() -> UIViewController {
    let screen = PoppedScreen(requests: requests)
    screen.loadViewIfNeeded()
    let refresh = screen.tableView.refresh
    let parts: [AnyObject?] = [screen, screen.tableView, refresh.header, refresh.footer]
    made += parts.map { WeakReference(object: $0) }
    return screen
  }

  func endRequests() {
    requests.end()
  }

  /// The classes of the objects that are alive.
  var alive: [String] { made.compactMap(\.object).map { "\(type(of: $0))" } }
}

/// The requests of all screens, which take as long as the lab wants.
@MainActor private final class Requests {
  private var completions: [() -> Void] = []

  /// Returns when the requests end, also if the task is canceled before, as a server's answer does.
  func answer() async {
    await withCheckedContinuation { continuation in
      completions.append { continuation.resume() }
    }
  }

  /// - Parameter completion: Called when the requests end.
  func send(completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func end() {
    let ended = completions
    completions = []
    for completion in ended { completion() }
  }
}

/// A screen as an app has it: its header awaits a request, its footer has a block that sends one.
private final class PoppedScreen: UITableViewController {
  private let requests: Requests

  init(requests: Requests) {
    self.requests = requests
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A PoppedScreen is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refresh.header = RefreshNormalHeader { [requests] in await requests.answer() }
    tableView.refresh.footer = RefreshAutoNormalFooter { [weak self] in
      self?.requests.send { self?.tableView.refresh.endFooterRefreshing(noMoreData: false) }
    }
    tableView.refresh.header?.beginRefreshing()
    tableView.refresh.footer?.beginRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
