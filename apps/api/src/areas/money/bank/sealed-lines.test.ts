import { identifyLines } from '@portal/domain/money/bank/line-identity';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealClearValues } from '../../../platform/crypto/seal-clear-values.ts';
import { runKeysCommand } from '../../../platform/keys/run-keys-command.ts';
import { importFile, keptLines, openAccount, tdFile } from '../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../testing/payments.ts';
import { keep } from '../../../testing/unapplied.ts';
import { showFlagsOf } from '../payments/flag-desk/show-flags.ts';
import { CLEAR_FLAG_PAYORS } from '../payments/flags/read-flag-payor.ts';
import { plainOfLine } from './lines/line-fingerprint.ts';
import { CLEAR_LINES } from './lines/line-text.ts';
import { markLines } from './lines/mark-lines.ts';
import { CLEAR_MATCH_PAYORS } from './matching/keep-match.ts';
import { showMatches } from './matching/show-matches.ts';
import { showOpenLines } from './matching/show-open-lines.ts';

const MONDAY = [
  ['2026-10-05', 'VIREMENT RÉMY', 25],
  ['2026-10-05', 'FEE', -6],
  ['2026-10-05', 'FEE', -6],
] as const;
const TUESDAY = [...MONDAY, ['2026-10-06', 'WIRE', 10]] as const;
const WEDNESDAY = [...TUESDAY, ['2026-10-07', 'WIRE', 10]] as const;
const TEXTS = WEDNESDAY.map(([, text]) => text);

let portal: TestPortal;
let account: string;
beforeEach(async () => {
  portal = await openTestPortal();
  account = await openAccount(portal.deps);
  await importFile(portal.deps, account, tdFile(MONDAY));
});
afterEach(() => portal.close());

/** What the version before kept the lines by, as anybody can make it. */
const plains = () =>
  identifyLines(
    MONDAY.map(([day, description, dollars], place) => ({
      line: place + 1,
      day,
      cents: BigInt(dollars * 100),
      description,
      party: null,
      bankId: null,
      balanceCents: null,
    })),
  ).map(({ likeness }) => plainOfLine(account, likeness));
const stored = () =>
  portal.db
    .selectFrom('bank_lines')
    .select(['description', 'likeness', 'likeness_key as keyId'])
    .orderBy('seq')
    .execute();
const found = async (search: string) =>
  (await showOpenLines(portal.deps, { account, search })).lines.map(({ description }) => description);
/** How many of a file's lines are new. */
const imported = async (lines: typeof TUESDAY | typeof WEDNESDAY) =>
  (await importFile(portal.deps, account, tdFile(lines))).newLines;

/** Puts the lines back into the shape in which the version before keeps them. */
async function bringBackClear(): Promise<void> {
  await sql`alter table bank_lines disable trigger bank_lines_stay`.execute(portal.db);
  const lines = await keptLines(portal.deps);
  for (const [place, likeness] of plains().entries()) {
    const { id = '', description = '' } = lines[place] ?? {};
    await portal.db
      .updateTable('bank_lines')
      .set({ description, likeness, sealed: null, likeness_key: null })
      .where('id', '=', id)
      .execute();
  }
  await sql`alter table bank_lines enable trigger bank_lines_stay`.execute(portal.db);
}

describe('what a bank wrote of a line', () => {
  it('is known by nothing that anybody can make without the key', async () => {
    const rows = await stored();
    expect(rows.map(({ description }) => description)).toEqual([null, null, null]);
    expect(rows.filter(({ likeness }) => plains().includes(likeness))).toEqual([]);
  });

  it('is searched in as before, without its accents, beside amounts', async () => {
    expect(await found('remy')).toEqual(['VIREMENT RÉMY']);
    expect(await found('6,00')).toEqual(['FEE', 'FEE']);
    expect(await found('nobody')).toEqual([]);
    expect((await showOpenLines(portal.deps, { account, search: 'fee' })).count.value).toBe(2);
  });

  it('is read, known and sealed where the version before wrote it in clear', async () => {
    await bringBackClear();
    expect(await found('remy')).toEqual(['VIREMENT RÉMY']);
    expect(await imported(TUESDAY), 'a file that overlaps lines in clear').toBe(1);
    expect(await sealClearValues(portal.deps, CLEAR_LINES)).toBe(MONDAY.length);
    expect(await sealClearValues(portal.deps, CLEAR_LINES)).toBe(0);
    const rows = await stored();
    expect(rows.filter(({ description, keyId }) => description !== null || keyId === null)).toEqual([]);
    expect(rows.filter(({ likeness }) => plains().includes(likeness))).toEqual([]);
    expect(await imported(WEDNESDAY), 'a file that overlaps lines sealed later').toBe(1);
    expect((await keptLines(portal.deps)).map(({ description }) => description)).toEqual(TEXTS);
  });

  it('is known and read while and after the keys are rotated', async () => {
    const rotated = await runKeysCommand(portal.deps, ['rotate', '--match', '--reseal'], () => {});
    expect(rotated.ok).toBe(true);
    expect(await imported(TUESDAY), 'before the fingerprints are made anew').toBe(1);
    expect(await markLines(portal.deps)).toBe(MONDAY.length);
    expect(await markLines(portal.deps)).toBe(0);
    const current = portal.deps.secrets.keys.matchKeys()[0].id;
    expect((await stored()).filter(({ keyId }) => keyId !== current)).toEqual([]);
    await portal.db.deleteFrom('data_keys').where('retired_at', 'is not', null).execute();
    expect(await imported(WEDNESDAY), 'with the earlier keys gone').toBe(1);
    expect((await keptLines(portal.deps)).map(({ description }) => description)).toEqual(TEXTS);
  });
});

describe('who paid', () => {
  it('as a match has it from the version before is read, and sealed', async () => {
    const [line] = await keptLines(portal.deps);
    await keep(portal, line?.id ?? '');
    await sql`alter table bank_matches disable trigger matches_are_counted`.execute(portal.db);
    await sql`update bank_matches set payor = 'M Okafor', sealed_payor = null`.execute(portal.db);
    await sql`alter table bank_matches enable trigger matches_are_counted`.execute(portal.db);
    const payors = async () => (await showMatches(portal.deps, {})).matches.map(({ payor }) => payor);
    expect(await payors()).toEqual(['M Okafor']);
    expect(await sealClearValues(portal.deps, CLEAR_MATCH_PAYORS)).toBe(1);
    expect(await portal.db.selectFrom('bank_matches').select('payor').execute()).toEqual([{ payor: null }]);
    expect(await payors()).toEqual(['M Okafor']);
  });

  it('as a server of the version before writes it into a flag is moved out of its facts, and sealed', async () => {
    const { tradeId } = await approvedDebit(portal);
    await sql`
      insert into payment_flags (id, investor_id, trade_id, kind, subject, basis, detail, created_at)
      select 'of before', investor_id, id, 'payer-differs', 'x', '', '{"payor": "Ana Roy", "amountCents": "500"}', now()
      from trades where id = ${tradeId}`.execute(portal.db);
    const flag = async () => (await showFlagsOf(portal.deps, { tradeId }, 'en'))[0];
    expect(await flag()).toMatchObject({ payor: 'Ana Roy', amount: 5 });
    expect(await sealClearValues(portal.deps, CLEAR_FLAG_PAYORS)).toBe(1);
    const row = portal.db.selectFrom('payment_flags').select(['payor', 'detail']);
    expect(await row.where('id', '=', 'of before').executeTakeFirst()).toEqual({
      payor: null,
      detail: { amountCents: '500' },
    });
    expect(await flag()).toMatchObject({ payor: 'Ana Roy', amount: 5 });
  });
});
