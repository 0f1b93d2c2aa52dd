import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) {
    listener();
  }
}

export const openKeysSheet = (): void => set(true);
export const closeKeysSheet = (): void => set(false);

/** Whether the sheet of keys is open: a button opens it, and a key that a row hears. */
export function useIsKeysSheetOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
