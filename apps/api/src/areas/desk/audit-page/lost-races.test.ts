import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { messageOnDesk, orderOnDesk, readQueue } from '../../../testing/desk.ts';
import { submitWritten, writeDeal } from '../../../testing/office-deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approveOf, openCase, proposeApprovalOf } from '../../../testing/propose-approval.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Reply = Awaited<ReturnType<Colleague['post']>>;
/** Two colleagues who stand before the same thing; the second is late. */
const two = async (role: 'compliance' | 'finance' | 'deals') =>
  [await enterOffice(portal, { role }), await enterOffice(portal, { role })] as const;

/** The sentences in which somebody who comes too late reads who was there and what they did, by what both wanted. */
const RACES: readonly [string, () => Promise<Reply>, RegExp][] = [
  [
    'a claim',
    async () => {
      const [one, other] = await two('compliance');
      const { id } = await orderOnDesk(portal);
      await one.post('/office/desk/new-orders/claim', { id, version: 0 });
      return other.post('/office/desk/new-orders/claim', { id, version: 0 });
    },
    /Maude Lafleur/,
  ],
  [
    'a decision',
    async () => {
      const [one, other] = await two('compliance');
      const { id } = await orderOnDesk(portal, { status: 'inReview' });
      await one.post(`/office/orders/${id}/decline`, { reason: 'They asked us to.' });
      return other.post(`/office/orders/${id}/archive`, { reason: 'They asked us to.' });
    },
    /Maude Lafleur was here before you, on .*: The order was declined/,
  ],
  [
    'the same decision, of which the first reason is kept',
    async () => {
      const [one, other] = await two('compliance');
      const { id } = await orderOnDesk(portal, { status: 'inReview' });
      await one.post(`/office/orders/${id}/decline`, { reason: 'They asked us to.' });
      return other.post(`/office/orders/${id}/decline`, { reason: 'Not suitable.' });
    },
    /Maude Lafleur was here before you, on .*: The order was declined/,
  ],
  [
    'the end of an order',
    async () => {
      const [one, other] = await two('compliance');
      const { id } = await orderOnDesk(portal, { status: 'inReview' });
      await one.post(`/office/orders/${id}/archive`, { reason: 'They asked us to.' });
      return other.post(`/office/orders/${id}/archive`, { reason: 'They asked us twice.' });
    },
    /Maude Lafleur was here before you, on .*: The order was ended/,
  ],
  [
    'a proposal',
    async () => {
      const [one, other] = await two('compliance');
      await enterOffice(portal, { role: 'compliance' });
      const { id } = await orderOnDesk(portal, { status: 'inReview' });
      await proposeApprovalOf(one, id);
      return proposeApprovalOf(other, id);
    },
    /Maude Lafleur was here before you, on .*: The approval was proposed/,
  ],
  [
    'an approval',
    async () => {
      const [maker, one] = await two('compliance');
      const other = await enterOffice(portal, { role: 'compliance' });
      const { id } = await orderOnDesk(portal, { status: 'inReview' });
      await proposeApprovalOf(maker, id);
      await openCase(other, id);
      const { approval, reading } = (await other.get(`/office/orders/${id}`)).json().data;
      await approveOf(one, id);
      const { proposalId, hash } = approval;
      return other.post(`/office/orders/${id}/approve`, {
        proposalId,
        hash,
        declaration: reading.declaration,
      });
    },
    /Maude Lafleur was here before you, on .*: The order was approved/,
  ],
  [
    'a message',
    async () => {
      const [one, other] = await two('compliance');
      const id = await messageOnDesk(portal);
      await one.post(`/office/messages/${id}/state`, { version: 0, to: 'closed' });
      return other.post(`/office/messages/${id}/state`, { version: 0, to: 'closed' });
    },
    /Maude Lafleur was here before you/,
  ],
  [
    'a deal',
    async () => {
      const [one, other] = await two('deals');
      await enterOffice(portal, { role: 'compliance' });
      const dealId = await writeDeal(one);
      const base = (await other.get(`/office/deals/${dealId}`)).json().data.draftVersion;
      await submitWritten(one, dealId);
      return other.post(`/office/deals/${dealId}/submit`, { base });
    },
    /Maude Lafleur was here before you, on .*: A deal was submitted for review/,
  ],
];

describe('whoever comes too late reads who was there and what they did', () => {
  it.each(RACES)('to %s', async (_name, race, sentence) => {
    const reply = await race();
    expect([reply.statusCode, reply.json().message[0]]).toEqual([409, expect.stringMatching(sentence)]);
  });

  it('but whoever repeats their own decision changes nothing', async () => {
    const who = await enterOffice(portal, { role: 'compliance' });
    const { id } = await orderOnDesk(portal, { status: 'inReview' });
    for (const _time of [1, 2]) {
      const reply = await who.post(`/office/orders/${id}/decline`, { reason: 'They asked us to.' });
      expect(reply.statusCode).toBe(200);
    }
  });

  it('but not when nobody was, nor of what they did themselves', async () => {
    const who = await enterOffice(portal, { role: 'compliance' });
    const { id } = await orderOnDesk(portal, { status: 'inReview' });
    await who.post(`/office/orders/${id}/decline`, { reason: 'They asked us to.' });
    const again = await who.post(`/office/orders/${id}/archive`, { reason: 'They asked us to.' });
    expect(again.statusCode).toBe(409);
    expect(again.json().message[0]).not.toContain('before you');
    expect((await readQueue(who, 'new-orders')).rows.some(({ claim }) => claim.id === id)).toBe(false);
  });
});
