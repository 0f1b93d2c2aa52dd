/** Changes who looks after an investor, for the office. */
export { replaceRepresentative as giveToRepresentative } from './profile/investor-details.store.ts';
