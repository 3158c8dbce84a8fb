// The reports of the browser's scrolling to the list in the module: where it has scrolled, and what has moved it.

/** The causes of a report, and the steps of a drag, by name. */
const causes = { finger: 0, deceleration: 1, wheel: 2, other: 3 };
const steps = { began: 0, lifted: 3, cancelled: 4, stopped: 7 };

/** The time after a wheel, or a scroll by it, within which a scroll is the wheel's, in milliseconds. */
const pause = 100;

/** Whether the browser says when a scroll is over, and the time without one after which it is over at the latest. */
const knowsEnd = "onscrollend" in window;
const stillness = knowsEnd ? 1_000 : 100;

/**
 * Reports the scrolls of a scroller. `finger()` returns whether a finger scrolls; `relayout()` is called for a scroll
 * of the browser's layout, `arrive()` for one that has reached or left an end, and `rest()` when a scroll is over.
 */
export function reportScrolls(scroller, live, layout, { finger, relayout, rest, arrive }) {
  let isDragging = false;
  let isDecelerating = false;
  let wheelTime = -Infinity;
  let scrollTime = -Infinity;
  let timer = 0;
  let restTimer = 0;

  const drive = (step) => live.perform("drive", steps[step], 0, 0);

  function scrolled({ isTrusted, target, timeStamp }) {
    if (!isTrusted || target !== scroller.target || !live.kit) return;
    if (layout.isOld) return relayout();
    const { ends } = layout;
    const offset = layout.scrolled();
    if (!offset) return;
    if (layout.ends !== ends) arrive();
    scrollTime = timeStamp;
    if (finger() && !isDragging) {
      stop();
      isDragging = true;
      drive("began");
    }
    live.report(offset, causes[cause(timeStamp)]);
    if (!knowsEnd) {
      clearTimeout(restTimer);
      restTimer = setTimeout(rest, stillness);
    }
  }

  function ended({ target }) {
    if (target !== scroller.target || !live.kit) return;
    stop();
    rest();
  }

  function cause(time) {
    if (isDragging) return "finger";
    if (isDecelerating) return "deceleration";
    if (time - wheelTime >= pause) return "other";
    wheelTime = time;
    return "wheel";
  }

  /** Ends the deceleration, if there is one. */
  function stop() {
    clearTimeout(timer);
    if (!isDecelerating) return;
    isDecelerating = false;
    drive("stopped");
  }

  /** Ends it once the browser has not scrolled for a while. */
  function stopAtRest() {
    const time = scrollTime + stillness - performance.now();
    if (time > 0) timer = setTimeout(stopAtRest, time);
    else stop();
  }

  return {
    /** Follows the scroller until a signal is aborted. */
    listen(signal) {
      scroller.target.addEventListener("scroll", scrolled, { passive: true, signal });
      scroller.target.addEventListener("scrollend", ended, { signal });
    },

    /** Whether a finger, or the momentum that it has left, scrolls. */
    get isScrolling() { return isDragging || isDecelerating; },

    get isDragging() { return isDragging; },

    /** Called when the finger that scrolls is lifted. */
    lift() {
      if (!isDragging) return;
      isDragging = false;
      isDecelerating = true;
      drive("lifted");
      timer = setTimeout(stopAtRest, pause);
    },

    /** Called when the finger that scrolls is taken away, by the system or by the list. */
    cancel() {
      if (!isDragging) return;
      isDragging = false;
      drive("cancelled");
    },

    /** Called for each event of a wheel. */
    wheel() { wheelTime = performance.now(); },

    /** Forgets a drag of a list that is freed. */
    forget() {
      isDragging = isDecelerating = false;
      clearTimeout(timer);
      clearTimeout(restTimer);
    },
  };
}
