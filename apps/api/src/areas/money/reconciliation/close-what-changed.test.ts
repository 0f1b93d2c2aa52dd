import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { lineNamed } from '../../../testing/bank.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import {
  accountOf,
  prepareAll,
  readDay,
  seenBy,
  TODAY_MOVED,
  TRUST_DAY,
} from '../../../testing/trust-days.ts';
import { propose } from '../../firm/proposals/propose.ts';
import { dayTarget } from './day-payload.ts';

const TODAY = '2026-11-18';
const WIRE = [TRUST_DAY, 'WIRE OF NOBODY', 250] as const;

let portal: TestPortal;
let finance: Colleague;
let compliance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
  compliance = await enterOffice(portal, { role: 'compliance' });
  await accountOf(portal, [WIRE, TODAY_MOVED]);
});
afterEach(() => portal.close());

/** Proposes a day without checking whether it can be prepared. */
const proposeUnready = (day: string, sha256: string) =>
  transact(portal.db, (trx) =>
    propose(
      trx,
      portal.deps,
      { ...STAFF, staffId: finance.id },
      {
        kind: 'close-trust-day',
        target: dayTarget(day),
        targetVersion: 0,
        payload: { day, sha256 },
        preparers: [],
      },
    ),
  );

/** The outcome of closing it: the refusal's code, the proposal's state, and the number of closed days. */
async function close(day: string, seen: { proposalId: string; hash: string }) {
  const answer = await compliance.post(`/office/money/days/${day}/approve`, seen);
  const { state } = await portal.db
    .selectFrom('proposals')
    .select('state')
    .where('id', '=', seen.proposalId)
    .executeTakeFirstOrThrow();
  const closed = await portal.db.selectFrom('trust_days').select('day').execute();
  return [answer.json().code, state, closed.length];
}

describe('a day that was approved', () => {
  it('is not closed where its money was allocated after it was prepared, though nothing is in its way', async () => {
    await prepareAll(finance);
    const seen = await seenBy(compliance);
    const line = await lineNamed(portal.deps, 'WIRE OF NOBODY');
    const reason = 'Nobody knows this number';
    await finance.post(`/office/money/lines/${line}/unapplied`, { payor: null, reason });
    expect(await readDay(compliance)).toMatchObject({ obstacles: [], proposal: { isAsPrepared: false } });
    expect(await close(TRUST_DAY, seen)).toEqual(['CHANGED_MEANWHILE', 'stale', 0]);
  });

  it('is not closed before it has ended, nor with an unexplained difference, however it was proposed', async () => {
    const ofToday = { hash: 'f'.repeat(64), proposalId: await proposeUnready(TODAY, 'f'.repeat(64)) };
    expect(await close(TODAY, ofToday)).toEqual(['CHANGED_MEANWHILE', 'stale', 0]);
    const { hash } = await readDay(compliance);
    const proposalId = await proposeUnready(TRUST_DAY, hash);
    expect(await readDay(compliance)).toMatchObject({
      obstacles: ['not-explained'],
      proposal: { isAsPrepared: true },
    });
    expect(await close(TRUST_DAY, { proposalId, hash })).toEqual(['CHANGED_MEANWHILE', 'stale', 0]);
  });
});
