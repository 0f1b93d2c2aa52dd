import { hasClients, STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { checkDetails, checkNewEmail } from '@portal/domain/people/account/check-account';

/** Roles in a form: none until chosen. */
export type TypedRoles = { roles: readonly string[]; representativeId: string };

/** The chosen roles, in their order. */
export function rolesOf(typed: readonly string[]): StaffRole[] {
  return STAFF_ROLES.filter((role) => typed.includes(role));
}

/** The roles to send; with a representative only if one of them has clients. */
export function chosenRoles(typed: TypedRoles): { roles: StaffRole[]; representativeId: string | null } {
  const roles = rolesOf(typed.roles);
  return { roles, representativeId: hasClients(roles) ? typed.representativeId : null };
}

/** Checks roles before they are sent. */
export function checkRoles(typed: TypedRoles): FieldIssue[] {
  const roles = rolesOf(typed.roles);
  if (roles.length === 0) {
    return [{ path: 'roles', key: 'office.people.role.required', values: {} }];
  }
  return hasClients(roles) && typed.representativeId === ''
    ? [{ path: 'representativeId', key: 'office.people.representative.required', values: {} }]
    : [];
}

/** Checks an invitation before it is sent, in the order of the form. */
export function checkInvitation(
  typed: TypedRoles & { firstName: string; lastName: string; email: string },
): FieldIssue[] {
  return [
    ...checkDetails({ firstName: typed.firstName, lastName: typed.lastName, phone: '' }),
    ...checkNewEmail(typed),
    ...checkRoles(typed),
  ];
}
