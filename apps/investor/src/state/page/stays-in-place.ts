/** Goes with a change of the address that is not another page: what the person looks at stays where it is. */
export const STAYS_IN_PLACE = { staysInPlace: true } as const;

/** Whether the state of a location says so. */
export function staysInPlace(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'staysInPlace' in state && state.staysInPlace === true
  );
}
