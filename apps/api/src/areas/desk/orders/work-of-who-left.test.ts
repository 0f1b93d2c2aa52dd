import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { setRole } from '../../../testing/decided-alone.ts';
import { orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { declarationFor, proposeApprovalOf } from '../../../testing/propose-approval.ts';

let portal: TestPortal;
let maker: Colleague;
let checker: Colleague;
let administrator: Colleague;
let second: Colleague;
let order: { id: string };
let approval: { proposalId: string; hash: string };
beforeAll(async () => {
  portal = await openTestPortal();
  checker = await enterOffice(portal, { role: 'compliance' });
  // So that somebody is there to approve what is proposed anew.
  await enterOffice(portal, { role: 'compliance' });
  administrator = await enterOffice(portal);
  second = await enterOffice(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  order = await orderOnDesk(portal, { status: 'inReview' });
  maker = await enterOffice(portal, { role: 'compliance' });
  await proposeApprovalOf(maker, order.id);
  approval = (await maker.get(`/office/orders/${order.id}`)).json().data.approval;
});

const approve = async () => {
  const { proposalId, hash } = approval;
  const declaration = await declarationFor(checker, order.id);
  return checker.post(`/office/orders/${order.id}/approve`, { proposalId, hash, declaration });
};
const end = () => administrator.post(`/office/people/${maker.id}/end`, { version: 0 });
const giveRole = async (role: StaffRole) => {
  const path = `/office/people/${maker.id}/role`;
  await administrator.post(path, { roles: [role], representativeId: null, version: 0 });
  const changes: { staffId: string; proposalId: string; hash: string }[] = (
    await second.get('/office/role-changes')
  ).json().data;
  const { proposalId, hash } = changes.find(({ staffId }) => staffId === maker.id) ?? {};
  return second.post(`${path}/approve`, { proposalId, hash });
};
const proposal = () =>
  portal.db
    .selectFrom('proposals')
    .select(['state', 'reason'])
    .where('id', '=', approval.proposalId)
    .executeTakeFirst();
/** What a path that asks nothing would write. */
const applyPastTheApplication = () =>
  portal.db.transaction().execute(async (trx) => {
    const { proposalId: proposal_id, hash: payload_hash } = approval;
    const row = { proposal_id, payload_hash, checker_id: checker.id, approved_at: new Date() };
    await trx.insertInto('approvals').values(row).execute();
    const update = trx.updateTable('proposals').where('id', '=', proposal_id);
    await update.set({ state: 'approved' }).execute();
    await update.set({ state: 'applied' }).execute();
  });

const ACCESS_ENDED = 'their access ended';
const ROLE_CHANGED = 'their role may no longer propose it';
const ways = {
  [ACCESS_ENDED]: {
    byOffice: end,
    inTheRow: () =>
      portal.db.updateTable('staff').set({ ended_at: new Date() }).where('id', '=', maker.id).execute(),
  },
  [ROLE_CHANGED]: {
    byOffice: () => giveRole('deals'),
    inTheRow: () => setRole(portal.db, maker.id, { role: 'deals' }),
  },
};

describe.each([ACCESS_ENDED, ROLE_CHANGED] as const)('what somebody proposed of whom %s', (way) => {
  it('ends with it, counts for nothing, and is on the record of the order', async () => {
    expect((await ways[way].byOffice()).statusCode).toBe(200);
    expect(await proposal()).toEqual({ state: 'stale', reason: 'maker-left' });
    expect((await approve()).json().code).toBe('PROPOSAL_OVER');
    const { data } = (await checker.get(`/office/orders/${order.id}`)).json();
    expect(data.order.status).toBe('inReview');
    const rows = await portal.db
      .selectFrom('audit_log')
      .select('actor')
      .where('action', '=', 'proposal.maker-left')
      .where('target', '=', `trade:${order.id}`)
      .execute();
    expect(rows).toEqual([{ actor: 'system' }]);
    expect((await proposeApprovalOf(checker, order.id)).statusCode).toBe(200);
  });

  it('is not approved where the row alone says so', async () => {
    await ways[way].inTheRow();
    expect((await approve()).json().code).toBe('PROPOSAL_OVER');
  });

  it('is not applied past the application', async () => {
    await ways[way].inTheRow();
    await expect(applyPastTheApplication()).rejects.toThrow('may no longer propose it is not applied');
  });
});

describe('what somebody proposed who may still propose it', () => {
  it('counts, is named to whoever would end their access, and is named no more once it is applied', async () => {
    const path = `/office/people/${maker.id}/work`;
    expect((await administrator.get(path)).json().data.proposals).toEqual([
      { kind: 'approve-order', count: 1 },
    ]);
    expect((await approve()).statusCode).toBe(200);
    expect(await proposal()).toMatchObject({ state: 'applied' });
    expect((await administrator.get(path)).json().data.proposals).toEqual([]);
  });
});

describe('access that ends while a colleague approves', () => {
  it('never leaves the proposal open, and applies it only if the approval was first', async () => {
    const [ended, approved] = await Promise.all([end(), approve()]);
    expect(ended.statusCode).toBe(200);
    expect(await proposal()).toMatchObject({ state: approved.statusCode === 200 ? 'applied' : 'stale' });
  });
});
