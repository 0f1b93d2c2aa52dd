/** The id of an entry that keeps it when the list is put in another order. */
export function newId(): string {
  return crypto.randomUUID();
}
