import {
  mayStillPropose,
  PROPOSAL_KIND_NAMES,
  PROPOSAL_KINDS,
} from '@portal/domain/firm/proposals/proposal-kinds';
import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { fundedOrder } from '../../../testing/order-money.ts';
import { proposeApprovalOf } from '../../../testing/propose-approval.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { dropProposalAbout } from '../../firm/proposals/end-proposal.ts';
import { ENDS_BY_ITSELF } from '../../firm/proposals/end-proposals-of-maker.ts';
import { expireProposals } from '../../firm/proposals/expire-proposals.ts';
import { propose } from '../../firm/proposals/propose.ts';

const DAY_MS = 86_400_000;

let portal: TestPortal;
let maker: Colleague;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  maker = await enterOffice(portal, { role: 'compliance' });
  await enterOffice(portal, { role: 'compliance' });
  finance = await enterOffice(portal, { role: 'finance' });
  await enterOffice(portal, { role: 'finance' });
  await enterOffice(portal, { role: 'deals' });
});
afterAll(() => portal.close());

const rowsOf = (action: string, target: string) =>
  portal.db
    .selectFrom('audit_log')
    .select(['actor', 'investor_id', 'detail'])
    .where('action', '=', action)
    .where('target', '=', target)
    .execute();

it('a proposal nobody approved in time is recorded, on the order’s history if it was about one', async () => {
  const order = await orderOnDesk(portal, { status: 'inReview' });
  expect((await proposeApprovalOf(maker, order.id)).statusCode).toBe(200);
  const paid = await fundedOrder(portal);
  const asked = await finance.post(`/office/orders/${paid.tradeId}/release`, { inTrust: 5_000 });
  expect(asked.statusCode).toBe(200);
  const late = new Date(
    portal.deps.clock.now().getTime() + (PROPOSAL_KINDS['approve-order'].expiresAfterDays + 1) * DAY_MS,
  );
  await expireProposals({ ...portal.deps, clock: { now: () => late } });
  expect(await rowsOf('proposal.expired', `trade:${order.id}`)).toMatchObject([
    { actor: 'system', investor_id: order.investorId, detail: { kind: 'approve-order' } },
  ]);
  expect(await rowsOf('proposal.expired', `trade:${paid.tradeId}`)).toMatchObject([
    { actor: 'system', investor_id: paid.ada.user.id, detail: { kind: 'release-money' } },
  ]);
});

it('a proposal that ends because its subject changed is recorded under whoever changed it', async () => {
  const { id: staffId } = maker;
  const by = { ...STAFF, staffId };
  const target = 'trust-day:2026-11-17';
  const about = { kind: 'close-trust-day', target, targetVersion: 0, payload: {}, preparers: [] } as const;
  await transact(portal.db, async (trx) => {
    await propose(trx, portal.deps, by, about);
    await dropProposalAbout(trx, portal.deps, by, target);
  });
  expect(await rowsOf('proposal.dropped', target)).toMatchObject([
    { actor: `staff:${staffId}`, detail: { kind: 'close-trust-day' } },
  ]);
});

const OF_OTHERS = PROPOSAL_KIND_NAMES.filter((kind) => !ENDS_BY_ITSELF.has(kind));

it.each(OF_OTHERS)('%s: ends on record when the access of its maker ends', async (kind) => {
  const [role] = STAFF_ROLES.filter((one) => one !== 'representative' && mayStillPropose([one], kind));
  const leaver = await enterOffice(portal, { role: role ?? 'compliance' });
  const administrator = await enterOffice(portal);
  const target = `of-leaver:${kind}`;
  const about = { kind, target, targetVersion: 0, payload: {}, preparers: [] };
  await transact(portal.db, (trx) => propose(trx, portal.deps, { ...STAFF, staffId: leaver.id }, about));
  const work = await administrator.get(`/office/people/${leaver.id}/work`);
  expect(work.json().data).toEqual({ proposals: [{ kind, count: 1 }], claims: 0 });
  expect((await administrator.post(`/office/people/${leaver.id}/end`, { version: 0 })).statusCode).toBe(200);
  expect(await rowsOf('proposal.maker-left', target)).toMatchObject([{ actor: 'system', detail: { kind } }]);
  const after = await administrator.get(`/office/people/${leaver.id}/work`);
  expect(after.json().data).toEqual({ proposals: [], claims: 0 });
});

it.each(['draft', 'rejected'] as const)('there is no state %s, which nothing ever wrote', async (state) => {
  const at = new Date();
  await expect(
    portal.db
      .insertInto('proposals')
      .values({
        id: portal.deps.newId(),
        kind: 'reopen-deal',
        target: `deal:${state}`,
        target_version: 0,
        payload: '{}',
        maker_id: maker.id,
        state: sql`${state}`,
        required_approvals: 1,
        reason: null,
        ended_by: null,
        created_at: at,
        submitted_at: at,
        ended_at: null,
        expires_at: at,
      })
      .execute(),
  ).rejects.toThrow(/begins as submitted|proposals_state_check/);
});
