export type StaffEvents = {
  /** Somebody's role, or whether they may come in, was changed by another person. */
  'staff-changed': { staffId: string };
  /** Two persons gave somebody another role. */
  'role-given': { staffId: string };
};
