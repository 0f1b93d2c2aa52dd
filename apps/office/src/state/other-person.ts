/**
 * Whom this page shows, which each of its calls says: the session is the browser's, and another tab may have logged
 * somebody else in. The server refuses the call then, and names who it is by now.
 */
let shownId: string | null = null;
let told: string | null = null;
const listeners = new Set<() => void>();

/** Says whom the page shows from now on; null for nobody. */
export function showPerson(staffId: string | null): void {
  shownId = staffId;
  tell(null);
}

/** The headers that say whom the page shows. */
export function headersOfPerson(): Record<string, string> {
  return shownId === null ? {} : { 'X-Portal-Person': shownId };
}

/** Keeps what the server said about who is logged in by now; null once the person has read it. */
export function tell(message: string | null): void {
  if (told !== message) {
    told = message;
    for (const listener of listeners) {
      listener();
    }
  }
}

/** What the server said; null while the page shows who is logged in. */
export function toldOfOther(): string | null {
  return told;
}

/** For `useSyncExternalStore`. */
export function subscribeOther(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
