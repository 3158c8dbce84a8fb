import MJRefresh
import UIKit

/// Components that are set up in one expression.
enum Chains {
    static func attach(to list: UITableView) {
        MJRefreshNormalHeader {}.setTitle("Pull", for: .idle).autoChangeTransparency(true).link(to: list)
        MJRefreshGifHeader {}.setImages([UIImage()], for: .idle).link(to: list)
        list.mj_header = MJRefreshNormalHeader {}.autoChangeTransparency(true).link(to: list)
    }

    static func fill(_ header: MJRefreshGifHeader, with images: [Any]) {
        header.setImages(images, for: .idle)
        header.setImages(images, duration: 1, for: .refreshing)
    }
}
