import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, openAccount, tdFile } from '../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  const account = await openAccount(portal.deps);
  await importFile(portal.deps, account, tdFile([['2026-10-05', 'WIRE', 2500]]));
  await sql`insert into bank_rows_passed_over (statement_id, line_number, because)
    select id, 99, 'pending' from bank_statements`.execute(portal.db);
});
afterAll(() => portal.close());

describe('the database keeps what a bank said:', () => {
  it.each([
    ['no amount of a line changes', sql`update bank_lines set cents = cents + 1`],
    [
      'no line changes beside how much of it is matched',
      sql`update bank_lines set matched_cents = 1, likeness = 'X'`,
    ],
    ['no line goes', sql`delete from bank_lines`],
    ['no line is truncated', sql`truncate bank_lines cascade`],
    ['no balance of a statement changes', sql`update bank_statements set closing_cents = 1`],
    ['no statement is deleted', sql`delete from bank_statements`],
    ['no statement is truncated', sql`truncate bank_statements cascade`],
    ['no row that was passed over changes', sql`update bank_rows_passed_over set because = 'known'`],
    ['no row that was passed over is deleted', sql`delete from bank_rows_passed_over`],
  ])('%s', async (_what, statement) => {
    await expect(statement.execute(portal.db)).rejects.toThrow(/What a bank said is never changed/);
  });

  it('a text may be resealed under another key', async () => {
    await sql`update bank_lines set sealed = sealed || 'x'::bytea, likeness = 'known anew'`.execute(
      portal.db,
    );
    expect(await portal.db.selectFrom('bank_lines').select('likeness').execute()).toEqual([
      { likeness: 'known anew' },
    ]);
  });

  it('a file may be resealed under another key', async () => {
    await sql`update bank_statements set sealed = sealed || 'x'::bytea`.execute(portal.db);
    const { sealed } = await portal.db
      .selectFrom('bank_statements')
      .select('sealed')
      .executeTakeFirstOrThrow();
    expect(sealed.at(-1)).toBe('x'.charCodeAt(0));
  });
});
