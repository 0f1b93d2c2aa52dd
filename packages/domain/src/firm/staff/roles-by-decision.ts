import type { StaffRole } from './staff-roles.ts';

/** The roles by what they decide first, in the order in which an administrator reads them. */
export const ROLES_BY_DECISION = [
  { group: 'clients', roles: ['compliance', 'representative'] },
  { group: 'money', roles: ['finance'] },
  { group: 'deals', roles: ['deals'] },
  { group: 'people', roles: ['administrator'] },
] as const satisfies readonly { group: string; roles: readonly StaffRole[] }[];
