/// The value of a setting.
package nonisolated enum SettingValue: Hashable {
  case number(Double)
  case flag(Bool)
  case text(String)
  case nothing
}
