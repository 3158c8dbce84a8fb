// Parts that the apps of the corpus have besides their screens: a model, and a service with a
// completion handler.

import UIKit

struct Item: Sendable {
    var id = 0
    var title = ""
}

enum ServiceError: Error {
    case offline
}

final class Service: Sendable {
    static let shared = Service()

    func items(page: Int, completion: @escaping (Result<[Item], ServiceError>) -> Void) {
        completion(.success([]))
    }

    func items(page: Int) async throws -> [Item] { [] }
}

/// The colors of an app with its own dark and light theme.
@MainActor
final class Theme {
    static let current = Theme()
    var text = UIColor.black
    var accent = UIColor.orange
    var handlers: [() -> Void] = []

    func onChange(_ handler: @escaping () -> Void) { handlers.append(handler) }
}

/// A view of an animation library.
final class LottieLikeView: UIView {
    var progress: CGFloat = 0
    var isLooping = false
    init(name: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
    func play() {}
    func stop() {}
}
