/// Functions for chains of settings: each sets one property, or two, and returns the component.
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

  /// Sets ``fastAnimationDuration`` and ``slowAnimationDuration`` to 0, so that opening and closing
  /// are immediate.
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
