/** What a tab keeps over a reload; null where the browser refuses even to be asked. */
export function tabStorage(view: Pick<Window, 'sessionStorage'>): Storage | null {
  try {
    return view.sessionStorage;
  } catch {
    return null;
  }
}
