/// A change of language reaches every component that lives, attached or not.
extension RefreshComponent {
  /// Calls ``i18nDidChange()`` with each change of language from now on.
  ///
  /// Embedded Swift has no weak references for that; there an app calls it itself.
  final func followLanguage() {
    #if !hasFeature(Embedded)
      let component = Weak(self)
      languageObservation = RefreshConfig.default.observeLanguage { _ in
        component.object?.i18nDidChange()
      }
    #endif
  }
}
