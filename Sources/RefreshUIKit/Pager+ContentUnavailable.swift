// The stub of UIKit has no content configurations.
#if UIKIT && canImport(ObjectiveC)
  import RefreshKit
  import RefreshPaging
  import UIKit

  @available(iOS 17.0, *)
  extension Pager {
    /// Returns what a screen shows in place of a list without items; nil before the first load, and if
    /// there are items.
    ///
    /// In an override of `updateContentUnavailableConfiguration(using:)`, a view controller sets its
    /// `contentUnavailableConfiguration` to `pager.contentUnavailableConfiguration()`.
    ///
    /// | the pager | the screen |
    /// | --- | --- |
    /// | loads the first page | an activity indicator |
    /// | has failed | the error's `localizedDescription`, and a button that tries again |
    /// | has stopped with more pages | the button |
    /// | has no item | "Nothing here" |
    ///
    /// The texts are in the language of `RefreshConfig.default`. Call
    /// `setNeedsUpdateContentUnavailableConfiguration()` in `didChange` and when `states` change.
    ///
    /// - Parameter retry: What the button does; nil (the default) for a load of the pager.
    public func contentUnavailableConfiguration(
      retry: (() -> Void)? = nil
    ) -> UIContentUnavailableConfiguration? {
      let language = RefreshConfig.default.language
      var configuration = UIContentUnavailableConfiguration.empty()
      switch screen {
      case nil: return nil
      case .loading: return .loading()
      case .empty:
        configuration.text = language[.nothingHere]
        return configuration
      case .failed(let error): configuration.text = error.localizedDescription
      case .stopped: break
      }
      configuration.button.title = language[.retryAction]
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
        if let retry { retry() } else { self?.loadFromScreen() }
      }
      return configuration
    }
  }
#endif
