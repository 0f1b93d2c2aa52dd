import type { CloseAccountInput } from '@portal/domain/people/account/security-schemas';
import { obstaclesToClosing } from '@portal/domain/service/own-account/obstacles-to-closing';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { lockRooms } from '../../order/exemptions/lock-rooms.ts';
import { closeAccess, lockAccount } from '../../people/accounts/close-access.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { provePassword, proveSecondStep, readSecondStep } from '../../people/accounts/prove-person.ts';
import { forgetRequestsOf } from '../../people/contact/forget-old-requests.ts';
import { removeEntriesOf } from '../../people/waiting-list/waiting-entries.ts';
import { listTrades } from '../order-views/list-trades.ts';
import { listPurchases } from '../order-views/show-purchases.ts';
import { forgetPerson, forgetUnfinished, hasRecords } from './forget-person.store.ts';

/**
 * Closes an account against the password, and the code if two-factor sign-in is on: every session ends, unfinished work is deleted,
 * and so is everything that names the person unless the law requires records. Throws VALIDATION for a wrong password or a missing
 * code, TWO_FACTOR_CODE_WRONG, RATE_LIMITED, ACCOUNT_IN_USE while something keeps it open.
 */
export async function closeAccount(
  deps: Deps,
  investorId: string,
  { password, code }: CloseAccountInput,
): Promise<void> {
  await provePassword(deps, investorId, password, 'password');
  const step = await readSecondStep(deps, investorId, code);
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    // Before the account, as whoever joins an order does.
    await lockRooms(trx, [investorId]);
    await lockAccount(trx, investorId);
    const investor = await findInvestor(trx, investorId);
    if (investor === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const filter = { includeArchived: true };
    const { trades } = await listTrades({ ...deps, db: trx }, investorId, filter, investor.language);
    const purchases = await listPurchases({ ...deps, db: trx }, investorId, investor.language);
    if (obstaclesToClosing(trades, purchases).length > 0) {
      throw new AppError('ACCOUNT_IN_USE');
    }
    const provedBy = await proveSecondStep(trx, deps, investorId, step);
    if (!(await closeAccess(trx, investorId, at))) {
      return;
    }
    const keepsRecords = await hasRecords(trx, investorId);
    await forgetUnfinished(trx, investorId);
    await removeEntriesOf(trx, investor.email);
    if (!keepsRecords) {
      await forgetPerson(trx, investorId);
      await forgetRequestsOf(trx, investorId);
    }
    await requestMail(trx, deps, { template: 'account-closed', investorId, address: investor.email });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'account.closed',
      target: `investor:${investorId}`,
      investorId,
      detail: { keepsRecords, provedBy },
    });
  });
}
