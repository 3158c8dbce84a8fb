/// A change of language reaches every component that lives, attached or not.
extension RefreshComponent {
  /// Calls ``i18nDidChange()`` with each change of language from now on.
  final func followLanguage() {
    let component = Weak(self)
    languageObservation = RefreshConfig.default.observeLanguage { _ in
      component.object?.i18nDidChange()
    }
  }
}
