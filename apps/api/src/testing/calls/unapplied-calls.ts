import { sendBackUnapplied } from '../../areas/bank/unapplied/send-back-unapplied.ts';
import { enterOffice } from '../colleagues.ts';
import { addDeal } from '../deals.ts';
import { placeOrder } from '../orders.ts';
import { registerPerson } from '../people.ts';
import { STAFF } from '../staff-actor.ts';
import { LINE_DAY, linesOf, unappliedOf } from '../unapplied.ts';
import type { MakeCall } from './example-call.ts';

/** Valid calls about money that belongs to no order. */
export const UNAPPLIED_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/money/unapplied': async (portal) => {
    const { id } = await unappliedOf(portal, 2_500);
    await sendBackUnapplied(portal.deps, STAFF, id, { cents: 5n, day: LINE_DAY, reason: 'Too much' });
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
  'POST /office/money/unapplied/:unappliedId/send-back': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'finance' }),
    params: { unappliedId: (await unappliedOf(portal, 2_500)).id },
    body: { amount: 2_500, day: LINE_DAY, reason: 'The bank asked for it' },
  }),
  'POST /office/money/unapplied-uses/:useId/undo': async (portal) => {
    const { id } = await unappliedOf(portal, 2_500);
    const sent = { cents: 250_000n, day: LINE_DAY, reason: 'The bank asked for it' };
    return {
      person: null,
      colleague: await enterOffice(portal, { role: 'finance' }),
      params: { useId: await sendBackUnapplied(portal.deps, STAFF, id, sent) },
      body: { reason: 'It was not sent' },
    };
  },
};
