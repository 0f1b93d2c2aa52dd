import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagsOf } from '../../../testing/cancellation.ts';
import { officeCommand } from '../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade, submittedOrder } from '../../../testing/orders.ts';
import { moneyOf } from '../../../testing/payments.ts';
import type { Person } from '../../../testing/people.ts';
import { recordPaymentEvent } from './events/record-payment-event.ts';
import { listOpenFlags } from './flags/payment-flags.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const PART = 250_000n;

const tell = (
  eventId: string,
  orderRef: string,
  reference = 'rent',
  kind: 'received' | 'returned' = 'received',
) =>
  recordPaymentEvent(portal.deps, {
    eventId,
    kind,
    orderRef,
    amountCents: PART,
    reference,
    occurredAt: portal.deps.clock.now(),
  });

const run = (...words: string[]) => officeCommand(portal.deps, ['payments', ...words]);

async function numberOf(
  kind: string,
  about: (flag: { tradeId: string | null; detail: Record<string, string> }) => boolean,
) {
  const flags = (await listOpenFlags(portal.db)).filter((flag) => flag.kind === kind && about(flag));
  expect(flags).toHaveLength(1);
  return flags[0]?.id.slice(0, 8) ?? '';
}

/** An order of $5,000 for which the same half was reported twice. */
async function halfToldTwice(): Promise<{ ada: Person; tradeId: string; number: string }> {
  const { ada, tradeId } = await submittedOrder(portal);
  await tell(`${tradeId} 1`, tradeId);
  await tell(`${tradeId} 2`, tradeId);
  return { ada, tradeId, number: await numberOf('looks-twice', (flag) => flag.tradeId === tradeId) };
}

const receiptsFor = (ada: Person) =>
  portal.mails.filter(({ to, subject }) => to === ada.email && /your payment/.test(subject));

const isFunded = async (ada: Person, tradeId: string) =>
  (await readTrade(ada, tradeId)).fundsReceivedAt !== null;

describe('what looks like a payment reported twice', () => {
  it('counts, and the investor hears of it, once somebody clears it as a payment of its own', async () => {
    const { ada, tradeId, number } = await halfToldTwice();
    expect(await isFunded(ada, tradeId)).toBe(false);
    expect((await run('clear', number, '--reason', 'Two cheques.')).ok).toBe(true);
    expect(await isFunded(ada, tradeId)).toBe(true);
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    await portal.runJobs();
    const told = receiptsFor(ada);
    expect(told.map(({ text }) => text.includes('$2,500.00'))).toEqual([true, true]);
  });

  it('is flagged again when it is reported once more', async () => {
    const { ada, tradeId, number } = await halfToldTwice();
    await tell(`${tradeId} 3`, tradeId);
    expect((await run('clear', number, '--reason', 'Two cheques.')).ok, 'the number of two').toBe(false);
    const newer = await numberOf('looks-twice', (flag) => flag.tradeId === tradeId);
    await run('clear', newer, '--reason', 'Three cheques.');
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(3n * PART);
    expect(await flagsOf(portal, tradeId)).toEqual(['overpaid']);
  });

  it('is reversed once when it is one payment, however often that is said', async () => {
    const { ada, tradeId, number } = await halfToldTwice();
    const answers = await Promise.all(
      [1, 2, 3].map(() => run('once', number, '--reason', 'The bank told us twice.')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ inTrustCents: PART, inQuestionCents: 0n });
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    expect((await run('list', tradeId)).lines.join('\n')).toMatch(/receipt-reversed \| -\$2,500\.00 \| rent/);
  });

  it('is not refunded as an excess before somebody has looked', async () => {
    const { ada, tradeId } = await halfToldTwice();
    await tell(`${tradeId} another`, tradeId, 'another');
    expect(await isFunded(ada, tradeId)).toBe(true);
    const alone = ['--emergency', '--reason', 'Nobody else is in.'];
    expect((await run('refund', tradeId, ...alone)).lines[0]).toBe('No money in trust can be refunded.');
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(2n * PART);
  });
});

describe('a flag that somebody cleared', () => {
  it('comes back on a new event of its kind, and not on others', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await tell(`${tradeId} t1`, tradeId, 'n1', 'returned');
    for (const kind of ['returned', 'over-returned']) {
      const number = await numberOf(kind, (flag) => flag.tradeId === tradeId);
      expect((await run('clear', number, '--reason', 'Asked the bank.')).ok).toBe(true);
    }
    expect(await portal.runJobs().then(() => receiptsFor(ada)), 'nothing has arrived').toEqual([]);
    await tell(`${tradeId} r`, tradeId, 'a');
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    await tell(`${tradeId} t2`, tradeId, 'n2', 'returned');
    expect((await flagsOf(portal, tradeId)).toSorted()).toEqual(['over-returned', 'returned']);
  });
});

describe('money of an unknown order', () => {
  it('is given to its order, once, and leaves nothing unapplied', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const event = `unknown ${tradeId}`;
    await tell(event, 'no order of ours');
    const number = await numberOf('unmatched', ({ detail }) => detail.event === event);
    const answers = await Promise.all([1, 2].map(() => run('apply', number, '--order', tradeId)));
    expect(answers.filter(({ ok }) => ok).map(({ lines }) => lines[1])).toEqual([
      'In trust for this order: $2,500.00 of $5,000.00',
    ]);
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(PART);
    const { rows } = await sql<{ unapplied: string }>`
      select sum(case when credit_account = 'unapplied' then amount_cents else -amount_cents end)::text as unapplied
      from money_journal where 'unapplied' in (debit_account, credit_account)`.execute(portal.db);
    expect(rows).toEqual([{ unapplied: '0' }]);
  });
});

describe('the journal', () => {
  const RULES = [
    ['update', 'update money_journal set amount_cents = amount_cents + 1'],
    ['delete', 'delete from money_journal'],
    ['truncate', 'truncate money_journal cascade'],
  ] as const;
  it.each(RULES)('refuses to %s', async (_verb, statement) => {
    const { tradeId } = await submittedOrder(portal);
    await tell(`${tradeId} 1`, tradeId);
    await expect(sql.raw(statement).execute(portal.db)).rejects.toThrow('append-only');
  });

  it.each([
    ['moves nothing', { amount_cents: 0n }],
    ['goes from an account to itself', { credit_account: 'trust' as const }],
    ['books to an unknown account', { credit_account: 'pocket' as never }],
    ['is of no order, and not unapplied', {}],
  ])('refuses a row that %s', async (_fault, change) => {
    const at = portal.deps.clock.now();
    const row = {
      id: 'x',
      source: 'test',
      event_id: 'x',
      kind: 'received' as const,
      investor_id: null,
      trade_id: null,
      order_ref: null,
      reference: null,
      amount_cents: 1n,
      debit_account: 'trust' as const,
      credit_account: 'order-funds' as const,
      value_at: at,
      recorded_at: at,
      order_was_closed: false,
      facts: '{}',
    };
    await expect(
      portal.db
        .insertInto('money_journal')
        .values({ ...row, ...change })
        .execute(),
    ).rejects.toThrow('violates check constraint');
  });
});
