import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import {
  askForLink,
  type OrderToSign,
  orderToSign,
  signingPageOf,
  tokenIn,
} from '../../../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const count = async (table: 'signing_envelopes' | 'signed_documents', { tradeId }: OrderToSign) => {
  const { db } = portal;
  const envelopes = await db
    .selectFrom('signing_envelopes')
    .select('id')
    .where('trade_id', '=', tradeId)
    .execute();
  if (table === 'signing_envelopes') {
    return envelopes.length;
  }
  const ids = envelopes.map(({ id }) => id);
  const papers = await db.selectFrom(table).select('id').where('envelope_id', 'in', ids).execute();
  return papers.length;
};

const actionsOf = async ({ person }: OrderToSign) => {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('action')
    .where('investor_id', '=', person.user.id)
    .where('action', 'in', ['documents.signed', 'trade.submitted'])
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
};

describe('an order that is signed from two tabs', () => {
  it('requested at once has one set of papers, and one tab’s link', async () => {
    const order = await orderToSign(portal);
    const links = await Promise.all([askForLink(order), askForLink(order)]);
    expect(links.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const tabs = links.map((link) => signingPageOf(portal, tokenIn(link.json().data.url)));
    const opened = await Promise.all(tabs.map((tab) => tab.call('open')));
    expect(opened.map((reply) => reply.json().code ?? 'open').toSorted()).toEqual([
      'SIGNING_LINK_INVALID',
      'open',
    ]);
    expect(await count('signing_envelopes', order)).toBe(1);
  });

  it('signed at once is submitted once: one set of papers, one message, and each tab shows that it is done', async () => {
    const order = await orderToSign(portal);
    const tab = signingPageOf(portal, tokenIn((await askForLink(order)).json().data.url));
    await tab.prepare();
    const signed = await Promise.all([tab.sign(), tab.sign()]);
    expect(signed.map((reply) => reply.json().data.status)).toEqual(['completed', 'completed']);
    const late = await askForLink(order);
    expect([late.statusCode, late.json().code]).toEqual([409, 'STATE_REFUSES']);
    await portal.runJobs();
    expect((await readTrade(order.person, order.tradeId)).status).toBe(1);
    expect(await count('signing_envelopes', order)).toBe(1);
    expect(await count('signed_documents', order)).toBe(3);
    expect(await actionsOf(order)).toEqual(['documents.signed', 'trade.submitted']);
    const received = await portal.db
      .selectFrom('mail_deliveries')
      .select('outcome')
      .where('investor_id', '=', order.person.user.id)
      .where('template', '=', 'order-received')
      .execute();
    expect(received).toEqual([{ outcome: 'sent' }]);
  });

  it('signed in one tab while the other starts again follows whoever was first, and is submitted once', async () => {
    const order = await orderToSign(portal);
    const tab = signingPageOf(portal, tokenIn((await askForLink(order)).json().data.url));
    await tab.prepare();
    const [signed, asked] = await Promise.all([tab.sign(), askForLink(order)]);
    const isSigned = signed.statusCode === 200;
    expect([signed.json().code ?? 'signed', asked.json().code ?? 'link']).toEqual(
      isSigned ? ['signed', 'STATE_REFUSES'] : ['SIGNING_LINK_INVALID', 'link'],
    );
    expect(await actionsOf(order)).toEqual(isSigned ? ['documents.signed', 'trade.submitted'] : []);
    if (!isSigned) {
      await signingPageOf(portal, tokenIn(asked.json().data.url)).sign();
    }
    expect(await actionsOf(order)).toEqual(['documents.signed', 'trade.submitted']);
    expect(await count('signing_envelopes', order)).toBe(1);
  });
});
