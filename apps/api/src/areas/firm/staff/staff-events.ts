export type StaffEvents = {
  /** Another person changed somebody's role or access. */
  'staff-changed': { staffId: string };
  /** Two people gave somebody another role, or let them start over. */
  'role-given': { staffId: string };
};
