import type { Deps } from '../../../../platform/deps.ts';
import type { MailKinds, Recipient } from '../../../../platform/mail/mail-kind.ts';
import { cancellationSays } from '../../../order/trades/mails/cancellation-mails.ts';
import {
  gatherOrder,
  type OrderInMail,
  orderPath,
  orderSays,
} from '../../../order/trades/mails/order-in-mail.ts';
import type { CancellationTold } from '../../../order/trades/order-events.ts';
import { toAccount } from '../../../people/accounts/profile/mail-recipients.ts';
import { purchasePath } from '../ceremony/present-open-ceremony.ts';
import { findJointRecipient } from './joint-recipient.store.ts';

/** About an order of two. Each with what it needs beside the investor. */
export type JointMail =
  /** To the joint investor; the link is for one without an account, theirs alone, and never shown to anybody else. */
  | {
      template: 'joint-invitation' | 'joint-reminder' | 'joint-amendment';
      investorId: string;
      tradeId: string;
      envelopeId: string;
      linkToken: string | null;
    }
  /** To the joint investor who signed an order that was cancelled. */
  | {
      template: 'joint-order-cancelled';
      investorId: string;
      tradeId: string;
      envelopeId: string;
      cancellation: CancellationTold;
    }
  /** To the investor. */
  | { template: 'joint-declined' | 'joint-chose-french'; investorId: string; tradeId: string };

const ABOUT_ORDER = { gather: gatherOrder, says: orderSays };
const TO_SIGN = { ...ABOUT_ORDER, to: toJoint, path: signingPath };

export const JOINT_MAILS: MailKinds<JointMail, OrderInMail> = {
  'joint-invitation': { ...TO_SIGN, texts: 'mail.jointInvitation' },
  'joint-reminder': { ...TO_SIGN, texts: 'mail.jointReminder' },
  'joint-amendment': { ...TO_SIGN, texts: 'mail.jointAmendment' },
  'joint-order-cancelled': {
    texts: 'mailCancellation.joint',
    to: toJoint,
    gather: gatherOrder,
    says: cancellationSays,
  },
  'joint-chose-french': {
    ...ABOUT_ORDER,
    texts: 'mail.jointChoseFrench',
    to: toAccount,
    path: orderPath,
  },
  'joint-declined': { ...ABOUT_ORDER, texts: 'mail.jointDeclined', to: toAccount, path: orderPath },
};

/** To the joint investor of a ceremony, at the address that another person typed. */
export async function toJoint(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { investorId, envelopeId }: { investorId: string; envelopeId: string },
): Promise<Recipient | undefined> {
  return findJointRecipient(db, secrets, investorId, envelopeId);
}

/** Where the joint investor reads and signs. */
export function signingPath({ linkToken, tradeId }: { linkToken: string | null; tradeId: string }): string {
  return linkToken === null ? purchasePath({ tradeId }) : `/signing/${linkToken}`;
}
