import { ask } from '../../../platform/ask.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { writeLinkToken } from '../../../platform/crypto/write-link-token.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { eachInPortions, type Run } from '../../../platform/portions/each-in-portions.ts';
import { LEAVE_PURPOSE } from './join-waiting-list.ts';
import { type EntryToTell, listToTell, markTold, removeToldBefore } from './waiting-list.store.ts';

/** Entries looked up at a time. */
export const ENTRIES_AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** A mail that could not be sent by then is given up. */
const GIVEN_UP_DAYS = 14;

/**
 * Mails everybody who waits for a province where the dealer is now registered, once, with the way to an account; their
 * entry is deleted when the mail has left. An interrupted run resumes.
 */
export async function tellWaitingList(deps: Deps, run: Run = {}): Promise<void> {
  const served = await ask(deps.db, deps, 'served-provinces', { at: deps.clock.now() });
  await removeToldBefore(deps.db, new Date(deps.clock.now().getTime() - GIVEN_UP_DAYS * DAY_MS));
  await eachInPortions(
    deps,
    {
      job: 'tell-waiting-list',
      atOnce: ENTRIES_AT_ONCE,
      find: async (place, limit) => (served.length === 0 ? [] : listToTell(deps.db, served, place, limit)),
      work: (entry) => tellEntry(deps, entry),
    },
    run,
  );
}

async function tellEntry(deps: Deps, { id, email, province, language }: EntryToTell): Promise<void> {
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    if (!(await markTold(trx, id, at))) {
      return;
    }
    await requestMail(trx, deps, {
      template: 'waiting-list-served',
      investorId: null,
      address: email,
      language,
      province,
      entryId: id,
      leaveToken: writeLinkToken(deps.secrets, LEAVE_PURPOSE, id),
    });
    await appendAudit(trx, deps, at, {
      actor: 'portal',
      action: 'waiting-list.told',
      target: `waiting-list:${id}`,
      investorId: null,
      detail: { province },
    });
  });
}
