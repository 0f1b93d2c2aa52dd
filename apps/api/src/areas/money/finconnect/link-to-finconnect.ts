import type { Language } from '@portal/domain/ground/people/languages';
import type { FinconnectLink } from '@portal/domain/money/payments/payments.wire';
import type { PaymentMethod } from '@portal/domain/order/trades/payment-methods';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { hashToken, newToken } from '../../../platform/crypto/new-token.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readReturnUrl } from '../../../platform/http/read-return-url.ts';
import type { RateLimit } from '../../../platform/http/routing/route.ts';
import { lockOrder } from '../../order/trades/lock-order.ts';
import { refuseUnlessPayable } from '../payments/instructions/save-payment.ts';
import { type FinconnectLinkRecord, findLinkByToken, insertLink } from './finconnect-links.store.ts';
import { signState } from './provider-state.ts';

/** How long a link for giving a bank account is valid; opening the pay step again gives a new one. */
const FINCONNECT_LINK_MINUTES = 30;

export const FINCONNECT_LINK_LIMIT: RateLimit = { max: 60, windowSeconds: 900 };

/** The page behind a link makes a few calls; several people may share one address. */
export const FINCONNECT_PAGE_LIMIT: RateLimit = { max: 300, windowSeconds: 900 };

const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1_000;

export const LINKED_ACCOUNT: PaymentMethod = 'linked';

/** A stable name for an investor that means nothing to anybody else. */
export function pseudonymOf({ secrets }: Pick<Deps, 'secrets'>, investorId: string): string {
  return secrets.sign(`finconnect:${investorId}`);
}

type LinkRequest = { tradeId: string; returnUrl: string; language: Language };

/**
 * Gives the investor a link for linking a bank account to an order: to the portal's own page, or to the provider's with a signed
 * state. It works once, for half an hour, and for them alone; the order's earlier links become invalid. Throws NOT_FOUND,
 * RETURN_URL_FOREIGN, STATE_REFUSES, STEP_NOT_REACHED, or VALIDATION when the order is paid by another method.
 */
export async function linkToFinconnect(
  deps: Deps,
  investorId: string,
  request: LinkRequest,
): Promise<FinconnectLink> {
  const { publicUrl, finconnect } = deps.config;
  const returnUrl = readReturnUrl(request.returnUrl, publicUrl);
  const token = newToken();
  const at = deps.clock.now();
  const expiresAt = new Date(at.getTime() + FINCONNECT_LINK_MINUTES * MINUTE_MS);
  await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, request.tradeId);
    refuseUnlessPayable(trade, LINKED_ACCOUNT);
    await insertLink(trx, {
      investorId,
      id: deps.newId(),
      tradeId: trade.id,
      tokenHash: hashToken(token),
      returnUrl,
      createdAt: at,
      expiresAt,
    });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'finconnect.link-given',
      target: `trade:${trade.id}`,
      investorId,
      detail: { provider: finconnect === undefined ? 'portal' : 'configured' },
    });
  });
  if (finconnect === undefined) {
    return { url: `${publicUrl}/finconnect/${token}` };
  }
  const state = signState(
    {
      trade: request.tradeId,
      investor: pseudonymOf(deps, investorId),
      expires: Math.floor(expiresAt.getTime() / MS_PER_SECOND),
      nonce: token,
      returnUrl,
    },
    finconnect.stateKey,
  );
  return {
    url: fillIn(finconnect.urlTemplate, {
      state,
      returnUrl: `${publicUrl}/finconnect/return`,
      language: request.language,
    }),
  };
}

function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, encodeURIComponent(value)),
    template,
  );
}

/** The link behind a token. Throws FINCONNECT_LINK_INVALID for one that never existed. */
export async function requireLink({ db }: Pick<Deps, 'db'>, token: string): Promise<FinconnectLinkRecord> {
  const link = await findLinkByToken(db, hashToken(token));
  if (link === undefined) {
    throw new AppError('FINCONNECT_LINK_INVALID');
  }
  return link;
}
