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

/** Whether the sheet of keys is open: both a button and a key pressed on a row open it. */
export function useIsKeysSheetOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
