import type { MoneyDecision } from '@portal/domain/money/payments/office-money-proposals.wire';
import { enterOffice } from '../colleagues.ts';
import { paymentFlagOnDesk } from '../desk.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { endOrder, fundedOrder, readMoneyProposal } from '../order-money.ts';
import { submittedOrder } from '../orders.ts';
import { doubledFlag, unmatchedFlag } from '../payment-flags.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

const BODIES: Readonly<Record<MoneyDecision, object>> = {
  release: { inTrust: 5_000 },
  refund: { inTrust: 5_000, amount: 5_000, reason: 'The order has ended.' },
};

async function toDecide(portal: TestPortal, decision: MoneyDecision): Promise<string> {
  const order = await fundedOrder(portal);
  if (decision === 'refund') {
    await endOrder(portal, order);
  }
  return order.tradeId;
}

async function proposing(portal: TestPortal, decision: MoneyDecision): Promise<ExampleCall> {
  const orderId = await toDecide(portal, decision);
  await enterOffice(portal, { role: 'finance' });
  const colleague = await enterOffice(portal, { role: 'finance' });
  return { person: null, colleague, params: { orderId }, body: BODIES[decision] };
}

type End = 'approve' | 'return' | 'withdraw';

async function ending(portal: TestPortal, decision: MoneyDecision, end: End): Promise<ExampleCall> {
  const other = await enterOffice(portal, { role: 'finance' });
  const { colleague, params, body } = await proposing(portal, decision);
  const { orderId = '' } = params ?? {};
  await colleague?.post(`/office/orders/${orderId}/${decision}`, body);
  const { proposalId, hash } = await readMoneyProposal(other, orderId);
  const bodies = {
    approve: { proposalId, hash },
    return: { proposalId, reason: 'Ask the trustee first.' },
    withdraw: { proposalId },
  };
  const by = end === 'withdraw' ? (colleague ?? other) : other;
  return { person: null, colleague: by, params: { orderId }, body: bodies[end] };
}

/** Valid calls about the money of an order that two persons decide on. */
export const ORDER_MONEY_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /office/orders/:orderId/receipts': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'finance' }),
    params: { orderId: (await fundedOrder(portal)).tradeId },
    body: {
      payor: 'Ada Tremblay',
      amount: 12.5,
      day: '2026-11-17',
      method: 'cheque',
      reference: 'Cheque 41',
    },
  }),
  'GET /office/money/flags': async (portal) => {
    await paymentFlagOnDesk(portal);
    return { person: null, colleague: await enterOffice(portal, { role: 'finance' }) };
  },
  'POST /office/money/flags/:flagId/clear': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'finance' }),
    params: { flagId: await paymentFlagOnDesk(portal) },
    body: { reason: 'They paid twice on purpose.' },
  }),
  'POST /office/money/flags/:flagId/count-once': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'finance' }),
    params: { flagId: (await doubledFlag(portal)).flagId },
    body: { reason: 'The bank told us twice.' },
  }),
  'POST /office/money/flags/:flagId/apply': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'finance' }),
    params: { flagId: await unmatchedFlag(portal, 12_500n) },
    body: { orderId: (await submittedOrder(portal)).tradeId },
  }),
  'GET /office/approvals': async (portal) => {
    const { colleague } = await ending(portal, 'release', 'approve');
    return { person: null, ...(colleague === undefined ? {} : { colleague }), query: { part: 'for-you' } };
  },
  'POST /office/orders/:orderId/release': (portal) => proposing(portal, 'release'),
  'POST /office/orders/:orderId/refund': (portal) => proposing(portal, 'refund'),
  'POST /office/orders/:orderId/release/approve': (portal) => ending(portal, 'release', 'approve'),
  'POST /office/orders/:orderId/release/return': (portal) => ending(portal, 'release', 'return'),
  'POST /office/orders/:orderId/release/withdraw': (portal) => ending(portal, 'release', 'withdraw'),
  'POST /office/orders/:orderId/refund/approve': (portal) => ending(portal, 'refund', 'approve'),
  'POST /office/orders/:orderId/refund/return': (portal) => ending(portal, 'refund', 'return'),
  'POST /office/orders/:orderId/refund/withdraw': (portal) => ending(portal, 'refund', 'withdraw'),
};
