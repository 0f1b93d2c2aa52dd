import { PROVINCES } from '@portal/domain/ground/people/provinces';
import { COMPLETE_OFFERING } from '@portal/domain/offering/deals/testing/complete-offering';
import type { Room } from '@portal/domain/order/exemptions/room.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal, DEAL_CONTENT } from '../../../../testing/deals.ts';
import { IN_NOVA_SCOTIA, submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const { issuer } = COMPLETE_OFFERING;
const OFFERED = {
  ...COMPLETE_OFFERING,
  offeredIn: [...PROVINCES],
  exemptions: ['AI', 'OM'] as const,
  issuer: { ...issuer, isInvestmentFund: false, isRedeemable: false, isReportingIssuer: false },
};
const addOffered = (offering: Partial<typeof OFFERED> = {}) =>
  addDeal(portal, {
    content: { ...DEAL_CONTENT, offering: { ...OFFERED, ...offering, exemptions: ['AI', 'OM'] } },
  });
const roomOf = async (person: Person, dealId: string): Promise<Room> =>
  (await person.get(`/user/room?dealId=${dealId}`)).json().data;

describe('the room of an investor', () => {
  it('is unknown before there is a profile, and then what the profile leaves of the limit', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addOffered();
    expect(await roomOf(ada, dealId)).toMatchObject({ outcome: 'unknown', room: null, blockedBy: null });
    await submitKyc(ada);
    // The example is eligible, and bought for $10,000 elsewhere.
    expect(await roomOf(ada, dealId)).toMatchObject({
      outcome: 'allowed',
      exemption: 'OM',
      cap: 100_000,
      used: 10_000,
      room: 90_000,
      roomWithoutAdvice: 20_000,
      province: 'CAN-ON',
      rule: { section: '2.9(2.1)(b)(iii)' },
    });
  });

  it('leaves out the order of the same deal that can still change, and counts every other until it is cancelled', async () => {
    const ada = await registerPerson(portal);
    const [one, other] = [await addOffered(), await addOffered()];
    await submitKyc(ada);
    const tradeId = await placeOrder(ada, one);
    expect((await roomOf(ada, one)).used).toBe(10_000);
    expect(await roomOf(ada, other)).toMatchObject({ used: 15_000, roomWithoutAdvice: 15_000 });
    await ada.get(`/user/trade/archive/${tradeId}`);
    expect((await roomOf(ada, other)).used).toBe(10_000);
  });

  it.each<[string, Partial<typeof OFFERED>, Partial<Room>]>([
    ['where the deal is not offered', { offeredIn: ['CAN-BC'] }, { blockedBy: 'not-offered-there' }],
    [
      'of a fund in Ontario (NI 45-106 s. 2.9(2.2)(b))',
      { issuer: { ...OFFERED.issuer, isInvestmentFund: true } },
      { blockedBy: 'fund-not-allowed' },
    ],
  ])('is none %s', async (_row, offering, room) => {
    const ada = await registerPerson(portal);
    await submitKyc(ada);
    expect(await roomOf(ada, await addOffered(offering))).toMatchObject({ outcome: 'refused', ...room });
  });

  it('is none of a deal that does not say how it is offered, and where the dealer is not registered', async () => {
    const [ada, bo] = [await registerPerson(portal), await registerPerson(portal)];
    await submitKyc(ada);
    await submitKyc(bo, IN_NOVA_SCOTIA);
    const { offering: _lawful, ...silent } = DEAL_CONTENT;
    expect((await roomOf(ada, await addDeal(portal, { content: silent }))).blockedBy).toBe('offering-unsaid');
    expect((await roomOf(bo, await addOffered())).blockedBy).toBe('firm-not-registered');
  });

  it('is not told of a deal that is not there', async () => {
    const ada = await registerPerson(portal);
    expect((await ada.get('/user/room?dealId=nothing')).statusCode).toBe(404);
    expect((await ada.get('/user/room')).statusCode).toBe(400);
  });
});
