import RefreshKit

/// The colors on the screens of phones, for a light page; ``dark`` has those for a dark page.
/// ``PageColor`` has the colors around the screens.
enum Palette {
  static let shadowOpacity = 0.16

  /// The screen outside of the content.
  static let screen = "#eef0f4"
  /// The content. It is not pure white: discs of components are pure white, and ``dark`` has only
  /// one dark color for each light color.
  static let content = "#fefeff"
  /// The lines between rows.
  static let separator = "#e9ebf0"
  /// The bars that stand for the words of a row.
  static let wordLine = "#d5d9e2"
  static let faintWordLine = "#e6e9ef"
  /// Bars that cover the content. They are drawn with the opacity ``barOpacity``.
  static let bar = "#fafbfd"
  static let barOpacity = 0.88

  /// The colors of the badges of rows and cards, and of the signs on them. After the last pair, the
  /// first pair is used again.
  static let badges: [(fill: String, ink: String)] = [
    ("#dbe9ff", "#3a6cc0"), ("#ffe3d6", "#bf5f35"), ("#d9f2e3", "#2f8a5b"), ("#f1e0fb", "#8449b0"),
    ("#fff0c9", "#9a7414"), ("#d7f1f4", "#267f8b"),
  ]

  /// Images of which a film knows only the name. The number in the name selects the color.
  static let tiles = ["#4a7dff", "#6a6ef5", "#8a62ea", "#aa59d6", "#c855b8", "#e05a93", "#ee6a6c"]
  static let tileInk = "#fefefe"

  /// A finger. It is drawn with the opacity ``fingerOpacity``.
  static let finger = "#3f6fe0"
  static let fingerOpacity = 0.3

  /// The dark color for each light color. Colors that components choose stay the same, except the
  /// gray of texts and the white of discs, which are dynamic colors on UIKit, too.
  static let dark: KeyValuePairs<String, String> = [
    screen: "#14161b", content: "#1f222a", separator: "#2d313b", wordLine: "#4b5161",
    faintWordLine: "#383d4a",
    bar: "#262a33", Color.text.css: "#b4b8c2", Color.disc.css: "#3a3a3a",
    "#dbe9ff": "#24354f", "#ffe3d6": "#4a3027", "#d9f2e3": "#1f3f31", "#f1e0fb": "#3d2b4d",
    "#fff0c9": "#45391a", "#d7f1f4": "#1d3d43",
    "#3a6cc0": "#8db6ff", "#bf5f35": "#ffa27a", "#2f8a5b": "#74d3a1", "#8449b0": "#cf9cf2",
    "#9a7414": "#e8c464", "#267f8b": "#6fd0dc",
  ]

  static func dot(for state: RefreshState) -> String {
    switch state {
    case .idle: "#b9b5aa"
    case .pulling: "#eda31d"
    case .refreshing: "#2f7df6"
    case .willRefresh: "#7fb2fb"
    case .noMoreData: "#8c6bd1"
    }
  }
}

/// A color outside of the screens of phones. It differs between a light and a dark page.
///
/// An element outside of the screens has the light color as its attribute, and a class, for which
/// the style of the file has the dark color. An element on a screen has no such class: the style
/// selects it by its light color.
enum PageColor: String, CaseIterable {
  /// Behind everything.
  case paper
  /// The line around the paper.
  case edge
  /// A phone's body.
  case body
  /// The shadow under a phone. It is drawn with the opacity ``Palette/shadowOpacity``.
  case shadow
  /// Captions.
  case ink
  /// The words below captions.
  case faintInk = "faint"
  /// Expectations that are not met.
  case unmet

  var both: (light: String, dark: String) {
    switch self {
    case .paper: ("#f3f1ec", "#1c1e24")
    case .edge: ("#e2ded5", "#3a3d47")
    case .body: ("#23262f", "#454a58")
    case .shadow: ("#5b4f3a", "#000000")
    case .ink: ("#23262f", "#f0eee9")
    case .faintInk: ("#7d7a72", "#a8a59d")
    case .unmet: ("#c9342c", "#ff7b72")
    }
  }

  /// The rules that make a picture dark on a dark page, in CSS.
  static var darkRules: String {
    let rules = allCases.map { color in
      let stroke = color == .paper ? ";stroke:\(edge.both.dark)" : ""
      return ".\(color.rawValue){fill:\(color.both.dark)\(stroke)}"
    }
    let screens = Palette.dark.map { light, dark in
      "[fill='\(light)']{fill:\(dark)}[stroke='\(light)']{stroke:\(dark)}"
    }
    return "@media(prefers-color-scheme:dark){\((rules + screens).joined())}"
  }
}

extension SVG {
  /// The paper of a picture, with a line around it.
  static func paper(_ size: Size) -> SVG {
    rect(
      Rect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1), radius: 14,
      fill: PageColor.paper
    ).with(["stroke": .text(PageColor.edge.both.light)])
  }

  /// A rectangle outside of the screens, its corners rounded by `radius`.
  static func rect(_ rect: Rect, radius: Double = 0, fill: PageColor) -> SVG {
    self.rect(rect, radius: radius, fill: fill.both.light).with(["class": .text(fill.rawValue)])
  }

  /// A line of text outside of the screens, with its baseline at `point`.
  static func text(
    _ text: String, at point: Point, size: Double, fill: PageColor, anchor: Anchor = .left
  ) -> SVG {
    self.text(text, at: point, size: size, fill: fill.both.light, anchor: anchor)
      .with(["class": .text(fill.rawValue)])
  }
}
