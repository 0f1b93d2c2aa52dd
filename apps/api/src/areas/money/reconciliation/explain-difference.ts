import { centsFromDollars } from '@portal/domain/ground/money/cents';
import type { ExplainDifferenceInput } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { dropProposalAbout } from '../../firm/proposals/end-proposal.ts';
import { holdTrustAccounts } from './accounts-of-day.store.ts';
import { dayTarget } from './day-payload.ts';
import { insertExplanation } from './explanations.store.ts';
import { requireOpenDay } from './reconcile-open-day.ts';
import { recordOfDay } from './record-of-day.ts';

/**
 * Explains a difference, beside earlier explanations. It counts as long as the difference keeps this amount, on later days too. A
 * proposal prepared without it ends. Throws NOT_FOUND, DAY_NOT_READY for a day that waits for another, and CHANGED_MEANWHILE
 * where the difference is not as it was seen.
 */
export async function explainDifference(
  deps: Deps,
  by: StaffActor,
  day: string,
  { key, amount, kind, words }: ExplainDifferenceInput,
): Promise<void> {
  const cents = centsFromDollars(amount);
  await transact(deps.db, async (trx) => {
    await holdTrustAccounts(trx);
    const { reconciled } = await requireOpenDay(trx, deps, day);
    if (!reconciled.differences.some((one) => one.key === key && one.cents === cents)) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const written = { id: deps.newId(), key, cents, day, kind, words };
    await insertExplanation(trx, { ...written, writtenAt: deps.clock.now(), byName: by.name }, by.staffId);
    await dropProposalAbout(trx, deps, by, dayTarget(day));
    await recordOfDay(trx, deps, by, day, {
      action: 'trust-day.explained',
      key,
      amountCents: String(cents),
      kind,
    });
  });
}
