import UIKit
import MJRefresh

func makeHeader() -> MJRefresh.MJRefreshHeader { MJRefresh.MJRefreshNormalHeader() }
