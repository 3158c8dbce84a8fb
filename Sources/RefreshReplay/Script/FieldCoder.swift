import RefreshKit

/// Reads the fields of an op from a script, or writes them.
///
/// An input says once what its fields are, in `code(with:)`. Each function here reads one of them into `value`,
/// or writes `value`. A field that has a default may be left out of a script, and is not written if the value is
/// the default.
package protocol FieldCoder {
  /// What reading may throw; writing never does.
  associatedtype Failure: Error

  mutating func number(
    _ name: String, _ value: inout Double, default: Double?
  ) throws(Failure)
  /// A number that may be left out.
  mutating func number(_ name: String, _ value: inout Double?) throws(Failure)
  /// A whole number.
  mutating func whole(_ name: String, _ value: inout Int, default: Int) throws(Failure)
  /// A whole number from 0 to `limit`.
  mutating func count(_ name: String, _ value: inout Int, upTo limit: Int) throws(Failure)
  /// Numbers of rows.
  mutating func counts(_ name: String, _ value: inout [Int]) throws(Failure)
  mutating func flag(_ name: String, _ value: inout Bool, default: Bool?) throws(Failure)
  /// One of the names of an enumeration.
  mutating func choice<Value>(
    _ name: String, _ value: inout Value, default: Value?
  ) throws(Failure) where Value: RawRepresentable<String> & CaseIterable & Sendable
  /// A text, or null.
  mutating func text(_ name: String, _ value: inout String?) throws(Failure)
  mutating func insets(_ name: String, _ value: inout EdgeInsets) throws(Failure)
  mutating func size(_ name: String, _ value: inout Size) throws(Failure)
  /// The fields `x` and `y`: one that is left out stays as it is when the op is performed. Nothing is written if
  /// there is no point.
  mutating func parts(_ value: inout Point?) throws(Failure)
  /// The fields `width` and `height`, in the same way.
  mutating func parts(_ value: inout Size) throws(Failure)
  /// The fields `name` and `value`: a setting of a component, or of the list.
  mutating func setting(
    _ name: inout String, _ value: inout SettingValue, ofComponent: Bool
  ) throws(Failure)
  /// The settings with which a component is attached.
  mutating func settings(
    _ name: String, _ value: inout [(name: String, value: SettingValue)]
  ) throws(Failure)
  /// The name of a class of components that are put into a slot.
  mutating func className(_ name: String, _ value: inout String, in slot: Slot) throws(Failure)
  /// The name of the indicator of a header of that class, which may be left out.
  mutating func indicator(
    _ name: String, _ value: inout String?, ofClass className: String
  ) throws(Failure)

  /// Notes that a field has an effect only if another, `owner`, has another value than it has.
  mutating func ignore(_ name: String, unless owner: String, is value: String, not present: String)
}

extension FieldCoder {
  /// The fields `x` and `y` of a point that is always there.
  mutating func parts(_ value: inout Point) throws(Failure) {
    var point: Point? = value
    try parts(&point)
    value = point ?? .zero
  }
}
