import RefreshKit

@testable import RefreshFilm
@testable import RefreshReplay

extension Scene {
  /// A screen with nothing but content, and such items.
  static func empty(
    size: Size = Size(width: 240, height: 340), content: Rect = .zero, held: EdgeInsets = .zero,
    items: [SceneItem] = []
  ) -> Scene {
    Scene(
      time: 0, size: size, content: content, isMirrored: false, bars: .zero, items: items,
      actors: [], finger: nil, held: held, remainder: 0)
  }
}
