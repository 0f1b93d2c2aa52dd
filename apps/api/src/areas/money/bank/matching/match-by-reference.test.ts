import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../../../platform/deps.ts';
import { addLines, matchByHand } from '../../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit, moneyOf } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { keep, linesOf } from '../../../../testing/unapplied.ts';
import { receivePayment } from '../../payments/movements/receive-payment.ts';
import { matchByReference } from './match-by-reference.ts';

/** The total of an order in these tests. */
const DOLLARS = 5_000;
const CENTS = 500_000n;
/** More than are read at once. */
const MANY_LINES = 5_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const order = () => approvedDebit(portal);
const matched = (changes: Partial<Deps> = {}) => matchByReference({ ...portal.deps, ...changes }, STAFF);

describe('credits that are matched by their reference', () => {
  it('are those beyond doubt', async () => {
    const [one, other] = [await order(), await order()];
    await linesOf(portal, ['DEPOSIT', DOLLARS - 1], [`WIRE ${orderReference(one.tradeId)}`, DOLLARS]);
    await linesOf(portal, [`WIRE ${orderReference(other.tradeId)}`, DOLLARS - 2]);
    expect(await matched()).toBe(1);
    expect(await moneyOf(portal, one.ada, one.tradeId)).toMatchObject({ isFunded: true });
    expect(await moneyOf(portal, other.ada, other.tradeId)).toMatchObject({ inTrustCents: 0n });
  });

  it('include what a person left of a line', async () => {
    const [one, other] = [await order(), await order()];
    const [line] = await linesOf(portal, [`WIRE ${orderReference(other.tradeId)}`, DOLLARS + 10]);
    await matchByHand(portal.deps, line, one.tradeId, { cents: 1_000n });
    expect(await matched()).toBe(1);
    expect(await moneyOf(portal, other.ada, other.tradeId)).toMatchObject({ inTrustCents: CENTS });
  });

  it('acceptance 13: include none of two with one amount and different references', async () => {
    const { ada, tradeId } = await order();
    const [, unknown = ''] = await linesOf(
      portal,
      [`WIRE ${orderReference(tradeId)}`, DOLLARS],
      ['WIRE 0000417', DOLLARS],
    );
    expect(await matched()).toBe(0);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 0n });
    await keep(portal, unknown);
    expect(await matched(), 'once somebody has said that the other is nobody’s').toBe(1);
  });

  it('are left to people where somebody funded the order meanwhile', async () => {
    const { ada, tradeId } = await order();
    const [line] = await linesOf(portal, [`WIRE ${orderReference(tradeId)}`, DOLLARS]);
    const told = { amountCents: CENTS + 1n, reference: 'wire 1' };
    const { secrets } = portal.deps;
    // Who may pay is read after the lines and before the match.
    const open: typeof secrets.open = async (sealed, context) => {
      if (context.startsWith('kyc-answers:')) {
        await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, told);
      }
      return secrets.open(sealed, context);
    };
    expect(await matched({ secrets: { ...secrets, open } })).toBe(0);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: told.amountCents });
    await keep(portal, line ?? '');
  });

  it('are left to people where a constraint refuses them, while an internal error is thrown', async () => {
    const [one, other] = [await order(), await order()];
    const [line] = await linesOf(portal, ['WIRE', 1], [`WIRE ${orderReference(other.tradeId)}`, DOLLARS]);
    const [taken = ''] = await matchByHand(portal.deps, line, one.tradeId, { cents: 100n });
    const ids = [taken];
    const newId = () => ids.pop() ?? portal.deps.newId();
    expect(await matched({ newId })).toBe(0);
    const broken = () => {
      throw new Error('no more ids');
    };
    await expect(matched({ newId: broken })).rejects.toThrow('no more ids');
    expect(await moneyOf(portal, other.ada, other.tradeId)).toMatchObject({ inTrustCents: 0n });
    expect(await matched()).toBe(1);
  });

  it('are found among all lines, however many come before them', async () => {
    const [one, other] = [await order(), await order()];
    const named = `WIRE ${orderReference(other.tradeId)}`;
    const [first = ''] = await linesOf(portal, [named, DOLLARS]);
    await addLines(portal.deps, first, MANY_LINES, () => 'DEPOSIT');
    await linesOf(portal, [`WIRE ${orderReference(one.tradeId)}`, DOLLARS], [named, DOLLARS]);
    expect(await matched()).toBe(1);
    expect(await moneyOf(portal, one.ada, one.tradeId)).toMatchObject({ isFunded: true });
    expect(await moneyOf(portal, other.ada, other.tradeId), 'two lines name it').toMatchObject({
      inTrustCents: 0n,
    });
  });
});
