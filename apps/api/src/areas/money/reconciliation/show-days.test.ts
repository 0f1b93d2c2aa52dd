import { addDays } from '@portal/domain/ground/formats/clock-days';
import type { Language } from '@portal/domain/ground/people/languages';
import {
  CLOSED_DAYS_A_PAGE,
  type TrustDays,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../platform/crypto/new-token.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import { keepFile } from '../../../platform/files/kept/keep-file.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import {
  accountOf,
  prepareAll,
  readDay,
  readDays,
  TODAY_MOVED,
  TRUST_DAY,
} from '../../../testing/trust-days.ts';
import { dayTarget } from './day-payload.ts';
import { sealContent } from './read-content-text.ts';
import { insertClosedDay, insertDayPaper } from './trust-days.store.ts';

const MONDAY = '2026-11-16';
const WIRE = [TRUST_DAY, 'WIRE', 250] as const;

let portal: TestPortal;
let finance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterEach(() => portal.close());

const APPROVED = '{}';

/** Has one person propose each of these days, and another approve them. */
async function approve(trx: Db, days: readonly string[], makerId: string, checkerId: string): Promise<void> {
  const proposals = days.map((day) => ({
    id: day,
    kind: 'close-trust-day' as const,
    target: dayTarget(day),
    target_version: 0,
    payload: JSON.stringify({ day, sha256: sha256Hex(APPROVED) }),
    maker_id: makerId,
    state: 'submitted' as const,
    required_approvals: 1,
    reason: null,
    ended_by: null,
    created_at: TEST_TIME,
    submitted_at: TEST_TIME,
    ended_at: null,
    expires_at: new Date('2026-12-18T15:00:00Z'),
  }));
  const proposed = await trx
    .insertInto('proposals')
    .values(proposals)
    .returning(['id as proposal_id', 'payload_hash'])
    .execute();
  const approvals = proposed.map((one) => ({ ...one, checker_id: checkerId, approved_at: TEST_TIME }));
  await trx.insertInto('approvals').values(approvals).execute();
  await trx.updateTable('proposals').set({ state: 'approved' }).execute();
}

/** Consecutive days up to the one before TRUST_DAY, each closed by two people. */
async function closedDays(count: number, preparedBy: string, reviewedBy: string): Promise<string[]> {
  const days = Array.from({ length: count }, (_, place) => addDays(TRUST_DAY, place - count));
  await transact(portal.db, async (trx) => {
    await approve(trx, days, preparedBy, reviewedBy);
    for (const [place, day] of days.entries()) {
      await insertClosedDay(trx, {
        day,
        previousDay: days[place - 1] ?? null,
        sealed: sealContent(portal.deps.secrets, day, APPROVED),
        contentSha256: sha256Hex(APPROVED),
        bankCents: 30_001n,
        booksCents: 20_002n,
        investorsCents: 10_003n,
        differences: 2,
        proposalId: day,
        preparedBy,
        preparedAt: TEST_TIME,
        reviewedBy,
        closedAt: TEST_TIME,
      });
    }
    await trx.updateTable('proposals').set({ state: 'applied', ended_at: TEST_TIME }).execute();
  });
  return days;
}

async function addPaper(day: string, language: Language): Promise<void> {
  await transact(portal.db, async (trx) => {
    const { id: fileId } = await keepFile(trx, portal.deps, {
      investorId: null,
      purpose: 'trust-day',
      originalName: 'Day.pdf',
      contentType: 'application/pdf',
      bytes: Buffer.from('a paper'),
      pages: null,
    });
    await insertDayPaper(trx, { day, language, fileId, at: TEST_TIME });
  });
}

const page = async (before: string): Promise<TrustDays> =>
  (await finance.get(`/office/money/days?before=${before}`)).json().data;

describe('the list of days', () => {
  it('says for the first open day which accounts lack a statement, and for the others that they wait', async () => {
    await accountOf(portal, [WIRE, TODAY_MOVED], MONDAY);
    const late = await accountOf(portal, [], MONDAY);
    const { content, obstacles } = await readDay(finance, MONDAY);
    expect(obstacles).toEqual(['statement-missing']);
    const missing = content.accounts.filter(({ id }) => id === late).map(({ name }) => name);
    const waiting = { day: TRUST_DAY, state: 'waits', missing: [], differences: null, unexplained: null };
    expect((await readDays(finance)).open).toEqual([
      { day: MONDAY, state: 'open', missing, differences: 0, unexplained: 0 },
      waiting,
    ]);
    await enterOffice(portal, { role: 'compliance' });
    const balance = { accountId: late, balance: 0 };
    await finance.post(`/office/money/days/${MONDAY}/balances`, balance);
    await prepareAll(finance, MONDAY);
    expect((await readDays(finance)).open).toEqual([
      { day: MONDAY, state: 'prepared', missing: [], differences: 0, unexplained: 0 },
      waiting,
    ]);
  });

  it('gives the closed ones by pages, newest first, and says whose paper exists in both languages', async () => {
    const { id: reviewer } = await enterOffice(portal, { role: 'compliance' });
    const days = await closedDays(CLOSED_DAYS_A_PAGE + 1, finance.id, reviewer);
    const [oldest = '', second = ''] = days;
    const newest = days.at(-1) ?? '';
    const { closed, next } = await readDays(finance);
    expect([closed.map(({ day }) => day), next]).toEqual([days.slice(1).toReversed(), second]);
    expect(closed[0]).toEqual({
      day: newest,
      bank: 300.01,
      books: 200.02,
      investors: 100.03,
      differences: 2,
      closedAt: TEST_TIME.toISOString(),
      reviewedBy: 'Maude Lafleur',
      isPaperReady: false,
    });
    expect(await page(second)).toMatchObject({ closed: [{ day: oldest }], next: null });
    const whole = await page(newest);
    expect([whole.closed.length, whole.next]).toEqual([CLOSED_DAYS_A_PAGE, null]);
    await addPaper(newest, 'en');
    expect((await readDays(finance)).closed[0]?.isPaperReady).toBe(false);
    await addPaper(newest, 'fr');
    expect((await readDays(finance)).closed[0]?.isPaperReady).toBe(true);
  });
});
