import { inOrder, STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { permitAlone } from '../../../testing/decided-alone.ts';
import { orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { fundedOrder, readMoneyProposal } from '../../../testing/order-money.ts';
import { proposeApprovalOf } from '../../../testing/propose-approval.ts';

let portal: TestPortal;
let both: Colleague;
let ada: Colleague;
let luc: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  [ada, luc] = [await enterOffice(portal), await enterOffice(portal)];
  await enterOffice(portal, { role: 'compliance' });
  await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

const rolesOf = ({ id }: Pick<Colleague, 'id'>) =>
  portal.db
    .selectFrom('staff')
    .select([sql<string>`role`.as('first'), 'roles'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const codeOf = async (reply: Promise<{ json: () => { code?: string } }>) => (await reply).json().code;

/** Two administrators change the roles of somebody. */
async function giveRoles(who: Colleague, roles: readonly StaffRole[], version = 0) {
  const path = `/office/people/${who.id}/role`;
  const asked = await ada.post(path, { roles, representativeId: null, version });
  expect(asked.statusCode, asked.body).toBe(200);
  const listed: { staffId: string; proposalId: string; hash: string }[] = (
    await luc.get('/office/role-changes')
  ).json().data;
  const { proposalId, hash } = listed.find(({ staffId }) => staffId === who.id) ?? {};
  const approved = await luc.post(`${path}/approve`, { proposalId, hash });
  expect(approved.statusCode, approved.body).toBe(200);
}
const openOf = async ({ id }: Colleague) =>
  (
    await portal.db
      .selectFrom('proposals')
      .select(['kind', 'state'])
      .where('maker_id', '=', id)
      .orderBy('kind')
      .execute()
  ).map(({ kind, state }) => `${kind}: ${state}`);

describe('somebody with finance and compliance', () => {
  beforeAll(async () => {
    both = await enterOffice(portal, { roles: ['finance', 'compliance'] });
  });

  it('may do what each of the two may, and is shown with both, in the one order', async () => {
    const { roles, actions } = (await both.get('/office/me')).json().data;
    expect(roles).toEqual(['compliance', 'finance']);
    expect(actions).toEqual(expect.arrayContaining(['orders.approve', 'payments.release']));
    const { colleagues } = (await ada.get('/office/desk')).json().data;
    expect(colleagues).toContainEqual({ id: both.id, name: 'Maude Lafleur', roles });
  });

  it('is never maker and checker of the same money, in the office or straight in the table', async () => {
    const order = await fundedOrder(portal);
    const at = `/office/orders/${order.tradeId}`;
    expect((await both.post(`${at}/release`, { inTrust: 5_000 })).statusCode).toBe(200);
    const { proposalId, hash, isOwn } = await readMoneyProposal(both, order.tradeId);
    expect(isOwn).toBe(true);
    expect(await codeOf(both.post(`${at}/release/approve`, { proposalId, hash }))).toBe('OWN_WORK');
    const approval = { proposal_id: proposalId, checker_id: both.id, payload_hash: hash };
    const inTable = portal.db.insertInto('approvals').values({ ...approval, approved_at: new Date() });
    await expect(inTable.execute()).rejects.toThrow('Nobody approves what they worked on');
  });

  it('is never maker and checker of the same order', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    await proposeApprovalOf(both, order.id);
    const { approval, moves } = (await both.get(`/office/orders/${order.id}`)).json().data;
    expect([approval.isOwn, moves.includes('approve')]).toEqual([true, false]);
  });

  it('loses one of the two: what the other proposes stays, what it does not ends, and the sessions end', async () => {
    const who = await enterOffice(portal, { roles: ['finance', 'compliance'] });
    const [paid, order] = [await fundedOrder(portal), await orderOnDesk(portal, { status: 'inReview' })];
    await who.post(`/office/orders/${paid.tradeId}/release`, { inTrust: 5_000 });
    await proposeApprovalOf(who, order.id);
    expect(await openOf(who)).toEqual(['approve-order: submitted', 'release-money: submitted']);
    await giveRoles(who, ['compliance']);
    expect(await openOf(who)).toEqual(['approve-order: submitted', 'release-money: stale']);
    expect(await rolesOf(who)).toEqual({ first: 'compliance', roles: ['compliance'] });
    expect(await codeOf(who.get('/office/me'))).toBe('UNAUTHENTICATED');
  });

  it('gets a role beside what they have, and keeps what they proposed', async () => {
    const who = await enterOffice(portal, { role: 'finance' });
    const paid = await fundedOrder(portal);
    await who.post(`/office/orders/${paid.tradeId}/release`, { inTrust: 5_000 });
    await giveRoles(who, ['deals', 'finance']);
    expect(await rolesOf(who)).toEqual({ first: 'finance', roles: ['finance', 'deals'] });
    expect(await openOf(who)).toEqual(['release-money: submitted']);
  });

  it('is on record with both, and what they got and lost', async () => {
    const who = await enterOffice(portal, { roles: ['finance', 'compliance'] });
    await giveRoles(who, ['deals', 'finance']);
    const { rows } = (await ada.get('/office/audit?action=staff.role-changed')).json().data;
    const row = rows.find(({ target }: { target: string }) => target === `staff:${who.id}`);
    expect(row.who.roles).toEqual(['administrator']);
    expect(row.facts).toMatchObject({ fromRoles: 'compliance, finance', toRoles: 'finance, deals' });
  });
});

describe('the database', () => {
  const set = (id: string, change: object) =>
    portal.db.transaction().execute(async (trx) => {
      await permitAlone(trx, 'change-role', `staff:${id}`);
      await trx.updateTable('staff').set(change).where('id', '=', id).execute();
    });

  it('gives nobody a second role by a bare change of the row', async () => {
    const { id } = await enterOffice(portal, { role: 'finance' });
    const bare = portal.db
      .updateTable('staff')
      .set({ roles: ['finance', 'administrator'] })
      .where('id', '=', id);
    await expect(bare.execute()).rejects.toThrow('This takes two persons');
  });

  it.each([
    ['a role that there is not', '{finance,king}'],
    ['no role', '{}'],
  ])('takes no person with %s', async (_what, roles) => {
    const { id } = await enterOffice(portal, { role: 'finance' });
    const change = { roles: sql`${roles}::text[]` };
    await expect(set(id, change)).rejects.toThrow('one of the roles at least');
  });

  it('writes every set of roles in one order, with the first for servers of before', async () => {
    const { id } = await enterOffice(portal, { role: 'deals' });
    await set(id, { roles: ['administrator', 'deals', 'finance', 'deals'] });
    expect(await rolesOf({ id })).toEqual({ first: 'finance', roles: ['finance', 'deals', 'administrator'] });
    const { rows } = await sql<{ roles: StaffRole[] }>`
      select roles_in_order(${sql.val([...STAFF_ROLES].reverse())}::text[]) as roles`.execute(portal.db);
    expect(rows).toEqual([{ roles: inOrder(STAFF_ROLES) }]);
  });

  it('takes the one role that a server of before gives, and nothing more', async () => {
    const { id } = await enterOffice(portal, { roles: ['finance', 'compliance'] });
    await set(id, { role: 'deals' });
    expect(await rolesOf({ id })).toEqual({ first: 'deals', roles: ['deals'] });
  });
});
