import { readFile } from 'node:fs/promises';
import type { FileRowsAnswer } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, openAccount, tdFile } from '../../../../testing/bank.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { wholeDatabase } from '../../../../testing/read-everything.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { keep } from '../../../../testing/unapplied.ts';
import { importStatement } from '../statements/import-statement.ts';
import { presentPreview, previewStatement } from '../statements/preview-statement.ts';

let portal: TestPortal;
let finance: Colleague;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const STATUS = [
  'Filter',
  'Date',
  'Description',
  'Sub-description',
  'Status',
  'Type of Transaction',
  'Amount',
];
/** Newest first: rows of every kind that a file of this bank can have. */
const FILE = [
  STATUS.join(','),
  '"","2026-10-31","Wire Payment","PLANTED PELLETIER","pending","Credit","12000.00"',
  '',
  '"","2026-10-30","Service Charge"," ","posted","Debit","15.95"',
  '"","2026-10-06","Notice"," ","posted","Debit","0.00"',
  '"","2026-10-05","INTERAC e-Transfer","J NGUYEN","posted","Credit","3000.00"',
].join('\r\n');

async function importRows() {
  const accountId = await openAccount(portal.deps);
  const { id } = await importStatement(portal.deps, STAFF, accountId, {
    fileName: 'october.csv',
    bytes: Buffer.from(FILE),
    profile: 'scotiabank-status',
    fileAccount: undefined,
    openingCents: 0n,
    closingCents: 298_405n,
  });
  return { id, accountId };
}

async function read(id: string, query = '', who = finance): Promise<FileRowsAnswer> {
  const reply = await who.get(`/office/money/statements/${id}/rows${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const became = ({ rows }: FileRowsAnswer) =>
  rows.map(({ number, line, because }) => [number, line === null ? because : [line.amount, line.state]]);

describe('the rows of an imported file', () => {
  it('are all listed in the file’s order, each with what became of it and what the bank wrote', async () => {
    const { id } = await importRows();
    const answer = await read(id);
    expect(became(answer)).toEqual([
      [1, 'header'],
      [2, 'pending'],
      [3, 'empty'],
      [4, [-15.95, 'open']],
      [5, 'no-amount'],
      [6, [3_000, 'open']],
    ]);
    expect(answer.raw).toBe('shown');
    expect(answer.rows.map(({ raw }) => raw)).toEqual(FILE.split('\r\n'));
    expect(answer.file).toMatchObject({
      fileName: 'october.csv',
      rowCount: 6,
      lines: 2,
      closingBalance: 2_984.05,
    });
  });

  it('can be lines only, or those that were passed over', async () => {
    const { id } = await importRows();
    expect((await read(id, '?show=lines')).rows.map(({ number }) => number)).toEqual([4, 6]);
    expect((await read(id, '?show=passed-over')).rows.map(({ number }) => number)).toEqual([1, 2, 3, 5]);
  });

  it('say how much of a line is matched, and that an earlier file had a row', async () => {
    const account = await openAccount(portal.deps);
    const monday = [['2026-10-05', 'WIRE', 25]] as const;
    const first = await importFile(portal.deps, account, tdFile(monday));
    const [line] = (await read(first.id)).rows;
    await keep(portal, line?.line?.id ?? '');
    expect(became(await read(first.id))).toEqual([[1, [25, 'matched']]]);
    const second = await importFile(portal.deps, account, tdFile([...monday, ['2026-10-06', 'FEE', -5]]));
    expect(became(await read(second.id))).toEqual([
      [1, 'known'],
      [2, [-5, 'open']],
    ]);
  });

  it('come in pages, each row once', async () => {
    const lines = Array.from({ length: 101 }, (_, place) => ['2026-10-05', `LINE ${place}`, 1] as const);
    const { id } = await importFile(portal.deps, await openAccount(portal.deps), tdFile(lines));
    const numbers: number[] = [];
    let pages = 0;
    for (let after: string | null = ''; after !== null; pages += 1) {
      const answer: FileRowsAnswer = await read(id, after === '' ? '' : `?after=${after}`);
      numbers.push(...answer.rows.map(({ number }) => number));
      after = answer.next;
    }
    expect([pages, numbers]).toEqual([3, lines.map((_, place) => place + 1)]);
  });

  it('of an OFX file are its movements, as the bank wrote them, and its balance', async () => {
    const bytes = await readFile(new URL('../testing/files/desjardins.ofx', import.meta.url));
    const account = await openAccount(portal.deps, 100_000);
    const { id } = await importFile(portal.deps, account, bytes, { format: 'ofx' });
    const { rows } = await read(id);
    expect(rows.at(-1)).toMatchObject({ because: 'balance', raw: expect.stringContaining('<BALAMT>') });
    expect(rows[0]?.raw).toMatch(/^<STMTTRN>[\s\S]+<\/STMTTRN>$/);
  });

  it('come without what the bank wrote for people who import no files', async () => {
    const { id } = await importRows();
    const answer = await read(id, '', compliance);
    expect([answer.raw, answer.rows.filter(({ raw }) => raw !== null)]).toEqual(['withheld', []]);
    expect(became(answer)).toHaveLength(6);
  });

  it('stay readable where the stored file cannot be opened, and for a file from before rows were counted', async () => {
    const { id } = await importRows();
    await sql`alter table bank_statements disable trigger bank_statements_stay`.execute(portal.db);
    await sql`update bank_statements set sealed = sealed || 'x'::bytea, rows = null where id = ${id}`.execute(
      portal.db,
    );
    await sql`alter table bank_statements enable trigger bank_statements_stay`.execute(portal.db);
    const answer = await read(id);
    expect([answer.raw, answer.file.rowCount, answer.rows.length]).toEqual(['unreadable', null, 6]);
  });

  it('appear in no byte of the database', async () => {
    await importRows();
    expect(await wholeDatabase(portal.db)).not.toContain('PLANTED PELLETIER');
  });

  it('are recorded page by page when looked at', async () => {
    const { id, accountId } = await importRows();
    await read(id, '?show=lines', compliance);
    const { rows } = await sql<{ actor: string; target: string; detail: object }>`
      select actor, target, detail from audit_log where action = 'bank-statement.looked-at' order by seq desc limit 1`.execute(
      portal.db,
    );
    expect(rows[0]).toMatchObject({
      actor: `staff:${compliance.id}`,
      target: `trust-account:${accountId}`,
      detail: { statement: id, show: 'lines', raw: false },
    });
  });
});

describe('the files of an account', () => {
  it('are listed with their importers, newest first', async () => {
    const account = await openAccount(portal.deps);
    const monday = [['2026-10-05', 'WIRE', 25]] as const;
    const first = await importFile(portal.deps, account, tdFile(monday));
    portal.advance(1_000);
    const second = await importFile(portal.deps, account, tdFile([...monday, ['2026-10-06', 'FEE', -5]]));
    const reply = await compliance.get(`/office/money/accounts/${account}/statements`);
    expect(reply.json().data).toMatchObject({
      account: { id: account },
      files: [
        { id: second.id, lines: 2, newLines: 1, closingBalance: 20 },
        { id: first.id, lines: 1, newLines: 1, closingBalance: 25 },
      ],
      next: null,
    });
  });

  it.each(['/office/money/accounts/nobody/statements', '/office/money/statements/none/rows'])(
    'are not found at an unknown address: %s',
    async (path) => expect((await finance.get(path)).statusCode).toBe(404),
  );

  it.each(['after=1', 'after=x.', 'show=all', 'page=2'])('refuse an unknown query: %s', async (query) => {
    const { id } = await importRows();
    expect((await finance.get(`/office/money/statements/${id}/rows?${query}`)).statusCode).toBe(400);
  });
});

describe('an OFX file without line breaks', () => {
  const movement = (id: number) =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261005<TRNAMT>${id}.00<FITID>${id}<NAME>WIRE</STMTTRN>`;
  const file = (...ids: number[]) =>
    Buffer.from(
      `OFXHEADER:100\nCHARSET:1252\n<OFX><STMTRS><CURDEF>CAD<BANKACCTFROM><BANKID>1<ACCTID>2</BANKACCTFROM><BANKTRANLIST>${ids
        .map(movement)
        .join(
          '',
        )}</BANKTRANLIST><LEDGERBAL><BALAMT>${ids.reduce((sum, id) => sum + id, 0)}.00</LEDGERBAL></STMTRS></OFX>`,
    );

  it('has its rows in order, each with what became of it and what the bank wrote', async () => {
    const account = await openAccount(portal.deps);
    await importFile(portal.deps, account, file(1, 2), { format: 'ofx' });
    const { id, newLines } = await importFile(portal.deps, account, file(1, 2, 3, 4), { format: 'ofx' });
    expect(newLines).toBe(2);
    const answer = await read(id);
    expect(became(answer)).toEqual([
      [1, 'known'],
      [2, 'known'],
      [3, [3, 'open']],
      [4, [4, 'open']],
      [5, 'balance'],
    ]);
    expect(answer.rows.map(({ raw }) => raw)).toEqual([
      ...[1, 2, 3, 4].map(movement),
      '<LEDGERBAL><BALAMT>10.00</LEDGERBAL>',
    ]);
    expect(answer.file.rowCount).toBe(5);
  });

  it('shows before the import which of its lines are new, and which row cannot be read', async () => {
    const account = await openAccount(portal.deps);
    await importFile(portal.deps, account, file(1, 2), { format: 'ofx' });
    const input = {
      fileName: 'october.ofx',
      bytes: file(1, 2, 3, 4),
      profile: 'ofx',
      fileAccount: undefined,
      openingCents: undefined,
      closingCents: undefined,
    } as const;
    const { read: seen } = presentPreview(await previewStatement(portal.deps, account, input));
    expect([seen?.newCount, seen?.firstLines.map(({ isNew }) => isNew)]).toEqual([
      2,
      [false, false, true, true],
    ]);
    const broken = Buffer.from(input.bytes.toString().replaceAll(/<TRNAMT>[24]\.00/g, '<TRNAMT>x'));
    const refused = await previewStatement(portal.deps, account, { ...input, bytes: broken });
    expect(refused.read?.problems.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('imported earlier has all of its rows under one number, and all that the bank wrote there', async () => {
    const account = await openAccount(portal.deps);
    const { id } = await importFile(portal.deps, account, file(1, 2), { format: 'ofx' });
    for (const [table, change] of [
      ['bank_statements', sql`rows_by = 'line' where id = ${id}`],
      ['bank_lines', sql`line_number = 3 where statement_id = ${id}`],
    ] as const) {
      const [name, trigger] = [sql.table(table), sql.ref(`${table}_stay`)];
      await sql`alter table ${name} disable trigger ${trigger}`.execute(portal.db);
      await sql`update ${name} set ${change}`.execute(portal.db);
      await sql`alter table ${name} enable trigger ${trigger}`.execute(portal.db);
    }
    const all = `${movement(1)}\n${movement(2)}\n<LEDGERBAL><BALAMT>3.00</LEDGERBAL>`;
    const { rows } = await read(id, '?show=lines');
    expect(rows.map(({ number, raw }) => [number, raw])).toEqual([
      [3, all],
      [3, all],
    ]);
  });
});
