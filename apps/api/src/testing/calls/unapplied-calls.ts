import type { UnappliedPage } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { enterOffice } from '../colleagues.ts';
import { addDeal } from '../deals.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { placeOrder } from '../orders.ts';
import { registerPerson } from '../people.ts';
import { LINE_DAY, linesOf, sendBackByTwo, unappliedOf } from '../unapplied.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

async function proposing(portal: TestPortal): Promise<ExampleCall> {
  await enterOffice(portal, { role: 'finance' });
  return {
    person: null,
    colleague: await enterOffice(portal, { role: 'finance' }),
    params: { unappliedId: (await unappliedOf(portal, 2_500)).id },
    body: { amount: 2_500, day: LINE_DAY, reason: 'The bank asked for it' },
  };
}

async function ending(portal: TestPortal, end: 'approve' | 'return' | 'withdraw'): Promise<ExampleCall> {
  const other = await enterOffice(portal, { role: 'finance' });
  const { colleague, params, body } = await proposing(portal);
  await colleague?.post(`/office/money/unapplied/${params?.unappliedId}/send-back`, body);
  const { rows } = (await other.get('/office/money/unapplied')).json<{ data: UnappliedPage }>().data;
  const { proposalId = '', hash = '' } = rows.find(({ id }) => id === params?.unappliedId)?.proposal ?? {};
  const bodies = {
    approve: { proposalId, hash },
    return: { proposalId, reason: 'Ask the bank first.' },
    withdraw: { proposalId },
  };
  return {
    person: null,
    colleague: end === 'withdraw' ? (colleague ?? other) : other,
    params: params ?? {},
    body: bodies[end],
  };
}

/** Valid calls about money that belongs to no order. */
export const UNAPPLIED_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/money/unapplied': async (portal) => {
    const { id } = await unappliedOf(portal, 2_500);
    await sendBackByTwo(portal, id, { cents: 5n, day: LINE_DAY, reason: 'Too much' });
    return { person: null, colleague: await enterOffice(portal, { role: 'finance' }) };
  },
  'POST /office/money/lines/:lineId/unapplied': async (portal) => {
    const [lineId = ''] = await linesOf(portal, ['WIRE', 2_500]);
    return {
      person: null,
      colleague: await enterOffice(portal, { role: 'finance' }),
      params: { lineId },
      body: { payor: 'M Okafor', reason: 'Nobody knows this number' },
    };
  },
  'POST /office/money/lines/:lineId/of-bank': async (portal) => {
    const [lineId = ''] = await linesOf(portal, ['WIRE', 10], ['FEE', -6]).then((lines) => lines.slice(1));
    return {
      person: null,
      colleague: await enterOffice(portal, { role: 'finance' }),
      params: { lineId },
      body: { kind: 'bank-charge', reason: 'The monthly plan' },
    };
  },
  'POST /office/money/unapplied/:unappliedId/allocate': async (portal) => {
    const tradeId = await placeOrder(await registerPerson(portal), await addDeal(portal));
    return {
      person: null,
      colleague: await enterOffice(portal, { role: 'finance' }),
      params: { unappliedId: (await unappliedOf(portal, 2_500)).id },
      body: { allocations: [{ tradeId, amount: 25 }], reason: 'The investor called' },
    };
  },
  'POST /office/money/unapplied/:unappliedId/send-back': proposing,
  'POST /office/money/unapplied/:unappliedId/send-back/approve': (portal) => ending(portal, 'approve'),
  'POST /office/money/unapplied/:unappliedId/send-back/withdraw': (portal) => ending(portal, 'withdraw'),
  'POST /office/money/unapplied/:unappliedId/send-back/return': (portal) => ending(portal, 'return'),
  'POST /office/money/unapplied-uses/:useId/undo': async (portal) => {
    const { id } = await unappliedOf(portal, 2_500);
    const sent = { cents: 250_000n, day: LINE_DAY, reason: 'The bank asked for it' };
    return {
      person: null,
      colleague: await enterOffice(portal, { role: 'finance' }),
      params: { useId: await sendBackByTwo(portal, id, sent) },
      body: { reason: 'It was not sent' },
    };
  },
};
