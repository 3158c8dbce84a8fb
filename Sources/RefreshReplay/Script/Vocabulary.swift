import RefreshKit

/// The ops that a script may use after its `stage`.
enum Vocabulary {
  private static let kinds: [OpKind] = [
    OpKind(Attach.self), OpKind(Detach.self),
    OpKind(SetProperty.name) { fields throws(ScriptError) in
      if fields["slot"] == nil { return try SetListProperty(fields) }
      return try SetProperty(fields)
    },
    OpKind(SetTitle.self), OpKind(SetImages.self), OpKind(Call.self),
    OpKind(Drag.self), OpKind(Scroll.self), OpKind(Decelerated.self),
    Setter.parts("offset", Partial<Point>.init) {
      $0.contentOffset = $1.completed(by: $0.contentOffset)
    },
    OpKind(Touch.self), OpKind(Wheel.self), OpKind(ScrollTo.self), OpKind(KeyStep.self),
    OpKind(KeepPosition.self),
    Setter.parts("contentSize", Partial<Size>.init) {
      $0.contentSize = $1.completed(by: $0.contentSize)
    },
    Setter.value("inset", .insets) { $0.contentInset = $1 },
    Setter.value("safeArea", .insets) { $0.safeAreaInsets = $1 },
    Setter.value("sections", .sections) { $0.list.rowCounts = $1 },
    Setter.parts("resize", Partial<Size>.init) {
      $0.frame.size = $1.completed(by: $0.frame.size)
    },
    Setter.value("window", .flag) { $0.isInWindow = $1 },
    Setter.value("paging", .flag) { $0.isPagingEnabled = $1 },
    OpKind(Advance.self), OpKind(After.self), OpKind(On.self), OpKind(Expect.self),
  ]

  /// What scripts call them.
  static let names = kinds.map(\.name)

  private static let byName = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })

  /// The op that `fields` describes.
  ///
  /// - Throws: A mistake where it is unknown, a second `stage`, or its fields mean nothing.
  static func op(_ fields: Fields) throws(ScriptError) -> any Op {
    guard let kind = byName[fields.op] else {
      guard fields.op != Setting.name else {
        throw .mistake("the stage is set already; a script has one \"stage\", in its first line")
      }
      throw .mistake(
        "there is no op \"\(fields.op)\"; it must be one of \(names.joined(separator: ", "))")
    }
    do { return try kind.make(fields) } catch { throw error.inside(fields.op) }
  }
}
