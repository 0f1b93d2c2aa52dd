/** The id of an entry, stable when the list is reordered. */
export function newId(): string {
  return crypto.randomUUID();
}
