import type { TimelinePage } from '@portal/domain/desk/orders/office-order-timeline.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import {
  bounceOnDesk,
  flagMoneyOf,
  orderOnDesk,
  papersOnDesk,
  paymentFlagOnDesk,
} from '../../../testing/desk.ts';
import { publishMemorandum } from '../../../testing/memoranda.ts';
import { memorandumPdf } from '../../../testing/memorandum-versions.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { signedPaper } from '../../../testing/signed-papers.ts';

const QUARTER_MS = 900_000;

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const pathOf = (orderId: string, documentId: string) => `/office/orders/${orderId}/papers/${documentId}`;

describe('a paper of an order', () => {
  it('that was signed can be read page by page and saved as a file, and each opening is recorded', async () => {
    const { orderId, documentId } = await signedPaper(portal);
    const path = pathOf(orderId, documentId);
    expect((await compliance.get(`${path}/pages/1`)).statusCode).toBe(404);
    const opened = await compliance.post(`${path}/open`);
    expect([opened.statusCode, opened.json().data.pages]).toEqual([200, 1]);
    const until = new Date(portal.deps.clock.now().getTime() + QUARTER_MS).toISOString();
    expect(opened.json().data.until).toBe(until);
    const page = await compliance.get(`${path}/pages/1`);
    expect(page.json().data).toMatchObject({
      number: 1,
      pages: 1,
      picture: expect.stringContaining('/pages/1'),
    });
    const { pathname, search } = new URL(opened.json().data.url);
    const file = await portal.app.inject(pathname + search);
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment;/),
    ]);
    const row = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('target', '=', `trade:${orderId}`)
      .where('action', '=', 'trade.paper-opened')
      .executeTakeFirst();
    expect(row).toMatchObject({
      actor: `staff:${compliance.id}`,
      detail: { by: 'Maude Lafleur', documentId, purpose: 'signed-document' },
    });
    // In two steps, since a session ends after a quarter of an hour without use.
    portal.advance(QUARTER_MS / 2);
    await compliance.get(`/office/orders/${orderId}`);
    portal.advance(QUARTER_MS / 2 + 1);
    expect((await compliance.get(`${path}/pages/1`)).statusCode).toBe(404);
  });

  it('may also be the memorandum of its deal, but no other file', async () => {
    const order = await orderOnDesk(portal);
    const memorandum = await publishMemorandum(
      portal,
      order.dealId,
      1,
      'en',
      await memorandumPdf(2, order.id),
    );
    expect((await compliance.post(`${pathOf(order.id, memorandum)}/open`)).json().data.pages).toBe(2);
    const { documentId } = await signedPaper(portal);
    const elsewhere = await publishMemorandum(portal, (await orderOnDesk(portal)).dealId, 1);
    for (const foreign of [documentId, elsewhere, 'none']) {
      expect((await compliance.post(`${pathOf(order.id, foreign)}/open`)).statusCode).toBe(404);
    }
  });

  it('does not exist for another representative or a role without profiles, and is not opened by reading what somebody else opened', async () => {
    const { orderId, documentId } = await signedPaper(portal);
    const stranger = await enterOffice(portal, { role: 'representative', representativeId: 'rep-03' });
    const path = pathOf(orderId, documentId);
    expect((await stranger.post(`${path}/open`)).statusCode).toBe(404);
    const finance = await enterOffice(portal, { role: 'finance' });
    expect((await finance.post(`${path}/open`)).statusCode).toBe(404);
    await compliance.post(`${path}/open`);
    const colleague = await enterOffice(portal, { role: 'compliance' });
    expect((await colleague.get(`${path}/pages/1`)).statusCode).toBe(404);
  });
});

describe('what happened to an order', () => {
  const read = async (orderId: string, query = ''): Promise<TimelinePage> =>
    (await compliance.get(`/office/orders/${orderId}/timeline${query}`)).json().data;
  const actionsOf = ({ entries }: TimelinePage) => entries.map(({ action }) => action);
  const orderOf = async (table: 'payment_flags' | 'signing_envelopes', id: string) =>
    (await portal.db.selectFrom(table).select('trade_id').where('id', '=', id).executeTakeFirstOrThrow())
      .trade_id ?? '';
  const record = (target: string, action: `desk.${string}`, times = 1) =>
    transact(portal.db, async (trx) => {
      for (let time = 0; time < times; time += 1) {
        await appendAudit(trx, portal.deps, portal.deps.clock.now(), {
          actor: `staff:${compliance.id}`,
          action,
          target,
          investorId: null,
          detail: { by: 'Maude Lafleur', roles: ['compliance'], via: 'office', time },
        });
      }
    });

  it('includes its ceremony, the flags on its money and failed emails', async () => {
    const envelopeId = await papersOnDesk(portal);
    await record(`envelope:${envelopeId}`, 'desk.tagged');
    expect(actionsOf(await read(await orderOf('signing_envelopes', envelopeId)))).toContain('desk.tagged');

    const flagId = await paymentFlagOnDesk(portal);
    await record(`payment-flag:${flagId}`, 'desk.snoozed');
    const ended = { cleared_at: portal.deps.clock.now(), cleared_note: 'no longer so' };
    await portal.db.updateTable('payment_flags').set(ended).where('id', '=', flagId).execute();
    expect(actionsOf(await read(await orderOf('payment_flags', flagId)))).toEqual(
      expect.arrayContaining(['payment-flag.raised', 'payment-flag.ended', 'desk.snoozed']),
    );

    const bounceId = await bounceOnDesk(portal);
    await record(`bounce:${bounceId}`, 'desk.bounce-cleared');
    const { id: orderId } = await portal.db
      .selectFrom('mail_bounces')
      .innerJoin('investors', 'investors.email', 'mail_bounces.address')
      .innerJoin('trades', 'trades.investor_id', 'investors.id')
      .select('trades.id')
      .where('mail_bounces.id', '=', bounceId)
      .executeTakeFirstOrThrow();
    expect(actionsOf(await read(orderId))).toEqual(
      expect.arrayContaining(['mail.bounced', 'desk.bounce-cleared']),
    );
  });

  it('has no earlier page if one holds everything', async () => {
    const order = await orderOnDesk(portal);
    const { entries, older } = await read(order.id);
    expect(older).toBeNull();
    portal.advance(1_000);
    await record(`trade:${order.id}`, 'desk.assigned', 100 - entries.length);
    const full = await read(order.id);
    expect([full.entries.length, full.older]).toEqual([100, null]);
    await record(`trade:${order.id}`, 'desk.assigned');
    const last = (await read(order.id)).older ?? expect.fail('101 rows are on one page');
    expect((await read(order.id, `?before=${encodeURIComponent(last)}`)).entries).toHaveLength(1);
  });

  it('goes back page by page to the beginning, each row once, even when many share an instant', async () => {
    const order = await orderOnDesk(portal);
    const target = `trade:${order.id}`;
    await record(target, 'desk.assigned', 40);
    for (let hour = 0; hour < 8; hour += 1) {
      portal.advance(1_000);
      await record(target, 'desk.assigned', 30);
      await flagMoneyOf(portal, order);
    }
    const first: TimelinePage = (await compliance.get(`/office/orders/${order.id}`)).json().data.timeline;
    const pages = [first];
    for (let older = first.older; older !== null; older = pages.at(-1)?.older ?? null) {
      pages.push(await read(order.id, `?before=${encodeURIComponent(older)}`));
    }
    const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id));
    const rows = await portal.db.selectFrom('audit_log').select('seq').where('target', '=', target).execute();
    expect([pages.length, new Set(ids).size]).toEqual([3, ids.length]);
    expect(pages.slice(0, 2).map(({ entries }) => entries.length)).toEqual([100, 100]);
    const places = pages.flatMap(({ entries }) => entries.map((entry) => `${entry.at} ${entry.id}`));
    expect(places, 'the newest first').toEqual(places.toSorted().toReversed());
    expect(ids.filter((id) => id.startsWith('audit:')).length).toBeGreaterThanOrEqual(rows.length);
  });

  it('refuses what is not a cursor', async () => {
    const order = await orderOnDesk(portal);
    const reply = await compliance.get(`/office/orders/${order.id}/timeline?before=yesterday`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'VALIDATION']);
    expect(Object.keys(reply.json().fields)).toEqual(['before']);
  });
});
