import UIKit
import RefreshUIKit

func makeHeader() -> RefreshHeader { RefreshNormalHeader() }
