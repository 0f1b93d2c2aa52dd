import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { fillProfile, type OrderOnDesk, orderOnDesk, readQueue } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { proposeApprovalOf } from '../../../testing/propose-approval.ts';

let portal: TestPortal;
let who: Colleague;
let own: OrderOnDesk;
let other: OrderOnDesk;
beforeAll(async () => {
  portal = await openTestPortal();
  who = await enterOffice(portal, { roles: ['representative', 'deals'], representativeId: 'rep-01' });
  const compliance = await enterOffice(portal, { role: 'compliance' });
  await enterOffice(portal, { role: 'compliance' });
  [own, other] = [
    await orderOnDesk(portal, { status: 'inReview', representativeId: 'rep-01' }),
    await orderOnDesk(portal, { status: 'inReview', representativeId: 'rep-02' }),
  ];
  for (const order of [own, other]) {
    await fillProfile(portal, order);
    await proposeApprovalOf(compliance, order.id);
  }
});
afterAll(() => portal.close());

const pageOf = async ({ id }: OrderOnDesk) => (await who.get(`/office/orders/${id}`)).json().data;

describe('a representative who also writes deals', () => {
  it('reads all of the order of a client, and of another’s what a deal manager reads', async () => {
    const [mine, theirs] = [await pageOf(own), await pageOf(other)];
    expect([mine.notShown, mine.order.total === null]).toEqual([[], false]);
    expect(theirs.notShown).toContain('profile');
    expect([theirs.order.total, theirs.profiles, theirs.money, theirs.reading]).toEqual([
      null,
      [],
      null,
      null,
    ]);
    expect(JSON.stringify(theirs)).not.toContain(other.ada.user.email);
  });

  it('is offered no move of a representative on the order of another’s client', async () => {
    expect((await pageOf(own)).moves).toContain('next-step');
    expect((await pageOf(other)).moves).toEqual([]);
    const asked = { kind: 'note', investorId: other.investorId };
    expect((await who.post(`/office/orders/${other.id}/next-step`, asked)).statusCode).not.toBe(200);
    expect((await who.get(`/office/investors/${other.investorId}`)).statusCode).toBe(404);
  });

  it('reads no amounts in a list of everybody’s orders, and cannot ask for them by sorting or filtering', async () => {
    const { rows } = await readQueue(who, 'all-orders');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ order }) => order?.total === null && order.method === null)).toBe(true);
    expect((await who.get('/office/desk/all-orders?sort=largest')).statusCode).toBe(400);
    expect((await who.get('/office/desk/new-orders?sort=largest')).statusCode).toBe(200);
  });

  it('has of the queues of a representative their own clients alone', async () => {
    const { rows } = await readQueue(who, 'new-orders');
    expect(rows.map(({ order }) => order?.id)).toEqual([own.id]);
  });

  it('sees of what waits for a second person the orders of their own clients alone', async () => {
    const { rows } = (await who.get('/office/approvals?part=for-others')).json().data;
    expect(rows.map(({ targetId }: { targetId: string }) => targetId)).toEqual([own.id]);
  });
});
