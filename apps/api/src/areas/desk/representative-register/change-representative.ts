import type { OwnRegistration } from '@portal/domain/people/representatives/representative';
import type { RepresentativeInput } from '@portal/domain/people/representatives/representative-schemas';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import {
  changeRegistrations,
  changeRepresentative as writeChange,
} from '../../people/representatives/keep-register.ts';
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
  { version, registrations, ...change }: RepresentativeInput,
): Promise<void> {
  await refuseForeignProvinces(deps, registrations);
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
      if (!isSame(one.registrations, registrations)) {
        await changeRegistrations(trx, one, registrations, { by: by.staffId, at: deps.clock.now() });
      }
      return { ...change, registrations, coveredBefore: one.coverId };
    },
  );
}

/** True for the same periods, in whatever order. */
function isSame(one: readonly OwnRegistration[], other: readonly OwnRegistration[]): boolean {
  const words = (all: readonly OwnRegistration[]) =>
    all.map(({ province, from, lastDay }) => `${province} ${from} ${lastDay}`).sort();
  return words(one).join() === words(other).join();
}
