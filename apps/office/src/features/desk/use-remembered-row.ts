import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

let remembered: { address: string; id: string } | null = null;

/** Keeps which row of a list was opened, for when its person comes back to it. */
export function rememberRow(id: string): void {
  remembered = { address: `${window.location.pathname}${window.location.search}`, id };
}

/** Back on the list: the row that was opened has the focus again, as if nobody had left. */
export function useRememberedRow(list: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (remembered?.address !== `${pathname}${search}`) {
      return;
    }
    const { id } = remembered;
    remembered = null;
    rowsOf(list.current)
      .find((row) => row.dataset.key === id)
      ?.focus();
  }, [list, pathname, search]);
}

/** The rows of a list in their order. */
export function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
}
