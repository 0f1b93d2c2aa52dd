/**
 * The document that the application runs in. `isWatched` is true once scripts of other companies run in it. Nothing takes a
 * script out of a document again: such a document shows measured pages only, and a person who goes anywhere else gets a
 * new one. Tests put something else in the place of `startAnew`.
 */
export const watchedDocument = {
  isWatched: false,
  /** Asks the server for the address on screen anew; the policy of that document decides what may run in it. */
  startAnew: () => window.location.reload(),
};
