import { isAccountOnRecord } from '@portal/domain/money/payments/obstacles-to-unlinking';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { deleteFiles } from '../../../../platform/files/kept/files.store.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import {
  eraseAccount,
  type GivenAccount,
  listGivenAccounts,
  lockOrdersWithAccount,
  setUnlinked,
} from './bank-accounts.store.ts';
import { listBankAccounts } from './list-bank-accounts.ts';

/**
 * Unlinks an order's account from every order it was given for: nothing more is debited from it, and its numbers stay only with
 * orders whose records must be kept by law. The investor is told by mail. An account that was already unlinked stays so, and
 * nobody is told again. Throws NOT_FOUND, BANK_ACCOUNT_IN_USE.
 */
export async function unlinkAccount(deps: Deps, investorId: string, tradeId: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    await lockOrdersWithAccount(trx, investorId);
    const accounts = await listBankAccounts({ ...deps, db: trx }, investorId);
    const account = accounts.find(({ given }) => given.some((each) => each.tradeId === tradeId));
    if (account === undefined) {
      await refuseUnlessUnlinked(trx, investorId, tradeId);
      return;
    }
    if (account.inUse.length > 0) {
      throw new AppError('BANK_ACCOUNT_IN_USE');
    }
    const at = deps.clock.now();
    for (const given of account.given) {
      await setUnlinked(trx, investorId, given.tradeId, at);
    }
    const erased = account.given.filter((given) => !isOnRecord(given));
    await erase(trx, investorId, erased);
    await requestMail(trx, deps, {
      template: 'bank-account-unlinked',
      investorId,
      lastDigits: account.lastDigits,
    });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'bank-account.unlinked',
      target: `trade:${tradeId}`,
      investorId,
      detail: { orders: account.given.length, erased: erased.length },
    });
  });
}

/** Gives the same answer for another person's order, for an unknown one, and for one without an account. */
async function refuseUnlessUnlinked(trx: Db, investorId: string, tradeId: string): Promise<void> {
  const given = (await listGivenAccounts(trx, investorId)).find((each) => each.tradeId === tradeId);
  if (given === undefined || given.unlinkedAt === null) {
    throw new AppError('NOT_FOUND');
  }
}

async function erase(trx: Db, investorId: string, erased: readonly GivenAccount[]): Promise<void> {
  for (const { tradeId } of erased) {
    await eraseAccount(trx, investorId, tradeId);
  }
  const cheques = erased.flatMap(({ voidChequeFileId }) => voidChequeFileId ?? []);
  if (cheques.length > 0) {
    await deleteFiles(trx, cheques);
  }
}

function isOnRecord({ submittedAt, investorSignedAt, facts }: GivenAccount): boolean {
  return isAccountOnRecord({
    wasSubmitted: submittedAt !== null,
    wasSigned: investorSignedAt !== null,
    hasMovedMoney: facts.events.length > 0 || facts.debits.length > 0,
  });
}
