import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OFFICE_HEADER } from '../../../platform/http/routing/office-cookie.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readOrder } from '../../../testing/order-money.ts';
import {
  approveOf,
  declarationFor,
  matchIdentityOf,
  openCase,
  proposeApprovalOf,
} from '../../../testing/propose-approval.ts';
import { caseOnDesk } from '../../../testing/signed-papers.ts';
import { withReasons } from '../../../testing/with-reasons.ts';

const SIN = 'basics.socialInsuranceNumber';

let portal: TestPortal;
let maker: Colleague;
let checker: Colleague;
let order: Awaited<ReturnType<typeof caseOnDesk>>;
beforeAll(async () => {
  portal = await openTestPortal();
  maker = await enterOffice(portal, { role: 'compliance' });
  checker = await enterOffice(portal, { role: 'compliance' });
});
beforeEach(async () => {
  order = await caseOnDesk(portal);
});
afterAll(() => portal.close());

const readingFor = async (who: Colleague) =>
  (await readOrder(who, order.id)).reading ?? expect.fail('the role reads no profiles');
const look = (who: Colleague, path: string, reason?: string) =>
  who.post(`/office/orders/${order.id}/profiles/${order.kycId}/reveal`, {
    path,
    ...(reason === undefined ? {} : { reason }),
  });
const match = (who: Colleague, outcome = 'confirmed') =>
  who.post(`/office/orders/${order.id}/profiles/${order.kycId}/identity`, { outcome, note: 'Seen.' });
const propose = async (who: Colleague) =>
  who.post(`/office/orders/${order.id}/proposal`, { declaration: await declarationFor(who, order.id) });
const openedBy = async (who: Colleague) =>
  (await readingFor(maker)).people.find(({ id }) => id === who.id)?.opened ?? [];

describe('who opened what', () => {
  it('is on record with the version of each, and is shown to both', async () => {
    await openCase(maker, order.id);
    const { documents, people } = await readingFor(checker);
    expect(documents.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['identity', 'paper']));
    const ids = documents.map(({ id }) => id);
    expect(people.map(({ isSelf, opened }) => [isSelf, opened.toSorted()])).toEqual([
      [true, []],
      [false, ids.toSorted()],
    ]);
    const rows = await portal.db
      .selectFrom('document_openings as opening')
      .innerJoin('files', 'files.id', 'opening.document_id')
      .select(['opening.sha256', 'files.sha256 as kept', 'opening.trade_id', 'opening.staff_id'])
      .where('opening.trade_id', '=', order.id)
      .execute();
    expect(rows).toHaveLength(ids.length);
    expect(rows.every(({ sha256, kept, staff_id }) => sha256 === kept && staff_id === maker.id)).toBe(true);
  });

  it('does not count a number that was looked at, nor what was opened of another case', async () => {
    await look(maker, SIN, 'To compare it.');
    const mine = order;
    order = await caseOnDesk(portal);
    await openCase(maker, order.id);
    order = mine;
    expect(await openedBy(maker)).toEqual([]);
  });

  it.each(['document_openings', 'declarations'] as const)('stays in %s as it was', async (table) => {
    expect((await proposeApprovalOf(maker, order.id)).statusCode).toBe(200);
    await expect(
      portal.db.updateTable(table).set({ staff_id: checker.id }).where('staff_id', '=', maker.id).execute(),
    ).rejects.toThrow('stays on record');
    await expect(portal.db.deleteFrom(table).execute()).rejects.toThrow('stays on record');
  });
});

describe('the reason for looking', () => {
  it('is given once for an order by each person, whatever of it they look at', async () => {
    expect((await look(maker, SIN)).json().fields).toHaveProperty('reason');
    expect((await readingFor(maker)).reasonGivenAt).toBeNull();
    expect((await look(maker, SIN, 'A new order.')).statusCode).toBe(200);
    expect((await readingFor(maker)).reasonGivenAt).not.toBeNull();
    const [{ path } = { path: null }] = (await readingFor(maker)).documents;
    expect((await look(maker, path ?? '')).statusCode).toBe(200);
    expect((await look(checker, path ?? '')).statusCode, 'of somebody else').toBe(400);
    const rows = await portal.db
      .selectFrom('reveals')
      .select(['reason', 'reason_of', 'id'])
      .where('staff_id', '=', maker.id)
      .where('trade_id', '=', order.id)
      .orderBy('at')
      .orderBy('reason', 'desc')
      .execute();
    expect(await withReasons(portal, Promise.resolve(rows))).toMatchObject([
      { reason: 'A new order.', reason_of: null },
      { reason: '', reason_of: rows[0]?.id },
    ]);
  });

  it('does not hold for another order, nor once this one is decided', async () => {
    await look(maker, SIN, 'A new order.');
    const mine = order;
    order = await caseOnDesk(portal);
    expect((await look(maker, SIN)).statusCode).toBe(400);
    order = mine;
    portal.advance(1_000);
    const decided = { decided_at: portal.deps.clock.now() };
    await portal.db.updateTable('trades').set(decided).where('id', '=', order.id).execute();
    expect((await look(maker, SIN)).statusCode).toBe(400);
    portal.advance(1_000);
    expect((await look(maker, SIN, 'A complaint.')).statusCode).toBe(200);
    expect((await look(maker, SIN)).statusCode).toBe(200);
  });
});

describe('‘Documents match’', () => {
  it('is refused until the person opened each identity document, whoever else did', async () => {
    await openCase(checker, order.id);
    expect((await match(maker)).json().code).toBe('IDENTITY_UNOPENED');
    const identity = (await readingFor(maker)).documents.filter(({ kind }) => kind === 'identity');
    for (const { path } of identity.slice(1)) {
      await look(maker, path ?? '', 'A new order.');
    }
    expect((await match(maker)).json().code).toBe('IDENTITY_UNOPENED');
    expect((await match(maker, 'not-confirmed')).statusCode, 'one is enough to say no').toBe(200);
    await look(maker, identity[0]?.path ?? '');
    expect((await match(maker)).statusCode).toBe(200);
  });
});

describe('a declaration', () => {
  it('is written from the record, and kept as it was shown', async () => {
    await matchIdentityOf(maker, order.id);
    const { documents, declaration } = await readingFor(maker);
    const all = documents.filter(({ kind }) => kind === 'identity').length;
    expect(declaration).toBe(
      `You opened ${all} of ${all} pieces of ID and 0 of 1 papers. Opened by nobody: Risk acknowledgement. ` +
        'You propose it as suitable for this investor.',
    );
    expect((await propose(maker)).statusCode).toBe(200);
    expect(await readingFor(checker)).toMatchObject({
      declared: declaration,
      declaration: expect.stringContaining(`Maude Lafleur opened ${all} of ${all} pieces of ID`),
    });
    const { approval } = await readOrder(checker, order.id);
    const kept = await portal.db
      .selectFrom('declarations')
      .select(['act', 'text', 'staff_id'])
      .where('proposal_id', '=', approval?.proposalId ?? '')
      .execute();
    expect(kept).toEqual([{ act: 'propose', text: declaration, staff_id: maker.id }]);
  });

  it('may be read in either language, and is refused in any other words', async () => {
    await matchIdentityOf(maker, order.id);
    const path = `/office/orders/${order.id}`;
    const headers = { cookie: maker.cookie, 'accept-language': 'fr', [OFFICE_HEADER]: '1' };
    const page = await portal.app.inject({ url: `/api${path}`, headers });
    const { declaration } = page.json().data.reading;
    expect(declaration).toMatch(/^Ce que vous avez ouvert/);
    const all = await maker.post(`${path}/proposal`, { declaration: 'I read everything.' });
    expect(all.json().code).toBe('CHANGED_MEANWHILE');
    expect((await maker.post(`${path}/proposal`, {})).json().code).toBe('VALIDATION');
    expect((await maker.post(`${path}/proposal`, { declaration })).statusCode).toBe(200);
  });

  it('that is older than an opening is refused', async () => {
    await matchIdentityOf(maker, order.id);
    const before = await declarationFor(maker, order.id);
    await openCase(maker, order.id);
    const late = await maker.post(`/office/orders/${order.id}/proposal`, { declaration: before });
    expect(late.json().code).toBe('CHANGED_MEANWHILE');
  });
});

describe('an order of which neither of the two opened something', () => {
  it('is not approved until one of them did, and offers no approval', async () => {
    await matchIdentityOf(maker, order.id);
    expect((await propose(maker)).statusCode).toBe(200);
    const page = await readOrder(checker, order.id);
    expect([page.moves.includes('approve'), page.reading?.unopened]).toEqual([false, [order.paperId]]);
    const refused = await approveOf(checker, order.id);
    expect([refused.json().code, refused.json().message[0]]).toEqual([
      'CASE_UNOPENED',
      expect.stringContaining('Risk acknowledgement'),
    ]);
    const third = await enterOffice(portal, { role: 'compliance' });
    await openCase(third, order.id);
    expect((await approveOf(checker, order.id)).json().code, 'a third person does not count').toBe(
      'CASE_UNOPENED',
    );
    await openCase(checker, order.id, ['paper']);
    expect((await readOrder(checker, order.id)).moves).toContain('approve');
    expect((await approveOf(checker, order.id)).statusCode).toBe(200);
  });
});
