/** What an address waits for, for areas that show or delete all that the portal holds of a person. */
export { listEntriesOf, removeEntriesOf } from './waiting-list.store.ts';
