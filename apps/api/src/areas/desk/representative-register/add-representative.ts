import type { NewRepresentativeInput } from '@portal/domain/people/representatives/representative-schemas';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { insertRepresentatives } from '../../people/representatives/keep-register.ts';
import { refuseForeignProvinces } from './refuse-foreign-provinces.ts';

/** Adds a representative investors can choose from now on, and returns the id. Throws VALIDATION, also for somebody else's code. */
export async function addRepresentative(
  deps: Deps,
  by: StaffActor,
  input: NewRepresentativeInput,
): Promise<string> {
  await refuseForeignProvinces(deps, input.registrations);
  const id = deps.newId();
  const at = deps.clock.now();
  await transact(deps.db, async (trx) => {
    if (!(await insertRepresentatives(trx, [{ ...input, id }], { by: by.staffId, at }))) {
      throw invalid([{ path: 'referralCode', key: 'representatives.referralCode.taken' }]);
    }
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'representative.added',
      target: `representative:${id}`,
      investorId: null,
      detail: { ...auditOfStaff(by), ...input },
    });
  });
  return id;
}
