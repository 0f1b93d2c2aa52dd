import type { TrustDay } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import {
  accountOf,
  prepareAll,
  readDay,
  seenBy,
  TODAY_MOVED,
  TRUST_DAY,
} from '../../../testing/trust-days.ts';
import { showDay } from './show-day.ts';

const MONDAY = '2026-11-16';
const LATER = new Date('2026-11-18T15:05:00.000Z');
const NOTHING = { obstacles: [], mayExplain: false, mayPrepare: false };

let portal: TestPortal;
let finance: Colleague;
let compliance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { roles: ['finance'] });
  compliance = await enterOffice(portal, { roles: ['compliance'] });
  await accountOf(portal, [[TRUST_DAY, 'WIRE', 250], TODAY_MOVED], MONDAY);
});
afterEach(() => portal.close());

const offered = async (who: Colleague, day = MONDAY) => {
  const { state, obstacles, mayExplain, mayPrepare } = await readDay(who, day);
  return { state, obstacles, mayExplain, mayPrepare };
};
const proposalAs = async (who: Colleague): Promise<TrustDay['proposal']> =>
  (await readDay(who, MONDAY)).proposal;

describe('the actions on a day', () => {
  it('are to prepare the next one where nothing is in its way, also after it was returned, and no other', async () => {
    const toPrepare = { state: 'open', obstacles: [], mayExplain: true, mayPrepare: true };
    expect(await offered(finance)).toEqual(toPrepare);
    expect(await offered(compliance)).toEqual({ ...NOTHING, state: 'open' });
    expect(await offered(finance, TRUST_DAY)).toEqual({
      ...NOTHING,
      state: 'waits',
      obstacles: ['not-next', 'not-explained'],
    });
    await prepareAll(finance, MONDAY);
    const { proposalId } = await seenBy(compliance, MONDAY);
    await compliance.post(`/office/money/days/${MONDAY}/return`, { proposalId, reason: 'Which fee?' });
    expect(await offered(finance)).toEqual(toPrepare);
    const returned = { state: 'returned', endedBy: 'Maude Lafleur', note: 'Which fee?', mayReview: false };
    expect(await proposalAs(compliance)).toMatchObject(returned);
  });

  it('are to review what another prepared, and nothing once it is closed but the next one', async () => {
    const other = await enterOffice(portal, { roles: ['finance'] });
    await prepareAll(finance, MONDAY);
    expect(await offered(finance)).toMatchObject({ state: 'prepared', mayExplain: true, mayPrepare: false });
    const prepared = {
      state: 'submitted',
      isAsPrepared: true,
      preparedAt: TEST_TIME.toISOString(),
      note: null,
    };
    expect(await proposalAs(finance)).toMatchObject({ ...prepared, isOwn: true, mayReview: false });
    expect(await proposalAs(other)).toMatchObject({ ...prepared, isOwn: false, mayReview: true });
    expect(await proposalAs(compliance)).toMatchObject({ ...prepared, isOwn: false, mayReview: true });
    const { proposal } = await showDay(portal.deps, { ...STAFF, roles: ['administrator'] }, MONDAY);
    expect(proposal).toMatchObject({ isOwn: false, mayReview: false });

    portal.setTime(LATER);
    await compliance.stepUp();
    await compliance.post(`/office/money/days/${MONDAY}/approve`, await seenBy(compliance, MONDAY));
    expect(await offered(finance)).toEqual({ ...NOTHING, state: 'closed' });
    const times = { preparedAt: TEST_TIME.toISOString(), closedAt: LATER.toISOString() };
    expect((await readDay(finance, MONDAY)).closed).toMatchObject(times);
    expect(await offered(finance, TRUST_DAY)).toEqual({
      state: 'open',
      obstacles: ['not-explained'],
      mayExplain: true,
      mayPrepare: false,
    });
  });
});
