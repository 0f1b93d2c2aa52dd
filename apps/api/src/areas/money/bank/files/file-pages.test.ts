import { FILE_PAGE_ROWS } from '@portal/domain/money/bank/lines/file-query';
import type { FileRowsAnswer } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, keptLines, matchByHand, openAccount, tdFile } from '../../../../testing/bank.ts';
import { copyRow } from '../../../../testing/copy-row.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { receivePayment } from '../../payments/movements/receive-payment.ts';
import { returnPayment } from '../../payments/movements/return-payment.ts';
import { showFileRows } from './show-file-rows.ts';
import { showFiles } from './show-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const FINANCE = { ...STAFF, roles: ['finance'] } as const;
const DAY = '2026-10-05';

async function fileOf(...lines: readonly (readonly [string, number])[]): Promise<string> {
  const file = tdFile(lines.map(([text, dollars]) => [DAY, text, dollars] as const));
  return (await importFile(portal.deps, await openAccount(portal.deps), file)).id;
}
const read = (id: string, after?: string) =>
  showFileRows(portal.deps, FINANCE, id, { show: undefined, after });
const looksAt = async (id: string) => {
  const { rows } = await sql<{ detail: object }>`
    select detail from audit_log where action = 'bank-statement.looked-at' and detail ->> 'statement' = ${id}
    order by seq`.execute(portal.db);
  return rows.map(({ detail }) => detail);
};

describe('a page of a file', () => {
  it('that is exactly full is the last one', async () => {
    const id = await fileOf(...Array.from({ length: FILE_PAGE_ROWS }, () => ['FEE', -1] as const));
    const { rows, next } = await read(id);
    expect([rows.length, next]).toEqual([FILE_PAGE_ROWS, null]);
  });

  it('is recorded when looked at: from which row on, and whether with what the bank wrote', async () => {
    const id = await fileOf(['WIRE', 5], ['FEE', -1]);
    await read(id);
    expect((await read(id, '1.zzz')).rows.map(({ number }) => number)).toEqual([2]);
    expect(await looksAt(id)).toEqual([
      expect.objectContaining({ show: 'all', after: null, raw: true }),
      expect.objectContaining({ show: 'all', after: '1.zzz', raw: true }),
    ]);
  });

  it('says for money in and out whether all of it is matched, or a part', async () => {
    const { tradeId, ada } = await approvedDebit(portal);
    const told = { amountCents: 500n, reference: 'wire' };
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, told);
    await returnPayment(portal.deps, STAFF, ada.user.id, tradeId, { ...told, reference: 'back' });
    const id = await fileOf(['IN', 5], ['IN PART', 7], ['BACK', -5], ['BACK OPEN', -9]);
    const lines = (await keptLines(portal.deps)).filter(({ statementId }) => statementId === id);
    const match = (place: number, kind: 'received' | 'returned', cents: bigint) =>
      matchByHand(portal.deps, lines[place]?.id, tradeId, { kind, cents });
    await match(0, 'received', 500n);
    await match(1, 'received', 300n);
    await match(2, 'returned', 500n);
    const stateOf = ({ rows }: FileRowsAnswer) => rows.map(({ line }) => line?.state);
    expect(stateOf(await read(id))).toEqual(['matched', 'in-part', 'matched', 'open']);
  });

  it('of a file that cannot be opened logs it with the reason', async () => {
    const id = await fileOf(['WIRE', 5]);
    const logged: unknown[] = [];
    const log = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) });
    const open = () => Promise.reject(new Error('no such key'));
    const secrets = Object.create(portal.deps.secrets, { open: { value: open } });
    const query = { show: undefined, after: undefined };
    const { raw } = await showFileRows({ ...portal.deps, log, secrets }, FINANCE, id, query);
    expect(raw).toBe('unreadable');
    expect(logged).toEqual([
      expect.objectContaining({ statement: id, err: expect.objectContaining({ message: 'no such key' }) }),
    ]);
    expect(await looksAt(id)).toEqual([expect.objectContaining({ raw: false })]);
  });
});

it('the files of an account come in pages, each file once, and the last page says so', async () => {
  const first = await fileOf(['WIRE', 5]);
  const { account_id: account } = await portal.db
    .selectFrom('bank_statements')
    .select('account_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const copies = (count: number, mark: string) =>
    copyRow(portal.db, 'bank_statements', first, count, {
      id: sql`original.id || ${mark}::text || place`,
      sha256: sql`md5(${mark}::text || place) || md5(original.id)`,
    });
  await copies(FILE_PAGE_ROWS - 1, 'a');
  const whole = await showFiles(portal.deps, account, {});
  expect([whole.files.length, whole.next]).toEqual([FILE_PAGE_ROWS, null]);
  await copies(1, 'b');
  const page = await showFiles(portal.deps, account, {});
  expect([page.files.length, page.next === null]).toEqual([FILE_PAGE_ROWS, false]);
  const rest = await showFiles(portal.deps, account, { after: page.next ?? '' });
  expect([rest.files.length, rest.next]).toEqual([1, null]);
  expect(new Set([...page.files, ...rest.files].map(({ id }) => id)).size).toBe(FILE_PAGE_ROWS + 1);
});
