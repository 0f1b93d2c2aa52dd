import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { StaffMember } from '@portal/domain/firm/staff/staff.wire';

/** Who could approve a role change: everybody permitted except the people given, who propose it or whose role it is. */
export function roleApprovers(people: readonly StaffMember[], without: readonly string[]): StaffMember[] {
  return people.filter(
    ({ id, role, state }) =>
      state === 'active' && !without.includes(id) && scopeOf(role, 'people.change-role') !== null,
  );
}
