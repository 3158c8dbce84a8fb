import RefreshUIKit
import UIKit

/// Components that are set up in one expression.
enum Chains {
    static func attach(to list: UITableView) {
        RefreshNormalHeader {}.setTitle("Pull", for: .idle).autoChangeTransparency(true).link(to: list)
        RefreshGifHeader {}.setImages([UIImage()], for: .idle).link(to: list)
        list.refresh.header = RefreshNormalHeader {}.autoChangeTransparency(true).link(to: list)
    }

    static func fill(_ header: RefreshGifHeader, with images: [Any]) {
        header.setImages(images, for: .idle)
        header.setImages(images, duration: 1, for: .refreshing)
    }
}
