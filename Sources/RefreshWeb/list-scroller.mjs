// What scrolls the rows of an element: the element itself, or with scroller="page" the page that it is in.

/** Makes the scroller of an element; `states` are the custom states of the element. */
export function makeScroller(host, states) {
  const page = document.documentElement;

  /** The styles by which the page is held, as the states are by which an element is. */
  const styles = { touched: ["overscrollBehavior", "none"], held: ["overflow", "hidden"] };

  return {
    get isPage() { return host.scroller === "page"; },

    /** The element that has the scroll position. */
    get element() { return this.isPage ? document.scrollingElement : host; },

    /** The target of the events of scrolls, fingers and keys. */
    get target() { return this.isPage ? document : host; },

    /** The size of what is seen, which a finger does not change by the bars of the browser. */
    get size() { return [host.clientWidth, this.isPage ? page.clientHeight : host.clientHeight]; },

    /** The corner of what is seen, in the window. */
    get corner() {
      const { left, top } = host.getBoundingClientRect();
      return { left: left + host.clientLeft, top: this.isPage ? 0 : top + host.clientTop };
    },

    /** The distance of the element from the beginning of the page; 0 if the element scrolls. */
    get distance() { return this.isPage ? host.getBoundingClientRect().top + host.clientTop + page.scrollTop : 0; },

    /** The length of the page behind the element. */
    get lengthBehind() {
      return this.isPage ? page.scrollHeight - page.scrollTop - host.getBoundingClientRect().bottom : 0;
    },

    /** Sets or removes a state: "touched", in which a scroll does not go on outside, or "held", which ends one. */
    mark(state, isSet) {
      states[isSet ? "add" : "delete"](state);
      const [name, value] = styles[state];
      if (this.isPage) page.style[name] = isSet ? value : "";
    },

    /** Sets the fingers that are the browser's; null for all. */
    setTouchAction(action) { if (this.isPage) page.style.touchAction = action ?? ""; },
  };
}
