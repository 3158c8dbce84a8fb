import RefreshKit

/// The first line of a script, which describes the scroll view on which the other lines play.
@MainActor package struct StageLine {
  /// An example of a first line, for messages.
  static let example = #"stage, as in {"op":"stage","width":375,"height":667}"#

  /// The line as an op. It changes nothing when it is performed: the stage is set already.
  package let op: Op

  package let size, contentSize: Size
  package let inset, safeArea: EdgeInsets
  package let isInWindow: Bool
  package let isDriven: Bool
  /// The number of rows in each section.
  package let sections: [Int]
  package let isPaging: Bool
  package let frameRate: Double
  /// The length of a pixel, in points: offsets are rounded to multiples of it; 0 rounds nothing.
  package let pixel: Double
  private let maximumOverscroll: Double?
  private let rubberBandCoefficient: Double
  private let allowsWheelPull: Bool
  /// The time of day when the script begins.
  private let wallClock: WallTime
  /// How far local time is ahead of UTC, in seconds.
  private let secondsFromGMT: Int
  /// The times at which lists were updated before the script, in seconds since 1970, with the keys
  /// of their headers.
  private let updateTimes: [(key: String, value: Double)]
  /// The widths of texts, in points. The default function would measure other widths.
  private let textWidths: [String: Double]
  /// The other properties of the scroll view at the beginning.
  let settings: [(name: String, value: SettingValue)]
  /// The language of the app, as a tag such as `en`.
  package let language: String

  package init(_ line: String) throws(ScriptError) {
    try self.init(Fields(line: Array(line.utf8)))
  }

  /// Reads the fields.
  ///
  /// - Throws: A mistake if the op is not `stage`, or if a field is missing or of another type.
  package init(_ fields: Fields) throws(ScriptError) {
    guard fields.op == OpName.stage.rawValue else {
      throw .mistake("the first op is \"\(fields.op)\"; it must be a \(Self.example)")
    }
    do {
      size = Size(
        width: try fields.value("width", .length), height: try fields.value("height", .length))
      contentSize = Size(
        width: try fields.value("contentWidth", .length, default: size.width),
        height: try fields.value("contentHeight", .length, default: 0))
      inset = try fields.value("inset", .insets, default: .zero)
      safeArea = try fields.value("safeArea", .insets, default: .zero)
      isDriven = try fields.value("driven", .flag, default: false)
      isInWindow = try fields.value("inWindow", .flag, default: true)
      sections = try fields.value("sections", .sections, default: [])
      isPaging = try fields.value("paging", .flag, default: false)
      frameRate = try fields.value("frameRate", .rate, default: 60)
      pixel = try fields.value("pixel", .length, default: 0)
      maximumOverscroll = try fields.optional("maximumOverscroll", .length)
      rubberBandCoefficient = try fields.value(
        "rubberBandCoefficient", .positiveFraction, default: 0.55)
      allowsWheelPull = try fields.value("allowsWheelPull", .flag, default: false)
      wallClock = WallTime(
        secondsSince1970: try fields.value(
          "wallClock", .time, default: Self.start.secondsSince1970))
      secondsFromGMT = try fields.value("secondsFromGMT", .integer, default: 0)
      updateTimes = try fields.value(
        "updated", FieldType.number.object("an object of keys with seconds since 1970"), default: []
      )
      let widths = try fields.value(
        "textWidths", FieldType.length.object("an object of texts with widths"), default: [])
      textWidths = Dictionary(widths.map { ($0.key, $0.value) }) { $1 }
      settings = try Self.settings(fields)
      language = try fields.value("language", .text, default: "en")
      if Language.matching(language) == nil {
        fields.warn(
          "there is no language \(JSON.string(language)), so that texts are in English; it must be "
            + "one of \(Language.all.map(\.code).joined(separator: ", "))")
      }
    } catch {
      throw error.inside(fields.op)
    }
    op = try Op(.stage, fields, .other { _ in })
  }

  /// The time of day at which a script begins: 2026-01-01T00:00:00Z.
  package static let start = WallTime(secondsSince1970: 1_767_225_600)

  /// The values that some properties of a list have at the beginning of a script, unless its first
  /// line sets other values. Outside scripts, a new list has the values that the app has set for
  /// all its lists.
  static let defaultSettings: [(name: String, value: SettingValue)] = [
    ("resetsNoMoreDataAfterHeaderRefresh", .flag(false)), ("failureDisplayDuration", .number(0)),
  ]

  /// Reads the values for ``settings``: the list's settings, except those for which `StageLine` has
  /// a field of its own.
  private static func settings(
    _ fields: Fields
  ) throws(ScriptError) -> [(name: String, value: SettingValue)] {
    let namesWithField = [
      "isInWindow", "isPagingEnabled", "frameRate", "pixel", "maximumOverscroll",
      "rubberBandCoefficient", "allowsWheelPull",
    ]
    var settings = defaultSettings
    for property in Property.ofLists where !namesWithField.contains(property.name) {
      guard let value = fields[property.name] else { continue }
      settings.append((property.name, try Property.value(of: value, forListsAs: property.name)))
    }
    return settings
  }

  /// Sets the language of the configuration to that of the script.
  func setLanguage() {
    if RefreshConfig.default.languageCode != language {
      RefreshConfig.default.languageCode = language
    }
  }

  /// The function that measures the texts of components; nil for the default one.
  var measure: TextMeasuring? {
    if textWidths.isEmpty { return nil }
    return { [textWidths] in textWidths[$0] ?? measureByScalars($0, fontSize: $1) }
  }

  /// Makes a scroll view as the line describes it, at the start of its content.
  func makeScrollView() -> ScrollView {
    let scrollView = ScrollView(
      frame: Rect(origin: .zero, size: size), timeline: Timeline(wallClock: wallClock))
    if secondsFromGMT != 0 {
      scrollView.timeline.secondsFromGMT = { [secondsFromGMT] _ in secondsFromGMT }
    }
    for (key, time) in updateTimes {
      scrollView.lastUpdatedTimes.setTime(WallTime(secondsSince1970: time), forKey: key)
    }
    for (name, value) in settings { scrollView.apply(.setting(name, value)) }
    scrollView.isInWindow = isInWindow
    scrollView.isPagingEnabled = isPaging
    scrollView.frameRate = frameRate
    scrollView.pixelLength = pixel
    scrollView.maximumOverscroll = maximumOverscroll
    scrollView.rubberBandCoefficient = rubberBandCoefficient
    scrollView.allowsWheelPull = allowsWheelPull
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
