/** What a person of the dealer's office works as; one each, fixed in code. */
export const STAFF_ROLES = ['representative', 'compliance', 'finance', 'deals', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whose things a permission reaches: clients of the person's own representative code, or everybody's. */
export const SCOPES = ['own-clients', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** True for a role that stands for one representative, whose code says who its clients are. */
export function hasClients(role: StaffRole): boolean {
  return role === 'representative';
}
