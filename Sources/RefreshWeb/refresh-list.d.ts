/** The state of a component. */
export type RefreshState = "idle" | "pulling" | "refreshing" | "willRefresh" | "noMoreData";

/** The position of a component: at the edge of the rows, or at the edge of the list, behind the rows or in front. */
export type RefreshStyle = "follow" | "behind" | "front" | "stretch";

/** The phase of a second level. */
export type SecondLevelPhase = "closed" | "armed" | "opening" | "open" | "closing";

/** The result of a refresh. */
export type RefreshResult = "success" | "failure" | "noMoreData" | "cancelled";

/** The short names of the classes; a header that is "plain" is `RefreshHeader` in Swift. */
export type HeaderName =
  "plain" | "state" | "normal" | "gif" | "ring" | "control" | "indicator"
  | "auto" | "auto-state" | "auto-normal";
export type FooterName =
  | "plain" | "auto" | "auto-state" | "auto-normal" | "auto-gif"
  | "back" | "back-state" | "back-normal" | "back-gif";
/** The names of the indicators of a header that is "indicator". */
export type IndicatorName = "normal" | "ring" | "material" | "drop" | "dots" | "wave" | "line" | "flip";
export type TrailerName = "plain" | "state" | "normal";
export type LeaderName = "plain" | "state" | "normal";

/** The header, the footer, the trailer or the leader of a list. */
export class RefreshComponent {
  /** The slot of the component. */
  readonly slot: "header" | "footer" | "trailer" | "leader";
  /** The short name of its class, as in the attribute. */
  readonly name: HeaderName | FooterName | TrailerName | LeaderName;
  readonly state: RefreshState;
  /** Whether the component refreshes, or waits to refresh. */
  readonly isRefreshing: boolean;
  /** The pull of the component, as a fraction of its length. */
  readonly pullingPercent: number;
  /**
   * The key of a header's list, under which the time of its last update is stored in `localStorage`; null, the default,
   * for none: the time is lost when the page is loaded again.
   */
  lastUpdatedTimeKey: string | null;
  /** The time of the last update of a header's list; null if there was none, and before the module is loaded. */
  readonly lastUpdatedTime: Date | null;

  /** Begins a refresh, even before the module is loaded; has no effect while one is under way. */
  beginRefreshing(): void;
  /**
   * Begins a refresh of a header if its list is older than `expirationInterval`. Call it when the page is shown again,
   * for example.
   */
  refreshIfExpired(): void;
  /** Ends the refresh; "success" by default. */
  endRefreshing(result?: RefreshResult): void;
  /** Ends the refresh, with no more data. */
  endRefreshingWithNoMoreData(): void;
  /** Lets a footer, a trailer, a leader or an auto header load again after there was no more data. */
  resetNoMoreData(): void;
  /** Sets the title of a state; null restores the language's title. */
  setTitle(title: string | null, state: RefreshState): void;
  /** Sets the images of a state, in classes with images; by default 30 x 30 points, and a tenth of a second each. */
  setImages(
    addresses: string[], state: RefreshState,
    options?: { size?: [width: number, height: number]; duration?: number }): void;
  /**
   * Opens the second level, which setting `secondLevelThreshold` makes; has no effect while the component
   * refreshes, or before the module is loaded. Throws an error if there is no second level.
   */
  openSecondLevel(): void;
  /** Closes the second level; has no effect if it is neither open nor opening. */
  closeSecondLevel(): void;
  /** Reads a number or a flag by its name in Swift, such as "stateLabel.isHidden". */
  get(name: string): number | null | undefined;
  /** Sets a number, a flag or a text by its name in Swift; null removes it. */
  set(name: string, value: number | boolean | string | null): void;

  // The settings of RefreshKit's components, which .ci/calls writes:
  /** Whether the view is hidden; false by default. */
  isHidden: boolean;
  /** Whether the view receives touches; true by default. */
  isUserInteractionEnabled: boolean;
  /**
   * The opacity, 0...1; 1 by default. A number outside this range is clamped to it; one that is not finite is
   * refused.
   */
  alpha: number;
  /**
   * Whether `alpha` follows `pullingPercent` outside a refresh; false by default. The property has no effect on
   * auto headers and auto footers.
   */
  isAutomaticallyChangeAlpha: boolean;
  /**
   * Whether the content stays at rest while a finger, or a host's drag, pulls beyond the component's edge; false
   * by default, and true for a `RefreshRingHeader`.
   */
  holdsContentWhilePulled: boolean;
  /**
   * The threshold of the pull, in points of visible or held overscroll, above 0; null (the default) for the length
   * of the component. A longer pull refreshes when it is released. Another number is refused.
   */
  pullTriggerDistance: number | null;
  /** The duration of opening, in seconds; 0.25 by default. A number that is negative or not finite is refused. */
  fastAnimationDuration: number;
  /** The duration of closing, in seconds; 0.4 by default. A number that is negative or not finite is refused. */
  slowAnimationDuration: number;
  /**
   * The minimum duration of a refresh, in seconds of the timeline; 0 by default. An earlier end is postponed until
   * then, but a set of `state` takes effect at once. A number that is negative or NaN is refused.
   */
  minimumRefreshingDuration: number;
  /**
   * The distance of the pull beyond which a release opens the level, as a fraction of the component's own
   * threshold; 1.9 by default. A number that is not finite or not greater than 1 is refused. null without a second
   * level, which setting it makes; it cannot be set to null.
   */
  secondLevelThreshold: number | null;
  /**
   * The distance by which the content may be moved away from the open level without closing it, in points; 70 by
   * default. A number that is negative or not finite is refused. null without a second level, which setting it
   * makes; it cannot be set to null.
   */
  secondLevelClosingDistance: number | null;
  /**
   * The duration of opening, and that of closing, in seconds; 0.6 by default. A number that is negative or not
   * finite is refused. null without a second level, which setting it makes; it cannot be set to null.
   */
  secondLevelDuration: number | null;
  /**
   * The maximum duration of a refresh, in seconds of the timeline; null (the default) and infinity for no limit. A
   * longer refresh ends with the failure `RefreshTimeout`. A number that is negative or NaN is refused.
   */
  refreshingTimeout: number | null;
  /** Whether the component shows the result of a refresh that has ended; see `resultDisplayDuration`. */
  readonly isShowingResult: boolean;
  /** The phase of the level; closed at first. null without a second level. */
  readonly secondLevelPhase: SecondLevelPhase | null;
  /**
   * The time for which the result of a refresh is shown before the component closes, in seconds of the timeline.
   * With 0 (the default) it closes at once. A number that is negative or not finite is refused.
   */
  resultDisplayDuration: number;
  /**
   * The part of the inset at the top that the header ignores, in points; 0 by default. The header is placed that
   * many points higher. A number that is not finite is refused.
   */
  ignoredScrollViewContentInsetTop: number;
  /**
   * The time without an update after which the list refreshes by itself, in seconds; null (the default) for never.
   * With infinity it refreshes only if it was never updated. A number that is negative or NaN is refused.
   */
  expirationInterval: number | null;
  /**
   * The part of the inset at the bottom that the footer ignores, in points; 0 by default. The footer is placed
   * that many points lower. A number that is not finite is refused.
   */
  ignoredScrollViewContentInsetBottom: number;
  /**
   * Whether the component hides itself while the content has no length along the component's axis; false by
   * default. The component is shown again when there is content.
   */
  hidesWhileEmpty: boolean;
  /**
   * Whether the component hides itself while the content fits into the scroll view inside the app's insets and the
   * safe area; false by default. The component is shown again when the content is longer, or the scroll view is
   * smaller.
   */
  hidesWhileContentFits: boolean;
  /**
   * The part of the inset at the right that the trailer ignores, in points; 0 by default. The trailer is placed
   * that many points further to the right. A number that is not finite is refused.
   */
  ignoredScrollViewContentInsetRight: number;
  /**
   * The part of the inset at the left that the leader ignores, in points; 0 by default. The leader is placed that
   * many points further to the left. A number that is not finite is refused.
   */
  ignoredScrollViewContentInsetLeft: number;
  /**
   * Whether the component loads when the list arrives at the end; true by default. If it is false, a drag towards
   * the end that is released there still loads.
   */
  isAutomaticallyRefresh: boolean;
  /**
   * The fraction of the component that must be visible for the end to count as reached. 1 (the default) is the
   * whole component, and 0 is no part of it. With a negative fraction, loading begins that many heights earlier. A
   * number that is not finite is refused.
   */
  triggerAutomaticallyRefreshPercent: number;
  /**
   * The distance before the end at which loading begins, in points, in addition to
   * `triggerAutomaticallyRefreshPercent`; 0 by default. Pulling the list away from its other edge never loads. A
   * number that is negative or not finite is refused.
   */
  preloadDistance: number;
  /**
   * The number of loads in one drag; 1 by default. With -1 there is no limit. With 0 or another negative number, a
   * drag never loads.
   */
  autoTriggerTimes: number;
  /** Whether the component loads again by itself until the content fills the list; false by default. */
  loadsUntilFilled: boolean;
  /** Whether the title is hidden during a refresh; false by default. Setting it takes effect at once. */
  isRefreshingTitleHidden: boolean;
  /**
   * The distance between the title and the view to its left, in points. In the kit's classes 25 by default, 20 in
   * those with images, and 0 in leaders and trailers, which place their arrow at the edge. A number that is not
   * finite is refused.
   */
  labelLeftInset: number;
  /**
   * The threshold of the pull, in points of visible or held overscroll, 0 or more; 60 by default. Another number
   * is refused.
   */
  triggerDistance: number;
  /** The diameter of the ring, in points, 0 or more; 30 by default. Another number is refused. */
  diameter: number;
  /**
   * The distance of the ring from the top edge while it refreshes, in points, 0 or more; 20 by default. Another
   * number is refused.
   */
  restingDistance: number;
  /**
   * The position of the component while the content moves; `follow` by default, and always `front` for a
   * `RefreshRingHeader`.
   */
  style: RefreshStyle;
  // End of the settings.
}

/**
 * A refresh has begun: "refresh" of a header, "loadmore" of a footer, a trailer, a leader or an
 * auto header; `component` is that component. The event bubbles. If no listener calls
 * `respondWith`, the refresh ends in success after the event; if one calls `preventDefault()`, the
 * app ends it, by `component.endRefreshing()`.
 */
export class RefreshEvent extends Event {
  readonly component: RefreshComponent;
  /** Aborted when the refresh ends before the promise is settled, or the list leaves the page. */
  readonly signal: AbortSignal;
  /**
   * Called by a listener, before it returns or awaits anything. Ends the refresh when the promise is
   * settled: with the result that it resolves to, in success if that is not a result, and in failure if
   * it rejects; an AbortError cancels it. After a header's success, a footer without more data loads
   * again; a header's "noMoreData" is the footer's.
   */
  respondWith(promise: Promise<RefreshResult | unknown>): void;
}

/** The pull of a component has changed ("pull"); sent once for each frame. The event bubbles. */
export class PullEvent extends Event {
  readonly component: RefreshComponent;
  /** The pull, as a fraction of what refreshes: 0 at rest, 1 during a refresh, and more if it is pulled further. */
  readonly percent: number;
}

/** The second level of a component has opened ("secondlevelopen") or closed ("secondlevelclose"). The event bubbles. */
export class SecondLevelEvent extends Event {
  readonly component: RefreshComponent;
}

/** The state of a component has changed. The event bubbles. */
export class StateChangeEvent extends Event {
  readonly component: RefreshComponent;
  readonly oldState: RefreshState;
  readonly state: RefreshState;
}

/**
 * A list that is pulled to refresh and loads more.
 *
 * Attributes: `header`, `footer`, `trailer`, `leader`, `indicator`, `direction`, `paging`, `bounces`, `drag`,
 * `scroller`, `allows-wheel-pull`, `maximum-overscroll`, `loads-until-filled`; `lang` and `dir` are inherited. Slots:
 * rows have none; elements in `header`, `footer`, `trailer` and `leader` take the place of what the component draws,
 * and those in `header-level`, `footer-level`, `trailer-level` and `leader-level` are shown by a second level. Parts:
 * `content`, and `header`, `footer`, `trailer`, `leader`, each also with `component`, `label`, `picture`,
 * `spinner`, `ring`, `shape`, `level` and `action`. Custom properties: `--refresh-color`, `--refresh-font`,
 * `--refresh-ring-color`, `--refresh-disc-color`. The list sets `--refresh-percent` on the part of a component, and has
 * custom states: `live`, and the state of each component, such as `header-pulling`.
 */
export class RefreshList extends HTMLElement {
  /**
   * The component, which exists as soon as its attribute does. Setting it sets the attribute: the short
   * name of a class, or a component, whose name is used, "" or true for the default, null, undefined or
   * false for none.
   */
  get header(): RefreshComponent | null;
  set header(name: HeaderName | "" | boolean | RefreshComponent | null | undefined);
  get footer(): RefreshComponent | null;
  set footer(name: FooterName | "" | boolean | RefreshComponent | null | undefined);
  get trailer(): RefreshComponent | null;
  set trailer(name: TrailerName | "" | boolean | RefreshComponent | null | undefined);
  get leader(): RefreshComponent | null;
  set leader(name: LeaderName | "" | boolean | RefreshComponent | null | undefined);
  /**
   * The indicator of a header that is "indicator"; "normal" by default. All others need `refresh-gallery.wasm`, which
   * the list loads in place of `refresh.wasm`.
   */
  indicator: IndicatorName;
  /** The axis along which the list scrolls; "vertical" by default. */
  direction: "vertical" | "horizontal";
  /** Whether the list rests on multiples of its size; false by default. */
  paging: boolean;
  /** Whether rows can be dragged beyond the edges; true by default. */
  bounces: boolean;
  /** "mouse" if a mouse drags, too; "touch" by default. */
  drag: "touch" | "mouse";
  /**
   * What scrolls the rows: "page" if that is the page that the list is in, which has then one such list; "element" by
   * default, which is the list itself.
   */
  scroller: "element" | "page";
  /**
   * Whether a wheel that begins at an edge pulls the component there; the pull is released 0.15 seconds
   * after the wheel's last event. False by default.
   */
  allowsWheelPull: boolean;
  /**
   * Whether an auto footer or auto header loads by itself, also after a refresh, until the rows fill the list; true by
   * default. `loadsUntilFilled` of the component has precedence.
   */
  loadsUntilFilled: boolean;
  /**
   * The limit of a pull beyond an edge, 0 or more, which the content approaches and never reaches; at least
   * one and a half times the longest pull of the components counts. null, the default, for the length of the
   * list.
   */
  maximumOverscroll: number | null;
  /**
   * Calls a function that changes rows in front of the visible ones before it returns. The visible rows do not
   * move, even under a finger, and nothing is triggered. Only rows that are added inside the function count as
   * in front, so load them first: `list.keepPosition(() => list.prepend(...rows))`. An error of the function is
   * thrown again.
   */
  keepPosition(changes: () => void): void;
  /**
   * The session of the list since it was made in its language, as a script that `refresh replay` plays, with a
   * comment for each input that a script cannot represent; null if `RefreshKit.isRecording` is not set.
   */
  readonly script: string | null;
  /**
   * Fulfilled when the list is live: it can be pulled, and its components are shown. Rejected if the module cannot be
   * loaded; the browser scrolls the rows then, and the list tries again when it is put into the document again.
   *
   * An event "error" on the list has the same error, and one for each part that cannot be loaded: the code for a mouse,
   * and that for pictures. The rest of the list works without them.
   */
  readonly ready: Promise<void>;
  /**
   * The point of the content at the corner of the list, in points; below 0 while the header or leader is
   * pulled. An offset that is set before the module is loaded is that of the list's first frame, if its
   * rows are long enough. Throws a TypeError for a number that is not finite.
   */
  get contentOffset(): { x: number; y: number };
  set contentOffset(offset: { x?: number; y?: number });
}

/** The WebAssembly module. */
export class RefreshKit {
  /**
   * The module: its URL, a Response, its bytes or a compiled module, or a promise of one of them;
   * `refresh.wasm` beside the script by default. Set before the first list is connected.
   */
  static source: URL | string | Response | BufferSource | WebAssembly.Module
    | Promise<URL | string | Response | BufferSource | WebAssembly.Module>;
  /**
   * Whether `refresh-gallery.wasm` takes the place of `refresh.wasm` for the lists from now on; a list with an
   * `indicator` sets it. A `source` that is set has precedence. False by default.
   */
  static usesGallery: boolean;
  /** Whether lists record their sessions, which needs `refresh-recorder.wasm` as the source; false by default. */
  static isRecording: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    "refresh-list": RefreshList;
  }
  interface HTMLElementEventMap {
    "refresh": RefreshEvent;
    "loadmore": RefreshEvent;
    "pull": PullEvent;
    "statechange": StateChangeEvent;
    "secondlevelopen": SecondLevelEvent;
    "secondlevelclose": SecondLevelEvent;
  }
}
