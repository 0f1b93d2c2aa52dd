import type { ChangeRepresentativeInput } from '@portal/domain/desk/investors/office-investors.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { giveToRepresentative } from '../../people/accounts/give-to-representative.ts';
import { findRepresentative } from '../../people/representatives/find-representatives.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { requireInvestor } from './require-investor.ts';

/**
 * Gives an investor to another representative, or to nobody. Throws NOT_FOUND, VALIDATION for a representative who takes no clients,
 * and CHANGED_MEANWHILE if the page showed another representative, or the account has been closed.
 */
export async function changeInvestorRepresentative(
  deps: Deps,
  reader: Reader,
  investorId: string,
  { fromId, toId, reason }: ChangeRepresentativeInput,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    await requireInvestor(trx, reader, investorId);
    if (toId !== null && (await findRepresentative(trx, toId))?.isActive !== true) {
      throw invalid([{ path: 'toId', key: 'errors.choiceUnknown' }]);
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
