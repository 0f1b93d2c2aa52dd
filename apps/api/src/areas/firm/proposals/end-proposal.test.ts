import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { actorOf } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { endOfReview, mayWithdraw } from './end-of-review.ts';
import { endOnRecord } from './end-on-record.ts';
import {
  dropProposalAbout,
  endProposals,
  returnProposal,
  withdrawProposal,
  withdrawSharedWork,
} from './end-proposal.ts';
import { expireProposals } from './expire-proposals.ts';
import { findApprovers } from './find-approvers.ts';
import { findLastProposal } from './proposals.store.ts';
import { propose } from './propose.ts';
import { requireOpenProposal } from './require-open-proposal.ts';
import { reviseProposal } from './revise-proposal.ts';

let portal: TestPortal;
let maker: StaffActor;
let editor: StaffActor;
let checker: StaffActor;
beforeAll(async () => {
  portal = await openTestPortal();
  [maker, editor, checker] = [
    await actorOf(portal, 'deals'),
    await actorOf(portal, 'deals'),
    await actorOf(portal, 'compliance'),
  ];
});
afterAll(() => portal.close());

let count = 0;
let target: string;
let proposalId: string;
beforeEach(async () => {
  count += 1;
  target = `deal:${count}`;
  proposalId = await transact(portal.db, (trx) =>
    propose(trx, portal.deps, maker, {
      kind: 'publish-deal',
      target,
      targetVersion: 0,
      payload: { name: 'Maple Gate' },
      preparers: [editor.staffId],
    }),
  );
});

const read = () => findLastProposal(portal.db, target);
const ended = async () => {
  const { state, reason, endedById, endedAt } = (await read()) ?? {};
  return { state, reason, by: endedById, at: endedAt };
};
const now = () => portal.deps.clock.now();
const about = () => ({ proposalId, target });
const withdraw = (by: StaffActor) =>
  transact(portal.db, (trx) => withdrawProposal(trx, portal.deps, by, about()));
const withdrawShared = (by: StaffActor) =>
  transact(portal.db, (trx) => withdrawSharedWork(trx, portal.deps, by, about()));
const sendBack = (by: StaffActor) =>
  transact(portal.db, (trx) => returnProposal(trx, portal.deps, by, { ...about(), reason: 'No risks.' }));
const audited = () =>
  portal.db
    .selectFrom('audit_log')
    .select(['action', 'actor', 'detail'])
    .where('target', '=', target)
    .execute();

describe('what is proposed', () => {
  it('is withdrawn only by its maker if it is one person’s work', async () => {
    for (const other of [editor, checker]) {
      await expect(withdraw(other)).rejects.toMatchObject({ code: 'WORK_OF_ANOTHER' });
    }
    expect((await read())?.state).toBe('submitted');
    expect((await withdraw(maker)).id).toBe(proposalId);
    expect(await ended()).toEqual({ state: 'withdrawn', reason: null, by: maker.staffId, at: now() });
    await expect(withdraw(maker)).rejects.toMatchObject({ code: 'PROPOSAL_OVER' });
  });

  it('is withdrawn by whoever worked on it if it is written together', async () => {
    await expect(withdrawShared(checker)).rejects.toMatchObject({ code: 'WORK_OF_ANOTHER' });
    expect((await withdrawShared(editor)).id).toBe(proposalId);
    expect(await ended()).toEqual({ state: 'withdrawn', reason: null, by: editor.staffId, at: now() });
  });

  it('is sent back with a reason by somebody who could have approved it', async () => {
    for (const who of [maker, editor]) {
      await expect(sendBack(who)).rejects.toMatchObject({ code: 'OWN_WORK' });
    }
    await expect(sendBack(await actorOf(portal, 'finance'))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect((await sendBack(checker)).id).toBe(proposalId);
    expect(await ended()).toEqual({
      state: 'returned',
      reason: 'No risks.',
      by: checker.staffId,
      at: now(),
    });
  });

  it('is dropped along with its target, on record; nothing happens without a proposal', async () => {
    const drop = () => transact(portal.db, (trx) => dropProposalAbout(trx, portal.deps, checker, target));
    await drop();
    await drop();
    expect(await ended()).toEqual({ state: 'stale', reason: null, by: checker.staffId, at: now() });
    expect(await audited()).toEqual([
      {
        action: 'proposal.dropped',
        actor: `staff:${checker.staffId}`,
        detail: { by: checker.name, roles: ['compliance'], via: 'office', proposalId, kind: 'publish-deal' },
      },
    ]);
  });

  it('ends by itself when its target changes, and says why', async () => {
    const targets = [target, 'deal:of-nobody'];
    const end = () => transact(portal.db, (trx) => endProposals(trx, portal.deps, targets, 'order-changed'));
    expect(await end()).toEqual([{ id: proposalId, kind: 'publish-deal', target }]);
    expect(await end()).toEqual([]);
    expect(await ended()).toEqual({ state: 'stale', reason: 'order-changed', by: null, at: now() });
  });

  it('is over the instant it expires, and is announced then', async () => {
    const expiresAt = (await read())?.expiresAt ?? now();
    const require = (at: Date) => transact(portal.db, (trx) => requireOpenProposal(trx, { ...about(), at }));
    await expect(require(expiresAt)).rejects.toMatchObject({ code: 'PROPOSAL_OVER' });
    expect((await require(new Date(expiresAt.getTime() - 1))).id).toBe(proposalId);
    const told = vi.fn(async () => undefined);
    const reactions = { ...portal.deps.reactions, 'proposal-expired': [told] };
    await expireProposals({ ...portal.deps, reactions, clock: { now: () => expiresAt } });
    expect((await read())?.state).toBe('expired');
    expect(told).toHaveBeenCalledWith(
      expect.anything(),
      expect.anything(),
      expect.objectContaining({ id: proposalId, kind: 'publish-deal', target }),
    );
  });

  it.each([
    ['of another target', () => ({ proposalId, target: 'deal:another' })],
    ['that is none', () => ({ proposalId: 'none', target })],
  ])('is not found %s', async (_row, which) => {
    const asked = transact(portal.db, (trx) => requireOpenProposal(trx, { ...which(), at: now() }));
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cannot be revised once it is over, or if there is none', async () => {
    await withdraw(maker);
    const before = await read();
    for (const id of [proposalId, 'none']) {
      await transact(portal.db, (trx) => reviseProposal(trx, checker, id, { name: 'Another' }));
    }
    expect(await read()).toEqual(before);
    const preparers = portal.db.selectFrom('proposal_preparers').select('staff_id');
    expect(await preparers.where('proposal_id', '=', proposalId).execute()).toEqual([
      { staff_id: editor.staffId },
    ]);
  });

  it('may be approved by the people named, except whoever worked on it', async () => {
    const who = await findApprovers(portal.db, 'publish-deal', [maker.staffId, editor.staffId]);
    expect(who).toContainEqual({ id: checker.staffId, name: checker.name });
    expect(who.map(({ id }) => id)).not.toContain(editor.staffId);
  });
});

describe('ending a proposal about the dealer’s own affairs', () => {
  const auditActions = { returned: 'trustee.returned', withdrawn: 'trustee.withdrawn' };

  it('is on record: withdrawn without a reason, sent back with one', async () => {
    await endOnRecord(portal.deps, maker, {
      kind: 'publish-deal',
      target,
      ended: { proposalId },
      auditActions,
    });
    expect((await read())?.state).toBe('withdrawn');
    expect(await audited()).toEqual([
      {
        action: 'trustee.withdrawn',
        actor: `staff:${maker.staffId}`,
        detail: { by: maker.name, roles: ['deals'], via: 'office', proposalId },
      },
    ]);
  });

  it('returns it with a reason, which is on record', async () => {
    const back = { proposalId, reason: 'No risks.' };
    await endOnRecord(portal.deps, checker, { kind: 'publish-deal', target, ended: back, auditActions });
    expect((await read())?.state).toBe('returned');
    expect(await audited()).toMatchObject([{ action: 'trustee.returned', detail: back }]);
  });
});

describe('how a review ended, for the person who sent it', () => {
  const nothing = { returned: null, withdrawn: null };

  it('is told when it was sent back, with the reason', async () => {
    await sendBack(checker);
    expect(endOfReview(await read())).toEqual({
      ...nothing,
      returned: { by: checker.name, at: now().toISOString(), reason: 'No risks.' },
    });
  });

  it('is told when a colleague withdrew it, but not when they did themselves', async () => {
    await withdrawShared(editor);
    const last = await read();
    expect(endOfReview(last)).toEqual({
      ...nothing,
      withdrawn: { by: editor.name, at: now().toISOString() },
    });
    expect(endOfReview(last && { ...last, endedById: last.makerId })).toEqual(nothing);
    expect(endOfReview(last && { ...last, state: 'stale' })).toEqual(nothing);
    expect(endOfReview(last && { ...last, endedByName: null })).toMatchObject({ withdrawn: { by: '' } });
    expect(
      endOfReview(last && { ...last, state: 'returned', endedByName: null, reason: null }),
    ).toMatchObject({ returned: { by: '', reason: '' } });
  });

  it('is nothing while it is open, and where there was none', async () => {
    expect([endOfReview(await read()), endOfReview(undefined)]).toEqual([nothing, nothing]);
  });

  it('may be a withdrawal by somebody who submits deals and worked on it', () => {
    expect(mayWithdraw(editor, [editor.staffId])).toBe(true);
    expect(mayWithdraw(editor, [maker.staffId])).toBe(false);
    expect(mayWithdraw(checker, [checker.staffId])).toBe(false);
  });
});
