import RefreshUIKit
import UIKit

final class FooterAsTableFooterController: UITableViewController {
    let loader = RefreshAutoStateFooter()

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.frame = CGRect(x: 0, y: 0, width: tableView.frame.size.width, height: 44.0)
        loader.stateLabel.text = "Loading"
        tableView.tableFooterView = loader
        let constraint = loader.heightAnchor.constraint(equalToConstant: 44)
        constraint.isActive = true
    }
}
