import type { ChangeRepresentativeInput } from '@portal/domain/desk/investors/office-investors.wire';
import { mayServe, standInOf } from '@portal/domain/people/representatives/representative';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { giveToRepresentative } from '../../people/accounts/give-to-representative.ts';
import { listRepresentatives } from '../../people/representatives/find-representatives.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { requireInvestor } from './require-investor.ts';

/**
 * Gives an investor to another representative, or to nobody. Throws NOT_FOUND, VALIDATION for a representative who takes no clients
 * or works for none where the investor lives (NI 31-103 s. 4.1), and CHANGED_MEANWHILE if the page showed another representative, or the account has been closed.
 */
export async function changeInvestorRepresentative(
  deps: Deps,
  reader: Reader,
  investorId: string,
  { fromId, toId, reason }: ChangeRepresentativeInput,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    await requireInvestor(trx, reader, investorId);
    if (toId !== null) {
      await refuseUnlessRegistered(trx, deps, investorId, toId);
    }
    if (!(await giveToRepresentative(trx, investorId, { fromId, toId }))) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(reader.actor),
      action: 'investor.representative-changed',
      target: `investor:${investorId}`,
      investorId,
      detail: { ...auditOfStaff(reader.actor), reason, from: fromId, to: toId },
    });
  });
}

/** Whoever works for the representative's clients today has to be registered where the investor lives. */
async function refuseUnlessRegistered(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  investorId: string,
  toId: string,
): Promise<void> {
  const all = await listRepresentatives(trx);
  if (all.find(({ id }) => id === toId)?.isActive !== true) {
    throw invalid([{ path: 'toId', key: 'errors.choiceUnknown' }]);
  }
  const worker = standInOf(all, toId);
  const investor = await findInvestor(trx, investorId);
  if (worker === null || !mayServe(worker, investor?.province, clock.now())) {
    throw invalid([{ path: 'toId', key: 'officeInvestors.representative.notThere' }]);
  }
}
