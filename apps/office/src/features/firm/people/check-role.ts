import { hasClients, STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { checkDetails, checkNewEmail } from '@portal/domain/people/account/check-account';

/** A role in a form: empty until chosen. */
export type TypedRole = { role: string; representativeId: string };

/** The chosen role; null until there is one. */
export function roleOf(typed: string): StaffRole | null {
  return STAFF_ROLES.find((role) => role === typed) ?? null;
}

/** The role to send; with a representative only if the role has clients. */
export function chosenRole(typed: TypedRole): { role: StaffRole; representativeId: string | null } | null {
  const role = roleOf(typed.role);
  return role === null ? null : { role, representativeId: hasClients(role) ? typed.representativeId : null };
}

/** Checks a role before it is sent. */
export function checkRole(typed: TypedRole): FieldIssue[] {
  const role = roleOf(typed.role);
  if (role === null) {
    return [{ path: 'role', key: 'office.people.role.required', values: {} }];
  }
  return hasClients(role) && typed.representativeId === ''
    ? [{ path: 'representativeId', key: 'office.people.representative.required', values: {} }]
    : [];
}

/** Checks an invitation before it is sent, in the order of the form. */
export function checkInvitation(
  typed: TypedRole & { firstName: string; lastName: string; email: string },
): FieldIssue[] {
  return [
    ...checkDetails({ firstName: typed.firstName, lastName: typed.lastName, phone: '' }),
    ...checkNewEmail(typed),
    ...checkRole(typed),
  ];
}
