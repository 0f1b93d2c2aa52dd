import { type RefObject, useEffect } from 'react';

let remembered: { address: string; id: string } | null = null;

/** Remembers which row of a list was opened, for when the person comes back. */
export function rememberRow(id: string): void {
  remembered = { address: addressNow(), id };
}

/** Gives the focus back to the row that was opened, once the person is back on the list and its rows are there. */
export function useRememberedRow(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (remembered?.address !== addressNow()) {
      return;
    }
    const { id } = remembered;
    remembered = null;
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.row === id);
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  }, [table]);
}

function addressNow(): string {
  return `${window.location.pathname}${window.location.search}`;
}
