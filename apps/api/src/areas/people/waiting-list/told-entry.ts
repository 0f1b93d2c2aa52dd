/** The entry that a message is about: whether its person still waits for it, and its end once it has left. */
export { isWaiting, removeEntry } from './waiting-list.store.ts';
