/** What an address waits for, for areas that show or delete all that the portal holds of a person. */
/** The entry that a message is about: whether its person still waits for it, and its end once it has left. */
export { isWaiting, listEntriesOf, removeEntriesOf, removeEntry } from './waiting-list.store.ts';
