let remembered: { address: string; id: string } | null = null;

/** Keeps which row of a list was opened, for when its person comes back to it. */
export function rememberRow(id: string): void {
  remembered = { address: addressNow(), id };
}

/**
 * Back on the list, the row that was opened has the focus again, as if nobody had left. Called as each row comes to the page:
 * a list has none yet when it is first drawn.
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

/** The rows of a list in their order. */
export function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
}
