import { waitAtMost } from './wait-at-most.ts';

/** Input of a form on screen that the server has not acknowledged. */
export type UnsavedWork = {
  /** Sends it now and waits; also resolves if it could not be saved. */
  flush: () => Promise<unknown>;
  /** Sends it with a call that outlives the page. */
  leave: () => void;
  /** Retries what failed. */
  retry: () => void;
};

const onScreen = new Set<UnsavedWork>();

/** Registers a form's unsaved work to be sent before the person signs out; call the returned function when the form unmounts. */
export function noteUnsavedWork(work: UnsavedWork): () => void {
  onScreen.add(work);
  return () => void onScreen.delete(work);
}

/** Sends unsaved input while the session still allows it. Resolves after three seconds at most. */
export function sendUnsavedWork(): Promise<void> {
  return waitAtMost([...onScreen].map((work) => work.flush()));
}
