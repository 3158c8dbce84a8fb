import RefreshKit

/// What a script begins with: the scroll view that the rest of it plays on.
struct Setting {
  /// What scripts call it.
  static let name = "stage"

  /// How a message shows what a script begins with.
  static let example = #"stage, as in {"op":"stage","width":375,"height":667}"#

  private let size: Size
  private let contentSize: Size
  private let inset: EdgeInsets
  private let safeArea: EdgeInsets
  private let isInWindow: Bool
  private let sections: [Int]
  private let isPaging: Bool
  private let frameRate: Double
  private let pixel: Double
  private let language: String

  /// Reads the fields.
  ///
  /// - Throws: A mistake where they are another op's, or where one is missing or means nothing.
  init(_ fields: Fields) throws(ScriptError) {
    guard fields.op == Self.name else {
      throw .mistake(
        "the first op is \"\(fields.op)\"; it must be a \(Self.example)")
    }
    do {
      size = Size(
        width: try fields.value("width", .length), height: try fields.value("height", .length))
      contentSize = Size(
        width: try fields.value("contentWidth", .length, default: size.width),
        height: try fields.value("contentHeight", .length, default: 0))
      inset = try fields.value("inset", .insets, default: .zero)
      safeArea = try fields.value("safeArea", .insets, default: .zero)
      isInWindow = try fields.value("inWindow", .flag, default: true)
      sections = try fields.value("sections", .sections, default: [])
      isPaging = try fields.value("paging", .flag, default: false)
      frameRate = try fields.value("frameRate", .rate, default: 60)
      pixel = try fields.value("pixel", .length, default: 0)
      language = try fields.value("language", .text, default: "en")
      if Language.matching(language) == nil {
        fields.warn(
          "there is no language \(JSON.string(language)), so that texts are in English; it must be "
            + "one of \(Language.all.map(\.code).joined(separator: ", "))")
      }
    } catch {
      throw error.inside(Self.name)
    }
  }

  /// A new scroll view, at rest at the start of its content. From now on the app speaks the
  /// script's language.
  func makeScrollView() -> ScrollView {
    RefreshConfig.default.languageCode = language
    let start = WallTime(secondsSince1970: 1_767_225_600)  // 2026-01-01T00:00:00Z
    let scrollView = ScrollView(
      frame: Rect(origin: .zero, size: size), timeline: Timeline(wallClock: start))
    scrollView.isInWindow = isInWindow
    scrollView.isPagingEnabled = isPaging
    scrollView.frameRate = frameRate
    scrollView.pixelLength = pixel
    scrollView.rowCounts = sections
    scrollView.contentSize = contentSize
    scrollView.contentInset = inset
    scrollView.safeAreaInsets = safeArea
    let geometry = scrollView.geometry
    scrollView.contentOffset = Point(
      x: geometry.start(along: .horizontal), y: geometry.start(along: .vertical))
    return scrollView
  }
}
