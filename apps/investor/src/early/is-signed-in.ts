/** Where `redux-persist` keeps the state of a browser, as texts within a text. */
export const STORAGE_KEY = 'persist:root';

/** True where the kept state holds a session; whether it still counts the application finds out. */
export function isSignedIn({ localStorage }: Window): boolean {
  return /accessToken\\":\\"/.test(localStorage.getItem(STORAGE_KEY) ?? '');
}
