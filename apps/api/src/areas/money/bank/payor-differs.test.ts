import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, openAccount } from '../../../testing/bank.ts';
import { flagsOf } from '../../../testing/cancellation.ts';
import { enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approvedDebit, moneyOf } from '../../../testing/payments.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { sealAnswers } from '../../client/kyc/versions/seal-answers.ts';
import { sealJointInvestor } from '../../order/trades/open-order.ts';
import { clearFlag } from '../payments/flag-desk/clear-flag.ts';
import { showFlagsOf } from '../payments/flag-desk/show-flags.ts';
import { receivePayment } from '../payments/movements/receive-payment.ts';
import { matchByReference } from './matching/match-by-reference.ts';
import { matchLine } from './matching/match-line.ts';
import { showMatches } from './matching/show-matches.ts';
import { showOpenLines } from './matching/show-open-lines.ts';
import { undoMatch } from './matching/undo-match.ts';
import { allocateUnapplied } from './unapplied/allocate-unapplied.ts';
import { keepUnapplied } from './unapplied/keep-unapplied.ts';
import { undoUse } from './unapplied/undo-use.ts';

/** The total of an order in these tests; its investor is Ada Tremblay. */
const DOLLARS = 5_000;
const CENTS = 500_000n;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** A line in an account of its own, with the order's reference and the payor in a separate field. */
async function lineOf(tradeId: string, party: string): Promise<{ account: string; lineId: string }> {
  const account = await openAccount(portal.deps);
  const header = 'Filter,Date,Description,Sub-description,Type of Transaction,Amount,Balance';
  const row = `,2026-10-05,Wire ${orderReference(tradeId)},${party},Credit,${DOLLARS}.00,${DOLLARS}.00`;
  const bytes = Buffer.from(`${header}\n${row}`);
  const { id } = await importFile(portal.deps, account, bytes, 'scotiabank');
  const line = await portal.db
    .selectFrom('bank_lines')
    .select('id')
    .where('statement_id', '=', id)
    .executeTakeFirstOrThrow();
  return { account, lineId: line.id };
}

const match = (lineId: string, tradeId: string, payor: string | null = null) =>
  matchLine(portal.deps, STAFF, lineId, {
    kind: 'received',
    allocations: [{ tradeId, cents: CENTS }],
    payor,
    how: 'person',
    reason: 'She said that her brother pays',
  });
const payorsKept = async () =>
  (await showMatches(portal.deps, {})).matches.map(({ payor, tradeId }) => ({ payor, tradeId }));

describe('money whose line names', () => {
  it('the investor is matched automatically, however the bank writes the name', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    await lineOf(tradeId, 'TREMBLAY A');
    expect(await matchByReference(portal.deps, STAFF)).toBe(1);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ isFunded: true });
    expect(await flagsOf(portal, tradeId)).toEqual([]);
  });

  it('the spouse or the joint investor is matched automatically too', async () => {
    const [spouses, joint] = [await approvedDebit(portal), await approvedDebit(portal)];
    const { kyc_id: kycId } = await portal.db
      .selectFrom('trades')
      .select('kyc_id')
      .where('id', '=', spouses.tradeId)
      .executeTakeFirstOrThrow();
    const answers = { basics: { spouse: { firstName: 'Noor', lastName: 'Haddad' } } };
    await portal.db
      .updateTable('kyc_versions')
      .set(sealAnswers(portal.deps.secrets, kycId ?? '', answers))
      .where('id', '=', kycId)
      .execute();
    await portal.db
      .updateTable('trades')
      .set({
        sealed_joint_investor: sealJointInvestor(portal.deps.secrets, joint.tradeId, {
          firstName: 'Benoît',
          lastName: 'Roy',
          email: 'b@example.com',
          relation: 'other',
          language: 'fr',
        }),
      })
      .where('id', '=', joint.tradeId)
      .execute();
    await lineOf(spouses.tradeId, 'NOOR HADDAD');
    await lineOf(joint.tradeId, 'ROY BENOIT');
    expect(await matchByReference(portal.deps, STAFF)).toBe(2);
  });

  it('somebody else waits for a person, and says why', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const { account } = await lineOf(tradeId, 'TREMBLAY HOLDINGS');
    expect(await matchByReference(portal.deps, STAFF)).toBe(0);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: 0n });
    const { lines } = await showOpenLines(portal.deps, { account });
    expect(lines[0]?.proposals.slice(0, 1)).toEqual([
      expect.objectContaining({ tradeId, why: 'reference-and-amount', isPaidByOther: true }),
    ]);
  });
});

describe('a person who matches somebody else’s money', () => {
  it('records the payor, and the order has a flag until somebody notes what was found', async () => {
    const { tradeId } = await approvedDebit(portal);
    const { lineId } = await lineOf(tradeId, 'PAUL ROY');
    await match(lineId, tradeId);
    expect(await payorsKept()).toContainEqual({ payor: 'PAUL ROY', tradeId });
    const [flag] = await showFlagsOf(portal.deps, { tradeId }, 'en');
    expect(flag).toMatchObject({ kind: 'payer-differs', payor: 'PAUL ROY', amount: DOLLARS });
    await clearFlag(portal.deps, STAFF, {
      flagId: flag?.id ?? '',
      reason: 'Her brother; a gift, in writing',
    });
    expect(await flagsOf(portal, tradeId)).toEqual([]);
  });

  it('causes the flag even where only they name the payor, not the line', async () => {
    const { tradeId } = await approvedDebit(portal);
    const { lineId } = await lineOf(tradeId, '');
    await match(lineId, tradeId, 'Paul Roy');
    expect(await flagsOf(portal, tradeId)).toEqual(['payer-differs']);
  });

  it('causes it once where a receipt by hand named the same payor, and again for another', async () => {
    const { tradeId } = await approvedDebit(portal);
    const finance = await enterOffice(portal, { role: 'finance' });
    const receipt = {
      payor: 'Paul Roy',
      amount: DOLLARS,
      day: '2026-11-16',
      method: 'wire',
      reference: 'W-1',
    };
    const told = await finance.post(`/office/orders/${tradeId}/receipts`, receipt, {
      'idempotency-key': tradeId,
    });
    expect(told.statusCode, told.body).toBe(200);
    const [flag] = await showFlagsOf(portal.deps, { tradeId }, 'en');
    const { lineId } = await lineOf(tradeId, 'ROY PAUL');
    const [first = ''] = await match(lineId, tradeId);
    expect(await flagsOf(portal, tradeId)).toEqual(['payer-differs']);
    await clearFlag(portal.deps, STAFF, { flagId: flag?.id ?? '', reason: 'Her brother, in writing' });
    await undoMatch(portal.deps, STAFF, first, 'Once more');
    const [again = ''] = await match(lineId, tradeId);
    expect(await flagsOf(portal, tradeId), 'after somebody has looked').toEqual([]);
    await undoMatch(portal.deps, STAFF, again, 'Once more');
    await match(lineId, tradeId, 'Gestion Caron');
    expect(await flagsOf(portal, tradeId), 'of another payor').toEqual(['payer-differs']);
  });

  it('is not asked again about a cleared payor, whoever else was named for that receipt', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const told = { amountCents: CENTS, reference: 'W-2' };
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, told);
    const { lineId } = await lineOf(tradeId, 'ROY PAUL');
    for (const payor of [null, 'Gestion Caron']) {
      const [named = ''] = await match(lineId, tradeId, payor);
      const [flag] = await showFlagsOf(portal.deps, { tradeId }, 'en');
      expect(flag, 'a receipt of which nobody was named').toMatchObject({ payor: payor ?? 'ROY PAUL' });
      await clearFlag(portal.deps, STAFF, { flagId: flag?.id ?? '', reason: 'In writing' });
      await undoMatch(portal.deps, STAFF, named, 'Once more');
    }
    await match(lineId, tradeId);
    expect(await flagsOf(portal, tradeId)).toEqual([]);
  });

  it('causes none for the investor’s own money, and none after the match is undone', async () => {
    const { tradeId } = await approvedDebit(portal);
    const { lineId } = await lineOf(tradeId, 'ADA TREMBLAY');
    const [own = ''] = await match(lineId, tradeId);
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    await undoMatch(portal.deps, STAFF, own, 'Asked again');
    const [other = ''] = await match(lineId, tradeId, 'Paul Roy');
    expect(await flagsOf(portal, tradeId)).toEqual(['payer-differs']);
    await undoMatch(portal.deps, STAFF, other, 'It goes back');
    expect(await flagsOf(portal, tradeId)).toEqual([]);
  });

  it('causes it as well where the money was unapplied before', async () => {
    const { tradeId } = await approvedDebit(portal);
    const { lineId } = await lineOf(tradeId, 'PAUL ROY');
    const id = await keepUnapplied(portal.deps, STAFF, lineId, { payor: null, reason: 'Who is he?' });
    const allocated = { allocations: [{ tradeId, cents: CENTS }], reason: 'Her brother' };
    const [use = ''] = await allocateUnapplied(portal.deps, STAFF, id, allocated);
    expect(await flagsOf(portal, tradeId)).toEqual(['payer-differs']);
    await undoUse(portal.deps, STAFF, use, 'It goes back');
    expect(await flagsOf(portal, tradeId)).toEqual([]);
  });
});
