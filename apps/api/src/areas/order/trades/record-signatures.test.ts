import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder, submittedOrder } from '../../../testing/orders.ts';
import type { Person } from '../../../testing/people.ts';
import { lockOrder } from './lock-order.ts';
import {
  holdUnitsUntil,
  recordSealed,
  recordSignature,
  relyOnProfile,
  takeSignaturesBack,
} from './record-signatures.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const MORNING = new Date('2026-11-18T16:00:00.000Z');
const NOON = new Date('2026-11-18T17:00:00.000Z');

const readOrder = ({ ada, tradeId }: { ada: Person; tradeId: string }) =>
  lockOrder(portal.db, ada.user.id, tradeId);

/** An order that both purchasers have signed, with its papers sealed. */
async function signedOrder() {
  const placed = await submittedOrder(portal);
  const order = await readOrder(placed);
  await recordSignature(portal.db, order, { role: 'investor', signedAt: MORNING }, NOON);
  await recordSignature(portal.db, order, { role: 'joint', signedAt: NOON }, NOON);
  await recordSealed(portal.db, portal.deps, order, NOON);
  return placed;
}

describe('the signatures of an order', () => {
  it('are recorded for the person who gave them, with the time', async () => {
    const placed = await signedOrder();
    expect(await readOrder(placed)).toMatchObject({
      investorSignedAt: MORNING,
      jointSignedAt: NOON,
      documentsSealedAt: NOON,
    });
  });

  it('are all taken back where one signer declines', async () => {
    const placed = await signedOrder();
    await takeSignaturesBack(portal.db, await readOrder(placed), NOON);
    expect(await readOrder(placed)).toMatchObject({ investorSignedAt: null, jointSignedAt: null });
  });

  it('no longer count, nor do the sealed papers, once the order relies on another profile', async () => {
    const placed = await signedOrder();
    const { kycId } = await readOrder(await submittedOrder(portal));
    await relyOnProfile(portal.db, await readOrder(placed), kycId ?? '', NOON);
    expect(await readOrder(placed)).toMatchObject({
      kycId,
      investorSignedAt: null,
      jointSignedAt: null,
      documentsSealedAt: null,
    });
  });
});

describe('the hold on the units of an order', () => {
  async function heldUntil(hours: number) {
    const { ada, dealId } = await submittedOrder(portal);
    const placed = { ada, tradeId: await placeOrder(ada, dealId) };
    const order = await readOrder(placed);
    const endsAt = order.holdExpiresAt ?? TEST_TIME;
    await holdUnitsUntil(portal.db, order, new Date(endsAt.getTime() + hours * HOUR_MS), NOON);
    const prolonged = (await readOrder(placed)).holdExpiresAt ?? TEST_TIME;
    return (prolonged.getTime() - endsAt.getTime()) / HOUR_MS;
  }

  it('is prolonged to a later end', async () => {
    expect(await heldUntil(2)).toBe(2);
  });

  it('is not shortened to an earlier one', async () => {
    expect(await heldUntil(-2)).toBe(0);
  });

  it('does not start again for an order with the dealer', async () => {
    const placed = await submittedOrder(portal);
    await holdUnitsUntil(portal.db, await readOrder(placed), new Date(NOON.getTime() + HOUR_MS), NOON);
    expect((await readOrder(placed)).holdExpiresAt).toBeNull();
  });
});
