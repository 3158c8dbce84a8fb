import RefreshKit

/// Lets labels measure texts without fonts, as they do without UIKit: expected values depend on it.
@MainActor
package func measureTextsWithoutFonts() {
  #if UIKIT
    Label.defaultMeasure = { measureByScalars($0, fontSize: $1) }
  #endif
}
