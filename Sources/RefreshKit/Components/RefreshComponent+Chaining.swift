/// Settings in a chain: each sets one property and returns the component.
extension RefreshComponent {
  /// Sets ``isAutomaticallyChangeAlpha``.
  @discardableResult
  public final func autoChangeTransparency(_ isAutomatic: Bool) -> Self {
    isAutomaticallyChangeAlpha = isAutomatic
    return self
  }

  /// Sets ``beginRefreshingCompletionBlock``.
  @discardableResult
  public final func afterBeginningAction(_ action: @escaping () -> Void) -> Self {
    beginRefreshingCompletionBlock = action
    return self
  }

  /// Sets ``endRefreshingAnimationBeginAction``.
  @discardableResult
  public final func endingAnimationBeginningAction(_ action: @escaping () -> Void) -> Self {
    endRefreshingAnimationBeginAction = action
    return self
  }

  /// Sets ``endRefreshingCompletionBlock``.
  @discardableResult
  public final func afterEndingAction(_ action: @escaping () -> Void) -> Self {
    endRefreshingCompletionBlock = action
    return self
  }

  /// Makes opening and closing immediate: both durations become 0.
  @discardableResult
  public final func setAnimationDisabled() -> Self {
    fastAnimationDuration = 0
    slowAnimationDuration = 0
    return self
  }
}

extension RefreshStateHeader {
  /// Sets ``lastUpdatedTimeText``.
  @discardableResult
  public final func modifyLastUpdatedTimeText(_ text: @escaping (WallTime?) -> String) -> Self {
    lastUpdatedTimeText = text
    return self
  }
}
