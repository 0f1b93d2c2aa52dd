import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../../../testing/deals.ts';
import { submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { giveDetails, placeOrder } from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { lockOrder } from '../lock-order.ts';
import { cancellationOf, cancellationOfOrder, lastSignature } from './cancellation.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MORNING = new Date('2026-11-18T15:00:00.000Z');
const NOON = new Date('2026-11-18T17:00:00.000Z');
const SAM = { firstName: 'Sam' };

describe('the last signature of an order', () => {
  it.each<[string, object | null, Date | null, Date | null, Date | null]>([
    ['of one person is theirs', null, MORNING, null, MORNING],
    ['of one person is not given before they sign', null, null, null, null],
    ['of two is not given while the joint investor has not signed', SAM, MORNING, null, null],
    ['of two is not given while the investor has not signed', SAM, null, MORNING, null],
    ['of two is the joint investor’s, who signed later', SAM, MORNING, NOON, NOON],
    ['of two is the investor’s, who signed later', SAM, NOON, MORNING, NOON],
  ])('%s', (_row, jointInvestor, investorSignedAt, jointSignedAt, last) => {
    expect(lastSignature({ jointInvestor, investorSignedAt, jointSignedAt })).toEqual(last);
  });
});

describe('the midnight at which the right to cancel ends, in a province with several clocks,', () => {
  it.each<[string, string, string, string, string]>([
    ['in Ontario is Kenora’s', 'CAN-ON', '2026-11-18T15:00:00Z', '2026-11-21T06:00:00Z', 'America/Winnipeg'],
    [
      'in Ontario is Kenora’s in summer',
      'CAN-ON',
      '2026-07-08T15:00:00Z',
      '2026-07-11T05:00:00Z',
      'America/Winnipeg',
    ],
    [
      'in Ontario is Toronto’s for somebody who signs when Kenora has the day before',
      'CAN-ON',
      '2026-11-19T05:30:00Z',
      '2026-11-24T05:00:00Z',
      'America/Toronto',
    ],
    [
      'in Newfoundland and Labrador is Labrador’s',
      'CAN-NL',
      '2026-11-18T15:00:00Z',
      '2026-11-21T04:00:00Z',
      'America/Goose_Bay',
    ],
    [
      'in Nunavut is that of its west',
      'CAN-NU',
      '2026-11-18T15:00:00Z',
      '2026-11-21T07:00:00Z',
      'America/Cambridge_Bay',
    ],
    [
      'in Saskatchewan is Lloydminster’s while Alberta changed its clocks',
      'CAN-SK',
      '2025-11-18T15:00:00Z',
      '2025-11-21T07:00:00Z',
      'America/Edmonton',
    ],
    [
      'in Saskatchewan is everybody’s in summer',
      'CAN-SK',
      '2026-07-08T15:00:00Z',
      '2026-07-11T06:00:00Z',
      'America/Regina',
    ],
    [
      'in British Columbia is Vancouver’s, later than that of its east',
      'CAN-BC',
      '2026-11-18T17:00:00Z',
      '2026-11-21T07:00:00Z',
      'America/Vancouver',
    ],
    [
      'in Québec is Montréal’s, later than that of its east',
      'CAN-QC',
      '2026-11-18T15:00:00Z',
      '2026-11-21T05:00:00Z',
      'America/Toronto',
    ],
    [
      'in the Northwest Territories is the only one',
      'CAN-NT',
      '2026-11-18T17:00:00Z',
      '2026-11-21T06:00:00Z',
      'America/Yellowknife',
    ],
  ])('%s', (_row, province, signedAt, rightEndsAt, timeZone) => {
    const signed = { jointInvestor: null, investorSignedAt: new Date(signedAt), jointSignedAt: null };
    expect(cancellationOf(signed, province)).toEqual({ rightEndsAt: new Date(rightEndsAt), timeZone });
  });
});

describe('the midnight at which the right to cancel an order ends', () => {
  async function orderBeforeDetails() {
    const ada = await registerPerson(portal);
    const address = {
      unit: '3',
      street: '4532 Main Street',
      city: 'Winnipeg',
      province: 'CAN-MB',
      postalCode: 'R3C 0V8',
      country: 'CAN',
    };
    await submitKyc(ada, { basics: { ...KYC_EXAMPLE.basics, address } });
    return { ada, tradeId: await placeOrder(ada, await addDeal(portal)) };
  }

  it('follows the clock of the province in the profile that the order relies on', async () => {
    const { ada, tradeId } = await orderBeforeDetails();
    await giveDetails(ada, tradeId);
    const order = { ...(await lockOrder(portal.db, ada.user.id, tradeId)), investorSignedAt: MORNING };
    expect(await cancellationOfOrder(portal.db, order)).toEqual({
      timeZone: 'America/Winnipeg',
      rightEndsAt: new Date('2026-11-21T06:00:00.000Z'),
    });
  });

  it('follows the dealer’s clock while the order relies on no profile', async () => {
    const { ada, tradeId } = await orderBeforeDetails();
    const order = await lockOrder(portal.db, ada.user.id, tradeId);
    expect(await cancellationOfOrder(portal.db, order)).toEqual({
      timeZone: 'America/Toronto',
      rightEndsAt: null,
    });
  });
});
