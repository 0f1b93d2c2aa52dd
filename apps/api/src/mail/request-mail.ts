import type { MoneyAtEnd } from '@portal/domain/trades/money-at-end';
import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';

/** What is told of a cancellation; times ISO 8601. What becomes of the money is as it was at that moment. */
export type CancellationTold = {
  noticeAt: string;
  rightEndsAt: string | null;
  timeZone: string;
  money: MoneyAtEnd;
};

/** The messages that the portal sends, and what each needs beside the investor. */
export type MailRequest =
  | { template: 'welcome' | 'verify-email'; investorId: string; verifyToken: string }
  /** To the address named, which is not the account's, or may not be when the message is sent. */
  | {
      template: 'email-change-old' | 'email-change-new';
      investorId: string;
      address: string;
      newEmail: string;
      confirmToken: string;
    }
  | { template: 'email-changed'; investorId: string; address: string }
  | { template: 'two-factor-on' | 'two-factor-off'; investorId: string }
  | { template: 'password-reset'; investorId: string; resetToken: string }
  | { template: 'password-changed'; investorId: string }
  | { template: 'order-received'; investorId: string; tradeId: string }
  /** One document, sealed; one message for each of them. */
  | { template: 'document-signed'; investorId: string; tradeId: string; fileId: string }
  | { template: 'profile-signed'; investorId: string; fileId: string }
  /** To the joint investor, with a link that is theirs alone; never shown to anybody else. */
  | {
      template: 'joint-invitation' | 'joint-reminder';
      investorId: string;
      tradeId: string;
      envelopeId: string;
      linkToken: string;
    }
  | {
      template: 'joint-document';
      investorId: string;
      tradeId: string;
      envelopeId: string;
      linkToken: string;
      fileId: string;
    }
  /** To the joint investor: what they accepted, and an amendment that they have not; the link is that of their part. */
  | {
      template: 'joint-memorandum';
      investorId: string;
      envelopeId: string;
      linkToken: string;
      documentId: string;
    }
  | {
      template: 'joint-amendment';
      investorId: string;
      tradeId: string;
      envelopeId: string;
      linkToken: string;
    }
  | { template: 'joint-declined'; investorId: string; tradeId: string }
  | { template: 'order-approved'; investorId: string; tradeId: string }
  | { template: 'order-returned'; investorId: string; tradeId: string }
  | { template: 'order-declined'; investorId: string; tradeId: string }
  | { template: 'order-archived'; investorId: string; tradeId: string }
  /** The receipt of a notice: by right, or of a signed order that the dealer had not approved yet. */
  | {
      template: 'order-cancelled' | 'order-withdrawn';
      investorId: string;
      tradeId: string;
      cancellation: CancellationTold;
    }
  /** To the joint investor who signed it. */
  | {
      template: 'joint-order-cancelled';
      investorId: string;
      tradeId: string;
      envelopeId: string;
      cancellation: CancellationTold;
    }
  | {
      template:
        | 'payment-received'
        | 'payment-returned'
        | 'payment-released'
        | 'payment-refunded'
        | 'payment-after-end'
        | 'debit-stopped';
      investorId: string;
      tradeId: string;
      /** Whole cents, in digits: what travels is JSON. */
      amountCents: string;
    }
  | { template: 'offering-memorandum'; investorId: string; documentId: string };

export const MAIL_JOB_CONTEXT = 'job:send-mail';

/**
 * Asks for a message in the caller's transaction; it is composed and sent after the commit, by a job. It leaves once
 * under its `mailId`, however often the job runs.
 */
export async function requestMail(
  trx: Db,
  deps: Deps,
  request: MailRequest,
  mailId: string = deps.newId(),
): Promise<void> {
  // Sealed, because a reset link is a credential and the queue is a table that staff may read.
  const sealed = deps.secrets.seal(JSON.stringify(request), MAIL_JOB_CONTEXT).toString('base64');
  await deps.jobs.enqueue(trx, 'send-mail', { sealed, mailId });
}
