export { isAnybodyThere } from './list-staff.store.ts';
export {
  findStaff as findPerson,
  findStaffByEmail as findPersonByEmail,
  lockStaff as lockPerson,
  type Staff,
} from './staff.store.ts';
