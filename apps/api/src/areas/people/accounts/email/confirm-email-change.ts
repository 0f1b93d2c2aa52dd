import type { EmailConfirmation } from '@portal/domain/people/account/account.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { isUniqueViolation, transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { endPasswordResets } from '../credentials/password-resets.store.ts';
import { findInvestor, lockAccount } from '../profile/investors.store.ts';
import { findCredentials } from '../profile/password-hashes.store.ts';
import { confirmSide, type EmailChange, findEmailChange, finishEmailChange } from './email-changes.store.ts';

/**
 * Confirms a change of e-mail at one of its two addresses, in any order; the second confirmation makes the change.
 * Opening a link again returns the current state. Throws EMAIL_LINK_INVALID for a link that is unknown, cancelled or
 * over a day old, and EMAIL_TAKEN if the new address has an account by now.
 */
export async function confirmEmailChange(deps: Deps, token: string): Promise<EmailConfirmation> {
  const tokenHash = hashToken(token);
  try {
    return await transact(deps.db, async (trx) => {
      const at = deps.clock.now();
      const found = await findEmailChange(trx, tokenHash, at);
      await lockAccount(trx, found?.investorId ?? '');
      // Read again under the lock: both links may be opened at the same moment.
      const change = await findEmailChange(trx, tokenHash, at);
      if (change === undefined) {
        throw new AppError('EMAIL_LINK_INVALID');
      }
      return change.changedAt === null ? confirm(trx, deps, change) : { changed: true, waitingFor: null };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('EMAIL_TAKEN') : error;
  }
}

async function confirm(trx: Db, deps: Deps, change: EmailChange): Promise<EmailConfirmation> {
  const at = deps.clock.now();
  const isOther = change.side === 'old' ? change.newConfirmedAt !== null : change.oldConfirmedAt !== null;
  const mayTell = change.side === 'new' || isOther;
  const holder = await findCredentials(trx, change.newEmail);
  if (mayTell && holder !== undefined && holder.id !== change.investorId) {
    throw new AppError('EMAIL_TAKEN');
  }
  await confirmSide(trx, change, at);
  if (isOther) {
    await changeEmail(trx, deps, change, at);
    return { changed: true, waitingFor: null };
  }
  await appendAudit(trx, deps, at, entryOf(change, 'email.change-confirmed', { address: change.side }));
  return { changed: false, waitingFor: change.side === 'old' ? 'new' : 'old' };
}

/** Makes the change, which also ends password reset links sent to the old address. */
async function changeEmail(trx: Db, deps: Deps, change: EmailChange, at: Date): Promise<void> {
  const { investorId } = change;
  const oldEmail = (await findInvestor(trx, investorId))?.email ?? '';
  await finishEmailChange(trx, change, at);
  await endPasswordResets(trx, investorId, at);
  await requestMail(trx, deps, { template: 'email-changed', investorId, address: oldEmail });
  await appendAudit(trx, deps, at, entryOf(change, 'email.changed'));
}

function entryOf({ investorId, id }: EmailChange, action: string, detail: Record<string, string> = {}) {
  const actor = `investor:${investorId}` as const;
  return { actor, action, target: actor, investorId, detail: { ...detail, change: id } };
}
