import type { DebitOriginator } from '@portal/domain/money/payments/debit-file';
import type { LightMyRequestResponse } from 'fastify';
import { listOpenFlags } from '../areas/money/payments/flags/list-open-flags.ts';
import { reviewTrade } from '../areas/order/trades/deciding/decide-trade.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Mail } from '../platform/ports/mailer.ts';
import { approveTrade } from './decided-alone.ts';
import { TEST_TIME, type TestPortal } from './open-test-portal.ts';
import { submittedOrder } from './orders.ts';
import type { Person } from './people.ts';
import { STAFF } from './staff-actor.ts';

/** What is signed at the time of the tests, a Wednesday morning in Ontario, may be cancelled until Friday's midnight in Kenora. */
export const MIDNIGHT = new Date('2026-11-21T06:00:00.000Z');
export const LAST_INSTANT = new Date(MIDNIGHT.getTime() - 1);
/** From when the money may be released. */
export const RELEASABLE = new Date(MIDNIGHT.getTime() + 60_000);

/** The dealer as the bank knows it, for debit files. */
export const ORIGINATOR: DebitOriginator = {
  originatorId: '0123456789',
  dataCentre: '00100',
  shortName: 'NORTHLINE',
  longName: 'NORTHLINE EXEMPT MARKET INC.',
  transactionCode: '260',
  returns: { institution: '001', transit: '00012', account: '1234567' },
};

/** Does something at another time, and comes back to the time of the tests. */
export async function at<T>(portal: TestPortal, now: Date, work: () => Promise<T>): Promise<T> {
  portal.setTime(now);
  try {
    return await work();
  } finally {
    portal.setTime(TEST_TIME);
  }
}

/** Cancels as the application of an investor does. */
export function cancel(person: Person, tradeId: string, language = 'en'): Promise<LightMyRequestResponse> {
  return person.get(`/user/trade/archive/${tradeId}`, { 'accept-language': language });
}

/** An order of 50 units, 5,000 dollars, to be paid outside the portal, that the dealer has approved. */
export async function approvedOrder(
  portal: TestPortal,
): Promise<{ ada: Person; dealId: string; tradeId: string }> {
  const order = await submittedOrder(portal);
  await reviewTrade(portal.deps, STAFF, order.ada.user.id, order.tradeId);
  await approveTrade(portal.deps, STAFF, order.ada.user.id, order.tradeId);
  return order;
}

/** What the dealer's people are to look at about the money of an order. */
export async function flagsOf(portal: TestPortal, tradeId: string): Promise<string[]> {
  const flags = await listOpenFlags(portal.db);
  return flags.filter((flag) => flag.tradeId === tradeId).map(({ kind }) => kind);
}

/** The messages to an address whose subject has these words, once all that were asked for are sent. */
export async function mailsAbout(portal: TestPortal, to: string, words: string): Promise<Mail[]> {
  await portal.runJobs();
  return portal.mails.filter((mail) => mail.to === to && mail.subject.includes(words));
}

/** What the audit log says of the cancellation of an order. */
export function auditOfCancellation(
  portal: TestPortal,
  tradeId: string,
): Promise<{ actor: string; detail: unknown }[]> {
  return portal.db
    .selectFrom('audit_log')
    .select(['actor', 'detail'])
    .where('target', '=', `trade:${tradeId}`)
    .where('action', '=', 'trade.archived')
    .execute();
}

/** What became of a use case: done, or the code of its refusal. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) {
      return error.code;
    }
    throw error;
  }
}
