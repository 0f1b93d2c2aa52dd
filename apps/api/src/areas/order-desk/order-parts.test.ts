import { mayReadPart, ORDER_PARTS } from '@portal/domain/office/order-parts';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/office/staff-roles';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/trades/trade-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../testing/colleagues.ts';
import { fillProfile, type OrderOnDesk, orderOnDesk, readQueue } from '../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';

const SOURCE = 'sold a sailing boat';
const JOINT = { firstName: 'Benoît', lastName: 'Roy', email: 'benoit.roy@example.com' };
const WHY = 'the figures of the boat';

/** What of the page shows each part; the order is made so that each has something to show. */
const SHOWS: Readonly<Record<(typeof ORDER_PARTS)[number], (page: Page) => unknown>> = {
  amounts: ({ order }) => order.total ?? order.quantity ?? order.unitPrice,
  account: ({ order }) => order.method ?? order.accountLastDigits,
  money: ({ money }) => money,
  'source-of-funds': ({ order }) => order.scheduleA.sourceOfFunds,
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
  const scheduleA = { city: 'Toronto', sourceOfFunds: SOURCE };
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
    expect(SHOWS[part](page) !== undefined && SHOWS[part](page) !== null).toBe(mayReadPart(role, part));
    expect(page.notShown.includes(part)).toBe(!mayReadPart(role, part));
  });
});

describe('lists of orders', () => {
  it.each(STAFF_ROLES)('tell %s amounts only where the role works with money', async (role) => {
    const { rows } = await readQueue(as(role), 'all-orders');
    const row = rows.find(({ claim }) => claim.id === order.id)?.order;
    const seen = mayReadPart(role, 'amounts');
    expect([row?.total, row?.quantity, row?.method]).toEqual(seen ? [5_000, 50, '1'] : [null, null, null]);
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
