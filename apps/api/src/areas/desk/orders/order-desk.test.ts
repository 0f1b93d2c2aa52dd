import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { setRole } from '../../../testing/decided-alone.ts';
import { fillProfile, idsIn, type OrderOnDesk, orderOnDesk, readQueue } from '../../../testing/desk.ts';
import { submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { approveOf, matchIdentityOf, proposeApprovalOf } from '../../../testing/propose-approval.ts';
import { withReasons } from '../../../testing/with-reasons.ts';

const SIN = '046454286';
const FRONT = 'identityVerification.principal.document.front';
const QUARTER_MS = 900_000;

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const read = async (order: OrderOnDesk, who = compliance) =>
  (await who.get(`/office/orders/${order.id}`)).json().data;

describe('an order on one page', () => {
  it('shows its facts, its versions and what happened to it', async () => {
    const order = await orderOnDesk(portal);
    await compliance.post('/office/desk/new-orders/claim', { id: order.id, version: 0 });
    expect(await read(order)).toMatchObject({
      order: {
        status: 'submitted',
        quantity: 50,
        unitPrice: 100,
        total: 5_000,
        dueAt: '2026-11-21T05:00:00.000Z',
      },
      claim: { kind: 'order', holder: { id: compliance.id } },
      moves: ['review', 'archive', 'next-step', 'see-as-investor'],
      approval: null,
      investor: { name: 'Ada Tremblay', representative: 'Amélie Bouchard-Roy', otherOrders: [] },
      profiles: [{ version: 1, isOrders: true, isDraft: false }],
      hasNewerProfile: false,
      money: { inTrust: 0, missing: 5_000, movements: [] },
    });
    const { timeline } = await read(order);
    expect(timeline.entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['trade.submitted', 'desk.claimed']),
    );
    expect(timeline.entries.find(({ action }: { action: string }) => action === 'desk.claimed').who).toEqual({
      kind: 'staff',
      name: 'Maude Lafleur',
      roles: ['compliance'],
    });
  });

  it('warns of a newer profile than the order’s', async () => {
    const order = await orderOnDesk(portal);
    await submitKyc(order.ada);
    const { hasNewerProfile, profiles } = await read(order);
    expect(hasNewerProfile).toBe(true);
    expect(profiles.map(({ version, isOrders }: Record<string, unknown>) => [version, isOrders])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('shows finance no profile, and another representative nothing', async () => {
    const order = await orderOnDesk(portal, { representativeId: 'rep-02' });
    const finance = await enterOffice(portal, { role: 'finance' });
    expect(await read(order, finance)).toMatchObject({ profiles: [], changeRequests: [], moves: [] });
    const stranger = await enterOffice(portal, { role: 'representative', representativeId: 'rep-03' });
    expect((await stranger.get(`/office/orders/${order.id}`)).statusCode).toBe(404);
    const deals = await enterOffice(portal, { role: 'deals' });
    expect((await read(order, deals)).money).toBeNull();
  });
});

describe('the profile behind an order', () => {
  it('is one of its investor’s own versions, never anybody else’s', async () => {
    const [order, other] = [await orderOnDesk(portal), await orderOnDesk(portal)];
    const kycId = await fillProfile(portal, other);
    const at = (id: string) => compliance.get(`/office/orders/${order.id}/profiles/${id}`);
    expect((await at(kycId)).statusCode).toBe(404);
    const [own] = (await read(order)).profiles;
    expect((await at(own.kycId)).json().data.version).toEqual(own);
  });

  it('masks its numbers until somebody gives a reason, and records only which and why', async () => {
    const order = await orderOnDesk(portal);
    const kycId = await fillProfile(portal, order);
    const path = `/office/orders/${order.id}/profiles/${kycId}`;
    const shown = await compliance.get(path);
    expect(shown.body).not.toContain(SIN);
    expect(shown.json().data.answers.basics.socialInsuranceNumber).toMatch(/^\*{3}-\*{3}-/);
    expect(shown.json().data.evidence).toContainEqual(
      expect.objectContaining({ path: FRONT, proves: expect.arrayContaining(['basics.lastName']) }),
    );
    const without = await compliance.post(`${path}/reveal`, {
      path: 'basics.socialInsuranceNumber',
      reason: ' ',
    });
    expect(without.statusCode).toBe(400);
    const reason = 'Two accounts have it.';
    const seen = await compliance.post(`${path}/reveal`, { path: 'basics.socialInsuranceNumber', reason });
    const { number } = seen.json().data;
    expect(number).toMatch(/\d{3}/);
    const rows = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('target', '=', `kyc:${kycId}`)
      .where('action', '=', 'profile.number-revealed')
      .execute();
    expect(await withReasons(portal, Promise.resolve(rows))).toMatchObject([
      { detail: { path: 'basics.socialInsuranceNumber', reason } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(number);
  });

  it('records each look at a number, even when a call is repeated with the same key', async () => {
    const order = await orderOnDesk(portal);
    const kycId = await fillProfile(portal, order);
    const looker = await enterOffice(portal, { role: 'compliance' });
    const look = () =>
      looker.post(
        `/office/orders/${order.id}/profiles/${kycId}/reveal`,
        { path: 'basics.socialInsuranceNumber', reason: 'To compare it.' },
        { 'idempotency-key': 'the-same' },
      );
    expect([(await look()).statusCode, (await look()).statusCode]).toEqual([200, 200]);
    const looks = await portal.db
      .selectFrom('audit_log')
      .select('seq')
      .where('target', '=', `kyc:${kycId}`)
      .where('action', '=', 'profile.number-revealed')
      .execute();
    expect(looks).toHaveLength(2);
  });

  it('gives a remembered answer to nobody whose role no longer allows the call', async () => {
    const order = await orderOnDesk(portal);
    const leaver = await enterOffice(portal, { role: 'compliance' });
    const ask = () => leaver.post('/office/investors/export', {}, { 'idempotency-key': 'the-same' });
    expect((await ask()).statusCode, order.id).toBe(201);
    await setRole(portal.db, leaver.id, { role: 'deals' });
    expect((await ask()).json().code).toBe('NOT_PERMITTED');
  });

  it('shows a document as pictures, only to the person who asked, for a quarter of an hour', async () => {
    const order = await orderOnDesk(portal);
    const kycId = await fillProfile(portal, order);
    const reveal = `/office/orders/${order.id}/profiles/${kycId}/reveal`;
    const { id, number, pages } = (
      await compliance.post(reveal, { path: FRONT, reason: 'To compare it.' })
    ).json().data;
    expect([number, pages]).toEqual([null, 1]);
    const page = await compliance.get(`/office/reveals/${id}/pages/1`);
    const { picture } = page.json().data;
    const { pathname, search } = new URL(picture);
    const shown = await portal.app.inject({ method: 'GET', url: `${pathname}${search}` });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    const other = await enterOffice(portal, { role: 'compliance' });
    expect((await other.get(`/office/reveals/${id}/pages/1`)).statusCode).toBe(404);
    await portal.db
      .updateTable('reveals')
      .set({ ends_at: new Date(portal.deps.clock.now().getTime() - QUARTER_MS) })
      .where('id', '=', id)
      .execute();
    expect((await compliance.get(`/office/reveals/${id}/pages/1`)).statusCode).toBe(404);
  });

  it('leaves the queue of identities once somebody has compared it and nothing is open', async () => {
    const order = await orderOnDesk(portal, { representativeId: 'rep-22' });
    const kycId = await fillProfile(portal, order);
    const path = `/office/orders/${order.id}/profiles/${kycId}`;
    expect(await idsIn(compliance, 'identity', 'representative=rep-22')).toEqual([kycId]);
    expect(
      (await compliance.post(`${path}/identity`, { outcome: 'not-confirmed', note: '' })).statusCode,
    ).toBe(400);
    expect((await matchIdentityOf(compliance, order.id)).statusCode).toBe(200);
    const { rows } = await readQueue(compliance, 'identity', 'representative=rep-22');
    expect(rows.map(({ why }) => why)).toEqual([expect.stringMatching(/^(other-name|number-twice)$/)]);
    await portal.db
      .updateTable('kyc_flags')
      .set({ cleared_at: portal.deps.clock.now(), cleared_note: 'Married since.' })
      .where('kyc_id', '=', kycId)
      .execute();
    expect(await idsIn(compliance, 'identity', 'representative=rep-22')).toEqual([]);
    expect((await compliance.get(path)).json().data.identityCheck).toMatchObject({
      outcome: 'confirmed',
      by: { id: compliance.id },
    });
  });
});

describe('deciding on an order', () => {
  it('is left to its holder', async () => {
    const order = await orderOnDesk(portal);
    const other = await enterOffice(portal, { role: 'compliance' });
    await other.post('/office/desk/new-orders/claim', { id: order.id, version: 0 });
    const late = await compliance.post(`/office/orders/${order.id}/review`);
    expect(late.json()).toMatchObject({
      code: 'CLAIMED',
      message: ['Assigned to someone else: Maude Lafleur.'],
    });
    expect((await other.post(`/office/orders/${order.id}/review`)).statusCode).toBe(200);
  });

  it('takes two people to approve: not the one who proposed it', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    const maker = await enterOffice(portal, { role: 'compliance' });
    await proposeApprovalOf(maker, order.id);
    const { approval } = await read(order, maker);
    expect([approval.isOwn, (await approveOf(maker, order.id)).json().code]).toEqual([true, 'OWN_WORK']);
    const done = await approveOf(compliance, order.id);
    expect(done.statusCode).toBe(200);
    expect(await read(order)).toMatchObject({ order: { status: 'approved' }, approval: null });
  });

  it('does not approve an order that changed since it was proposed', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    const maker = await enterOffice(portal, { role: 'compliance' });
    await proposeApprovalOf(maker, order.id);
    await portal.db
      .updateTable('trades')
      .set({ investor_signed_at: new Date('2026-11-18T15:01:00Z') })
      .where('id', '=', order.id)
      .execute();
    const late = await approveOf(compliance, order.id);
    expect(late.json().code).toBe('CHANGED_MEANWHILE');
    const after = await read(order);
    expect(after).toMatchObject({ order: { status: 'inReview' }, approval: null });
    expect(after.timeline.entries.map(({ action }: { action: string }) => action)).toContain(
      'trade.proposal-ended',
    );
  });

  it('lets a proposal be withdrawn by its maker or returned by others, and then made again', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    const maker = await enterOffice(portal, { role: 'compliance' });
    const at = (move: string) => `/office/orders/${order.id}/proposal${move}`;
    await proposeApprovalOf(maker, order.id);
    expect((await proposeApprovalOf(maker, order.id)).json().code).toBe('PROPOSAL_OPEN');
    expect((await read(order, maker)).moves).toContain('withdraw-approval');
    expect((await read(order)).moves).toEqual(expect.arrayContaining(['approve', 'return-approval']));
    const { proposalId } = (await read(order)).approval;
    const back = { proposalId, reason: 'Look at the source of the money.' };
    expect((await compliance.post(at('/withdraw'), { proposalId })).json().code).toBe('WORK_OF_ANOTHER');
    expect((await maker.post(at('/return'), back)).json().code).toBe('OWN_WORK');
    expect((await compliance.post(at('/return'), back)).statusCode).toBe(200);
    expect((await proposeApprovalOf(maker, order.id)).statusCode).toBe(200);
    const second = (await read(order)).approval;
    expect((await maker.post(at('/withdraw'), { proposalId: second.proposalId })).statusCode).toBe(200);
    expect(await read(order)).toMatchObject({ order: { status: 'inReview' }, approval: null });
  });

  const FRONT_ASKED = { path: FRONT, reason: 'unreadable', note: '' };
  it.each([
    ['is declined', 'decline', { reason: 'Not suitable.' }, 'order-ended'],
    ['goes back for changes', 'changes', { items: [FRONT_ASKED], answerBy: '2026-11-25' }, 'order-returned'],
  ])('ends what was proposed about an order that %s', async (_what, move, body, because) => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    const maker = await enterOffice(portal, { role: 'compliance' });
    await proposeApprovalOf(maker, order.id);
    const { proposalId } = (await read(order)).approval;
    expect((await compliance.post(`/office/orders/${order.id}/${move}`, body)).statusCode).toBe(200);
    const after = await read(order);
    expect(after.approval).toBeNull();
    expect(after.timeline.entries.map(({ action }: { action: string }) => action)).toContain(
      'trade.proposal-ended',
    );
    const ended = await portal.db
      .selectFrom('proposals')
      .select(['state', 'reason'])
      .where('id', '=', proposalId)
      .executeTakeFirstOrThrow();
    expect(ended).toEqual({ state: 'stale', reason: because });
  });

  it('declines an order while its investor is asked for changes, and the request is over', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    await fillProfile(portal, order);
    const items = [{ path: 'basics.phone', reason: 'unclear', note: '' }];
    const path = `/office/orders/${order.id}`;
    await compliance.post(`${path}/changes`, { items, answerBy: '2026-11-25' });
    expect((await read(order)).moves).toContain('decline');
    expect((await compliance.post(`${path}/decline`, { reason: 'Not suitable.' })).statusCode).toBe(200);
    expect(await read(order)).toMatchObject({ order: { status: 'declined', reason: 'Not suitable.' } });
    const request = await portal.db
      .selectFrom('change_requests')
      .select('closed_at')
      .where('trade_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(request.closed_at).not.toBeNull();
  });

  it('says what comes next in the investor’s language, and never that it is approved', async () => {
    const order = await orderOnDesk(portal);
    await compliance.post(`/office/orders/${order.id}/next-step`, { step: 'calling-you' });
    const trade = await readTrade(order.ada, order.id);
    expect([trade.nextDrStepDesc, trade.progress.label]).toEqual(['We will call you', 'review']);
    expect(
      (await compliance.post(`/office/orders/${order.id}/next-step`, { step: 'DONE!' })).statusCode,
    ).toBe(400);
  });

  it('is seen as the investor sees it with a reason, and without a session of theirs', async () => {
    const order = await orderOnDesk(portal);
    const seen = await compliance.post(`/office/orders/${order.id}/as-investor`, { reason: 'They called.' });
    expect(seen.json().data).toMatchObject({ language: 'en', until: '2026-11-18T15:15:00.000Z' });
    expect(seen.json().data.trade).toEqual(await readTrade(order.ada, order.id));
    expect(seen.headers['set-cookie']).toBeUndefined();
    const row = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('target', '=', `trade:${order.id}`)
      .where('action', '=', 'trade.seen-as-investor')
      .executeTakeFirst();
    expect(await withReasons(portal, Promise.resolve(row))).toMatchObject({
      actor: `staff:${compliance.id}`,
      detail: { reason: 'They called.' },
    });
  });

  it('is seen with the tasks and the holder the investor sees, in the investor’s language', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    await fillProfile(portal, order);
    const told = async () => (await order.ada.get(`/user/trade/dealer/${order.id}`)).json().data;
    const seen = async () =>
      (await compliance.post(`/office/orders/${order.id}/as-investor`, { reason: 'They called.' })).json()
        .data.atDealer;
    expect((await told()).holder).not.toBeNull();
    expect(await seen()).toEqual(await told());
    const items = [{ path: 'basics.phone', reason: 'unclear', note: 'A newer one?' }];
    const asked = await compliance.post(`/office/orders/${order.id}/changes`, {
      items,
      answerBy: '2026-11-25',
    });
    expect(asked.statusCode).toBe(200);
    expect((await told()).changes.tasks).toHaveLength(1);
    expect(await seen()).toEqual(await told());
  });
});
