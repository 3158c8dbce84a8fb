/// The ops that a script may use after its `stage`.
enum Vocabulary {
  private static let ops: [any Op.Type] = [
    Attach.self, Detach.self, SetProperty.self, SetTitle.self, SetImages.self, Call.self,
    Drag.self, Scroll.self, Decelerated.self, SetOffset.self,
    Touch.self, Wheel.self, ScrollTo.self,
    SetContentSize.self, SetInset.self, SetSafeArea.self, SetSections.self, Resize.self,
    SetWindow.self, SetPaging.self,
    Advance.self, After.self, On.self, Expect.self,
  ]

  /// What scripts call them.
  static let names = ops.map { $0.name }

  private static let byName = Dictionary(uniqueKeysWithValues: ops.map { ($0.name, $0) })

  /// The op that `fields` describes.
  ///
  /// - Throws: A mistake where it is unknown, a second `stage`, or its fields mean nothing.
  static func op(_ fields: Fields) throws(ScriptError) -> any Op {
    guard let type = byName[fields.op] else {
      guard fields.op != Setting.name else {
        throw .mistake("the stage is set already; a script has one \"stage\", in its first line")
      }
      throw .mistake(
        "there is no op \"\(fields.op)\"; it must be one of \(names.joined(separator: ", "))")
    }
    do { return try type.init(fields) } catch { throw error.inside(fields.op) }
  }
}
