import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { fillProfile, type OrderOnDesk, orderOnDesk } from '../../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { withReasons } from '../../../../testing/with-reasons.ts';

const NUMBER = 'basics.socialInsuranceNumber';
const FRONT = 'identityVerification.principal.document.front';
const REASON = 'To compare it.';

let portal: TestPortal;
let compliance: Colleague;
let order: OrderOnDesk;
let kycId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
  order = await orderOnDesk(portal);
  kycId = await fillProfile(portal, order);
});
afterAll(() => portal.close());

const reveal = (path: string) =>
  compliance.post(`/office/orders/${order.id}/profiles/${kycId}/reveal`, { path, reason: REASON });
const looks = () =>
  withReasons(
    portal,
    portal.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'investor_id', 'detail'])
      .where('target', '=', `kyc:${kycId}`)
      .where('action', 'in', ['profile.number-revealed', 'profile.document-looked-at'])
      .orderBy('seq')
      .execute(),
  );

describe('an answer shown without its mask', () => {
  it.each([
    ['a number', NUMBER, 'profile.number-revealed'],
    ['a document', FRONT, 'profile.document-looked-at'],
  ])(
    'is on record as %s, with its place, who looked, why and from which order',
    async (_what, path, action) => {
      const before = await looks();
      expect((await reveal(path)).statusCode).toBe(200);
      expect((await looks()).slice(before.length)).toEqual([
        {
          actor: `staff:${compliance.id}`,
          action,
          investor_id: order.investorId,
          detail: {
            by: 'Maude Lafleur',
            roles: ['compliance'],
            via: 'office',
            path,
            reason: REASON,
            orderId: order.id,
          },
        },
      ]);
    },
  );

  it.each([
    ['is shown to everybody of the office', 'basics.firstName'],
    ['was not given', 'spouse.socialInsuranceNumber'],
    ['is a part of many', 'basics'],
    ['no profile has', 'basics.favouriteColour'],
    ['is the file of nothing', 'identityVerification.principal.document'],
  ])('is none that %s', async (_what, path) => {
    const before = await looks();
    const refused = await reveal(path);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['path']]);
    expect(await looks()).toEqual(before);
  });

  it('is never a document that has been deleted', async () => {
    const other = await orderOnDesk(portal);
    const version = await fillProfile(portal, other);
    await portal.db.deleteFrom('files').where('investor_id', '=', other.investorId).execute();
    const at = `/office/orders/${other.id}/profiles/${version}/reveal`;
    expect((await compliance.post(at, { path: FRONT, reason: REASON })).statusCode).toBe(404);
  });
});
