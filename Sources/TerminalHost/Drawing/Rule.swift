import RefreshKit

/// A hairline from side to side, at the upper edge of its frame: what separates the rows of a list.
@MainActor public final class Rule: View {
  /// The colour of the line.
  public var color = Color(white: 0.5, alpha: 0.5)

  /// Draws the line.
  public override func draw(in context: inout DisplayContext) {
    context.fill(Rect(x: 0, y: 0, width: context.bounds.width, height: 1), with: color)
  }
}
