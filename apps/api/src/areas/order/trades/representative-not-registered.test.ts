import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { findOrder } from './find-order.ts';
import { representativeNotRegistered } from './representative-not-registered.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it.each([
  ['whose representative is registered there', {}, null],
  [
    'whose representative is registered elsewhere alone',
    { provinces: ['CAN-QC' as const] },
    'REPRESENTATIVE_NOT_REGISTERED',
  ],
  ['whose representative’s last province ended', { provinces: [] }, 'REPRESENTATIVE_NOT_REGISTERED'],
  [
    'whose representative has no number on record',
    { registration_number: null },
    'REPRESENTATIVE_NOT_REGISTERED',
  ],
  ['whose representative left and nobody stands in', { is_active: false, provinces: [] }, null],
])('an order %s', async (_row, change, expected) => {
  const order = await orderOnDesk(portal, { status: 'inReview', representativeId: 'rep-04' });
  await portal.db
    .updateTable('kyc_versions')
    .set({ province: 'CAN-ON' })
    .where('investor_id', '=', order.investorId)
    .execute();
  await portal.db
    .updateTable('representatives')
    .set({ provinces: ['CAN-ON'], registration_number: '123456', is_active: true, ...change })
    .where('id', '=', 'rep-04')
    .execute();
  const trade = await findOrder(portal.db, order.investorId, order.id);
  expect(await representativeNotRegistered(portal.db, trade ?? expect.fail('no order'))).toBe(expected);
});
