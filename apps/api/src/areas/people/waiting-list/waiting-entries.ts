/** Entries for other areas: everything an address waits for, to show or delete, and the entry a mail is about. */
export { isWaiting, listEntriesOf, removeEntriesOf, removeEntry } from './waiting-list.store.ts';
