/**
 * The document the application runs in. `isWatched` is true once third-party scripts run in it. Scripts cannot be removed
 * from a document: such a document shows measured pages only, and leaving those takes a new one. Tests replace `startAnew`.
 */
export const watchedDocument = {
  isWatched: false,
  /** Reloads the current address; the new document's policy decides what may run in it. */
  startAnew: () => window.location.reload(),
};
