// The names of the settings of components, in Swift and in a page; .ci/calls writes this file.

export const numbers = [
  "alpha", "pullTriggerDistance", "fastAnimationDuration", "slowAnimationDuration",
  "minimumRefreshingDuration", "secondLevelThreshold", "secondLevelClosingDistance", "secondLevelDuration",
  "refreshingTimeout", "resultDisplayDuration", "ignoredScrollViewContentInsetTop", "expirationInterval",
  "ignoredScrollViewContentInsetBottom", "ignoredScrollViewContentInsetRight",
  "ignoredScrollViewContentInsetLeft", "triggerAutomaticallyRefreshPercent", "preloadDistance",
  "autoTriggerTimes", "labelLeftInset", "triggerDistance", "diameter", "restingDistance",
];

export const flags = [
  "isHidden", "isUserInteractionEnabled", "isAutomaticallyChangeAlpha", "holdsContentWhilePulled",
  "isShowingResult", "hidesWhileEmpty", "hidesWhileContentFits", "isAutomaticallyRefresh", "loadsUntilFilled",
  "isRefreshingTitleHidden",
];
