import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { OwnRegistration } from '@portal/domain/people/representatives/representative';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerRepresentative } from '../../../testing/registrations.ts';
import { findOrder } from './find-order.ts';
import { representativeNotRegistered } from './representative-not-registered.ts';

let portal: TestPortal;
let order: OrderOnDesk;
beforeAll(async () => {
  portal = await openTestPortal();
  order = await orderOnDesk(portal, { status: 'inReview', representativeId: 'rep-04' });
});
afterAll(() => portal.close());

type Row = [
  what: string,
  home: ProvinceCode,
  registered: Partial<OwnRegistration> & { provinces?: readonly ProvinceCode[] },
  row: { registration_number?: string | null; is_active?: boolean; cover_id?: string | null },
  waits: boolean,
];

it.each<Row>([
  ['of Ontario, whose representative is registered there', 'CAN-ON', {}, {}, false],
  ['whose representative is registered elsewhere alone', 'CAN-ON', { provinces: ['CAN-QC'] }, {}, true],
  ['whose representative’s registration ended yesterday', 'CAN-ON', { lastDay: '2026-11-17' }, {}, true],
  ['whose representative’s registration ends tonight', 'CAN-ON', { lastDay: '2026-11-18' }, {}, false],
  ['whose representative’s registration begins tomorrow', 'CAN-ON', { from: '2026-11-19' }, {}, true],
  ['whose representative has no number on record', 'CAN-ON', {}, { registration_number: null }, true],
  ['whose representative left and nobody stands in', 'CAN-ON', {}, { is_active: false }, true],
  ['whose stand-in is registered there', 'CAN-ON', { provinces: ['CAN-QC'] }, { cover_id: 'rep-02' }, false],
  [
    'whose stand-in is not registered there',
    'CAN-QC',
    { provinces: ['CAN-QC'] },
    { cover_id: 'rep-02' },
    true,
  ],
  ['of somebody who moved to Québec meanwhile', 'CAN-QC', {}, {}, true],
])('an order %s', async (_row, home, { provinces = ['CAN-ON'], ...days }, row, waits) => {
  await portal.db
    .updateTable('kyc_versions')
    .set({ province: home })
    .where('investor_id', '=', order.investorId)
    .execute();
  await registerRepresentative(portal, 'rep-04', provinces, days);
  await portal.db
    .updateTable('representatives')
    .set({ registration_number: '123456', is_active: true, cover_id: null, ...row })
    .where('id', '=', 'rep-04')
    .execute();
  const trade = await findOrder(portal.db, order.investorId, order.id);
  expect(await representativeNotRegistered(portal.db, portal.deps, trade ?? expect.fail('no order'))).toBe(
    waits ? 'REPRESENTATIVE_NOT_REGISTERED' : null,
  );
});

it.each([
  ['stands until midnight where they live', '2026-11-19T04:59:00Z', null],
  ['is over from midnight on', '2026-11-19T05:00:00Z', 'REPRESENTATIVE_NOT_REGISTERED'],
])('a registration that ends tonight %s', async (_row, at, expected) => {
  const ofOntario = await orderOnDesk(portal, { status: 'inReview', representativeId: 'rep-05' });
  await registerRepresentative(portal, 'rep-05', ['CAN-ON'], { lastDay: '2026-11-18' });
  const trade = await findOrder(portal.db, ofOntario.investorId, ofOntario.id);
  portal.setTime(new Date(at));
  const waits = await representativeNotRegistered(portal.db, portal.deps, trade ?? expect.fail('no order'));
  portal.setTime(TEST_TIME);
  expect(waits).toBe(expected);
});

it('an order without a representative waits', async () => {
  const { investorId, id } = await orderOnDesk(portal, { status: 'inReview' });
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: null })
    .where('id', '=', investorId)
    .execute();
  const trade = await findOrder(portal.db, investorId, id);
  expect(await representativeNotRegistered(portal.db, portal.deps, trade ?? expect.fail('no order'))).toBe(
    'REPRESENTATIVE_NOT_REGISTERED',
  );
});
