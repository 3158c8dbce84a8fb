// What the app is told of the loading of a list: the promise `ready`, and the event "error".

/** The loading of the list of an element. */
export class Loading {
  #host;
  #promise;
  #resolve;
  #reject;
  #messages = new Set();

  constructor(host) {
    this.#host = host;
    this.#begin();
  }

  /** Fulfilled when the list is live for the first time; rejected if its module cannot be loaded. */
  get ready() { return this.#promise; }

  #begin() {
    this.#promise = new Promise((resolve, reject) => { [this.#resolve, this.#reject] = [resolve, reject]; });
    // An app that listens to the event need not handle the promise, too.
    this.#promise.catch(() => {});
  }

  /** Called when the list is live. */
  end() { this.#resolve(); }

  /** Called if the list cannot be made: it stays an element that the browser scrolls. Later it may be tried again. */
  fail(error) {
    this.#reject(error);
    this.#begin();
    this.#notify(error);
  }

  /** Called if a file is missing without which the list does the rest; notifies the app once. */
  lack(error) {
    if (this.#messages.has(error.message)) return;
    this.#messages.add(error.message);
    this.#notify(error);
  }

  /** Dispatches the event, and reports the error as one that is not caught, unless a listener prevents that. */
  #notify(error) {
    const event = new ErrorEvent("error", { error, message: error.message, cancelable: true });
    if (this.#host.dispatchEvent(event)) reportError(error);
  }
}
