import { mayReadPart, ORDER_PARTS } from '@portal/domain/desk/queues/order-parts';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { fillProfile, flagMoneyOf, type OrderOnDesk, orderOnDesk, readQueue } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { FOR_ONESELF } from '../../../testing/orders.ts';
import { proposeApprovalOf } from '../../../testing/propose-approval.ts';

const SOURCE = 'sold a sailing boat';
const JOINT = { firstName: 'Benoît', lastName: 'Roy', email: 'benoit.roy@example.com' };
const WHY = 'the figures of the boat';

/** What shows each part on the page; the order is made so that each part has something to show. */
const SHOWS: Readonly<Record<(typeof ORDER_PARTS)[number], (page: Page) => unknown>> = {
  amounts: ({ order }) => order.total ?? order.quantity ?? order.unitPrice,
  account: ({ order }) => order.method ?? order.accountLastDigits,
  money: ({ money }) => money,
  'source-of-funds': ({ order: { scheduleA } }) =>
    scheduleA.sourceOfFunds ?? scheduleA.intendedUse ?? scheduleA.thirdParty,
  contact: ({ order, investor }) => investor.email ?? investor.phone ?? order.jointInvestor.email,
  profile: ({ profiles }) => profiles[0],
  changes: ({ order }) => order.reason,
  emails: ({ messages }) => messages[0],
  record: ({ timeline }) => timeline.entries.find(({ facts }) => Object.keys(facts).length > 0),
};
type Facts = Readonly<Record<string, unknown>>;
type Page = {
  notShown: string[];
  order: Facts & { scheduleA: Facts; jointInvestor: Facts };
  investor: Facts;
  money: unknown;
  profiles: unknown[];
  messages: unknown[];
  timeline: { entries: { facts: Facts }[] };
};

let portal: TestPortal;
let order: OrderOnDesk;
const colleagues = new Map<StaffRole, Colleague>();
const as = (role: StaffRole) => colleagues.get(role) ?? expect.fail(`nobody is ${role}`);

beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of STAFF_ROLES) {
    colleagues.set(role, await enterOffice(portal, { role }));
  }
  order = await orderOnDesk(portal, { status: 'open' });
  await fillProfile(portal, order);
  await order.ada.post(`/user/trade/create/${order.dealId}`, {
    quantity: 50,
    jointInvestor: { ...JOINT, relation: 'spouse', language: 'fr' },
  });
  const scheduleA = { city: 'Toronto', sourceOfFunds: SOURCE, ...FOR_ONESELF };
  await order.ada.post(`/user/trade/pre-sign/${order.id}`, { subDoc: { scheduleA, paymentMethod: '1' } });
  const at = portal.deps.clock.now();
  await portal.db
    .updateTable('trades')
    .set({
      reason: WHY,
      status: TRADE_STATUS_NUMBERS.submitted,
      investor_signed_at: at,
      joint_signed_at: at,
    })
    .where('id', '=', order.id)
    .execute();
  await portal.runJobs();
});
afterAll(() => portal.close());

describe.each(STAFF_ROLES)('an order as %s reads it', (role) => {
  it.each(ORDER_PARTS)('has its %s where the role needs it, and nowhere else', async (part) => {
    const page: Page = (await as(role).get(`/office/orders/${order.id}`)).json().data;
    expect(SHOWS[part](page) !== undefined && SHOWS[part](page) !== null).toBe(mayReadPart([role], part));
    expect(page.notShown.includes(part)).toBe(!mayReadPart([role], part));
  });
});

describe('lists of orders', () => {
  it.each(STAFF_ROLES)('tell %s amounts only where the role works with money', async (role) => {
    const { rows } = await readQueue(as(role), 'all-orders');
    const row = rows.find(({ claim }) => claim.id === order.id)?.order;
    const seen = mayReadPart([role], 'amounts');
    expect([row?.total, row?.quantity, row?.method]).toEqual(
      seen ? [5_000, 50, 'outside'] : [null, null, null],
    );
  });
});

describe('what nobody needs', () => {
  it.each(['deals', 'administrator'] as const)('is nowhere in what %s is sent', async (role) => {
    const { body } = await as(role).get(`/office/orders/${order.id}`);
    for (const held of [SOURCE, JOINT.email, WHY, order.ada.user.email]) {
      expect(body).not.toContain(held);
    }
  });
});

describe('an exception that somebody declared', () => {
  beforeAll(async () => {
    await enterOffice(portal, { role: 'compliance' });
  });

  it.each(STAFF_ROLES)('tells %s its reason only where the role reads the record', async (role) => {
    const proposed = await orderOnDesk(portal, { status: 'inReview' });
    await flagMoneyOf(portal, proposed);
    const reply = await proposeApprovalOf(as('compliance'), proposed.id);
    expect(reply.statusCode, reply.body).toBe(200);
    const reason = 'They called us about it.';
    const page = await as(role).get(`/office/orders/${proposed.id}`);
    const seen = mayReadPart([role], 'record');
    expect(page.json().data.approval.exception.reason).toBe(seen ? reason : null);
    expect(page.body.includes(reason)).toBe(seen);
  });
});

describe('a queue', () => {
  const ASKED = [
    ['method', 'account', 'method=outside'],
    ['sort', 'amounts', 'sort=largest'],
  ] as const;

  it.each(STAFF_ROLES)('cannot be filtered by %s by what the role does not read', async (role) => {
    for (const [field, part, query] of ASKED) {
      const reply = await as(role).get(`/office/desk/all-orders?${query}`);
      if (mayReadPart([role], part)) {
        expect(reply.statusCode).toBe(200);
      } else {
        expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
      }
    }
  });

  it.each(STAFF_ROLES)('offers %s only shared views that the role may ask for', async (role) => {
    const name = `Largest for ${role}`;
    const view = { name, queue: 'all-orders', filter: { sort: 'largest' }, isShared: true };
    expect((await as('finance').post('/office/views', view)).statusCode).toBe(201);
    const { views }: { views: { name: string }[] } = (await as(role).get('/office/desk')).json().data;
    expect(views.some((each) => each.name === name)).toBe(mayReadPart([role], 'amounts'));
  });
});
