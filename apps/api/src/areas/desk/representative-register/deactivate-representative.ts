import type { DeactivateRepresentativeInput } from '@portal/domain/people/representatives/representative-schemas';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { changeRepresentative } from '../../people/representatives/keep-register.ts';
import { changeRegister, needsCover, refuseCover } from './change-register.ts';
import { countDependents } from './dependents.store.ts';

/**
 * Deactivates a representative: nobody can choose them from now on, and their stand-in works for their clients; records keep their
 * name. Throws NOT_FOUND, CHANGED_MEANWHILE, VALIDATION if they have clients and no stand-in.
 */
export async function deactivateRepresentative(
  deps: Deps,
  by: StaffActor,
  representativeId: string,
  { coverId, version }: DeactivateRepresentativeInput,
): Promise<void> {
  await changeRegister(
    deps,
    by,
    { representativeId, version, action: 'representative.deactivated' },
    async (trx, one, all) => {
      refuseCover(all, representativeId, coverId);
      const { clients, openOrders } = (await countDependents(trx))(one.id);
      if (coverId === null && needsCover({ clients, openOrders })) {
        throw invalid([{ path: 'coverId', key: 'representatives.cover.required' }]);
      }
      await changeRepresentative(trx, representativeId, { isActive: false, coverId });
      return { coverId, clients, openOrders };
    },
  );
}
