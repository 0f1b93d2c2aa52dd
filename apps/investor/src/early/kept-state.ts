/** Where `redux-persist` keeps the state of a browser, as texts within a text. */
const STORAGE_KEY = 'persist:root';

/** True where the kept state holds a session; whether it still counts the application finds out. */
export function isSignedIn(window: Window): boolean {
  return /accessToken\\":\\"/.test(keptState(window));
}

/** True where something was still to be done at the visit before, of which a line below the header reminds. */
export function hasReminder(window: Window): boolean {
  return /reminder\\":\\"/.test(keptState(window));
}

function keptState({ localStorage }: Window): string {
  return localStorage.getItem(STORAGE_KEY) ?? '';
}
