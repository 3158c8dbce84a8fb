import RefreshKit

/// An author's initials on a round spot: a view that draws itself.
final class Avatar: View {
  /// How large it is, in points: four cells by two.
  static let size = Size(width: 36, height: 36)

  private let initials: String
  private let color: Color

  /// Makes the picture of a post's author.
  init(_ post: Post) {
    initials = post.initials
    color = post.color
    super.init(frame: Rect(origin: .zero, size: Self.size))
  }

  override func draw(in context: inout DisplayContext) {
    context.fill(Path(ovalIn: context.bounds), with: color)
    let upper = Rect(
      x: 0, y: 0, width: context.bounds.width, height: context.bounds.height / 2)
    context.draw(initials, in: upper, color: Color(white: 1))
  }
}
