import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML until the script has taken it over: until then a form must not be sent by the browser. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
