import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML until hydration: until then the browser must not submit a form itself. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
