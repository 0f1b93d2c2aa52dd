/** What a person of the dealer's office works as, fixed in code; one person may have several. */
export const STAFF_ROLES = ['representative', 'compliance', 'finance', 'deals', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whose things a permission reaches: clients of the person's own representative code, or everybody's. */
export const SCOPES = ['own-clients', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** Each of these roles once, in the order in which they are always written: two equal sets are written alike. */
export function inOrder(roles: readonly StaffRole[]): StaffRole[] {
  return STAFF_ROLES.filter((role) => roles.includes(role));
}

/** True if both are the same set of roles. */
export function areSameRoles(one: readonly StaffRole[], other: readonly StaffRole[]): boolean {
  return inOrder(one).join() === inOrder(other).join();
}

const OF_CLIENTS: StaffRole = 'representative';

/** True with a role that stands for one representative, whose code says who its clients are. */
export function hasClients(roles: readonly StaffRole[]): boolean {
  return roles.includes(OF_CLIENTS);
}

/**
 * The roles that a person has toward everybody, and so toward somebody who is not their client: what a representative
 * reads of their own clients, they do not read of others because another of their roles shows that those are there.
 */
export function rolesTowardAll(roles: readonly StaffRole[]): StaffRole[] {
  return roles.filter((role) => role !== OF_CLIENTS);
}
