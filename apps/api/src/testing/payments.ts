import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import type { OrderMoney } from '@portal/domain/money/payments/order-money';
import type { LightMyRequestResponse } from 'fastify';
import { signEvent } from '../areas/money/payments/events/is-signed-event.ts';
import { orderMoney } from '../areas/money/payments/journal/order-money.ts';
import { reviewTrade } from '../areas/order/trades/deciding/decide-trade.ts';
import { findOrder } from '../areas/order/trades/find-order.ts';
import { submitTradeIfComplete } from '../areas/order/trades/placing/submit-trade-if-complete.ts';
import { transact } from '../platform/db/transact.ts';
import { addDeal } from './deals.ts';
import { approveTrade } from './decided-alone.ts';
import { multipartBody } from './multipart.ts';
import type { TestPortal } from './open-test-portal.ts';
import { addSubmittedKyc, giveDetails, placeOrder, signWithoutCeremony } from './orders.ts';
import { type Person, registerPerson } from './people.ts';
import { STAFF } from './staff-actor.ts';

export const ACCOUNT = {
  institution: '003',
  transit: '01234',
  account: '1234567890',
  accountHolder: 'Ada Tremblay',
};

export const EVENT_KEY = 'a key of the bank that is long enough';

/** A form of texts alone, as a browser sends it. */
export function postForm(
  portal: TestPortal,
  path: string,
  fields: Record<string, string>,
  person: Person | null = null,
): Promise<LightMyRequestResponse> {
  const { payload, headers } = multipartBody(
    Object.entries(fields).map(([name, value]) => ({ name, value })),
  );
  const authorization = person === null ? {} : { authorization: `Bearer ${person.accessToken}` };
  return portal.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { ...headers, ...authorization },
  });
}

/** Gives an account to debit for an order. */
export function giveAccount(
  portal: TestPortal,
  person: Person,
  tradeId: string,
  changes: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const fields = { tradeId, paymentMethod: '2', ...ACCOUNT, ...changes };
  return postForm(portal, '/user/savePaymentInfo/', fields, person);
}

/** A person's order of 50 units, 5,000 dollars, whose debit is authorized and that the dealer has approved. */
export async function approvedDebit(
  portal: TestPortal,
  account: Record<string, string> = {},
  answers?: KycDraft,
): Promise<{ ada: Person; dealId: string; tradeId: string }> {
  const ada = await registerPerson(portal);
  await addSubmittedKyc(portal, ada, null, answers);
  const dealId = await addDeal(portal);
  return { ada, dealId, tradeId: await approvedDebitOf(portal, ada, dealId, account) };
}

/** The same for a person and a deal that are there. */
export async function approvedDebitOf(
  portal: TestPortal,
  ada: Person,
  dealId: string,
  account: Record<string, string> = {},
): Promise<string> {
  const tradeId = await placeOrder(ada, dealId);
  await giveDetails(ada, tradeId, 'debit');
  await giveAccount(portal, ada, tradeId, account);
  await signWithoutCeremony(portal, ada, tradeId);
  await transact(portal.db, (trx) => submitTradeIfComplete(trx, portal.deps, ada.user.id, tradeId));
  await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
  await approveTrade(portal.deps, STAFF, ada.user.id, tradeId);
  return tradeId;
}

/** Where the money of an order is, by the journal. */
export async function moneyOf(portal: TestPortal, person: Person, tradeId: string): Promise<OrderMoney> {
  const trade = await findOrder(portal.db, person.user.id, tradeId);
  if (trade === undefined) {
    throw new Error(`there is no order ${tradeId}`);
  }
  return orderMoney(portal.db, trade);
}

/** Posts what a bank tells, signed as the bank signs it. */
export function postEvent(
  portal: TestPortal,
  event: Record<string, unknown>,
  signed: { key?: string; at?: Date; body?: string } = {},
): Promise<LightMyRequestResponse> {
  const payload = JSON.stringify(event);
  const timestamp = String(Math.floor((signed.at ?? portal.deps.clock.now()).getTime() / 1_000));
  return portal.app.inject({
    method: 'POST',
    url: '/api/payments/events',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-payment-timestamp': timestamp,
      'x-payment-signature': signEvent(
        signed.key ?? EVENT_KEY,
        timestamp,
        Buffer.from(signed.body ?? payload),
      ),
    },
  });
}
