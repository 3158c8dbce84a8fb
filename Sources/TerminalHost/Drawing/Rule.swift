import RefreshKit

/// A hairline from side to side, at the upper edge of its frame: what separates the rows of a list.
public final class Rule: View {
  /// The colour of the line.
  public var color = Color(white: 0.5, alpha: 0.5)
}
