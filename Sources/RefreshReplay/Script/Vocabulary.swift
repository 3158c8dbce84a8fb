import RefreshKit

/// The ops that a script may use after its `stage`.
enum Vocabulary {
  /// What scripts call them.
  static let names = OpName.allCases.map(\.rawValue)

  /// The op that `fields` describes.
  ///
  /// - Throws: A mistake where it is unknown, a second `stage`, or its fields mean nothing.
  static func op(_ fields: Fields) throws(ScriptError) -> any Op {
    guard let name = OpName(rawValue: fields.op) else {
      guard fields.op != OpName.stage else {
        throw .mistake("the stage is set already; a script has one \"stage\", in its first line")
      }
      throw .mistake(
        "there is no op \"\(fields.op)\"; it must be one of \(names.joined(separator: ", "))")
    }
    do { return try op(name, fields) } catch { throw error.inside(fields.op) }
  }

  /// The op of a name. The values of an input count for nothing here: they are read.
  private static func op(_ name: OpName, _ fields: Fields) throws(ScriptError) -> any Op {
    switch name {
    case .attach: try Attach(fields)
    case .detach: try Detach(fields)
    case .set where fields["slot"] == nil: try ListOp(.setting("", .nothing), fields)
    case .set: try ComponentOp(.setting("", .nothing), fields)
    case .title: try ComponentOp(.title(.idle, nil), fields)
    case .images: try ComponentOp(.images(.idle, [], duration: nil), fields)
    case .call: try ComponentOp(.beginRefreshing, fields)
    case .drag: try ListOp(.drag(.began), fields)
    case .scroll: try ListOp(.scroll(.zero), fields)
    case .decelerated: try ListOp(.decelerated, fields)
    case .offset: try ListOp(.offset(.zero), fields)
    case .touch: try ListOp(.touch(.began, .zero, id: 0, time: nil), fields)
    case .wheel: try ListOp(.wheel(.zero, .moved), fields)
    case .scrollTo: try ListOp(.scrollTo(.zero, animated: true), fields)
    case .scrollStep: try ListOp(.scrollStep(.home, animated: true), fields)
    case .keepPosition: try KeepPosition(fields)
    case .contentSize: try ListOp(.contentSize(.zero), fields)
    case .inset: try ListOp(.inset(.zero), fields)
    case .safeArea: try ListOp(.safeArea(.zero), fields)
    case .sections: try ListOp(.rowCounts([]), fields)
    case .resize: try ListOp(.size(.zero), fields)
    case .window: try ListOp(.window(true), fields)
    case .paging: try ListOp(.setting(ListInput.paging, .flag(true)), fields)
    case .report: try ListOp(.report(.offset(.zero, .app)), fields)
    case .pull: try ListOp(.report(.pull(.zero)), fields)
    case .track: try ListOp(.report(.tracks(true)), fields)
    case .decelerate: try ListOp(.report(.decelerates(true)), fields)
    case .layout: try ListOp(.report(.layout), fields)
    case .advance: try Advance(fields)
    case .after: try After(fields)
    case .on: try On(fields)
    case .expect: try Expect(fields)
    }
  }
}
