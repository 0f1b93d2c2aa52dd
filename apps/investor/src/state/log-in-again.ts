/** What waits for somebody to log in over the page; null while nobody was asked. */
let waiting: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();
/** The token of a session that has answered on this page: only its end can take something away from somebody. */
let livingToken: string | null = null;

/** Remembers that the session of this token was alive while this page was open. */
export function sessionAnswered(token: string | null): void {
  livingToken = token;
}

/**
 * Asks the person to log in over the page, once for all calls; true when they did. False at once where the page cannot ask, or
 * where the session was over before the page was opened, so that nobody has done anything on it yet.
 */
export function askToLogIn(token: string | null): Promise<boolean> {
  if (listeners.size === 0 || token === null || token !== livingToken) {
    return Promise.resolve(false);
  }
  if (waiting === null) {
    waiting = Promise.withResolvers<boolean>();
    publish();
  }
  return waiting.promise;
}

/** Ends the question: calls that wait are made again, or fail with their refusal. */
export function answerLogIn(isDone: boolean): void {
  const asked = waiting;
  waiting = null;
  publish();
  asked?.resolve(isDone);
}

/** For `useSyncExternalStore`. */
export function subscribeLogIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isLogInAsked(): boolean {
  return waiting !== null;
}

function publish(): void {
  for (const listener of listeners) {
    listener();
  }
}
