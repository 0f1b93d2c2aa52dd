import type { RepresentativeInput } from '@portal/domain/people/representatives/representative-schemas';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { changeRepresentative as writeChange } from '../../people/representatives/keep-register.ts';
import { changeRegister, needsCover, refuseCover } from './change-register.ts';
import { countDependents } from './dependents.store.ts';
import { refuseForeignProvinces } from './refuse-foreign-provinces.ts';

/**
 * Changes a representative's particulars, and who stands in for them. Throws NOT_FOUND, CHANGED_MEANWHILE, VALIDATION, also if one
 * who has left would leave clients without anybody.
 */
export async function changeRepresentative(
  deps: Deps,
  by: StaffActor,
  representativeId: string,
  { version, ...change }: RepresentativeInput,
): Promise<void> {
  await refuseForeignProvinces(deps, change.provinces);
  await changeRegister(
    deps,
    by,
    { representativeId, version, action: 'representative.changed' },
    async (trx, one, all) => {
      refuseCover(all, representativeId, change.coverId);
      if (!one.isActive && change.coverId === null && needsCover((await countDependents(trx))(one.id))) {
        throw invalid([{ path: 'coverId', key: 'representatives.cover.required' }]);
      }
      await writeChange(trx, representativeId, change);
      return { ...change, coveredBefore: one.coverId };
    },
  );
}
