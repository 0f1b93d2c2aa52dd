/** History state of an address change within the page, which must not scroll. */
export const STAYS_IN_PLACE = { staysInPlace: true } as const;

/** Whether a location's state says so. */
export function staysInPlace(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'staysInPlace' in state && state.staysInPlace === true
  );
}
