/** Session storage; null if the browser denies access to it. */
export function tabStorage(view: Pick<Window, 'sessionStorage'>): Storage | null {
  try {
    return view.sessionStorage;
  } catch {
    return null;
  }
}
