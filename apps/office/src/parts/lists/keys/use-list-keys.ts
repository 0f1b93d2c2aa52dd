import { type RefObject, useEffect, useRef } from 'react';
import { useSingleKeys } from '#state/use-single-keys.ts';
import { SEARCH_OF_LIST } from './search-of-list.ts';

type ListKeys = {
  table: RefObject<HTMLElement | null>;
  /** The row that the keys are about until one has the focus. */
  currentKey?: string | undefined;
  /** What further letters do with the current row. */
  acts?: Readonly<Record<string, (key: string) => void>> | undefined;
  /** What a letter after `g` does; undefined for nothing. */
  go?: ((letter: string) => (() => void) | undefined) | undefined;
  /** What `?` shows. */
  help?: (() => void) | undefined;
};

/** Where letters are typed, or have a meaning of their own. */
const NOT_FOR_KEYS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox], [role=dialog], [role=alertdialog]';
const OPENS_ITSELF = 'a, button, summary, input';

/**
 * Single keys of a list, from the moment that the page is there: `j` and `k` go through its rows, Enter and `o` open one, `/` goes to the
 * search. None works while somebody types, in a dialog or with a modifier, and none decides anything.
 */
export function useListKeys({ table, currentKey, acts = {}, go, help }: ListKeys): void {
  const { isOn } = useSingleKeys();
  const isGoing = useRef(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wasGoing = isGoing.current;
      isGoing.current = false;
      const { target, key } = event;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
      const isFree = !(target instanceof Element) || target.closest(NOT_FOR_KEYS) === null;
      if (!isPlain || !isFree || !isOn || event.defaultPrevented) {
        return;
      }
      const rows = rowsOf(table.current);
      const focused = rows.findIndex((row) => row.contains(document.activeElement));
      const current = rows[focused] ?? rows.find((row) => row.dataset.row === currentKey) ?? rows[0];
      const moveTo = (step: number) => (focused === -1 ? current : rows[focused + step]);
      const keys: Readonly<Record<string, () => void>> = {
        j: () => linkOf(moveTo(1))?.focus(),
        k: () => linkOf(moveTo(-1))?.focus(),
        o: () => linkOf(current)?.click(),
        '/': () => document.querySelector<HTMLElement>(`[${SEARCH_OF_LIST}]`)?.focus(),
        g: () => {
          isGoing.current = go !== undefined;
        },
        ...(help === undefined ? {} : { '?': help }),
      };
      const opensItself = target instanceof Element && target.closest(OPENS_ITSELF) !== null;
      const letter = key === 'Enter' && !opensItself ? 'o' : key;
      const act = wasGoing
        ? go?.(letter)
        : Object.hasOwn(keys, letter)
          ? keys[letter]
          : actOn(current, Object.hasOwn(acts, letter) ? acts[letter] : undefined);
      if (act !== undefined) {
        event.preventDefault();
        act();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function actOn(
  row: HTMLElement | undefined,
  act: ((key: string) => void) | undefined,
): (() => void) | undefined {
  const key = row?.dataset.row;
  return key === undefined || act === undefined ? undefined : () => act(key);
}

function rowsOf(table: HTMLElement | null): HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

function linkOf(row: HTMLElement | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-row-link]') ?? null;
}
