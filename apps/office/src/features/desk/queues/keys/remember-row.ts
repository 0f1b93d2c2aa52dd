let remembered: { address: string; id: string } | null = null;

/** Remembers which row of a list was opened, for when the person comes back. */
export function rememberRow(id: string): void {
  remembered = { address: addressNow(), id };
}

/**
 * Gives the focus back to the row that was opened, once the person is back on the list. Called as each row is drawn:
 * a list has no rows yet when it first renders.
 */
export function focusRememberedRow(row: HTMLElement | null, id: string): void {
  if (row !== null && remembered?.id === id && remembered.address === addressNow()) {
    remembered = null;
    row.focus();
  }
}

function addressNow(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** The rows of a list, in order. */
export function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
}
