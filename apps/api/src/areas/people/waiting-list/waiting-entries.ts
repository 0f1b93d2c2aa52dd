/** Entries for other areas: everything an address waits for, to show or delete. */
export { listEntriesOf, removeEntriesOf } from './waiting-list.store.ts';
