import { randomUUID } from 'node:crypto';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { type PaymentMethod, paymentMethodToWire } from '@portal/domain/order/trades/payment-methods';
import type { TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import { sealAnswers } from '../areas/client/kyc/versions/seal-answers.ts';
import { submitTradeIfComplete } from '../areas/order/trades/placing/submit-trade-if-complete.ts';
import { transact } from '../platform/db/transact.ts';
import { addDeal } from './deals.ts';
import type { TestPortal } from './open-test-portal.ts';
import { type Person, registerPerson } from './people.ts';

/** What makes somebody of Ontario an eligible investor, and nothing else: the limits and reliefs of others have tests of their own. */
const ELIGIBLE: KycDraft = {
  basics: { birthdate: '1986-04-17', address: { province: 'CAN-ON', country: 'CAN' } },
  income: { individual: { twoYearsAgo: 90_000, lastYear: 90_000, currentYear: 90_000 } },
};

/** Gives the person a submitted profile, eligible unless it says otherwise, without going through the form: for tests of what comes after it. */
export async function addSubmittedKyc(
  portal: TestPortal,
  person: Person,
  signedAt: Date | null = null,
  answers: KycDraft = ELIGIBLE,
): Promise<string> {
  const id = randomUUID();
  const now = portal.deps.clock.now();
  await portal.db
    .insertInto('kyc_versions')
    .values({
      investor_id: person.user.id,
      id,
      version: 1,
      state: 'submitted',
      ...sealAnswers(portal.deps.secrets, id, answers),
      submitted_at: now,
      signed_at: signedAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const province = answers.basics?.address?.province;
  if (province !== undefined) {
    await portal.db.updateTable('investors').set({ province }).where('id', '=', person.user.id).execute();
  }
  return id;
}

export async function placeOrder(person: Person, dealId: string, quantity = 50): Promise<string> {
  const reply = await person.post(`/user/trade/create/${dealId}`, { quantity });
  return reply.json().data.shareOrderId;
}

/** What the details of an order say of their purpose, where somebody invests for themselves. */
export const FOR_ONESELF = { intendedUse: 'growth', thirdParty: { isForOther: false } } as const;

export async function giveDetails(
  person: Person,
  tradeId: string,
  paymentMethod: PaymentMethod = 'outside',
): Promise<void> {
  await person.post(`/user/trade/pre-sign/${tradeId}`, {
    subDoc: {
      scheduleA: { city: 'Toronto', sourceOfFunds: 'Savings', ...FOR_ONESELF },
      paymentMethod: paymentMethodToWire(paymentMethod),
    },
  });
}

export async function readTrade(person: Person, tradeId: string): Promise<TradeOnWire> {
  return (await person.get(`/user/trade/${tradeId}`)).json().data;
}

/** Marks everything as signed, as the ceremony would, without one. */
export async function signWithoutCeremony(
  portal: TestPortal,
  person: Person,
  tradeId: string,
): Promise<void> {
  const now = portal.deps.clock.now();
  await portal.db
    .updateTable('kyc_versions')
    .set({ signed_at: now })
    .where('investor_id', '=', person.user.id)
    .execute();
  await portal.db.updateTable('trades').set({ investor_signed_at: now }).where('id', '=', tradeId).execute();
}

type OrderOfAda = { ada: Person; dealId: string; tradeId: string };

/** A person's order of 50 units that is complete and signed, and was not handed over yet. */
export async function signedOrder(portal: TestPortal): Promise<OrderOfAda> {
  const ada = await registerPerson(portal);
  const dealId = await addDeal(portal);
  await addSubmittedKyc(portal, ada);
  const tradeId = await placeOrder(ada, dealId);
  await giveDetails(ada, tradeId);
  await signWithoutCeremony(portal, ada, tradeId);
  return { ada, dealId, tradeId };
}

/** The same, with the dealer. */
export async function submittedOrder(portal: TestPortal): Promise<OrderOfAda> {
  const order = await signedOrder(portal);
  const { ada, tradeId } = order;
  await transact(portal.db, (trx) => submitTradeIfComplete(trx, portal.deps, ada.user.id, tradeId));
  return order;
}
