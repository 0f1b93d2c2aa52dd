import { orderReference } from '@portal/domain/order/trades/order-reference';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRow } from '../../../testing/copy-row.ts';
import { addDeal } from '../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder, submittedOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { sealAnswers } from '../../client/kyc/versions/seal-answers.ts';
import { findOrder } from '../../order/trades/find-order.ts';
import { isLineOfOther, isPaidByOther, payorSaid } from './matching/check-payor.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const spouse = (firstName: string, lastName: string) => ({
  basics: { firstName: 'Ada', middleName: 'Mae', lastName: 'Tremblay-Roy', spouse: { firstName, lastName } },
});
const isOther = (tradeId: string, party: string) =>
  isLineOfOther(portal.deps, { description: 'Wire', party }, tradeId);

describe('the payor', () => {
  const LINE = { description: 'WIRE PAUL ROY', party: null };
  it.each([
    ['as somebody said it', { line: { ...LINE, party: 'A ROY' }, payor: 'Ana Roy' }, 'Ana Roy'],
    ['as the bank says it apart', { line: { ...LINE, party: 'A ROY' }, payor: null }, 'A ROY'],
    ['as the text of the line has it', { line: LINE, payor: null }, 'WIRE PAUL ROY'],
    ['as nobody says it', { line: { description: 'WIRE', party: null }, payor: null }, null],
  ])('is named %s', (_row, paid, said) => {
    expect(payorSaid(paid)).toBe(said);
  });

  it('is somebody else by the bank’s text where it has no separate field, and by anybody’s word', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const trade = await findOrder(portal.db, ada.user.id, tradeId);
    const judged = async (description: string, party: string | null, payor: string | null) =>
      trade && isPaidByOther(portal.db, portal.deps, trade, { line: { description, party }, payor });
    const named = `WIRE ${orderReference(tradeId)}`;
    expect(await judged(named, null, null), 'nobody is named').toBe(false);
    expect(await judged(`${named} PAUL ROY`, null, null)).toBe(true);
    expect(await judged(`${named} PAUL ROY`, 'ADA TREMBLAY', null), 'the bank says it apart').toBe(false);
    expect(await judged(named, null, 'Paul Roy')).toBe(true);
    expect(await judged(`${named} PAUL ROY`, null, 'Ada Tremblay'), 'a person read it so').toBe(false);
    expect(await judged(named, 'ADA TREMBLAY', 'Paul Roy')).toBe(true);
    expect(await judged(named, 'PAUL ROY', 'Ada Tremblay')).toBe(true);
  });
});

describe('those who may pay for an order', () => {
  it('come from the profile that it relies on, not from a later one', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const unsubmitted = await placeOrder(ada, await addDeal(portal));
    const { kycId } = await portal.db
      .selectFrom('trades')
      .select('kyc_id as kycId')
      .where('id', '=', tradeId)
      .executeTakeFirstOrThrow();
    const answer = (id: string, answers: object) =>
      portal.db
        .updateTable('kyc_versions')
        .set(sealAnswers(portal.deps.secrets, id, answers))
        .where('id', '=', id)
        .execute();
    const later = portal.deps.newId();
    await addLaterKyc(kycId ?? '', later);
    await answer(kycId ?? '', spouse('Noor', 'Haddad'));
    await answer(later, spouse('Lee', 'Chan'));
    expect([await isOther(tradeId, 'NOOR HADDAD'), await isOther(tradeId, 'LEE CHAN')]).toEqual([
      false,
      true,
    ]);
    expect(await isOther(tradeId, 'MAE TREMBLAY-ROY'), 'by a name of the profile alone').toBe(false);
    expect(await isOther(tradeId, 'ADA TREMBLAY'), 'by the account').toBe(false);
    expect([await isOther(unsubmitted, 'NOOR HADDAD'), await isOther(unsubmitted, 'LEE CHAN')]).toEqual([
      true,
      false,
    ]);
  });

  it('are the investor alone before there is a profile, and nobody for an unknown order', async () => {
    const ada = await registerPerson(portal);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    expect(await isOther(tradeId, 'ADA TREMBLAY')).toBe(false);
    expect(await isOther(tradeId, 'PAUL ROY')).toBe(true);
    expect(await isOther('no order', 'ADA TREMBLAY')).toBe(true);
  });
});

/** A newer version of a submitted profile. */
function addLaterKyc(kycId: string, id: string): Promise<void> {
  return copyRow(portal.db, 'kyc_versions', kycId, 1, { id: sql`${id}`, version: sql`original.version + 1` });
}
