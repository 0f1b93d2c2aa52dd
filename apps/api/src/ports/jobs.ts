import type { MoneyAtEnd } from '@portal/domain/trades/money-at-end';
import type { PaymentFlagKind } from '../db/payment-tables.ts';
import type { Db } from '../db/tables.ts';

/** Times ISO 8601; `signedAt` is the last signature. */
export type CancellationNotice = {
  to: 'issuer' | 'dealer';
  investorId: string;
  tradeId: string;
  signedAt: string;
  noticeAt: string;
  rightEndsAt: string;
  timeZone: string;
  money: MoneyAtEnd;
  mailId: string;
};

/** The kinds of outgoing work and what each needs to know; personal data stays in the database, sealed where it must travel. */
export type JobPayloads = {
  /**
   * `sealed` opens to a mail request (see mail/request-mail.ts); sealed because a reset link is a credential. A job of
   * an earlier version of the portal has no `mailId`.
   */
  'send-mail': { sealed: string; mailId?: string };
  /** `sealed` opens to a message of a person to the dealer. */
  'send-contact-email': { sealed: string; mailId?: string };
  /** Tells the dealer of a payment to look at; `reference` is the order's. */
  'send-payment-notice': { kind: PaymentFlagKind; reference: string; mailId: string };
  /** Gives the issuer the notice by which an order was cancelled, and the dealer a copy; names are read when it is written. */
  'send-cancellation-notice': CancellationNotice;
  /** `sealed` opens to the address that was typed where a password was forgotten. */
  'send-password-reset': { sealed: string };
  'seal-documents': { investorId: string; envelopeId: string };
  'sweep-unsealed-documents': Record<string, never>;
  'remind-joint-investors': Record<string, never>;
  'invite-at-provider': { investorId: string; envelopeId: string };
  'reconcile-signing': { investorId: string; envelopeId: string };
  'sweep-signing-provider': Record<string, never>;
  'release-expired-orders': Record<string, never>;
  'forget-expired': Record<string, never>;
  'watch-jobs': Record<string, never>;
  'sweep-files': Record<string, never>;
};

export type JobName = keyof JobPayloads;

/** Work that must happen after a transaction commits: written in it, done by a worker, tried again on failure. */
export type Jobs = {
  /** Adds the job inside the caller's transaction: no commit, no job. */
  enqueue: <Name extends JobName>(trx: Db, name: Name, payload: JobPayloads[Name]) => Promise<void>;
  /** Tries a job again that was given up; `name` is its kind. */
  retry: (name: string, id: string) => Promise<void>;
};

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };
