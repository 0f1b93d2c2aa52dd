import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { changeRepresentative } from '../../people/representatives/keep-register.ts';
import { changeRegister } from './change-register.ts';

/** Reactivates a representative: they can be chosen again and work for their own clients. Throws NOT_FOUND, CHANGED_MEANWHILE. */
export async function activateRepresentative(
  deps: Deps,
  by: StaffActor,
  representativeId: string,
  version: number,
): Promise<void> {
  await changeRegister(
    deps,
    by,
    { representativeId, version, action: 'representative.activated' },
    async (trx, one) => {
      await changeRepresentative(trx, representativeId, { isActive: true, coverId: null });
      return { coveredBefore: one.coverId };
    },
  );
}
