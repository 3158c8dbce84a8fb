import RefreshKit
import RefreshReplay

/// One line of a script in the words of a film.
struct Step {
  /// The fields of the line.
  let fields: Fields
  /// The caption that the script gives it; nil for none.
  let caption: String?

  /// The words of each op, under its name or under `NAME.VARIANT` where one of its fields has that
  /// value. `{FIELD}` is replaced by a field, `{place}` by the position of the content,
  /// `{content}` by the size of the content and `{screen}` by that of the screen.
  static let phrases = [
    "stage": "a list", "attach": "{class}", "detach": "{slot} detached",
    "set": "{slot}.{name} = {value}", "title": "a title for {state}",
    "images": "{count} pictures for {state}",
    "call": "{slot}.{method}()", "call.tap": "tap on the {slot}",
    "drag.began": "finger down", "drag.moved": "{place}", "drag.ended": "let go",
    "drag.cancelled": "drag cancelled",
    "touch.down": "finger down", "touch.moved": "{place}", "touch.up": "let go",
    "touch.cancelled": "touch cancelled",
    "scroll": "{place}", "decelerated": "comes to rest", "offset": "{place}", "wheel": "{place}",
    "wheel.ended": "let go", "wheel.cancelled": "pull cancelled",
    "scrollTo": "scrolls by itself", "scrollStep": "a key: {step}",
    "keepPosition": "rows in front", "contentSize": "content {content}", "sections": "rows {value}",
    "resize": "screen {screen}",
    "inset": "inset {value}", "safeArea": "safe area {value}",
    "window.true": "enters the window", "window.false": "leaves the window",
    "paging.true": "paging on", "paging.false": "paging off",
    "advance": "{by} s later", "advance.0": "next turn",
    "report": "{place}", "pull": "{place}", "track.true": "finger down", "track.false": "let go",
    "decelerate.true": "let go", "decelerate.false": "comes to rest", "layout": "is laid out",
    "after": "planned for {by} s later", "on": "planned for {event}", "expect": "as expected",
  ]

  /// The ops of a user or an app: the next picture names those without a picture of their own.
  private static let acts: Set = [
    "detach", "call", "call.tap", "drag.ended", "drag.cancelled", "touch.up", "touch.cancelled",
    "contentSize", "inset", "safeArea", "window.true", "window.false",
  ]

  /// The fields that distinguish the variants of an op.
  private static let variants = ["phase", "method", "value", "by"]

  /// Whether the next picture names the step where that has no picture of its own.
  var isAct: Bool { Self.acts.contains(key) }

  /// Whether the step only advances the time.
  var isWait: Bool { fields.op == OpName.advance.rawValue }

  /// Whether the step is one of many of a touch or a scroll wheel.
  var isTouch: Bool {
    fields.op == OpName.touch.rawValue || fields.op == OpName.wheel.rawValue
  }

  /// The words of the step in an animation, which many steps share; nil if
  /// only the script is concerned.
  func deed(on view: ScrollView) -> String? {
    guard let phrase = Self.phrases[key], isAct || phrase == "{place}" else { return nil }
    return isAct ? words(on: view) : Place(view).deed
  }

  /// What the step did to `view`, in words.
  func words(on view: ScrollView) -> String {
    guard let phrase = Self.phrases[key] else { return fields.op }
    var words = ""
    for part in phrase.split(separator: "{", omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: "}") else {
        words += part
        continue
      }
      words += word(String(part[..<end]), on: view) + part[part.index(after: end)...]
    }
    return words
  }

  private var key: String {
    let variants = Self.variants.compactMap { fields[$0] }.map { "\(fields.op).\(plain($0))" }
    return variants.first { Self.phrases[$0] != nil } ?? fields.op
  }

  private func word(_ name: String, on view: ScrollView) -> String {
    switch name {
    case "place": Place(view).words
    case "content": Self.words(for: view.contentSize)
    case "screen": Self.words(for: view.frame.size)
    default: fields[name].map(plain) ?? "…"
    }
  }

  private static func words(for size: Size) -> String {
    "\(JSON(size.width)) × \(JSON(size.height))"
  }

  /// A value as a person writes it: texts without quotes.
  private func plain(_ json: JSON) -> String {
    if case .string(let text) = json { text } else { json.description }
  }
}
