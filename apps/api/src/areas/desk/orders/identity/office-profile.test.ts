import type { OfficeProfile } from '@portal/domain/desk/orders/office-profile.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { fillProfile, type OrderOnDesk, orderOnDesk } from '../../../../testing/desk.ts';
import { submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const read = async ({ id }: OrderOnDesk, kycId: string): Promise<OfficeProfile> =>
  (await compliance.get(`/office/orders/${id}/profiles/${kycId}`)).json().data;

describe('a version of the profile behind an order', () => {
  it('is the one requested, and says whether the order relies on it', async () => {
    const order = await orderOnDesk(portal);
    const older = await fillProfile(portal, order);
    const { id: newer } = await submitKyc(order.ada);
    const shown = [(await read(order, older)).version, (await read(order, newer)).version];
    expect(shown).toMatchObject([
      { kycId: older, version: 2, isOrders: true },
      { kycId: newer, version: 3, isOrders: false },
    ]);
  });

  it('lists each supporting file with its size, and none that has been deleted', async () => {
    const order = await orderOnDesk(portal);
    const kycId = await fillProfile(portal, order);
    const named = (await read(order, kycId)).evidence.map(({ fileId }) => fileId);
    expect(named.length).toBeGreaterThan(2);
    for (const [place, id] of named.entries()) {
      await portal.db
        .updateTable('files')
        .set({ size_bytes: 1_000 + place })
        .where('id', '=', id)
        .execute();
    }
    const sizes = (await read(order, kycId)).evidence.map(({ fileId, size }) => [fileId, size]);
    expect(sizes).toEqual(named.map((id, place) => [id, 1_000 + place]));
    const [gone = '', ...kept] = named;
    await portal.db.deleteFrom('files').where('id', '=', gone).execute();
    expect((await read(order, kycId)).evidence.map(({ fileId }) => fileId)).toEqual(kept);
  });
});
