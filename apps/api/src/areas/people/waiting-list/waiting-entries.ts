/** Entries for other areas: all that an address waits for, to show or delete, and the one that a message is about. */
export { isWaiting, listEntriesOf, removeEntriesOf, removeEntry } from './waiting-list.store.ts';
