import RefreshKit

/// An op that sets one property of the scroll view to the value of its field `value`.
protocol ValueOp: Op {
  associatedtype Value

  /// What the field may hold.
  static var type: FieldType<Value> { get }

  /// The property that is set.
  static var path: ReferenceWritableKeyPath<any StagePlatform, Value> { get }

  /// The value.
  var value: Value { get }

  init(value: Value)
}

extension ValueOp {
  init(_ fields: Fields) throws(ScriptError) {
    self.init(value: try fields.value("value", Self.type))
  }

  func perform(on stage: Stage) {
    stage.platform[keyPath: Self.path] = value
  }
}

/// Sets the app's own inset.
struct SetInset: ValueOp {
  static let name = "inset"
  static let type = FieldType.insets
  static let path = \(any StagePlatform).contentInset
  let value: EdgeInsets
}

/// Sets the inset of bars and notches.
struct SetSafeArea: ValueOp {
  static let name = "safeArea"
  static let type = FieldType.insets
  static let path = \(any StagePlatform).safeAreaInsets
  let value: EdgeInsets
}

/// Sets the number of rows in each section; the size of the content stays.
struct SetSections: ValueOp {
  static let name = "sections"
  static let type = FieldType.sections
  static let path = \(any StagePlatform).list.rowCounts
  let value: [Int]
}

/// Puts the scroll view into a window, or takes it out.
struct SetWindow: ValueOp {
  static let name = "window"
  static let type = FieldType.flag
  static let path = \(any StagePlatform).isInWindow
  let value: Bool
}

/// Turns paging on or off.
struct SetPaging: ValueOp {
  static let name = "paging"
  static let type = FieldType.flag
  static let path = \(any StagePlatform).isPagingEnabled
  let value: Bool
}
