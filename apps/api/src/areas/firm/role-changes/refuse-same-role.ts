import type { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import { invalid } from '../../../platform/http/app-error.ts';

type Role = Pick<ChangeRoleInput, 'role' | 'representativeId'>;

/** Throws VALIDATION for the role that the person has. */
export function refuseSameRole(person: Role, { role, representativeId }: Role): void {
  if (person.role === role && person.representativeId === representativeId) {
    throw invalid([{ path: 'role', key: 'office.people.role.same' }]);
  }
}
