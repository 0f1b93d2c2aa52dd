import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { proposeApprovalOf } from '../../../testing/propose-approval.ts';
import { tellStaff } from './tell-staff.ts';

const MINUTE_MS = 60_000;
/** Seven in Toronto, the day after the tests begin, which is a Thursday. */
const NEXT_MORNING = new Date('2026-11-19T12:00:00Z');

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

async function sweep(): Promise<void> {
  await tellStaff(portal.deps);
  await portal.runJobs();
}
const toldTo = ({ email }: Colleague) =>
  portal.mails.filter(({ to, text }) => to === email && text.includes('/office/account#told'));
const choose = (who: Colleague, topic: string, timing: string) =>
  who.post('/office/tellings', { topic, timing });
const enter = (role: StaffRole) => enterOffice(portal, { role });
async function wait(ms: number): Promise<void> {
  portal.advance(ms);
}
/** A representative who wants to know of their clients' orders at once, and has been here for a minute. */
async function keen(): Promise<Colleague> {
  const who = await enter('representative');
  for (const topic of ['new-order', 'answered']) {
    await choose(who, topic, 'at-once');
  }
  portal.advance(MINUTE_MS);
  return who;
}
const newOrder = () => orderOnDesk(portal, { since: portal.deps.clock.now() });

describe('what is new is mailed', () => {
  it('in the morning until somebody chooses, once, with a link and without the investor’s name', async () => {
    const who = await enter('compliance');
    portal.advance(MINUTE_MS);
    const { id, ada } = await newOrder();
    await sweep();
    portal.setTime(new Date(NEXT_MORNING.getTime() - MINUTE_MS));
    await sweep();
    expect(toldTo(who)).toEqual([]);
    portal.setTime(NEXT_MORNING);
    await sweep();
    await sweep();
    await wait(MINUTE_MS);
    await sweep();
    const [mail, ...more] = toldTo(who);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^In the office: New order /);
    expect(mail?.text).toContain(`/office/orders/${id}`);
    for (const secret of [ada.user.email, 'Tremblay']) {
      expect(`${mail?.text}${mail?.html}`).not.toContain(secret);
    }
  });

  it('at once to whoever wants that, and never twice within a quarter of an hour: what comes meanwhile is gathered', async () => {
    const who = await keen();
    await newOrder();
    await sweep();
    expect(toldTo(who)).toHaveLength(1);
    const second = await newOrder();
    const third = await newOrder();
    await wait(14 * MINUTE_MS);
    await sweep();
    expect(toldTo(who)).toHaveLength(1);
    await wait(MINUTE_MS);
    await sweep();
    const [, mail, ...more] = toldTo(who);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(second.id);
    expect(mail?.text).toContain(third.id);
  });

  it('in the person’s language', async () => {
    const who = await keen();
    await who.post('/office/language', { language: 'fr' });
    await newOrder();
    await sweep();
    expect(toldTo(who)[0]?.subject).toMatch(/^Au bureau\u00a0: Nouvel ordre /);
  });

  it('not on a Saturday morning', async () => {
    const who = await enter('compliance');
    portal.setTime(new Date('2026-11-20T20:00:00Z'));
    await newOrder();
    portal.setTime(new Date('2026-11-21T12:00:00Z'));
    await sweep();
    expect(toldTo(who)).toEqual([]);
    portal.setTime(new Date('2026-11-23T12:00:00Z'));
    await sweep();
    expect(toldTo(who)).toHaveLength(1);
  });

  it('once, though two servers look at the same moment', async () => {
    const who = await keen();
    await newOrder();
    await Promise.all([tellStaff(portal.deps), tellStaff(portal.deps)]);
    await portal.runJobs();
    expect(toldTo(who)).toHaveLength(1);
  });

  it('not while the mail before is still on its way', async () => {
    const who = await keen();
    await newOrder();
    await tellStaff(portal.deps);
    await newOrder();
    await wait(20 * MINUTE_MS);
    await tellStaff(portal.deps);
    await portal.runJobs();
    expect(toldTo(who)).toHaveLength(1);
  });
});

describe('nobody is mailed', () => {
  it.each<[string, (who: Colleague, order: OrderOnDesk) => Promise<unknown>]>([
    ['once their access ended', (who) => endAccess(who)],
    ['once it is another representative’s client', (_who, order) => giveAway(order)],
    [
      'once a colleague took it',
      async (_who, { id }) =>
        (await enter('compliance')).post('/office/desk/new-orders/claim', { id, version: 0 }),
    ],
    [
      'once it is decided',
      (_who, { id }) =>
        portal.db.updateTable('trades').set({ submitted_at: null, status: 0 }).where('id', '=', id).execute(),
    ],
  ])('%s, also when the mail was on its way', async (_name, change) => {
    const who = await keen();
    const order = await newOrder();
    await tellStaff(portal.deps);
    await change(who, order);
    await portal.runJobs();
    await wait(20 * MINUTE_MS);
    await sweep();
    expect(toldTo(who)).toEqual([]);
  });

  it('who wants to hear nothing, nor later of what was there before they chose again', async () => {
    const who = await keen();
    await choose(who, 'new-order', 'never');
    await newOrder();
    await sweep();
    await wait(MINUTE_MS);
    await choose(who, 'new-order', 'at-once');
    await sweep();
    expect(toldTo(who)).toEqual([]);
    await newOrder();
    await sweep();
    expect(toldTo(who)).toHaveLength(1);
  });

  it('of the clients of another representative', async () => {
    const who = await enterOffice(portal, { role: 'representative', representativeId: 'rep-02' });
    await choose(who, 'new-order', 'at-once');
    portal.advance(MINUTE_MS);
    await newOrder();
    await sweep();
    expect(toldTo(who)).toEqual([]);
  });
});

describe('what waits for an approval', () => {
  it('is told at once to the only one who can approve it, whatever they chose, and not to whoever proposed it', async () => {
    const maker = await enter('compliance');
    const checker = await enter('compliance');
    for (const who of [maker, checker]) {
      await choose(who, 'waits-for-you', 'never');
    }
    const { id } = await orderOnDesk(portal, { status: 'inReview' });
    expect((await proposeApprovalOf(maker, id)).statusCode).toBe(200);
    await sweep();
    expect(toldTo(maker)).toEqual([]);
    const [mail, ...more] = toldTo(checker);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/No one else can\s+approve it/);
  });

  it('is told as they chose where several can', async () => {
    const [maker, one, other] = [
      await enter('compliance'),
      await enter('compliance'),
      await enter('compliance'),
    ];
    await choose(one, 'waits-for-you', 'never');
    const { id } = await orderOnDesk(portal, { status: 'inReview' });
    await proposeApprovalOf(maker, id);
    await sweep();
    expect(toldTo(one)).toEqual([]);
    expect(toldTo(other)).toHaveLength(1);
  });
});

describe('what is due today', () => {
  it('is told in the morning of that day, but not to whom a colleague keeps it from', async () => {
    const who = await enter('compliance');
    await choose(who, 'new-order', 'never');
    portal.advance(MINUTE_MS);
    const { id } = await newOrder();
    portal.setTime(NEXT_MORNING);
    await sweep();
    expect(toldTo(who)).toEqual([]);
    // Two business days after a Wednesday.
    portal.setTime(new Date('2026-11-20T12:00:00Z'));
    await sweep();
    const [mail, ...more] = toldTo(who);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/office/orders/${id}`);
    expect(mail?.text).toContain('Due today');
  });
});

describe('a new colleague', () => {
  it('is told to the others, not to themselves', async () => {
    const who = await enter('finance');
    await choose(who, 'new-colleague', 'at-once');
    portal.advance(MINUTE_MS);
    const newcomer = await enter('deals');
    await choose(newcomer, 'new-colleague', 'at-once');
    portal.advance(MINUTE_MS);
    await sweep();
    expect(toldTo(who)).toHaveLength(1);
    expect(toldTo(newcomer)).toEqual([]);
  });
});

describe('choosing', () => {
  it('shows what concerns the role, with what applies until somebody chooses', async () => {
    const who = await enter('deals');
    expect((await who.get('/office/tellings')).json().data.topics).toEqual([
      { topic: 'waits-for-you', timing: 'at-once' },
      { topic: 'new-colleague', timing: 'morning' },
    ]);
    expect((await choose(who, 'new-order', 'at-once')).statusCode).toBe(400);
    expect((await choose(who, 'new-colleague', 'never')).statusCode).toBe(200);
    expect((await who.get('/office/tellings')).json().data.topics[1]).toEqual({
      topic: 'new-colleague',
      timing: 'never',
    });
    expect(portal.deps.clock.now()).toEqual(TEST_TIME);
  });
});

async function endAccess({ id }: Colleague): Promise<void> {
  await portal.db
    .updateTable('staff')
    .set({ ended_at: portal.deps.clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Gives a client to another representative. */
async function giveAway({ investorId }: { investorId: string }): Promise<void> {
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: 'rep-02' })
    .where('id', '=', investorId)
    .execute();
}
