import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../../testing/colleagues.ts';
import { type OrderOnDesk, orderOnDesk } from '../../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { FOR_ONESELF, giveDetails, readTrade } from '../../../../testing/orders.ts';
import { askForLink, orderToSign } from '../../../../testing/signing.ts';
import { openScheduleA, sealScheduleA } from '../open-order.ts';

const MOTHER = {
  isForOther: true,
  kind: 'person',
  name: 'Rosa Plantedmother',
  address: '12 Elm Street, Kingston ON K7L 1A1',
  phone: '416-555-0142',
  occupation: 'Retired nurse',
  relation: 'My mother',
  birthdate: '1950-02-28',
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const tell = ({ ada, id }: OrderOnDesk, thirdParty: object) =>
  ada.post(`/user/trade/pre-sign/${id}`, {
    subDoc: {
      scheduleA: { city: 'Toronto', sourceOfFunds: 'Savings', ...FOR_ONESELF, thirdParty },
      paymentMethod: '1',
    },
  });

const flagsOf = ({ id }: OrderOnDesk) =>
  portal.db.selectFrom('kyc_flags').selectAll().where('trade_id', '=', id).orderBy('id').execute();

describe('an order for somebody else (PCMLTFR s. 135)', () => {
  it('is kept sealed, and told to the office, which has to look at it before it is approved', async () => {
    const order = await orderOnDesk(portal, { status: 'open' });
    expect((await tell(order, MOTHER)).statusCode).toBe(200);
    expect(await flagsOf(order)).toMatchObject([
      { kind: 'third-party', investor_id: order.ada.user.id, cleared_at: null },
    ]);
    const kept = { ...MOTHER, phone: '+14165550142' };
    expect((await readTrade(order.ada, order.id)).subDoc.scheduleA?.thirdParty).toEqual(kept);
    const row = await portal.db
      .selectFrom('trades')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirst();
    expect(
      Object.values(row ?? {})
        .map(String)
        .join(),
      'sealed',
    ).not.toContain('Plantedmother');
    const log = await portal.db.selectFrom('audit_log').select('detail').execute();
    expect(JSON.stringify(log)).not.toContain('Plantedmother');
    await portal.db.updateTable('trades').set({ status: 1 }).where('id', '=', order.id).execute();
    const compliance = await enterOffice(portal, { role: 'compliance' });
    const page = (await compliance.get(`/office/orders/${order.id}`)).json().data;
    expect(page.order.scheduleA).toMatchObject({ intendedUse: 'growth', thirdParty: kept });
    expect(page.checks).toContain('profile-flag');
  });

  it('is one flag for each answer, also where the same was said twice, and none for oneself', async () => {
    const order = await orderOnDesk(portal, { status: 'open' });
    expect(await flagsOf(order)).toEqual([]);
    await Promise.all([tell(order, MOTHER), tell(order, MOTHER)]);
    await tell(order, { isForOther: false });
    await tell(order, MOTHER);
    expect(await flagsOf(order)).toHaveLength(1);
    await portal.db
      .updateTable('kyc_flags')
      .set({ cleared_at: portal.deps.clock.now(), cleared_note: 'seen' })
      .where('trade_id', '=', order.id)
      .execute();
    await tell(order, { ...MOTHER, relation: 'My aunt' });
    await tell(order, { ...MOTHER, relation: 'My mother' });
    expect(await flagsOf(order)).toHaveLength(2);
    expect((await flagsOf(order)).filter(({ cleared_at }) => cleared_at === null)).toHaveLength(1);
  });

  it('lacks nothing that the regulation names', async () => {
    const order = await orderOnDesk(portal, { status: 'open' });
    const { relation: _, ...without } = MOTHER;
    const reply = await tell(order, { ...without, birthdate: '2999-01-01' });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([
      'subDoc.scheduleA.thirdParty.relation',
      'subDoc.scheduleA.thirdParty.birthdate',
    ]);
  });
});

describe('details of before, which do not say what the money is for', () => {
  it('are given again before anybody signs', async () => {
    const order = await orderToSign(portal);
    const id = order.tradeId;
    const row = await portal.db
      .selectFrom('trades')
      .select(['id', 'sealed_schedule_a as scheduleA'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { city } = (await openScheduleA(portal.deps.secrets, row)) ?? expect.fail('no details');
    await portal.db
      .updateTable('trades')
      .set({ sealed_schedule_a: sealScheduleA(portal.deps.secrets, id, { city, sourceOfFunds: 'Savings' }) })
      .where('id', '=', id)
      .execute();
    expect((await askForLink(order)).json().code).toBe('STEP_NOT_REACHED');
    expect((await readTrade(order.person, id)).nextAction).toBe('fill-details');
    await giveDetails(order.person, id);
    expect((await askForLink(order)).statusCode).toBe(200);
  });
});
