import RefreshKit

/// A colour of what is around the screens of phones: another one on a dark page than on a light one.
///
/// An element has the colour of a light page as its own, and a class that the style of the file gives
/// the dark colour. What is on a screen has one colour, since the app chooses it.
nonisolated enum PageColor: String, CaseIterable {
  /// Behind everything.
  case paper
  /// The line around the paper, and what is empty of a bar.
  case edge
  /// A phone's body.
  case body
  /// The shadow under a phone, seen through ``Palette/shadowOpacity``.
  case shadow
  /// Captions.
  case ink
  /// What is written below captions.
  case faintInk = "faint"
  /// The numbers of pictures, and how far an animation is.
  case number
  /// Callbacks of the app.
  case call
  /// What is not as expected.
  case unmet

  /// The colour on a light page.
  var light: String { both.light }

  /// The colour on a dark page.
  var dark: String { both.dark }

  private var both: (light: String, dark: String) {
    switch self {
    case .paper: ("#f3f1ec", "#1c1e24")
    case .edge: ("#e2ded5", "#3a3d47")
    case .body: ("#23262f", "#454a58")
    case .shadow: ("#5b4f3a", "#000000")
    case .ink: ("#23262f", "#f0eee9")
    case .faintInk: ("#7d7a72", "#a8a59d")
    case .number: ("#aaa598", "#807d76")
    case .call: ("#2f6fdf", "#7aa8f7")
    case .unmet: ("#c9342c", "#ff7b72")
    }
  }

  /// The rules by which a picture is dark where the reader's page is, in CSS.
  static var darkRules: String {
    let rules = allCases.map { color in
      let stroke = color == .paper ? ";stroke:\(edge.dark)" : ""
      return ".\(color.rawValue){fill:\(color.dark)\(stroke)}"
    }
    return "@media(prefers-color-scheme:dark){\(rules.joined())}"
  }
}

nonisolated extension SVG {
  /// What is behind a picture of a size, with a line around it.
  static func paper(_ size: Size) -> SVG {
    rect(
      Rect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1), radius: 14,
      fill: PageColor.paper
    ).with(["stroke": .text(PageColor.edge.light)])
  }

  /// A rectangle around the screens, its corners rounded by `radius`.
  static func rect(_ rect: Rect, radius: Double = 0, fill: PageColor) -> SVG {
    self.rect(rect, radius: radius, fill: fill.light).with(["class": .text(fill.rawValue)])
  }

  /// A line of text around the screens, with its baseline at `point`.
  static func text(
    _ text: String, at point: Point, size: Double, fill: PageColor, anchor: Anchor = .left
  ) -> SVG {
    self.text(text, at: point, size: size, fill: fill.light, anchor: anchor)
      .with(["class": .text(fill.rawValue)])
  }
}
