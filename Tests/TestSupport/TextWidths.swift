import RefreshKit

/// Makes labels measure texts without fonts, also with UIKit, because expected values depend on the
/// widths.
@MainActor
package func measureTextsWithoutFonts() {
  #if UIKIT
    Label.defaultMeasure = { measureByScalars($0, fontSize: $1) }
  #endif
}
