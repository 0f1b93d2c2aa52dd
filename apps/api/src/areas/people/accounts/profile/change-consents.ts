import { isAgreed, MAIL_CONSENTS, type MailConsent } from '@portal/domain/people/account/consents';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { insertConsent, listConsents } from './consents.store.ts';
import { lockAccount } from './investors.store.ts';

/** Records which optional mails a person wants from now on; unchanged consents are not recorded again. */
export async function changeConsents(
  deps: Deps,
  investorId: string,
  wanted: Readonly<Partial<Record<MailConsent, boolean | undefined>>>,
): Promise<void> {
  await transact(deps.db, (trx) => noteConsents(trx, deps, investorId, wanted));
}

/** The same for whoever has a mail's link; the audit log shows that nobody was signed in. */
export async function changeConsentsByLink(
  deps: Deps,
  investorId: string,
  wanted: Readonly<Partial<Record<MailConsent, boolean>>>,
): Promise<void> {
  await transact(deps.db, (trx) => noteConsents(trx, deps, investorId, wanted, 'link'));
}

/** The same in the caller's transaction. */
export async function noteConsents(
  trx: Db,
  deps: Deps,
  investorId: string,
  wanted: Readonly<Partial<Record<MailConsent, boolean | undefined>>>,
  by: 'account' | 'link' = 'account',
): Promise<void> {
  await lockAccount(trx, investorId);
  const history = await listConsents(trx, investorId);
  const at = deps.clock.now();
  for (const kind of MAIL_CONSENTS) {
    const isGranted = wanted[kind];
    if (isGranted === undefined || isGranted === isAgreed(history, kind)) {
      continue;
    }
    await insertConsent(trx, { investorId, id: deps.newId(), kind, isGranted, at });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: isGranted ? 'consent.given' : 'consent.withdrawn',
      target: `investor:${investorId}`,
      investorId,
      detail: by === 'link' ? { kind, by } : { kind },
    });
  }
}
