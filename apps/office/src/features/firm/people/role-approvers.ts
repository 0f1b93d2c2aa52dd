import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { StaffMember } from '@portal/domain/firm/staff/staff.wire';

/** Who could approve a role change: everybody permitted except the people given, who propose it or whose roles they are. */
export function roleApprovers(people: readonly StaffMember[], without: readonly string[]): StaffMember[] {
  return people.filter(
    ({ id, roles, state }) =>
      state === 'active' && !without.includes(id) && scopeOf(roles, 'people.change-role') !== null,
  );
}
