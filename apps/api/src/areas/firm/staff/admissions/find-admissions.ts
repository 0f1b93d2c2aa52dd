export { areLetInByOne, findJoined, findNewcomers } from './staff-admissions.store.ts';
