// Wide: a search among lines or orders that is fast with a hundred and not with fifty thousand.
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, openAccount } from '../../../testing/bank.ts';
import { manyOnDesk } from '../../../testing/many-on-desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approvedDebit, moneyOf } from '../../../testing/payments.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { matchByReference } from './matching/match-by-reference.ts';
import { showOpenLines } from './matching/show-open-lines.ts';

const ORDERS = 3_000;
const LINES = 50_000;
/** Generous, for a busy machine: alone it takes a small part of this. */
const IMPORT_WITHIN_MS = 60_000;
const MATCH_WITHIN_MS = 30_000;
const PAGE_WITHIN_MS = 5_000;
/** A search opens every line. */
const SEARCH_WITHIN_MS = 1_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** As many lines as given, the way National Bank writes them, with French amounts in Windows-1252; only the last are for orders. */
function frenchFile(last: string): { bytes: Buffer; cents: bigint } {
  let cents = 0n;
  const rows = Array.from({ length: LINES }, (_line, place) => {
    const amount = place === LINES - 1 ? 500_000n : BigInt(place % 1_000) + 1n;
    cents += amount;
    const text = place === LINES - 1 ? last : `Virement reçu ${100_000_000 + place}`;
    return `05/10/2026;${text};${french(amount)};${french(cents)}`;
  });
  return { bytes: Buffer.from(rows.join('\r\n'), 'latin1'), cents };
}

function french(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')},${digits.slice(-2)}`;
}

async function within<T>(timeMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  expect(performance.now() - began).toBeLessThan(timeMs);
  return done;
}

describe('fifty thousand lines beside three thousand orders', () => {
  it('are imported to the cent, and the oldest order finds its line', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    await portal.db
      .updateTable('trades')
      .set({ created_at: new Date('2020-01-01T00:00:00Z') })
      .where('id', '=', tradeId)
      .execute();
    await manyOnDesk(portal, ORDERS);
    const account = await openAccount(portal.deps);
    const { bytes, cents } = frenchFile(`Virement ${orderReference(tradeId)}`);
    const imported = await within(IMPORT_WITHIN_MS, () =>
      importFile(portal.deps, account, bytes, {
        format: 'csv',
        delimiter: ';',
        encoding: 'windows-1252',
        decimalMark: 'comma',
        dateForm: 'DD/MM/YYYY',
        header: null,
        width: 4,
        date: 0,
        description: [1],
        amount: { kind: 'signed', column: 2, direction: null },
        balance: 3,
        account: [],
        otherCurrencies: [],
        pending: null,
        party: null,
      }),
    );
    expect(imported).toMatchObject({ lines: LINES, newLines: LINES, closingCents: cents });
    const page = await within(PAGE_WITHIN_MS, () =>
      showOpenLines(portal.deps, { account, after: String(LINES - 10) }),
    );
    expect(page.lines.at(-1)?.proposals).toContainEqual(
      expect.objectContaining({ tradeId, why: 'reference-and-amount' }),
    );
    expect(page.lines.at(-1)?.hasMore).toBe(true);
    const sought: string[] = [];
    const searchOn = async (after: string): Promise<string | null> => {
      const asked = { account, search: orderReference(tradeId), after };
      const found = await within(SEARCH_WITHIN_MS, () => showOpenLines(portal.deps, asked));
      sought.push(...found.lines.map(({ id }) => id));
      return found.next;
    };
    for (let after: string | null = '0'; after !== null; ) {
      after = await searchOn(after);
    }
    expect(sought).toEqual([page.lines.at(-1)?.id]);
    expect(await within(MATCH_WITHIN_MS, () => matchByReference(portal.deps, STAFF))).toBe(1);
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({ isFunded: true });
  });
});
