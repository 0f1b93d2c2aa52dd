import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { BY_STAFF, STAFF } from '../../../../testing/staff-actor.ts';
import { financier, LINE_DAY, unappliedOf } from '../../../../testing/unapplied.ts';
import { undoMatch } from '../matching/undo-match.ts';
import { allocateUnapplied } from './allocate-unapplied.ts';
import { approveSendBack } from './approve-send-back.ts';
import { endSendBackProposal, proposeSendBack } from './propose-send-back.ts';
import { readSendBackPayload } from './send-back-payload.ts';
import { showUnapplied } from './show-unapplied.ts';

const ASKED = { cents: 2_500n, day: LINE_DAY, reason: 'The bank asked for it' };

let portal: TestPortal;
let maker: StaffActor;
let handler: StaffActor;
let third: StaffActor;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  maker = await financier(portal, 'proposes');
  handler = await financier(portal, 'handles');
  third = await financier(portal, 'neither');
});
afterAll(() => portal.close());

/** What a person sees of money with a proposal. */
async function shown(who: StaffActor, id: string) {
  const { rows } = await showUnapplied(portal.deps, who, {});
  const row = rows.find((each) => each.id === id);
  const { proposal, moves } = row ?? { proposal: null, moves: [] };
  if (proposal === null) {
    throw new Error(`nothing is proposed of ${id}`);
  }
  return { proposal, moves };
}
async function proposed(dollars: number) {
  const money = await unappliedOf(portal, dollars);
  await proposeSendBack(portal.deps, maker, money.id, ASKED);
  return { ...money, ...(await shown(third, money.id)) };
}
const allocate = async (who: StaffActor, id: string) => {
  const { tradeId } = await approvedDebit(portal);
  const given = { allocations: [{ tradeId, cents: 1_000n }], reason: 'She called' };
  await allocateUnapplied(portal.deps, who, id, given);
};
const endedOf = async (id: string) =>
  portal.db
    .selectFrom('audit_log')
    .select(['actor', 'detail'])
    .where('action', '=', 'unapplied.send-back-ended')
    .where('target', '=', `unapplied:${id}`)
    .execute();

describe('unapplied money that was used after it was proposed to go back', () => {
  it('is approved neither by the user nor as anybody else saw it before, and that is recorded', async () => {
    const [one, other] = [await proposed(60), await proposed(60)];
    expect([one.moves, one.proposal.workedOnIt]).toEqual([['approve', 'return'], false]);
    await allocate(handler, one.id);
    await allocate(third, other.id);
    expect(await shown(handler, one.id)).toMatchObject({ moves: [], proposal: { workedOnIt: true } });
    expect(await shown(third, one.id)).toMatchObject({
      moves: ['approve', 'return'],
      proposal: { workedOnIt: false },
    });
    const approve = (who: StaffActor) => approveSendBack(portal.deps, who, one.id, one.proposal);
    await expect(approve(handler)).rejects.toMatchObject({ code: 'OWN_WORK' });
    expect(await endedOf(one.id)).toEqual([]);
    await expect(approve(third)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const { proposalId } = one.proposal;
    expect(await endedOf(one.id)).toEqual([
      {
        actor: `staff:${third.staffId}`,
        detail: { ...BY_STAFF, roles: ['finance'], proposalId, because: 'amount-changed' },
      },
    ]);
    expect(await shown(third, one.id)).toMatchObject({
      moves: ['propose'],
      proposal: { state: 'stale', staleBecause: 'amount-changed', note: null, workedOnIt: false },
    });
  });

  it('is over with its line, ended by the system', async () => {
    const { id, proposal } = await proposed(60);
    await undoMatch(portal.deps, STAFF, id, 'Its order is known');
    expect(await endedOf(id)).toEqual([
      { actor: 'system', detail: { proposalId: proposal.proposalId, because: 'amount-changed' } },
    ]);
  });
});

describe('a proposal to send money back', () => {
  it('is recorded, says since when, and has a note only where a person returned it', async () => {
    const { id, lineId, proposal } = await proposed(25);
    const { proposalId } = proposal;
    expect(proposal).toMatchObject({
      submittedAt: TEST_TIME.toISOString(),
      endedAt: null,
      note: null,
      staleBecause: null,
    });
    const audit = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'unapplied.send-back-proposed')
      .where('target', '=', `bank-line:${lineId}`)
      .execute();
    const { cents, day, reason } = ASKED;
    const said = { proposalId, amountCents: String(cents), day, reason };
    expect(audit).toEqual([{ detail: { ...BY_STAFF, roles: ['finance'], ...said } }]);
    await endSendBackProposal(portal.deps, third, id, { proposalId, reason: 'amount-changed' });
    expect((await shown(maker, id)).proposal).toMatchObject({
      state: 'returned',
      note: 'amount-changed',
      staleBecause: null,
    });
  });

  it('has a day on which the money was there, and amounts in whole cents', async () => {
    const { id } = await unappliedOf(portal, 25);
    await expect(
      proposeSendBack(portal.deps, maker, id, { ...ASKED, day: '2026-10-04' }),
    ).rejects.toMatchObject({
      code: 'VALIDATION',
      details: { fields: [{ path: 'day', key: 'errors.fieldInvalid' }] },
    });
    const payload = { amountCents: '2500', leftCents: '2500', day: LINE_DAY, reason: 'Not ours' };
    expect(readSendBackPayload(payload)).toEqual(payload);
    for (const amountCents of ['-2500', '2500 dollars', '']) {
      expect(() => readSendBackPayload({ ...payload, amountCents })).toThrow('amountCents');
    }
  });
});
