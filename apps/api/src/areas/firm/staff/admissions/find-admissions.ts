export { areLetInByOne, findNewcomers } from './staff-admissions.store.ts';
