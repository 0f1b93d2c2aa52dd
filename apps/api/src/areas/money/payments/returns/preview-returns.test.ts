import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { returnFile } from '../../../../testing/returns.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { exportDebits } from '../debits/export-debits.ts';
import { importReturns } from './import-returns.ts';
import { previewReturns } from './preview-returns.ts';

const ORIGINATOR = {
  originatorId: 'EMDTEST001',
  dataCentre: '00310',
  shortName: 'EMD TEST',
  longName: 'EMD TEST DEALER IN TRUST',
  transactionCode: '260',
  returns: { institution: '004', transit: '00123', account: '5012345' },
};
const CENTS = 500_000n;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Everything that importing would leave behind. */
async function left(): Promise<unknown[]> {
  const tables = ['money_journal', 'payment_flags', 'audit_log', 'return_files', 'return_items'] as const;
  const counts = await Promise.all(
    tables.map((table) =>
      portal.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return [...counts.map(({ count }) => count), (await portal.waitingJobs()).length];
}

async function debited(): Promise<string> {
  const { tradeId } = await approvedDebit(portal);
  await exportDebits(portal.deps, STAFF, ORIGINATOR);
  return orderReference(tradeId);
}

describe('a file of returned debits, before its import', () => {
  it('says what each record would become, and stores nothing', async () => {
    const reference = await debited();
    const bytes = returnFile([
      { reference, cents: CENTS },
      { reference, cents: CENTS },
      { reference: 'SUB-2026-1', cents: 5n },
      { reference, cents: 0n, letter: 'U', reason: '000' },
    ]);
    const before = await left();
    const preview = await previewReturns(portal.deps, bytes);
    expect(await left()).toEqual(before);
    expect(preview).toMatchObject({ isKnown: false, number: 7, count: 4 });
    expect(preview.rows.map(({ outcome }) => outcome)).toEqual([
      'recorded',
      'known',
      'unmatched',
      'to-look-at',
    ]);
    expect(preview.rows[0]).toMatchObject({ amount: 5_000, order: { reference } });
    const { judged } = await importReturns(portal.deps, STAFF, { fileName: 'r.txt', bytes });
    expect(judged.map(({ outcome }) => outcome)).toEqual(preview.rows.map(({ outcome }) => outcome));
    expect(await previewReturns(portal.deps, bytes)).toMatchObject({ isKnown: true });
  });

  it('is also known by its number and day', async () => {
    const one = returnFile([{ reference: 'SUB-1', cents: 5n }], 41);
    await importReturns(portal.deps, STAFF, { fileName: 'r.txt', bytes: one });
    const other = returnFile([{ reference: 'SUB-2', cents: 6n }], 41);
    expect(await previewReturns(portal.deps, other)).toMatchObject({ isKnown: true });
  });

  it('is refused with the malformed record', async () => {
    const bytes = returnFile([{ reference: 'SUB-1', cents: 5n }]).subarray(0, -10);
    await expect(previewReturns(portal.deps, bytes)).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});
