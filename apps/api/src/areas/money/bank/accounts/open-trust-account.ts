import { centsFromDollars } from '@portal/domain/ground/money/cents';
import type { OpenTrustAccountInput } from '@portal/domain/money/bank/lines/bank-schemas';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import { insertTrustAccount } from './trust-accounts.store.ts';

/** Opens a trust account from a day on, with its balance before that day. Throws VALIDATION for a name that is taken. */
export async function openTrustAccount(
  deps: Deps,
  by: StaffActor,
  { name, openingBalance, openedOn }: OpenTrustAccountInput,
): Promise<string> {
  const id = deps.newId();
  const at = deps.clock.now();
  const openingCents = centsFromDollars(openingBalance);
  await transact(deps.db, async (trx) => {
    if (!(await insertTrustAccount(trx, { id, name, openingCents, openedOn, at }))) {
      throw invalid([{ path: 'name', key: 'officeMoney.accountNameTaken' }]);
    }
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'trust-account.opened',
      target: `trust-account:${id}`,
      investorId: null,
      detail: { ...auditOfStaff(by), name, openedOn, openingCents: String(openingCents) },
    });
  });
  return id;
}
