/** Who agreed to a kind of optional mail, for areas that have something to tell them. */
export { type Audience, countSubscribers, mayBeTold, type Topic } from './subscribers.store.ts';
