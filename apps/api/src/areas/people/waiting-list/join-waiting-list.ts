import type { Language } from '@portal/domain/ground/people/languages';
import type { WaitingListInput } from '@portal/domain/people/waiting-list/waiting-list';
import { ask } from '../../../platform/ask.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { readLinkToken, writeLinkToken } from '../../../platform/crypto/write-link-token.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { insertEntry, removeEntry } from './waiting-list.store.ts';

/** The signing purpose of the list's links. */
export const LEAVE_PURPOSE = 'leave-waiting-list';

/**
 * Records who wants to hear when the dealer is registered in a province, and confirms it with a mail that has a link to
 * leave. An address already on the list gets no second mail. Throws VALIDATION for a province where the dealer is
 * registered.
 */
export async function joinWaitingList(deps: Deps, input: WaitingListInput, shown: Language): Promise<void> {
  const { email, province, language = shown } = input;
  const served = await ask(deps.db, deps, 'served-provinces', { at: deps.clock.now() });
  if (served.some((code) => code === province)) {
    throw invalid([{ path: 'province', key: 'waitingList.served' }]);
  }
  await transact(deps.db, async (trx) => {
    const id = deps.newId();
    const at = deps.clock.now();
    if (!(await insertEntry(trx, { id, email, province, language, consentedAt: at }))) {
      return;
    }
    const leaveToken = writeLinkToken(deps.secrets, LEAVE_PURPOSE, id);
    await requestMail(trx, deps, {
      template: 'waiting-list-joined',
      investorId: null,
      address: email,
      language,
      province,
      leaveToken,
    });
    await appendAudit(trx, deps, at, {
      actor: 'anonymous',
      action: 'waiting-list.joined',
      target: `waiting-list:${id}`,
      investorId: null,
      detail: { province, language, consent: true },
    });
  });
}

/** Removes and deletes the address behind a link. Idempotent. Throws NOT_FOUND for a link that is not ours. */
export async function leaveWaitingList(deps: Deps, token: string): Promise<void> {
  const id = readLinkToken(deps.secrets, LEAVE_PURPOSE, token);
  if (id === null) {
    throw new AppError('NOT_FOUND');
  }
  await transact(deps.db, async (trx) => {
    const province = await removeEntry(trx, id);
    if (province === undefined) {
      return;
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'anonymous',
      action: 'waiting-list.left',
      target: `waiting-list:${id}`,
      investorId: null,
      detail: { province },
    });
  });
}
