import RefreshKit

/// A horizontal hairline at the upper edge of its frame: the separator of a list's rows.
@MainActor public final class Rule: View {
  /// The colour of the line; grey with an opacity of 0.5 by default.
  public var color = Color(white: 0.5, alpha: 0.5)

  /// Draws the line.
  public override func draw(in context: inout DisplayContext) {
    context.fill(Rect(x: 0, y: 0, width: context.bounds.width, height: 1), with: color)
  }
}
