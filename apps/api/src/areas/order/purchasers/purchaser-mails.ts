import type { Deps } from '../../../platform/deps.ts';
import type { MailKinds, Recipient } from '../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../people/accounts/profile/mail-recipients.ts';
import { findOrder } from '../trades/find-order.ts';
import { gatherOrder, type OrderInMail, orderPath, orderSays } from '../trades/mails/order-in-mail.ts';
import { openJointInvestor } from '../trades/open-order.ts';

/** About the second purchaser of an order. */
export type PurchaserMail =
  /** To the address that the investor typed, with a link that is that person's alone. */
  | { template: 'purchaser-invitation'; investorId: string; tradeId: string; invitationToken: string }
  /** To the investor. */
  | { template: 'purchaser-ready' | 'purchaser-left'; investorId: string; tradeId: string };

const TO_FIRST = { to: toAccount, gather: gatherOrder, says: orderSays, path: orderPath };

export const PURCHASER_MAILS: MailKinds<PurchaserMail, OrderInMail> = {
  'purchaser-invitation': {
    texts: 'mail.purchaserInvitation',
    to: toNamed,
    gather: gatherOrder,
    says: orderSays,
    path: ({ invitationToken }) => `/join/${invitationToken}`,
  },
  'purchaser-ready': { ...TO_FIRST, texts: 'mail.purchaserReady' },
  'purchaser-left': { ...TO_FIRST, texts: 'mail.purchaserLeft' },
};

/** Somebody else typed the address and the name, so the greeting leaves the name out. */
export async function toNamed(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { investorId, tradeId }: { investorId: string; tradeId: string },
): Promise<Recipient | undefined> {
  const order = await findOrder(db, investorId, tradeId);
  const named = order === undefined ? null : await openJointInvestor(secrets, order);
  return named === null ? undefined : { email: named.email, confirmedName: null, language: named.language };
}
