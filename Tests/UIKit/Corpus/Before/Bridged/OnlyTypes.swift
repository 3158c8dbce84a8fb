/// A file without a name of MJRefresh, and without an import.
final class PlainCell: UITableViewCell {
    func stop(in list: UITableView) {
        RefreshHelper.end(list)
        textLabel?.text = "\(RefreshHelper.isRefreshing(list))"
    }
}
