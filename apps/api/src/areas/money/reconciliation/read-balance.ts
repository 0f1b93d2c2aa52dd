import { centsFromDollars, dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { ReadBalanceInput } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { dropProposalAbout } from '../../firm/proposals/end-proposal.ts';
import { holdTrustAccounts } from './accounts-of-day.store.ts';
import { dayTarget } from './day-payload.ts';
import { insertReading } from './explanations.store.ts';
import { requireOpenDay } from './reconcile-open-day.ts';
import { recordOfDay } from './record-of-day.ts';

/**
 * Records the balance that the bank's page shows for an account at the end of a day without lines, which no statement covers.
 * Throws NOT_FOUND, DAY_NOT_READY, and BALANCE_DIFFERS where the lines come to another balance, so that a statement is missing.
 */
export async function readBalance(
  deps: Deps,
  by: StaffActor,
  day: string,
  { accountId, balance }: ReadBalanceInput,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    await holdTrustAccounts(trx);
    const { content } = await requireOpenDay(trx, deps, day);
    const account = content.accounts.find(({ id }) => id === accountId);
    if (account === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const cents = centsFromDollars(balance);
    if (dollarsFromCents(cents) !== account.closing) {
      throw new AppError('BALANCE_DIFFERS');
    }
    const at = deps.clock.now();
    await insertReading(trx, { id: deps.newId(), accountId, day, cents, by: by.staffId, at });
    await dropProposalAbout(trx, deps, by, dayTarget(day));
    await recordOfDay(trx, deps, by, day, {
      action: 'trust-day.balance-read',
      account: accountId,
      balanceCents: String(cents),
    });
  });
}
