import type { DealPreview } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { publishMemorandum } from '../../../../testing/memoranda.ts';
import { officeCommand } from '../../../../testing/office-command.ts';
import {
  completeDraft,
  publishWritten,
  readOfficeDeal,
  rewriteDeal,
  submitWritten,
  writeDeal,
} from '../../../../testing/office-deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { withReasons } from '../../../../testing/with-reasons.ts';
import { announceNewDeals } from '../../new-deals/announce-new-deals.ts';
import { findLiveUnits } from '../live/live-units.store.ts';

const REASON = { reason: 'The issuer asked for it.' };

let portal: TestPortal;
let writer: Colleague;
let checker: Colleague;
let holder: Person;
let stranger: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  writer = await enterOffice(portal, { role: 'deals' });
  checker = await enterOffice(portal, { role: 'compliance' });
  [holder, stranger] = [await registerPerson(portal), await registerPerson(portal)];
});
afterAll(() => portal.close());

const stop = (dealId: string, move: 'pause' | 'close') =>
  checker.post(`/office/deals/${dealId}/${move}`, REASON);
const publishedDeal = () => publishWritten(writer, checker);
const statusFor = async (person: Person, dealId: string) =>
  (await person.get(`/user/deal/live/${dealId}`)).statusCode;
const orderAgain = async (person: Person, dealId: string) =>
  (await person.post(`/user/trade/create/${dealId}`, { quantity: 80 })).json().code ?? 'placed';
const auditOf = async ({ db }: TestPortal, target: string, action: string) =>
  (
    await db
      .selectFrom('audit_log')
      .select('detail')
      .where('target', '=', target)
      .where('action', '=', action)
      .execute()
  ).map(({ detail }) => detail);
const versionOf = async (tradeId: string) =>
  portal.db
    .selectFrom('trades')
    .select(['deal_version', 'unit_price_cents'])
    .where('id', '=', tradeId)
    .executeTakeFirstOrThrow();

describe.each(['pause', 'close'] as const)('a deal after %s', (move) => {
  it('is there for investors with an order, takes no orders, and is listed nowhere', async () => {
    const dealId = await publishedDeal();
    await placeOrder(holder, dealId);
    expect([await statusFor(holder, dealId), await statusFor(stranger, dealId)]).toEqual([200, 200]);
    expect((await stop(dealId, move)).json().data.state).toBe(move === 'pause' ? 'paused' : 'closed');
    expect([await statusFor(holder, dealId), await statusFor(stranger, dealId)]).toEqual([200, 404]);
    expect((await portal.app.inject({ url: `/api/deal/live/${dealId}` })).statusCode).toBe(404);
    expect([await orderAgain(holder, dealId), await orderAgain(stranger, dealId)]).toEqual([
      'DEAL_CLOSED',
      'DEAL_CLOSED',
    ]);
    const listed: { id: string }[] = (await stranger.get('/user/list/deal/live')).json().data;
    expect(listed.map(({ id }) => id)).not.toContain(dealId);
  });

  it('lets the memorandum of an open order be accepted', async () => {
    const dealId = await publishedDeal();
    const tradeId = await placeOrder(holder, dealId);
    await publishMemorandum(portal, dealId, 1);
    await stop(dealId, move);
    const accept = (person: Person, body: object) => person.post('/sendacceptofferingmemorandumemail', body);
    expect((await accept(holder, { dealId, tradeId })).statusCode).toBe(200);
    expect((await accept(stranger, { dealId })).statusCode).toBe(404);
  });
});

describe('a deal that was stopped', () => {
  it('takes orders again once a second person agrees', async () => {
    const dealId = await publishedDeal();
    await stop(dealId, 'pause');
    const { draftVersion: base } = await readOfficeDeal(writer, dealId);
    const asked = await writer.post(`/office/deals/${dealId}/reopen`, { base });
    const { proposalId, hash, kind } = asked.json().data.review;
    expect([kind, await statusFor(stranger, dealId)]).toEqual(['reopen-deal', 404]);
    const alone = await writer.post(`/office/deals/${dealId}/publish`, { proposalId, hash });
    expect(alone.json().code).toBe('OWN_WORK');
    await checker.post(`/office/deals/${dealId}/publish`, { proposalId, hash });
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({ state: 'live', version: 1 });
    expect(await statusFor(stranger, dealId)).toBe(200);
  });

  it('is not reopened by a change of its texts', async () => {
    const dealId = await publishedDeal();
    await stop(dealId, 'pause');
    await rewriteDeal(writer, dealId, { maximumUnits: 400 });
    await checker.post(`/office/deals/${dealId}/publish`, await submitWritten(writer, dealId));
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({ state: 'paused', version: 2 });
  });

  it('stays as it was sold once it is closed, even if a change was in review', async () => {
    const dealId = await publishedDeal();
    const base = await rewriteDeal(writer, dealId, { maximumUnits: 400 });
    const seen = await submitWritten(writer, dealId);
    await stop(dealId, 'close');
    const late = await checker.post(`/office/deals/${dealId}/publish`, seen);
    expect(late.json().code).toBe('PROPOSAL_OVER');
    const edit = await writer.post(`/office/deals/${dealId}/draft`, { base, draft: completeDraft() });
    expect([edit.json().code, edit.json().currentState]).toEqual(['DEAL_STATE_REFUSES', 'closed']);
    expect((await stop(dealId, 'pause')).json().code).toBe('DEAL_STATE_REFUSES');
  });
});

describe('an order', () => {
  it('relies on the version of the day it was placed, and on a newer one once it takes more units', async () => {
    const dealId = await publishedDeal();
    const tradeId = await placeOrder(holder, dealId);
    await rewriteDeal(writer, dealId, { unitPrice: 120 });
    await checker.post(`/office/deals/${dealId}/publish`, await submitWritten(writer, dealId));
    expect(await versionOf(tradeId)).toEqual({ deal_version: 1, unit_price_cents: 10_050n });
    const later = await placeOrder(stranger, dealId);
    expect(await versionOf(later)).toEqual({ deal_version: 2, unit_price_cents: 12_000n });
    await holder.post(`/user/trade/create/${dealId}`, { quantity: 80 });
    expect(await versionOf(tradeId)).toEqual({ deal_version: 2, unit_price_cents: 12_000n });
  });

  it('keeps a deal from being published with fewer units than are taken', async () => {
    const dealId = await publishedDeal();
    await rewriteDeal(writer, dealId, { unitsTotal: 40 });
    const seen = await submitWritten(writer, dealId);
    await placeOrder(holder, dealId);
    const reply = await checker.post(`/office/deals/${dealId}/publish`, seen);
    expect(reply.json().fields).toEqual({
      unitsTotal: 'Orders already hold 50 units; the total cannot be lower',
    });
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({ state: 'live', version: 1 });
  });
});

describe('a deal that two people published', () => {
  it('is announced to whoever asked to hear about new deals, and its units to open pages', async () => {
    const dealId = await publishWritten(
      writer,
      checker,
      completeDraft({ opensAt: '2026-11-17T14:00:00.000Z' }),
    );
    const units = await findLiveUnits(portal.db, portal.deps.clock.now());
    expect(units).toContainEqual({ id: dealId, unitsTotal: 1_000, unitsTaken: 0 });
    await announceNewDeals(portal.deps);
    const { announced_at } = await portal.db
      .selectFrom('deals')
      .select('announced_at')
      .where('id', '=', dealId)
      .executeTakeFirstOrThrow();
    expect(announced_at).toEqual(portal.deps.clock.now());
  });

  it('is shown and stopped on the command line, by name and with a reason', async () => {
    const draft = completeDraft();
    const dealId = await publishWritten(writer, checker, draft);
    const run = (...words: string[]) => officeCommand(portal.deps, ['deals', ...words]);
    const listed = `${draft.slug} | Maple Gate | live | version 1`;
    expect((await run('list')).lines).toContain(listed);
    expect((await run('show', draft.slug)).lines).toEqual([
      expect.stringMatching(/^version 1 \| .* \| by Maude Lafleur \| approved by Maude Lafleur$/),
    ]);
    expect((await run('pause', draft.slug)).ok).toBe(false);
    expect(await run('pause', draft.slug, '--reason', 'The issuer called.')).toEqual({
      ok: true,
      lines: ['It takes no orders for now.'],
    });
    const [row] = await withReasons(portal, auditOf(portal, `deal:${dealId}`, 'deal.paused'));
    expect(row).toMatchObject({ by: 'Maude Lafleur', via: 'command', reason: 'The issuer called.' });
    expect((await run('pause', draft.slug, '--reason', 'Once more.')).ok).toBe(false);
    expect((await run('show', 'no-such-deal')).ok).toBe(false);
  });
});

describe('a preview', () => {
  const linkOf = async (dealId: string, version: string) => {
    const { url } = (await writer.post(`/office/deals/${dealId}/preview`, { version })).json().data;
    return `/api/deal/preview/${String(url).split('/').at(-1)}`;
  };

  it('shows the draft as it was when the link was made, to whoever has it, for a day', async () => {
    const dealId = await writeDeal(writer);
    const url = await linkOf(dealId, 'draft');
    await rewriteDeal(writer, dealId, { unitPrice: 999 });
    const shown: DealPreview = (await portal.app.inject({ url })).json().data;
    expect(shown).toMatchObject({
      version: null,
      deal: { id: 'preview', slug: 'preview', unitPrice: 100.5 },
    });
    expect(Date.parse(shown.expiresAt) - portal.deps.clock.now().getTime()).toBe(86_400_000);
    await portal.db
      .updateTable('deal_previews')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await portal.app.inject({ url })).json().code).toBe('PREVIEW_INVALID');
  });

  it('cannot be ordered, and is in no list', async () => {
    await linkOf(await writeDeal(writer), 'draft');
    expect((await holder.post('/user/trade/create/preview', { quantity: 10 })).statusCode).toBe(404);
    const listed: { slug: string }[] = (await portal.app.inject({ url: '/api/deal/live' })).json().data;
    expect(listed.map(({ slug }) => slug)).not.toContain('preview');
  });

  it('can be of a version too, but not of anything without a price', async () => {
    const dealId = await publishedDeal();
    const shown = await portal.app.inject({ url: await linkOf(dealId, '1') });
    expect(shown.json().data.version).toBe(1);
    const { id } = (await writer.post('/office/deals')).json().data;
    const refused = await writer.post(`/office/deals/${id}/preview`, { version: 'draft' });
    expect(Object.keys(refused.json().fields)).toContain('unitPrice');
    expect((await writer.post(`/office/deals/${dealId}/preview`, { version: '7' })).statusCode).toBe(404);
  });
});
