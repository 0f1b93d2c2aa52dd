import { PROPOSAL_KINDS } from '@portal/domain/firm/proposals/proposal-kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { actorOf } from '../../../testing/colleagues.ts';
import { setRole } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approveProposal } from './approve-proposal.ts';
import { keepApproval } from './checkers.store.ts';
import { withdrawProposal } from './end-proposal.ts';
import { lockProposal, updateState } from './proposals.store.ts';
import { propose } from './propose.ts';
import { reviseProposal } from './revise-proposal.ts';

const DAY_MS = 86_400_000;

let portal: TestPortal;
let maker: StaffActor;
let editor: StaffActor;
let checker: StaffActor;
let second: StaffActor;
beforeAll(async () => {
  portal = await openTestPortal();
  [maker, editor, checker, second] = [
    await actorOf(portal, 'deals'),
    await actorOf(portal, 'deals'),
    await actorOf(portal, 'compliance'),
    await actorOf(portal, 'deals'),
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

const read = async () => {
  const proposal = await transact(portal.db, (trx) => lockProposal(trx, proposalId));
  if (proposal === undefined) {
    throw new Error('the proposal is gone');
  }
  return proposal;
};
const approve = async (by: StaffActor, hash?: string, isAsItWas: boolean | 'order-changed' = true) => {
  const seen = hash ?? (await read()).payloadHash;
  return transact(portal.db, (trx) =>
    approveProposal(trx, portal.deps, by, { proposalId, target, hash: seen }, async () => isAsItWas),
  );
};
const edit = (by: StaffActor, name: string) =>
  transact(portal.db, (trx) => reviseProposal(trx, by, proposalId, { name }));
const askFor = (required: unknown) =>
  portal.db
    .insertInto('proposals')
    .values({
      id: `asks-for-${String(required)}`,
      kind: 'publish-deal',
      target: 'deal:other',
      target_version: 0,
      payload: '{}',
      maker_id: maker.staffId,
      state: 'submitted',
      required_approvals: required as number,
      reason: null,
      ended_by: null,
      created_at: new Date(),
      submitted_at: new Date(),
      ended_at: null,
      expires_at: new Date(),
    })
    .execute();
/** Replaces the proposal with the same one, now needing two approvals. */
async function askForTwo(): Promise<void> {
  const { kind, expiresAt: expires_at } = await read();
  await transact(portal.db, (trx) => withdrawProposal(trx, portal.deps, maker, { proposalId, target }));
  proposalId = `two-${count}`;
  await portal.db
    .insertInto('proposals')
    .values({
      id: proposalId,
      kind,
      target,
      target_version: 0,
      payload: '{}',
      maker_id: maker.staffId,
      state: 'submitted',
      required_approvals: 2,
      reason: null,
      ended_by: null,
      created_at: new Date(),
      submitted_at: new Date(),
      ended_at: null,
      expires_at,
    })
    .execute();
}
/** Straight into the table, past every rule of the application. */
const approveInTable = async (by: StaffActor, hash?: string) =>
  keepApproval(portal.db, {
    proposalId,
    checkerId: by.staffId,
    payloadHash: hash ?? (await read()).payloadHash,
    at: new Date(),
  });

describe('what a staff member proposes', () => {
  it('is applied once somebody else approves it as it is', async () => {
    expect(await approve(checker)).toBe('applied');
    expect((await read()).state).toBe('applied');
    await expect(approve(second)).rejects.toMatchObject({ code: 'PROPOSAL_OVER' });
  });

  it('is not applied to what has changed meanwhile', async () => {
    expect(await approve(checker, undefined, false)).toBe('stale');
    expect(await read()).toMatchObject({ state: 'stale', reason: null, endedById: null });
  });

  it('says how it has changed, and when it ended', async () => {
    expect(await approve(checker, undefined, 'order-changed')).toBe('stale');
    const endedAt = portal.deps.clock.now();
    expect(await read()).toMatchObject({ state: 'stale', reason: 'order-changed', endedAt });
  });

  it('acceptance 3: an edit after it was seen or approved, and the approval counts no more', async () => {
    const { payloadHash } = await read();
    await approveInTable(checker);
    await edit(maker, 'Maple Gate II');
    await expect(updateState(portal.db, proposalId, 'approved')).rejects.toThrow('Too few');
    await expect(updateState(portal.db, proposalId, 'applied')).rejects.toThrow('Only what is approved');
    await expect(approve(second, payloadHash)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(approveInTable(second, payloadHash)).rejects.toThrow('not what is there');
    expect(await approve(checker)).toBe('applied');
  });

  it('falls back to review if edited after approval', async () => {
    await approveInTable(checker);
    await transact(portal.db, async (trx) => {
      await updateState(trx, proposalId, 'approved');
      await reviseProposal(trx, maker, proposalId, { name: 'Maple Gate II' });
    });
    expect((await read()).state).toBe('submitted');
    await expect(updateState(portal.db, proposalId, 'applied')).rejects.toThrow('Only what is approved');
  });

  it('is applied at once or not approved: it does nothing later', async () => {
    await approveInTable(checker);
    await expect(updateState(portal.db, proposalId, 'approved')).rejects.toThrow('applied at once');
    expect((await read()).state).toBe('submitted');
  });

  it('acceptance 4: is approved by nobody who made it, in the highest role or after another role was given', async () => {
    await expect(approve(maker)).rejects.toMatchObject({ code: 'OWN_WORK' });
    for (const role of ['compliance', 'administrator'] as const) {
      await setRole(portal.db, maker.staffId, { role });
      await expect(approve({ ...maker, roles: [role] })).rejects.toMatchObject({
        code: role === 'administrator' ? 'NOT_PERMITTED' : 'OWN_WORK',
      });
      await expect(approveInTable(maker)).rejects.toThrow('Nobody approves what they worked on');
    }
    await setRole(portal.db, maker.staffId, { role: 'deals' });
  });

  it('is approved by nobody who prepared or edited it', async () => {
    await expect(approve(editor)).rejects.toMatchObject({ code: 'OWN_WORK' });
    await expect(approveInTable(editor)).rejects.toThrow('Nobody approves what they worked on');
    await edit(second, 'Maple Gate II');
    await expect(approve(second)).rejects.toMatchObject({ code: 'OWN_WORK' });
    await expect(portal.db.deleteFrom('proposal_preparers').execute()).rejects.toThrow('on record');
  });

  it.each([0, null])('acceptance 5: the database refuses that %s approvals are enough', async (required) => {
    await expect(askFor(required)).rejects.toThrow(/required_approvals/);
  });

  it('asks for as many different people as it says', async () => {
    await askForTwo();
    expect([await approve(checker), await approve(checker)]).toEqual(['waits', 'waits']);
    expect(await approve(second)).toBe('applied');
  });

  it('does not count an approver who has another role since', async () => {
    await askForTwo();
    const demoted = await actorOf(portal, 'deals');
    expect(await approve(demoted)).toBe('waits');
    await setRole(portal.db, demoted.staffId, { role: 'finance' });
    expect(await approve(checker)).toBe('waits');
    expect(await approve(second)).toBe('applied');
  });

  it('does not count an approver who has lost access, or the right to approve, since', async () => {
    const leaver = await actorOf(portal, 'deals');
    const demoted = await actorOf(portal, 'deals');
    await approveInTable(leaver);
    await portal.db
      .updateTable('staff')
      .set({ ended_at: new Date() })
      .where('id', '=', leaver.staffId)
      .execute();
    await expect(updateState(portal.db, proposalId, 'approved')).rejects.toThrow('Too few');
    await expect(approveInTable(leaver)).rejects.toThrow('approves nothing');
    await expect(approve(leaver)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await setRole(portal.db, demoted.staffId, { role: 'finance' });
    await expect(approve(demoted)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('is the only open one, and expires after its days', async () => {
    const again = () =>
      transact(portal.db, (trx) =>
        propose(trx, portal.deps, maker, {
          kind: 'publish-deal',
          target,
          targetVersion: 0,
          payload: {},
          preparers: [],
        }),
      );
    await expect(again()).rejects.toMatchObject({ code: 'PROPOSAL_OPEN' });
    const late = new Date(Date.now() + (PROPOSAL_KINDS['publish-deal'].expiresAfterDays + 1) * DAY_MS);
    const { payloadHash: hash } = await read();
    const deps = { ...portal.deps, clock: { now: () => late } };
    await expect(
      transact(portal.db, (trx) =>
        approveProposal(trx, deps, checker, { proposalId, target, hash }, async () => true),
      ),
    ).rejects.toMatchObject({ code: 'PROPOSAL_OVER' });
  });

  it('is approved once when two people press at the same time', async () => {
    const both = await Promise.allSettled([approve(checker), approve(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('tells an office of one that nobody else can approve', async () => {
    const everybody = [checker.staffId, second.staffId, editor.staffId];
    const alone = transact(portal.db, (trx) =>
      propose(trx, portal.deps, maker, {
        kind: 'reopen-deal',
        target: 'deal:alone',
        targetVersion: 0,
        payload: {},
        preparers: everybody,
      }),
    );
    await expect(alone).rejects.toMatchObject({ code: 'NOBODY_TO_APPROVE' });
  });
});
