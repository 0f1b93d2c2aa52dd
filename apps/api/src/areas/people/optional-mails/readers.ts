/** Who agreed to a kind of optional message, for areas that have something to tell them. */
export { type Audience, countReaders, mayBeTold, type Topic } from './readers.store.ts';
