import RefreshUIKit
import UIKit

func end(_ footer: RefreshFooter) { footer.endRefreshing() }
