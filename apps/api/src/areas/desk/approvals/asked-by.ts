import { approvableBy, kindsOf } from '@portal/domain/firm/proposals/proposal-kinds';
import { rolesTowardAll } from '@portal/domain/firm/staff/staff-roles';
import type { StaffActor } from '../../../platform/http/actor.ts';
import type { Asked } from './open-proposals.store.ts';

/** A person's question for open proposals: of the kinds that concern their roles, and of their own clients where none but a representative's does. */
export function askedBy({ staffId, roles, representativeId }: StaffActor, now: Date): Asked {
  return {
    staffId,
    now,
    kinds: kindsOf(roles),
    approvable: approvableBy(roles),
    ofEverybody: kindsOf(rolesTowardAll(roles)),
    representativeId: representativeId ?? '',
  };
}
