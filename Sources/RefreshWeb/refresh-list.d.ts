/** The state of a component. */
export type RefreshState = "idle" | "pulling" | "refreshing" | "willRefresh" | "noMoreData";

/** Where a component is shown: at the edge of the rows, or at that of the list, behind or in front of them. */
export type RefreshStyle = "follow" | "behind" | "front" | "stretch";

/** How far a second level has come. */
export type SecondLevelPhase = "closed" | "armed" | "opening" | "open" | "closing";

/** How a refresh ends. */
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
  /** The slot that it is in. */
  readonly slot: "header" | "footer" | "trailer" | "leader";
  /** The short name of its class, as in the attribute. */
  readonly name: HeaderName | FooterName | TrailerName | LeaderName;
  readonly state: RefreshState;
  /** Whether it refreshes, or waits to. */
  readonly isRefreshing: boolean;
  /** How far it is pulled, as a fraction of its length. */
  readonly pullingPercent: number;

  /** Begins a refresh, also before the module is loaded; nothing while one is under way. */
  beginRefreshing(): void;
  /** Has a header refresh where its list is old by `expirationInterval`; when the page is seen again, say. */
  refreshIfExpired(): void;
  /** Ends the refresh; "success" by default. */
  endRefreshing(result?: RefreshResult): void;
  /** Ends the refresh: there is no more data. */
  endRefreshingWithNoMoreData(): void;
  /** Has a footer, a trailer, a leader or an auto header load again after there was no more data. */
  resetNoMoreData(): void;
  /** Sets the title of a state; null is the language's own. */
  setTitle(title: string | null, state: RefreshState): void;
  /** Sets the images of a state, of classes with images: 30 x 30 points, a tenth of a second each. */
  setImages(
    addresses: string[], state: RefreshState,
    options?: { size?: [width: number, height: number]; duration?: number }): void;
  /**
   * Opens the second level, which `secondLevelThreshold` makes; nothing while the component refreshes, or
   * before the module is loaded. Throws where there is no second level.
   */
  openSecondLevel(): void;
  /** Closes the second level; nothing where it is neither open nor opening. */
  closeSecondLevel(): void;
  /** Reads a number or a flag by its name in Swift, such as "stateLabel.isHidden". */
  get(name: string): number | null | undefined;
  /** Sets a number, a flag or a text by its name in Swift; null is none. */
  set(name: string, value: number | boolean | string | null): void;

  /**
   * Where it is shown; "follow", at the edge of the rows, by default. "behind" and "stretch" are seen where
   * the rows are pulled off them, "front" is above the rows and reserves no room. Auto headers and auto
   * footers follow.
   */
  style: RefreshStyle;
  /** How far its second level has come; null where it has none. */
  readonly secondLevelPhase: SecondLevelPhase | null;
  /** Whether the result of a refresh is shown, before the component closes. */
  readonly isShowingResult: boolean;
  /**
   * How far it is pulled, in its own lengths, for its second level to open in place of a refresh: above 1;
   * setting it makes the level. null, the default, where there is none; it cannot be set to null.
   */
  secondLevelThreshold: number | null;
  /** How far an open second level is dragged back for it to close, in points: 70 by default; null without one. */
  secondLevelClosingDistance: number | null;
  /** How long a second level opens and closes: 0.6 seconds by default; null without one. */
  secondLevelDuration: number | null;
  alpha: number;
  isHidden: boolean;
  isAutomaticallyChangeAlpha: boolean;
  holdsContentWhilePulled: boolean;
  /** In seconds, as all durations. */
  fastAnimationDuration: number;
  slowAnimationDuration: number;
  minimumRefreshingDuration: number;
  /** How long a refresh may last before it has failed; null, the default, without a limit. */
  refreshingTimeout: number | null;
  /** For how long a component shows how its refresh came out; 0 by default. */
  resultDisplayDuration: number;
  /** After how long the rows of a header's list are old; null, the default, where they never are. */
  expirationInterval: number | null;
  /** In points, as all lengths. */
  ignoredScrollViewContentInsetTop: number;
  ignoredScrollViewContentInsetBottom: number;
  ignoredScrollViewContentInsetRight: number;
  ignoredScrollViewContentInsetLeft: number;
  hidesWhileEmpty: boolean;
  /** Whether a footer or a trailer is not shown while all rows fit into the list; false by default. */
  hidesWhileContentFits: boolean;
  isAutomaticallyRefresh: boolean;
  triggerAutomaticallyRefreshPercent: number;
  preloadDistance: number;
  autoTriggerTimes: number;
  isRefreshingTitleHidden: boolean;
  labelLeftInset: number;
}

/**
 * A refresh has begun: "refresh" of a header, "loadmore" of a footer, a trailer, a leader or an
 * auto header, which `component` is. It bubbles. Where no
 * listener calls `respondWith`, the refresh ends in success after the event; where one calls
 * `preventDefault()`, the app ends it, by `component.endRefreshing()`.
 */
export class RefreshEvent extends Event {
  readonly component: RefreshComponent;
  /** Aborted when the refresh ends before the promise is settled, or the list leaves the page. */
  readonly signal: AbortSignal;
  /**
   * Called by a listener, before it returns or awaits anything. Ends the refresh when the promise is
   * settled: with the result that it resolves to, in success where that is none, and in failure where it
   * rejects; an AbortError cancels it. A header's success has a footer without more data load again; its
   * "noMoreData" is the footer's.
   */
  respondWith(promise: Promise<RefreshResult | unknown>): void;
}

/** The second level of a component has opened ("secondlevelopen") or closed ("secondlevelclose"). It bubbles. */
export class SecondLevelEvent extends Event {
  readonly component: RefreshComponent;
}

/** A component has another state. It bubbles. */
export class StateChangeEvent extends Event {
  readonly component: RefreshComponent;
  readonly oldState: RefreshState;
  readonly state: RefreshState;
}

/**
 * A list that is pulled to refresh and loads more.
 *
 * Attributes: `header`, `footer`, `trailer`, `leader`, `direction`, `paging`, `bounces`, `drag`,
 * `allows-wheel-pull`, `maximum-overscroll`; `lang` and `dir` are inherited. Slots: rows have none;
 * `header-level`, `footer-level`, `trailer-level` and `leader-level` are for what a second level shows. Parts:
 * `content`, and `header`, `footer`, `trailer`, `leader`, each also with `component`, `label`, `picture`,
 * `spinner`, `ring`, `level` and `action`. Custom properties: `--refresh-color`, `--refresh-font`,
 * `--refresh-ring-color`, `--refresh-disc-color`.
 */
export class RefreshList extends HTMLElement {
  /**
   * The component, there as soon as its attribute is. Setting it sets the attribute: the short name of a
   * class or that of a component, "" or true for the default, null, undefined or false for none.
   */
  get header(): RefreshComponent | null;
  set header(name: HeaderName | "" | boolean | RefreshComponent | null | undefined);
  get footer(): RefreshComponent | null;
  set footer(name: FooterName | "" | boolean | RefreshComponent | null | undefined);
  get trailer(): RefreshComponent | null;
  set trailer(name: TrailerName | "" | boolean | RefreshComponent | null | undefined);
  get leader(): RefreshComponent | null;
  set leader(name: LeaderName | "" | boolean | RefreshComponent | null | undefined);
  /** The axis along which it scrolls; "vertical" by default. */
  direction: "vertical" | "horizontal";
  /** Whether it rests on multiples of its size; false by default. */
  paging: boolean;
  /** Whether rows can be dragged beyond the edges; true by default. */
  bounces: boolean;
  /** "mouse" where a mouse drags, too; "touch" by default. */
  drag: "touch" | "mouse";
  /**
   * Whether a wheel that begins at an edge pulls the component there, which is let go 0.15 seconds after the
   * wheel's last event; false by default.
   */
  allowsWheelPull: boolean;
  /**
   * The length, from 0 on, that what is pulled beyond an edge nears and never reaches; at least one and a half
   * times the longest pull of the components counts. null, the default, for that of the list.
   */
  maximumOverscroll: number | null;
  /**
   * Calls a function that changes rows in front of the visible ones, before it returns: what is seen stays
   * where it is, also under a finger, and nothing is triggered. What a promise brings is in front only where it
   * is added inside: `list.keepPosition(() => list.prepend(...rows))`. An error that the function throws is
   * thrown.
   */
  keepPosition(changes: () => void): void;
  /**
   * What has gone into the list since it was made in its language, as a script that `refresh replay` plays, with a
   * comment for each part that a script cannot say; null where `RefreshKit.isRecording` is not set.
   */
  readonly script: string | null;
  /**
   * The point of the content at the corner of the list, in points; below 0 where it is pulled. One that is
   * set before the module is loaded is that of the list's first frame, where its rows are long enough.
   * Throws a TypeError for a number that is not finite.
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
  /** Whether lists record their sessions, for which `refresh-recorder.wasm` is the source; false by default. */
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
