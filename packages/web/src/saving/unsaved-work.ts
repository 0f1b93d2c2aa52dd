import { waitAtMost } from './wait-at-most.ts';

/** What a form on screen holds that the server has not acknowledged. */
export type UnsavedWork = {
  /** Sends it now and waits; resolves also when it could not be kept. */
  flush: () => Promise<unknown>;
  /** Sends it with a call that outlives the page. */
  leave: () => void;
  /** Tries again what failed. */
  retry: () => void;
};

const onScreen = new Set<UnsavedWork>();

/** Counts a form's work among what is sent before its person signs out; call what it returns when the form goes. */
export function noteUnsavedWork(work: UnsavedWork): () => void {
  onScreen.add(work);
  return () => void onScreen.delete(work);
}

/** Sends what is typed and not kept yet, while the session that may do so still lives. Resolves after three seconds at most. */
export function sendUnsavedWork(): Promise<void> {
  return waitAtMost([...onScreen].map((work) => work.flush()));
}
