import type { StaffActor } from '../platform/http/actor.ts';

/** Somebody of the office by whom use cases are called in tests; what they may do is asked before, where a call comes in. */
export const STAFF: StaffActor = {
  kind: 'staff',
  staffId: 'colleague-1',
  name: 'Maude Lafleur',
  roles: ['compliance'],
  representativeId: null,
  via: 'office',
};

/** What an audit row says of them. */
export const BY_STAFF = { by: 'Maude Lafleur', roles: ['compliance'], via: 'office' } as const;
