import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { idsIn } from '../../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { readOrder } from '../../../../testing/order-money.ts';
import { matchIdentityOf } from '../../../../testing/propose-approval.ts';
import { caseOnDesk } from '../../../../testing/signed-papers.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import { keepIdentityCheckOfOrder } from './keep-identity-check.ts';

const PHONE = { 'basics.phone': '+14165550188' };

let portal: TestPortal;
let checker: Colleague;
let order: Awaited<ReturnType<typeof caseOnDesk>>;
beforeAll(async () => {
  portal = await openTestPortal();
  checker = await enterOffice(portal, { role: 'compliance' });
});
beforeEach(async () => {
  order = await caseOnDesk(portal);
});
afterAll(() => portal.close());

/** The investor changes answers and submits the profile; the order relies on it and is submitted again. */
async function submitChanged(answers: object): Promise<string> {
  const { ada, investorId, id } = order;
  await ada.post('/user/kyc/answers', { answers, answeredAt: {} });
  expect((await ada.post('/user/kyc/save', { formIsFinished: true })).statusCode).toBe(200);
  const [newest] = (await readOrder(checker, id)).profiles;
  const kycId = newest?.kycId ?? '';
  await portal.db.updateTable('trades').set({ kyc_id: kycId }).where('id', '=', id).execute();
  const submitted = (await findOrder(portal.db, investorId, id)) ?? expect.fail('there is no order');
  await transact(portal.db, (trx) => keepIdentityCheckOfOrder(trx, portal.deps, { order: submitted }));
  return kycId;
}
const checkOf = async (kycId: string) =>
  (await checker.get(`/office/orders/${order.id}/profiles/${kycId}`)).json().data.identityCheck;

describe('the check of an identity', () => {
  it('stands after a change of another answer: of the person, the day and the version that it was', async () => {
    expect((await matchIdentityOf(checker, order.id)).statusCode).toBe(200);
    const first = await checkOf(order.kycId);
    portal.advance(60_000);
    const kycId = await submitChanged(PHONE);
    expect(kycId).not.toBe(order.kycId);
    expect(await checkOf(kycId)).toMatchObject({
      outcome: 'confirmed',
      by: { id: checker.id },
      at: first.at,
    });
    expect((await checkOf(kycId)).ofVersion).toBeGreaterThan(0);
    expect((await readOrder(checker, order.id)).checks).not.toContain('identity-not-checked');
    expect(await idsIn(checker, 'identity')).not.toContain(kycId);
  });

  it('ends with another name', async () => {
    await matchIdentityOf(checker, order.id);
    const kycId = await submitChanged({ 'basics.lastName': 'Roy' });
    expect(await checkOf(kycId)).toBeNull();
    expect((await readOrder(checker, order.id)).checks).toContain('identity-not-checked');
  });

  it('is none where nobody checked, and is kept once however often it is asked', async () => {
    expect(await checkOf(await submitChanged(PHONE))).toBeNull();
    order = await caseOnDesk(portal);
    await matchIdentityOf(checker, order.id);
    const kycId = await submitChanged(PHONE);
    const again =
      (await findOrder(portal.db, order.investorId, order.id)) ?? expect.fail('there is no order');
    await transact(portal.db, (trx) => keepIdentityCheckOfOrder(trx, portal.deps, { order: again }));
    const rows = await portal.db
      .selectFrom('identity_checks')
      .select('id')
      .where('kyc_id', '=', kycId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('stands at once for a version submitted without an order, and follows a later check of the one before', async () => {
    const submitAlone = async () => {
      await order.ada.post('/user/kyc/answers', { answers: PHONE, answeredAt: {} });
      expect((await order.ada.post('/user/kyc/save', { formIsFinished: true })).statusCode).toBe(200);
      return (await readOrder(checker, order.id)).profiles[0]?.kycId ?? '';
    };
    await matchIdentityOf(checker, order.id);
    const kycId = await submitAlone();
    expect(await checkOf(kycId)).toMatchObject({ outcome: 'confirmed', by: { id: checker.id } });
    portal.advance(60_000);
    await checker.post(`/office/orders/${order.id}/profiles/${order.kycId}/identity`, {
      outcome: 'not-confirmed',
      note: 'The photo is of somebody else.',
    });
    await portal.db.updateTable('trades').set({ kyc_id: kycId }).where('id', '=', order.id).execute();
    const again =
      (await findOrder(portal.db, order.investorId, order.id)) ?? expect.fail('there is no order');
    await transact(portal.db, (trx) => keepIdentityCheckOfOrder(trx, portal.deps, { order: again }));
    expect(await checkOf(kycId)).toMatchObject({ outcome: 'not-confirmed' });
  });
});
