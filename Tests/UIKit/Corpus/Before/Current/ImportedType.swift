import class MJRefresh.MJRefreshFooter
import UIKit

func end(_ footer: MJRefreshFooter) { footer.endRefreshing() }
