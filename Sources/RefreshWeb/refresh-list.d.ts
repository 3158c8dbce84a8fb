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
   * Whether `alpha` follows `pullingPercent` outside a refresh; false by default. It has no effect on auto
   * footers.
   */
  isAutomaticallyChangeAlpha: boolean;
  /**
   * Whether the content stays at rest while a finger, or a host's drag, pulls beyond the component's edge; false
   * by default, and true for a `RefreshRingHeader`.
   */
  holdsContentWhilePulled: boolean;
  /** How long opening takes, in seconds; 0.25 by default. What is negative or not finite is refused. */
  fastAnimationDuration: number;
  /** How long closing takes, in seconds; 0.4 by default. What is negative or not finite is refused. */
  slowAnimationDuration: number;
  /**
   * How long a refresh lasts at least, in seconds of the timeline; 0 by default. An end that is due sooner is held
   * until then; setting `state` directly is not.
   */
  minimumRefreshingDuration: number;
  /**
   * The pull beyond which letting go opens the level, as a fraction of the component's length; 1.9 by default.
   * What is not finite or not above 1 is refused. null without a second level, which setting it makes; it cannot
   * be set to null.
   */
  secondLevelThreshold: number | null;
  /**
   * How far the content may be moved away from the open level, in points; 70 by default. What is negative or not
   * finite is refused. null without a second level, which setting it makes; it cannot be set to null.
   */
  secondLevelClosingDistance: number | null;
  /**
   * How long opening and closing take, in seconds; 0.6 by default. What is negative or not finite is refused. null
   * without a second level, which setting it makes; it cannot be set to null.
   */
  secondLevelDuration: number | null;
  /**
   * How long a refresh may last, in seconds of the timeline; null (the default) and infinity are without limit.
   * One that takes longer ends with a failure, `RefreshTimeout`.
   */
  refreshingTimeout: number | null;
  /** Whether the component shows the result of a refresh that has ended; see `resultDisplayDuration`. */
  readonly isShowingResult: boolean;
  /** How far the level has come. null without a second level. */
  readonly secondLevelPhase: SecondLevelPhase | null;
  /**
   * How long the result of a refresh is shown before the component closes, in seconds of the timeline; 0 (the
   * default) shows none. What is negative or not finite is refused.
   */
  resultDisplayDuration: number;
  /**
   * How much of the inset at the top the header ignores: it is placed that many points higher. 0 by default. What
   * is not finite is refused.
   */
  ignoredScrollViewContentInsetTop: number;
  /**
   * After how many seconds without an update the list refreshes by itself; null (the default) is never, and
   * infinity only where it was never updated. What is negative or NaN is refused.
   */
  expirationInterval: number | null;
  /**
   * How much of the inset at the bottom the footer ignores: it is placed that many points lower. 0 by default.
   * What is not finite is refused.
   */
  ignoredScrollViewContentInsetBottom: number;
  /**
   * Whether the component hides itself while the content has no length along the component's axis; false by
   * default. It is shown again when there is content.
   */
  hidesWhileEmpty: boolean;
  /**
   * Whether the component hides itself while all of the content fits into the scroll view, less the app's insets
   * and the safe area; false by default. It is shown again when the content has grown, or the scroll view has
   * become smaller.
   */
  hidesWhileContentFits: boolean;
  /**
   * How much of the inset at the right the trailer ignores: it is placed that many points further to the right. 0
   * by default. What is not finite is refused.
   */
  ignoredScrollViewContentInsetRight: number;
  /**
   * How much of the inset at the left the leader ignores: it is placed that many points further to the left. 0 by
   * default. What is not finite is refused.
   */
  ignoredScrollViewContentInsetLeft: number;
  /** Whether arriving at the end loads; true by default. Pulling further at the end loads in any case. */
  isAutomaticallyRefresh: boolean;
  /**
   * How much of the component must be in sight for the end to count as reached: 1 (the default) is all of it, 0
   * none, a negative share loads as many heights earlier. What is not finite is refused.
   */
  triggerAutomaticallyRefreshPercent: number;
  /**
   * How many points before the end loading begins, in addition to `triggerAutomaticallyRefreshPercent`; 0 by
   * default. Pulling the list away from its other edge never loads. What is negative or not finite is refused.
   */
  preloadDistance: number;
  /** How often one drag may load; 1 by default, -1 is without limit, 0 and any other negative number are never. */
  autoTriggerTimes: number;
  /** Whether no title is shown during a refresh; false by default. Setting it takes effect at once. */
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
   * Where the component is while the content moves; `follow` by default, and always `front` for a
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
 * Attributes: `header`, `footer`, `trailer`, `leader`, `direction`, `paging`, `bounces`, `drag`,
 * `allows-wheel-pull`, `maximum-overscroll`; `lang` and `dir` are inherited. Slots: rows have none; elements
 * in `header-level`, `footer-level`, `trailer-level` and `leader-level` are shown by a second level. Parts:
 * `content`, and `header`, `footer`, `trailer`, `leader`, each also with `component`, `label`, `picture`,
 * `spinner`, `ring`, `level` and `action`. Custom properties: `--refresh-color`, `--refresh-font`,
 * `--refresh-ring-color`, `--refresh-disc-color`.
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
  /** The axis along which the list scrolls; "vertical" by default. */
  direction: "vertical" | "horizontal";
  /** Whether the list rests on multiples of its size; false by default. */
  paging: boolean;
  /** Whether rows can be dragged beyond the edges; true by default. */
  bounces: boolean;
  /** "mouse" if a mouse drags, too; "touch" by default. */
  drag: "touch" | "mouse";
  /**
   * Whether a wheel that begins at an edge pulls the component there; the pull is released 0.15 seconds
   * after the wheel's last event. False by default.
   */
  allowsWheelPull: boolean;
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
    "statechange": StateChangeEvent;
    "secondlevelopen": SecondLevelEvent;
    "secondlevelclose": SecondLevelEvent;
  }
}
