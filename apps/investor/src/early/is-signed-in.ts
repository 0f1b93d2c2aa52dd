/** Where `redux-persist` stores the state: JSON strings inside a JSON string. */
export const STORAGE_KEY = 'persist:root';

/** True if the stored state holds a session; whether it is still valid the application finds out. */
export function isSignedIn({ localStorage }: Window): boolean {
  return /accessToken\\":\\"/.test(localStorage.getItem(STORAGE_KEY) ?? '');
}
